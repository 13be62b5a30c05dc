'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { OwnPassword } from '@/components/auth/own-password';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { deleteAccount, type ProfileView } from '@/lib/account/contract';
import { call } from '@/lib/browser/call';
import { setFarewell } from '@/lib/browser/farewell';
import { forgetLearner } from '@/lib/browser/forget-learner';

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
      setError((failed as Error).message);
      setIsDeleting(false);
      return;
    }
    await forgetLearner();
    setFarewell(true);
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
        description="Your profile, tests, answers, statistics, favorites and signed-in devices are erased at once. This cannot be undone."
        confirmLabel={isDeleting ? 'Deleting…' : 'Delete my account'}
        cancelLabel="Keep my account"
        onConfirm={() => void erase()}
      >
        <OwnPassword label="Your password" password={password} onChange={setPassword} error={error} />
      </ConfirmDialog>
    </>
  );
}
