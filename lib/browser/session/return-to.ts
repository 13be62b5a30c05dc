import { safeNext } from '@/lib/kernel/safe-next';
import { renewTokens } from './renew';
import { refreshToken } from './token-store';

/**
 * Renews the page cookie if this browser still has tokens, and opens the page `next`. Returns false if the user must
 * sign in first.
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
