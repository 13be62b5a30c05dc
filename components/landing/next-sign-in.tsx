'use client';

import { useEffect, useState } from 'react';
import { useOnDemand } from '@/components/layout/use-on-demand';

const loadDialog = () => import('@/components/auth/sign-in-dialog').then((module) => module.SignInDialog);

/**
 * A guard sent somebody here from a page that needs a sign-in (`/?next=`). Who is signed in on this device, but whose page
 * cookie has run out, gets a new one and goes on; everybody else sees the dialog.
 */
export function NextSignIn() {
  const [isOpen, setIsOpen] = useState(false);
  const { Component, request } = useOnDemand(loadDialog);
  useEffect(() => {
    const next = new URLSearchParams(location.search).get('next');
    if (!next) return;
    let isGone = false;
    void import('@/lib/browser/return-to').then(async ({ tryReturnTo }) => {
      const hasLeft = await tryReturnTo(next);
      if (hasLeft || isGone) return;
      setIsOpen(true);
      await request();
    });
    return () => {
      isGone = true;
    };
  }, [request]);
  return Component ? <Component open={isOpen} onOpenChange={setIsOpen} /> : null;
}
