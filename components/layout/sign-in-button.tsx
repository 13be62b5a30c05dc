'use client';

import { useTranslations } from '#texts';
import { DialogButton } from './dialog-button';

const loadDialog = () => import('@/components/auth/sign-in-dialog').then((module) => module.SignInDialog);

export function SignInButton({ className }: { className: string }) {
  const t = useTranslations('site');
  return (
    <DialogButton load={loadDialog} className={className}>
      {t('signIn')}
    </DialogButton>
  );
}
