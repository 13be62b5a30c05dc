import { forgetKeptQuestions } from './kept-questions';
import { forgetMemberPages } from './offline';
import { discardOutbox } from './outbox';
import { SITTING_KEY } from './sitting';
import { clearTokens } from './token-store';

/**
 * After an account was erased: its answers, its test under way, what it has practiced and its tokens leave this device too.
 * Never rejects: the account is gone, and a browser that keeps nothing has nothing to forget.
 */
export async function forgetLearner(): Promise<void> {
  discardOutbox();
  localStorage.removeItem(SITTING_KEY);
  clearTokens({ onPurpose: true });
  await Promise.allSettled([forgetMemberPages(), forgetKeptQuestions()]);
}
