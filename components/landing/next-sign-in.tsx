'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';
import { useAskedDialog } from '@/components/layout/use-asked-dialog';

const loadDialog = () => import('@/components/auth/sign-in-dialog').then((module) => module.SignInDialog);

/**
 * A guard sent the visitor here from a page that needs a sign-in (`/?next=`). A member who is signed in on this device but whose
 * page cookie has run out gets a new one and goes on; everybody else sees the dialog.
 */
export function NextSignIn() {
  return (
    // The page is made before anybody asks for it: only this part waits for the address.
    <Suspense fallback={null}>
      <SignInForNext />
    </Suspense>
  );
}

function SignInForNext() {
  // Read again with each change: a guard may send a visitor here who is on this page already.
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
