import { startDevice } from '@/lib/auth/endpoints';
import { call } from '@/lib/browser/api/call';
import { renewTokens } from './renew';
import { isExpired } from './token-claims';
import { accessToken, refreshToken } from './token-store';

const LOCK = 'coldpass.start';

/**
 * Creates an account for this device if nobody is signed in. Only one tab at a time does this. If a user is signed in,
 * only renews the page cookie. Throws `CallError`.
 */
export function startOnDevice(): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, start) : start();
}

async function start(): Promise<void> {
  if (refreshToken() !== null && accessToken() !== null) {
    // The page cookie expires before the account does. Renewing the token renews the cookie too.
    if (isExpired(accessToken(), Date.now())) await renewTokens();
    return;
  }
  await call(startDevice, {});
}
