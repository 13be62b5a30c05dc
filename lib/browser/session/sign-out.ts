import { cleanUpAttempts } from '@/lib/attempts/endpoints';
import { logout } from '@/lib/auth/endpoints';
import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import { flushOutbox, savingState } from '@/lib/browser/attempt/outbox';
import { clearLocalData } from './clear-local-data';
import { forgetDraftsOfOthers } from './drafts-owner';
import { keepSignOut, listPendingSignOuts, releaseSignOut } from './pending-sign-outs-store';
import { receiptFor } from './sign-out-receipt';
import { dropPageKey, refreshToken } from './token-store';

/** How long signing out waits for answers that are still on their way; milliseconds. */
const FLUSH_MS = 3000;

/**
 * Delivers what is waiting, removes uncompleted attempts, ends the session. Works without network too: from the first moment the
 * page cookie opens nothing here and drafts are gone, then the tokens and all that is known of the person go, other tabs follow, and the session
 * ends as soon as the network is back.
 */
export async function signOut(): Promise<void> {
  const bearer = refreshToken();
  if (bearer) {
    dropPageKey();
    forgetDraftsOfOthers();
    const receipt = await receiptFor(bearer);
    // Before anything that takes time: the page may be closed now.
    if (receipt) keepSignOut(receipt);
    await Promise.race([flushOutbox(), new Promise((resolve) => setTimeout(resolve, FLUSH_MS))]);
    // What still waits belongs to an attempt that is not uncompleted: it is delivered when its person is back.
    if (savingState() === 'saved') await call(cleanUpAttempts, {}, { attempts: 1 }).catch(logOnly);
    await endSession(receipt ?? bearer, { isOurs: true });
  }
  await clearLocalData({ unsentAnswers: 'keep' });
}

/** Makes up for sign-outs that did not reach the server. */
export async function deliverSignOuts(): Promise<void> {
  const bearer = refreshToken();
  const current = bearer && (await receiptFor(bearer));
  const pending = listPendingSignOuts();
  // The page was closed before its sign-out was through.
  if (current && pending.includes(current)) await clearLocalData({ unsentAnswers: 'keep' });
  for (const receipt of pending) await endSession(receipt, { isOurs: refreshToken() === null });
}

const deliver = () => void deliverSignOuts();

/** `isOurs`: the answer may take the page cookie away, because it is nobody else's by now. */
async function endSession(receipt: string, { isOurs }: { isOurs: boolean }): Promise<void> {
  try {
    await call(logout, {}, { bearer: receipt, attempts: 1, ...(isOurs ? {} : { credentials: 'omit' }) });
    releaseSignOut(receipt);
  } catch (error) {
    logOnly(error);
    if (error instanceof CallError && error.isRefusal) return releaseSignOut(receipt);
    window.addEventListener('online', deliver, { once: true });
  }
}

// The person is signed out on this device whatever the server says.
function logOnly(error: unknown): void {
  console.warn('Sign-out was not complete on the server:', error instanceof Error ? error.message : error);
}
