'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { OwnPassword } from '@/components/auth/own-password';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import type { ProfileView } from '@/lib/account/contract';
import { deleteAccount } from '@/lib/account/endpoints';
import { call } from '@/lib/browser/api/call';
import { errorText } from '@/lib/browser/api/error-text';
import { setAccountDeletedNotice } from '@/lib/browser/session/account-deleted-notice';
import { clearLocalData } from '@/lib/browser/session/clear-local-data';

/** Says what goes, asks for the password, and does it. */
export function DeleteAccount({ profile }: { profile: ProfileView }) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const open = (next: boolean) => {
    setPassword('');
    setError(null);
    setIsOpen(next);
  };
  const erase = async () => {
    if (password === '') return setError('Please enter your password');
    setIsDeleting(true);
    setError(null);
    try {
      await call(deleteAccount, { params: { id: profile.id }, body: { password } });
    } catch (failed) {
      setError(errorText(failed, 'Failed to delete your account. Please try again.'));
      setIsDeleting(false);
      return;
    }
    await clearLocalData({ unsentAnswers: 'discard' });
    setAccountDeletedNotice(true);
    router.push('/');
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
        description="This erases your profile, tests, answers, statistics and favorites, and signs out every device. You can't undo it."
        confirmLabel={isDeleting ? 'Deleting…' : 'Delete my account'}
        cancelLabel="Keep my account"
        onConfirm={() => void erase()}
      >
        <OwnPassword label="Your password" password={password} onChange={setPassword} error={error} />
      </ConfirmDialog>
    </>
  );
}
