import { cleanUpAttempts, previewCleanUp } from '@/lib/attempts/endpoints';
import { logout } from '@/lib/auth/endpoints';
import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import { withTimeout } from '@/lib/browser/api/waits';
import { answeredTestOf } from '@/lib/browser/attempt/answered-test';
import { discardSteps, flushOutbox, savingState } from '@/lib/browser/attempt/outbox';
import type { TestType } from '@/lib/kernel/exam';
import { clearLocalData } from './clear-local-data';
import { forgetDraftsOfOthers } from './drafts-owner';
import { keepSignOut, listPendingSignOuts, releaseSignOut } from './pending-sign-outs-store';
import { receiptFor } from './sign-out-receipt';
import { userOf } from './token-claims';
import { accessToken, dropPageKey, refreshToken } from './token-store';

/** Milliseconds that a sign-out waits for unsent answers. */
const FLUSH_MS = 3000;

const flushForAWhile = () =>
  Promise.race([flushOutbox(), new Promise<void>((resolve) => setTimeout(resolve, FLUSH_MS))]);

/** Type of an answered test that a sign-out could delete. `elsewhere`: the test is not on this device. */
export type AnsweredTest = TestType | 'elsewhere';

/**
 * Finds an answered test in progress, so that the page can ask about it before signing out. Returns null if there is
 * none. Throws `CallError` if the server cannot be reached.
 */
export async function findAnsweredTest(): Promise<AnsweredTest | null> {
  const here = answeredTestOf(userOf(accessToken())?.id);
  if (here) return here.testType;
  await flushForAWhile();
  // `signOut` deletes no attempts while steps are unsent, so there is nothing to ask about.
  if (savingState() !== 'saved') return null;
  const { answered } = await withTimeout(FLUSH_MS, (signal) =>
    call(previewCleanUp, { query: {} }, { attempts: 1, signal }),
  );
  return answered > 0 ? 'elsewhere' : null;
}

/**
 * Signs the user out: sends unsent steps, deletes uncompleted attempts if `uncompleted` is `delete`, and ends the
 * session. Also works without a network: first makes the page cookie and the drafts unusable, then deletes tokens and
 * all data of the user. Other tabs sign out too. The session ends on the server when the network returns.
 */
export async function signOut(uncompleted: 'keep' | 'delete'): Promise<void> {
  const bearer = refreshToken();
  if (bearer) {
    dropPageKey();
    forgetDraftsOfOthers();
    const receipt = await receiptFor(bearer);
    // The receipt is stored first, because the user may close the page during the slower steps.
    if (receipt) keepSignOut(receipt);
    const attemptId = answeredTestOf(userOf(accessToken())?.id)?.attemptId;
    if (uncompleted === 'delete' && attemptId) discardSteps(attemptId);
    await flushForAWhile();
    // Uncompleted attempts are not deleted while steps are unsent, because an attempt with an unsent finish is in fact
    // completed. The steps are sent when the user signs in again.
    if (uncompleted === 'delete' && savingState() === 'saved') {
      await call(cleanUpAttempts, { query: { attemptId } }, { attempts: 1 }).catch(logOnly);
    }
    await endSession(receipt ?? bearer, { isOurs: true });
  }
  await clearLocalData({ unsentAnswers: 'keep', answeredTest: uncompleted === 'keep' ? 'keep' : 'discard' });
}

/** Sends sign-outs that did not reach the server. */
export async function deliverSignOuts(): Promise<void> {
  const bearer = refreshToken();
  const current = bearer && (await receiptFor(bearer));
  const pending = listPendingSignOuts();
  // The page was closed before the sign-out of this session was finished, so the local data is deleted now.
  if (current && pending.includes(current)) await clearLocalData({ unsentAnswers: 'keep', answeredTest: 'keep' });
  for (const receipt of pending) await endSession(receipt, { isOurs: refreshToken() === null });
}

const deliver = () => void deliverSignOuts();

/**
 * Ends a session on the server. `isOurs`: true if nobody has signed in since then, so the response may delete the page
 * cookie.
 */
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

// Errors are only logged, because the user is signed out on this device in any case.
function logOnly(error: unknown): void {
  console.warn('Sign-out was not complete on the server:', error instanceof Error ? error.message : error);
}
