'use client';

import { Dialog, DialogContent } from '@/components/ui/dialog';
import { SignInForm } from './sign-in-form';

interface SignInDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function SignInDialog({ open, onOpenChange }: SignInDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Sign In" description="Welcome back.">
        <SignInForm onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}
