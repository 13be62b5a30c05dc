'use client';

import { Dialog, DialogContent } from '@/components/ui/dialog';
import { SignInForm } from './sign-in-form';

interface SignInDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  from?: string;
}

export function SignInDialog({ open, onOpenChange, ...asked }: SignInDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Sign In" description="Welcome back.">
        <SignInForm {...asked} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}
