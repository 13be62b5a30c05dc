import { answeredTestOf } from '@/lib/browser/attempt/answered-test';
import { forgetOneTap } from '@/lib/browser/attempt/one-tap';
import { discardOutbox, forgetSettled } from '@/lib/browser/attempt/outbox';
import { CURRENT_ATTEMPT_KEY } from '@/lib/browser/attempt/storage';
import { forgetMarks } from '@/lib/browser/cards/marks';
import { deleteMemberPages } from '@/lib/browser/offline/pages';
import { clearQuestionCache } from '@/lib/browser/offline/question-cache';
import { forgetLessons } from '@/lib/browser/page/install';
import { forgetDraftsOfOthers } from './drafts-owner';
import { forgetUse } from './long-absence';
import { userOf } from './token-claims';
import { accessToken, clearTokens } from './token-store';

/** Entries of the outbox (`outbox.ts`), and its counter. */
const OUTBOX_ENTRY = 'outbox:';
const OUTBOX_MARKS = ['outboxSequence', 'outboxDevice'];
/** Entries of one tab: drafts, a visitor's mock test. */
const TAB_KEYS = /^(coldpass\.draft\.|mockTest)/;

interface Kept {
  /** Unsent answers wait for their person after a sign-out, and can only be delivered. */
  unsentAnswers: 'keep' | 'discard';
  /** A test in progress with an answer. Only its person can continue it, after signing in here again. */
  answeredTest: 'keep' | 'discard';
}

/**
 * Removes everything known of the person from this device: tokens, the attempt in progress, practice history, marks of
 * cards, stored pages, drafts of every tab, the last use. Never rejects: a browser that stores nothing has nothing to
 * clear.
 */
export async function clearLocalData({ unsentAnswers, answeredTest }: Kept): Promise<void> {
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
    const isAnythingWaiting = Object.keys(localStorage).some((key) => key.startsWith(OUTBOX_ENTRY));
    if (!isAnythingWaiting) for (const key of OUTBOX_MARKS) localStorage.removeItem(key);
    for (const key of Object.keys(sessionStorage)) if (TAB_KEYS.test(key)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
  await Promise.allSettled([deleteMemberPages(), clearQuestionCache()]);
}
