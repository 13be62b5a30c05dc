'use client';

import { DialogButton } from '@/components/layout/dialog-button';

const loadDialog = () => import('@/components/auth/register-dialog').then((module) => module.RegisterDialog);

export function RegisterButton({ className, children }: { className: string; children: string }) {
  return (
    <DialogButton load={loadDialog} className={className}>
      {children}
    </DialogButton>
  );
}
