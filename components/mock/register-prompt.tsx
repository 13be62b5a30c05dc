'use client';

import { useTranslations } from '#texts';
import { DialogButton } from '@/components/layout/dialog-button';
import { buttonVariants } from '@/components/ui/button-variants';

const loadDialog = () => import('@/components/auth/register-dialog').then((module) => module.RegisterDialog);

interface RegisterPromptProps {
  label?: string;
  /** Use `outline` next to a more prominent button. */
  variant?: 'accent' | 'outline';
}

export function RegisterPrompt({ label, variant = 'accent' }: RegisterPromptProps) {
  const t = useTranslations('auth');
  return (
    <DialogButton load={loadDialog} className={buttonVariants({ variant })}>
      {label ?? t('createAccount')}
    </DialogButton>
  );
}
