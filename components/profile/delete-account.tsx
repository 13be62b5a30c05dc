'use client';

import { useState } from 'react';
import { useTranslations } from '#texts';
import { OwnPassword } from '@/components/auth/own-password';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import type { ProfileView } from '@/lib/account/contract';
import { useEraseAccount } from './use-erase-account';

/** Deletes the account after a warning and a password check. */
export function DeleteAccount({ profile }: { profile: ProfileView }) {
  const t = useTranslations('profile');
  const [isOpen, setIsOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { erase, error, reset, isDeleting } = useEraseAccount(profile);
  const open = (next: boolean) => {
    setPassword('');
    setProblem(null);
    reset();
    setIsOpen(next);
  };
  const confirm = () => {
    setProblem(password === '' ? t('enterYourPassword') : null);
    if (password !== '') erase({ password });
  };

  return (
    <>
      <Button variant="destructive" onClick={() => open(true)}>
        {t('deleteAccount')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={open}
        destructive
        pending={isDeleting}
        title={t('deleteYourAccount')}
        description={t('deleteAccountHint')}
        confirmLabel={isDeleting ? t('deleting') : t('deleteMyAccount')}
        cancelLabel={t('keepMyAccount')}
        onConfirm={confirm}
      >
        <OwnPassword label={t('yourPassword')} password={password} onChange={setPassword} error={problem ?? error} />
      </ConfirmDialog>
    </>
  );
}
