'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { onTokensChange, refreshToken, wasLeftOnPurpose } from '@/lib/browser/session/token-store';

const isMemberNow = () => refreshToken() !== null;
const onServer = () => true;

/** The list of pages is fetched when it is needed; if that fails, the page is left, because it may show somebody's data. */
async function leave(): Promise<void> {
  const rules = await import('@/lib/proxy/rules').catch(() => null);
  const target = rules ? rules.redirectTarget(null, location.pathname, location.search) : '/';
  if (target) location.replace(target);
}

/**
 * The page guard for a page that is already open: the session has ended here, in another tab or on the server, and nobody may
 * see any longer what the page shows. Somebody who signs out here goes where signing out leads.
 */
export function LeaveWhenSignedOut() {
  const isMember = useSyncExternalStore(onTokensChange, isMemberNow, onServer);
  const wasMember = useRef(false);
  useEffect(() => {
    if (isMember) {
      wasMember.current = true;
      return;
    }
    // Somebody who comes back to the page later, by the back button, has not signed out on it.
    if (wasMember.current && wasLeftOnPurpose()) return;
    void leave();
  }, [isMember]);
  return null;
}
