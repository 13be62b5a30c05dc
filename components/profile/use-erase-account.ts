import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { ProfileView } from '@/lib/account/contract';
import { deleteAccount } from '@/lib/account/endpoints';
import { call } from '@/lib/browser/api/call';
import { errorText } from '@/lib/browser/api/error-text';
import { setAccountDeletedNotice } from '@/lib/browser/session/account-deleted-notice';
import { clearLocalData } from '@/lib/browser/session/clear-local-data';

const DELETED = 'Your account is deleted.';

/**
 * Deletes an account and its data on this device, then opens the landing page, which confirms the deletion. `error` is
 * the message of a failure.
 */
export function useEraseAccount({ id, isDeviceAccount }: ProfileView) {
  const router = useRouter();
  const [error, setError] = useState<string | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const erase = async (body: { password?: string }) => {
    setIsDeleting(true);
    setError(null);
    try {
      await call(deleteAccount, { params: { id }, body });
    } catch (failed) {
      setError(errorText(failed, 'Failed to delete your account. Please try again.'));
      setIsDeleting(false);
      return;
    }
    await clearLocalData({ unsentAnswers: 'discard', answeredTest: 'discard' });
    setAccountDeletedNotice(isDeviceAccount ? DELETED : `${DELETED} We emailed you a confirmation.`);
    router.push('/');
  };
  return { erase, error, setError, isDeleting };
}
