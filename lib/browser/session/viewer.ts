'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { renewTokens } from './renew';
import { isExpired, type StoredUser, userOf } from './token-claims';
import { accessToken, clearTokens, onTokensChange, refreshToken } from './token-store';

export interface ViewerState {
  /** `unknown` on the server and until hydration. */
  status: 'unknown' | 'signed-out' | 'signed-in';
  user: StoredUser | null;
}

/** The interval at which an open page checks its session. */
const POLL_MS = 30_000;

const UNKNOWN: ViewerState = { status: 'unknown', user: null };
const SIGNED_OUT: ViewerState = { status: 'signed-out', user: null };

let readFor: string | null = null;
let current: ViewerState = SIGNED_OUT;

/** Returns the same object for the same token, as `useSyncExternalStore` requires. */
function readViewer(): ViewerState {
  const token = refreshToken() === null ? null : accessToken();
  if (token === readFor) return current;
  const user = userOf(token);
  readFor = token;
  current = user ? { status: 'signed-in', user } : SIGNED_OUT;
  return current;
}

/** Renews an expired token; forgets a session that the server has ended, or whose tokens are gone. */
async function checkSession(): Promise<void> {
  if (refreshToken() === null) {
    // The tokens vanished without an event: the user has cleared the browser's storage.
    if (current.status === 'signed-in') clearTokens();
    return;
  }
  if (!isExpired(accessToken(), Date.now())) return;
  // A temporary failure is retried at the next check.
  await renewTokens().catch(() => undefined);
}

/**
 * Returns the signed-in user, for display. Follows sign-in and sign-out in other tabs; the status is re-read every 30
 * seconds.
 */
export function useViewer(): ViewerState {
  useEffect(() => {
    const poll = setInterval(() => void checkSession(), POLL_MS);
    return () => clearInterval(poll);
  }, []);
  return useSyncExternalStore(onTokensChange, readViewer, () => UNKNOWN);
}
