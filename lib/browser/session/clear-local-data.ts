import { answeredTestOf } from '@/lib/browser/attempt/answered-test';
import { forgetOneTap } from '@/lib/browser/attempt/one-tap';
import { discardOutbox, forgetSettled } from '@/lib/browser/attempt/outbox';
import { DEVICE_KEY, OUTBOX_PREFIX, SEQUENCE_KEY } from '@/lib/browser/attempt/outbox-events';
import { CURRENT_ATTEMPT_KEY } from '@/lib/browser/attempt/storage';
import { forgetMarks } from '@/lib/browser/cards/marks';
import { deleteMemberPages } from '@/lib/browser/offline/pages';
import { clearQuestionCache } from '@/lib/browser/offline/question-cache';
import { forgetLessons } from '@/lib/browser/page/install';
import { DRAFT_PREFIX, forgetDraftsOfOthers } from './drafts-owner';
import { forgetUse } from './long-absence';
import { userOf } from './token-claims';
import { accessToken, clearTokens } from './token-store';

/** Prefix of the session storage keys of a visitor's mock test (`components/mock/mock-storage.ts`). */
const MOCK_PREFIX = 'mockTest';

interface Options {
  /**
   * `keep` leaves unsent answers on this device after a sign-out. They are sent when the user who gave them signs in
   * again.
   */
  unsentAnswers: 'keep' | 'discard';
  /**
   * `keep` leaves a test in progress on this device if it has an answer. Only the user who started the test can
   * continue it, after signing in again.
   */
  answeredTest: 'keep' | 'discard';
}

/**
 * Deletes everything about the user from this device: tokens, the attempt in progress, practice history, card marks,
 * stored pages, the drafts of every tab, and the time of the last use. Never rejects: if the browser stores nothing,
 * there is nothing to delete.
 */
export async function clearLocalData({ unsentAnswers, answeredTest }: Options): Promise<void> {
  const keptTest = answeredTest === 'keep' ? answeredTestOf(userOf(accessToken())?.id) : null;
  if (unsentAnswers === 'discard') discardOutbox();
  else forgetSettled(keptTest?.attemptId);
  clearTokens({ onPurpose: true });
  forgetOneTap();
  forgetMarks();
  forgetUse();
  forgetLessons();
  forgetDraftsOfOthers();
  try {
    if (!keptTest) localStorage.removeItem(CURRENT_ATTEMPT_KEY);
    const isAnythingWaiting = Object.keys(localStorage).some((key) => key.startsWith(OUTBOX_PREFIX));
    if (!isAnythingWaiting) for (const key of [SEQUENCE_KEY, DEVICE_KEY]) localStorage.removeItem(key);
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(DRAFT_PREFIX) || key.startsWith(MOCK_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
  await Promise.allSettled([deleteMemberPages(), clearQuestionCache()]);
}
