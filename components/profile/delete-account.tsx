'use client';

import { useState } from 'react';
import { OwnPassword } from '@/components/auth/own-password';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import type { ProfileView } from '@/lib/account/contract';
import { useEraseAccount } from './use-erase-account';

/** Deletes the account after a warning and a password check. */
export function DeleteAccount({ profile }: { profile: ProfileView }) {
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
    setProblem(password === '' ? 'Please enter your password' : null);
    if (password !== '') erase({ password });
  };

  return (
    <>
      <Button variant="destructive" onClick={() => open(true)}>
        Delete Account
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={open}
        destructive
        pending={isDeleting}
        title="Delete your account?"
        description="This erases your profile, tests, answers, statistics and favorites, and signs out every device. It also erases the classes that you created, with their names and results, unless a colleague teaches them too. You can't undo it."
        confirmLabel={isDeleting ? 'Deleting…' : 'Delete my account'}
        cancelLabel="Keep my account"
        onConfirm={confirm}
      >
        <OwnPassword label="Your password" password={password} onChange={setPassword} error={problem ?? error} />
      </ConfirmDialog>
    </>
  );
}
