'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';
import { useAskedDialog } from '@/components/layout/use-asked-dialog';

const loadDialog = () => import('@/components/auth/sign-in-dialog').then((module) => module.SignInDialog);

/**
 * Handles a visitor whom a guarded page redirected here (`/?next=`). A member whose page cookie has expired gets a new
 * cookie and continues; everybody else sees the sign-in dialog.
 */
export function NextSignIn() {
  return (
    // The page is static; only this part depends on the URL's query.
    <Suspense fallback={null}>
      <SignInForNext />
    </Suspense>
  );
}

function SignInForNext() {
  // Read on each render, because a guarded page can redirect here while this page is open.
  const next = useSearchParams().get('next');
  const { ask, dialog } = useAskedDialog(loadDialog);
  useEffect(() => {
    if (!next) return;
    let isGone = false;
    void import('@/lib/browser/session/return-to').then(async ({ tryReturnTo }) => {
      const hasLeft = await tryReturnTo(next);
      if (!hasLeft && !isGone) await ask();
    });
    return () => {
      isGone = true;
    };
  }, [next, ask]);
  return dialog;
}
