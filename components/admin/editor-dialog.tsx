'use client';

import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { useLeaveGuard } from './use-leave-guard';

interface EditorDialogProps {
  title: string;
  /** Noun for the edited object: "question", "section". */
  thing: string;
  isDirty: boolean;
  className: string;
  onClose: () => void;
  children: ReactNode;
}

/** Modal form that ignores clicks outside and asks before it discards unsaved changes. */
export function EditorDialog({ title, thing, isDirty, className, onClose, children }: EditorDialogProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const { letGo } = useLeaveGuard({ isDirty, isAsking: isLeaving, onAsk: () => setIsLeaving(true) });
  return (
    <Dialog open onOpenChange={() => (isDirty ? setIsLeaving(true) : onClose())}>
      <DialogContent title={title} className={className} onInteractOutside={(event) => event.preventDefault()}>
        {children}
        <ConfirmDialog
          open={isLeaving}
          onOpenChange={setIsLeaving}
          destructive
          title="Discard your changes?"
          description={`Your changes to this ${thing} aren't saved yet.`}
          confirmLabel="Discard changes"
          cancelLabel="Keep editing"
          onConfirm={() => {
            letGo();
            onClose();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
