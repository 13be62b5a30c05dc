'use client';

import { DialogButton } from './dialog-button';

const loadDialog = () => import('@/components/auth/sign-in-dialog').then((module) => module.SignInDialog);

export function SignInButton({ className }: { className: string }) {
  return (
    <DialogButton load={loadDialog} className={className}>
      Sign In
    </DialogButton>
  );
}
