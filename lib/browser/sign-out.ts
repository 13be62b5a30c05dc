import { cleanUpAttempts } from '@/lib/attempts/contract';
import { logout } from '@/lib/auth/contract';
import { call } from './call';
import { forgetMemberPages } from './offline';
import { flushOutbox } from './outbox';
import { clearTokens, refreshToken } from './token-store';

/** How long signing out waits for answers that are still on their way; milliseconds. */
const FLUSH_MS = 3000;

/**
 * Delivers what is waiting, removes uncompleted attempts, ends the session. Works without network too: the tokens go from
 * this device in any case, and other tabs follow.
 */
export async function signOut(): Promise<void> {
  const bearer = refreshToken();
  if (bearer) {
    await Promise.race([flushOutbox(), new Promise((resolve) => setTimeout(resolve, FLUSH_MS))]);
    await call(cleanUpAttempts, {}, { attempts: 1 }).catch(logOnly);
    await call(logout, {}, { bearer, attempts: 1 }).catch(logOnly);
  }
  clearTokens({ onPurpose: true });
  await forgetMemberPages();
}

// Specification §7: a failure here is only logged; the person is signed out all the same.
function logOnly(error: unknown): void {
  console.warn('Sign-out was not complete on the server:', error instanceof Error ? error.message : error);
}
