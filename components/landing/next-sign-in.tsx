'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';

const SignInDialog = dynamic(() => import('@/components/auth/sign-in-dialog').then((module) => module.SignInDialog), {
  ssr: false,
});

/**
 * A guard sent somebody here from a page that needs a sign-in (`/?next=`). Who is signed in on this device, but whose page
 * cookie has run out, gets a new one and goes on; everybody else sees the dialog.
 */
export function NextSignIn() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const next = new URLSearchParams(location.search).get('next');
    if (!next) return;
    let isGone = false;
    void import('@/lib/browser/return-to').then(async ({ tryReturnTo }) => {
      const hasLeft = await tryReturnTo(next);
      if (!hasLeft && !isGone) setIsOpen(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isOpen ? <SignInDialog open={isOpen} onOpenChange={setIsOpen} /> : null;
}
