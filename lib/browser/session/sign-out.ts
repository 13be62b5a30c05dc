import { cleanUpAttempts, previewCleanUp } from '@/lib/attempts/endpoints';
import { logout } from '@/lib/auth/endpoints';
import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import { withPatience } from '@/lib/browser/api/patience';
import { answeredTestOf } from '@/lib/browser/attempt/answered-test';
import { discardSteps, flushOutbox, savingState } from '@/lib/browser/attempt/outbox';
import type { TestType } from '@/lib/kernel/exam';
import { clearLocalData } from './clear-local-data';
import { forgetDraftsOfOthers } from './drafts-owner';
import { keepSignOut, listPendingSignOuts, releaseSignOut } from './pending-sign-outs-store';
import { receiptFor } from './sign-out-receipt';
import { userOf } from './token-claims';
import { accessToken, dropPageKey, refreshToken } from './token-store';

/** Milliseconds that signing out waits for answers that are still on their way. */
const FLUSH_MS = 3000;

const flushForAWhile = () =>
  Promise.race([flushOutbox(), new Promise<void>((resolve) => setTimeout(resolve, FLUSH_MS))]);

/** An answered test that signing out could delete. `elsewhere`: it is in progress on the server alone. */
export type AnsweredTest = TestType | 'elsewhere';

/**
 * Finds the test to ask the person about before signing out; null without an answer anywhere. Throws `CallError` when
 * the server cannot tell.
 */
export async function findAnsweredTest(): Promise<AnsweredTest | null> {
  const here = answeredTestOf(userOf(accessToken())?.id);
  if (here) return here.testType;
  await flushForAWhile();
  // `signOut` removes nothing while steps wait.
  if (savingState() !== 'saved') return null;
  const { answered } = await withPatience(FLUSH_MS, (signal) =>
    call(previewCleanUp, { query: {} }, { attempts: 1, signal }),
  );
  return answered > 0 ? 'elsewhere' : null;
}

/**
 * Delivers waiting steps, removes uncompleted attempts unless they are kept, and ends the session. Works without a
 * network too: from the first moment the page cookie opens nothing here and drafts are gone, then the tokens and
 * everything known of the person are removed, other tabs follow, and the session ends as soon as the network is back.
 */
export async function signOut(uncompleted: 'keep' | 'delete'): Promise<void> {
  const bearer = refreshToken();
  if (bearer) {
    dropPageKey();
    forgetDraftsOfOthers();
    const receipt = await receiptFor(bearer);
    // Stored before anything that takes time: the page may be closed now.
    if (receipt) keepSignOut(receipt);
    const attemptId = answeredTestOf(userOf(accessToken())?.id)?.attemptId;
    if (uncompleted === 'delete' && attemptId) discardSteps(attemptId);
    await flushForAWhile();
    // Skips the cleanup while steps wait, because an attempt with an unsent finish is not uncompleted. The steps are
    // delivered when the person returns.
    if (uncompleted === 'delete' && savingState() === 'saved') {
      await call(cleanUpAttempts, { query: { attemptId } }, { attempts: 1 }).catch(logOnly);
    }
    await endSession(receipt ?? bearer, { isOurs: true });
  }
  await clearLocalData({ unsentAnswers: 'keep', answeredTest: uncompleted === 'keep' ? 'keep' : 'discard' });
}

/** Delivers sign-outs that did not reach the server. */
export async function deliverSignOuts(): Promise<void> {
  const bearer = refreshToken();
  const current = bearer && (await receiptFor(bearer));
  const pending = listPendingSignOuts();
  // The page was closed before its sign-out was finished.
  if (current && pending.includes(current)) await clearLocalData({ unsentAnswers: 'keep', answeredTest: 'keep' });
  for (const receipt of pending) await endSession(receipt, { isOurs: refreshToken() === null });
}

const deliver = () => void deliverSignOuts();

/** `isOurs`: the response may delete the page cookie, because it is nobody else's by now. */
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

// The person is signed out on this device whatever the server responds.
function logOnly(error: unknown): void {
  console.warn('Sign-out was not complete on the server:', error instanceof Error ? error.message : error);
}
