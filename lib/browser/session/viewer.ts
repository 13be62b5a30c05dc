'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { renewTokens } from './renew';
import { isExpired, type StoredUser, userOf } from './token-claims';
import { accessToken, clearTokens, onTokensChange, refreshToken } from './token-store';

export interface ViewerState {
  /** `unknown` on the server and until the page has come to life. */
  status: 'unknown' | 'signed-out' | 'signed-in';
  user: StoredUser | null;
}

/** How often an open page asks whether its session still stands. */
const POLL_MS = 30_000;

const UNKNOWN: ViewerState = { status: 'unknown', user: null };
const SIGNED_OUT: ViewerState = { status: 'signed-out', user: null };

let readFor: string | null = null;
let current: ViewerState = SIGNED_OUT;

/** The same object for the same token, as `useSyncExternalStore` asks. */
function readViewer(): ViewerState {
  const token = refreshToken() === null ? null : accessToken();
  if (token === readFor) return current;
  const user = userOf(token);
  readFor = token;
  current = user ? { status: 'signed-in', user } : SIGNED_OUT;
  return current;
}

/** Renews a token that has run out; a session that the server has ended, or whose tokens are gone, is forgotten here too. */
async function checkSession(): Promise<void> {
  if (refreshToken() === null) {
    // They went without notice: the user has cleared the browser's storage.
    if (current.status === 'signed-in') clearTokens();
    return;
  }
  if (!isExpired(accessToken(), Date.now())) return;
  // What has failed for now is tried again at the next look.
  await renewTokens().catch(() => undefined);
}

/** Who is signed in here, for showing. Follows sign-in and sign-out in other tabs; the status is re-read every 30 seconds. */
export function useViewer(): ViewerState {
  useEffect(() => {
    const poll = setInterval(() => void checkSession(), POLL_MS);
    return () => clearInterval(poll);
  }, []);
  return useSyncExternalStore(onTokensChange, readViewer, () => UNKNOWN);
}
