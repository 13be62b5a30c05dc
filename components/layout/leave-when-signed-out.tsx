'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { userOf } from '@/lib/browser/session/token-claims';
import { accessToken, onTokensChange, refreshToken, wasLeftOnPurpose } from '@/lib/browser/session/token-store';

const isMemberNow = () => refreshToken() !== null;
const onServer = () => true;
const personHere = () => userOf(accessToken())?.id;

/**
 * Leaves a page that needs a sign-in. If the page rules cannot be loaded, leaves as well, because the page may show
 * personal data.
 */
async function leave(): Promise<void> {
  const rules = await import('@/lib/proxy/rules').catch(() => null);
  const target = rules ? rules.redirectTarget(null, location.pathname, location.search) : '/';
  if (target) location.replace(target);
}

/**
 * Guards a page that is already open. Leaves it when the session ends in another tab or on the server, and reloads it
 * when another user has signed in. It ignores a sign-out on this page, which navigates by itself.
 */
export function LeaveWhenSignedOut() {
  const isMember = useSyncExternalStore(onTokensChange, isMemberNow, onServer);
  const wasMember = useRef(false);
  useEffect(() => {
    if (isMember) {
      wasMember.current = true;
      return;
    }
    // `wasMember` excludes a visitor who comes back with the back button after a sign-out on another page.
    if (wasMember.current && wasLeftOnPurpose()) return;
    void leave();
  }, [isMember]);
  useEffect(() => {
    let person = personHere();
    const look = () => {
      if (document.visibilityState === 'hidden') person = personHere();
      // Another user signed in while this tab was hidden. A sign-in in this tab needs no reload.
      else if (isMemberNow() && personHere() !== person) location.reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return null;
}
