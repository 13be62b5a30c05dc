'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { onTokensChange, refreshToken, wasLeftOnPurpose } from '@/lib/browser/token-store';
import { redirectTarget } from '@/lib/proxy/rules';

const isMemberNow = () => refreshToken() !== null;
const onServer = () => true;

/**
 * Specification §2 "Guards", for a page that is open already: the session has ended here, in another tab or on the server, and
 * what the page shows is nobody's any more. Whoever signs out goes where that leads.
 */
export function LeaveWhenSignedOut() {
  const isMember = useSyncExternalStore(onTokensChange, isMemberNow, onServer);
  const wasMember = useRef(false);
  useEffect(() => {
    if (isMember) {
      wasMember.current = true;
      return;
    }
    // Whoever comes back to the page later, by the back button, has not signed out on it.
    if (wasMember.current && wasLeftOnPurpose()) return;
    const target = redirectTarget(null, location.pathname, location.search);
    if (target) location.replace(target);
  }, [isMember]);
  return null;
}
