'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { ProfileView } from '@/lib/account/contract';
import { deleteAccount } from '@/lib/account/endpoints';
import { call } from '@/lib/browser/api/call';
import { errorText } from '@/lib/browser/api/error-text';
import { setAccountDeletedNotice } from '@/lib/browser/session/account-deleted-notice';
import { clearLocalData } from '@/lib/browser/session/clear-local-data';

/** One press: there is no password to ask for, and nothing that names the person. */
export function DeleteDeviceAccount({ profile }: { profile: ProfileView }) {
  const router = useRouter();
  const [error, setError] = useState<string | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const erase = async () => {
    setIsDeleting(true);
    setError(null);
    try {
      await call(deleteAccount, { params: { id: profile.id }, body: {} });
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
      <Button
        variant="destructive"
        inactive={isDeleting}
        aria-describedby="delete-device-account"
        onClick={() => void erase()}
      >
        {isDeleting ? 'Deleting…' : 'Delete everything'}
      </Button>
      <p id="delete-device-account" className="text-muted-foreground text-sm sm:col-span-2">
        “Delete everything” erases your tests, answers, statistics and favorites at once. You can't undo it.
      </p>
      {error ? (
        <Alert variant="error" className="sm:col-span-2">
          {error}
        </Alert>
      ) : null}
    </>
  );
}
