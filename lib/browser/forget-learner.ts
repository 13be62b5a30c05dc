import { forgetMemberPages } from './offline';
import { discardOutbox } from './outbox';
import { SITTING_KEY } from './sitting';
import { clearTokens } from './token-store';

/** After an account was erased: its answers, its test under way and its tokens leave this device too. */
export async function forgetLearner(): Promise<void> {
  discardOutbox();
  localStorage.removeItem(SITTING_KEY);
  clearTokens();
  await forgetMemberPages();
}
