import { startDevice } from '@/lib/auth/endpoints';
import { call } from '@/lib/browser/api/call';
import { renewTokens } from './renew';
import { isExpired } from './token-claims';
import { accessToken, refreshToken } from './token-store';

const LOCK = 'coldpass.start';

/**
 * Makes an account of this device where nobody is signed in, once however many tabs ask. Where a user is, only sees to it that pages
 * open too. Throws `CallError`.
 */
export function startOnDevice(): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, start) : start();
}

async function start(): Promise<void> {
  if (refreshToken() !== null && accessToken() !== null) {
    // The page cookie runs out before the account does, and is renewed together with the token.
    if (isExpired(accessToken(), Date.now())) await renewTokens();
    return;
  }
  await call(startDevice, {});
}
