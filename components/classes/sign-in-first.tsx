'use client';

import { useCallback } from 'react';
import { usePaths, useTranslations } from '#texts';
import { DialogButton } from '@/components/layout/dialog-button';
import { buttonVariants } from '@/components/ui/button-variants';
import { useViewer } from '@/lib/browser/session/viewer';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Offers sign-in to a student who wants the class saved in an account. Signing in through a school creates an account
 * if the student has none. Returns to this page afterwards.
 */
export function SignInFirst({ code }: { code: string }) {
  const t = useTranslations('join');
  const from = usePaths()(`/join#${code}`);
  const { status } = useViewer();
  const load = useCallback(async () => {
    const { SignInDialog } = await import('@/components/auth/sign-in-dialog');
    return (props: DialogProps) => <SignInDialog {...props} from={from} />;
  }, [from]);
  if (status !== 'signed-out') return null;
  return (
    <DialogButton load={load} className={buttonVariants({ variant: 'outline' })}>
      {t('signInFirst')}
    </DialogButton>
  );
}
