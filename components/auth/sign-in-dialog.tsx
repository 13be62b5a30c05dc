'use client';

import { useState } from 'react';
import { useTranslations } from '#texts';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { RegisterDialog } from './register-dialog';
import { SignInForm } from './sign-in-form';

interface SignInDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  from?: string;
}

/**
 * Signs in. A visitor without an account can create one here, unless the dialog was opened by a page for a signed-in
 * member (`from`).
 */
export function SignInDialog({ open, onOpenChange, ...asked }: SignInDialogProps) {
  const t = useTranslations('auth');
  const [isNew, setIsNew] = useState(false);
  if (isNew) {
    const change = (next: boolean) => {
      setIsNew(next);
      onOpenChange(next);
    };
    return <RegisterDialog open={open} onOpenChange={change} />;
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t('signIn')} description={t('welcomeBack')}>
        <SignInForm
          {...asked}
          {...(asked.from === undefined ? { onNew: () => setIsNew(true) } : {})}
          onDone={() => onOpenChange(false)}
        />
      </DialogContent>
    </Dialog>
  );
}
