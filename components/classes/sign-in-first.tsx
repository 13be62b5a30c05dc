'use client';

import { useCallback } from 'react';
import { DialogButton } from '@/components/layout/dialog-button';
import { buttonVariants } from '@/components/ui/button-variants';
import { useViewer } from '@/lib/browser/session/viewer';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Offers sign-in to a student who wants the place in an account. A school's sign-in creates the account on the way. The
 * sign-in leads back here.
 */
export function SignInFirst({ code }: { code: string }) {
  const { status } = useViewer();
  const load = useCallback(async () => {
    const { SignInDialog } = await import('@/components/auth/sign-in-dialog');
    return (props: DialogProps) => <SignInDialog {...props} from={`/join#${code}`} />;
  }, [code]);
  if (status !== 'signed-out') return null;
  return (
    <DialogButton load={load} className={buttonVariants({ variant: 'outline' })}>
      Sign in first
    </DialogButton>
  );
}
