'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { renewTokens } from './renew';
import { isExpired, type StoredUser, userOf } from './token-claims';
import { accessToken, clearTokens, onTokensChange, refreshToken } from './token-store';

export interface ViewerState {
  /** `unknown`: on the server, and until the page is hydrated. */
  status: 'unknown' | 'signed-out' | 'signed-in';
  user: StoredUser | null;
}

/** Milliseconds between two checks of the session by an open page. */
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

/** Renews an expired token. Signs this page out if the server has ended the session or the tokens are missing. */
async function checkSession(): Promise<void> {
  if (refreshToken() === null) {
    // The tokens disappeared without an event because the user cleared the browser's storage.
    if (current.status === 'signed-in') clearTokens();
    return;
  }
  if (!isExpired(accessToken(), Date.now())) return;
  // The next check tries again after a temporary failure.
  await renewTokens().catch(() => undefined);
}

/**
 * Returns the signed-in user, for display. Updates on sign-in and sign-out in any tab, and checks the session every 30
 * seconds.
 */
export function useViewer(): ViewerState {
  useEffect(() => {
    const poll = setInterval(() => void checkSession(), POLL_MS);
    return () => clearInterval(poll);
  }, []);
  return useSyncExternalStore(onTokensChange, readViewer, () => UNKNOWN);
}
