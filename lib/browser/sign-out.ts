import { cleanUpAttempts } from '@/lib/attempts/contract';
import { logout } from '@/lib/auth/contract';
import { call } from './call';
import { CallError } from './call-error';
import { keepSignOut, listKeptSignOuts, releaseSignOut } from './kept-sign-outs';
import { forgetMemberPages } from './offline';
import { flushOutbox, savingState } from './outbox';
import { clearTokens, refreshToken } from './token-store';

/** How long signing out waits for answers that are still on their way; milliseconds. */
const FLUSH_MS = 3000;

/**
 * Delivers what is waiting, removes uncompleted attempts, ends the session. Works without network too: the tokens go from
 * this device in any case, other tabs follow, and the session ends as soon as the network is back.
 */
export async function signOut(): Promise<void> {
  const bearer = refreshToken();
  if (bearer) {
    await Promise.race([flushOutbox(), new Promise((resolve) => setTimeout(resolve, FLUSH_MS))]);
    // What still waits belongs to an attempt that is not uncompleted: it is delivered when its person is back.
    if (savingState() === 'saved') await call(cleanUpAttempts, {}, { attempts: 1 }).catch(logOnly);
    await endSession(bearer);
  }
  clearTokens({ onPurpose: true });
  await forgetMemberPages();
}

/** Makes up for sign-outs that did not reach the server. */
export async function deliverSignOuts(): Promise<void> {
  for (const bearer of listKeptSignOuts()) await endSession(bearer);
}

const deliver = () => void deliverSignOuts();

async function endSession(bearer: string): Promise<void> {
  // The answer takes the page cookie away, which may be somebody else's by now.
  const isElsewhere = refreshToken() !== null && refreshToken() !== bearer;
  try {
    await call(logout, {}, { bearer, attempts: 1, ...(isElsewhere ? { credentials: 'omit' } : {}) });
    releaseSignOut(bearer);
  } catch (error) {
    logOnly(error);
    if (error instanceof CallError && error.isRefusal) return releaseSignOut(bearer);
    keepSignOut(bearer);
    window.addEventListener('online', deliver, { once: true });
  }
}

// Specification §7: a failure here is only logged; the person is signed out all the same.
function logOnly(error: unknown): void {
  console.warn('Sign-out was not complete on the server:', error instanceof Error ? error.message : error);
}
