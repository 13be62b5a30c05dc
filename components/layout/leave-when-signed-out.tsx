'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { userOf } from '@/lib/browser/session/token-claims';
import { accessToken, onTokensChange, refreshToken, wasLeftOnPurpose } from '@/lib/browser/session/token-store';

const isMemberNow = () => refreshToken() !== null;
const onServer = () => true;
const personHere = () => userOf(accessToken())?.id;

/** The list of pages is fetched when it is needed; if that fails, the page is left, because it may show personal data. */
async function leave(): Promise<void> {
  const rules = await import('@/lib/proxy/rules').catch(() => null);
  const target = rules ? rules.redirectTarget(null, location.pathname, location.search) : '/';
  if (target) location.replace(target);
}

/**
 * The page guard for a page that is already open: the session has ended here, in another tab or on the server, and nobody may
 * see any longer what the page shows, and another user who is signed in instead sees a page of their own. A member who signs out here
 * goes where signing out leads.
 */
export function LeaveWhenSignedOut() {
  const isMember = useSyncExternalStore(onTokensChange, isMemberNow, onServer);
  const wasMember = useRef(false);
  useEffect(() => {
    if (isMember) {
      wasMember.current = true;
      return;
    }
    // A visitor who comes back to the page later, by the back button, has not signed out on it.
    if (wasMember.current && wasLeftOnPurpose()) return;
    void leave();
  }, [isMember]);
  useEffect(() => {
    let person = personHere();
    const look = () => {
      if (document.visibilityState === 'hidden') person = personHere();
      // While this tab slept, one has signed out and another one in. What a tab does itself it does while it is looked at.
      else if (isMemberNow() && personHere() !== person) location.reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return null;
}
