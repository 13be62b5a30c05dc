import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { usePaths, useTranslations } from '#texts';
import type { ProfileView } from '@/lib/account/contract';
import { deleteAccount } from '@/lib/account/endpoints';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import { setAccountDeletedNotice } from '@/lib/browser/session/account-deleted-notice';
import { clearLocalData } from '@/lib/browser/session/clear-local-data';

/**
 * Deletes an account and its data on this device, then opens the landing page, which confirms the deletion. `error` is
 * the message of a failed attempt. The returned pending flag stays true until the landing page opens.
 */
export function useEraseAccount({ id, isDeviceAccount }: ProfileView) {
  const t = useTranslations('profile');
  const toPath = usePaths();
  const router = useRouter();
  const { mutate, error, reset, isPending, isSuccess } = useMutation({
    mutationFn: async (body: { password?: string }) => {
      await call(deleteAccount, { params: { id }, body });
      await clearLocalData({ unsentAnswers: 'discard', answeredTest: 'discard' });
      setAccountDeletedNotice(t(isDeviceAccount ? 'accountDeleted' : 'accountDeletedMailed'));
      router.push(toPath('/'));
    },
  });
  return {
    erase: mutate,
    error: findErrorText(error, t('accountNotDeleted')),
    reset,
    isDeleting: isPending || isSuccess,
  };
}
