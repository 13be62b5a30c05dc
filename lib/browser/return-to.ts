import { safeNext } from '@/lib/proxy/rules';
import { CallError } from './call-error';
import { renewTokens } from './renew';
import { clearTokens, refreshToken } from './token-store';

/** Renews the page cookie of somebody who is still signed in by tokens and goes back; false when a sign-in is needed. */
export async function tryReturnTo(next: string): Promise<boolean> {
  const target = safeNext(next);
  if (!target || refreshToken() === null) return false;
  try {
    await renewTokens();
  } catch (error) {
    if (error instanceof CallError && error.status === 401) clearTokens();
    return false;
  }
  location.replace(target);
  return true;
}
