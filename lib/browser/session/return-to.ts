import { safeNext } from '@/lib/kernel/safe-next';
import { renewTokens } from './renew';
import { refreshToken } from './token-store';

/**
 * Renews the page cookie of a member who is still signed in by tokens and returns to the page; false when a sign-in is
 * needed.
 */
export async function tryReturnTo(next: string): Promise<boolean> {
  const target = safeNext(next);
  if (!target || refreshToken() === null) return false;
  try {
    await renewTokens();
  } catch {
    return false;
  }
  location.replace(target);
  return true;
}
