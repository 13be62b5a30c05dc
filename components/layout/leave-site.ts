import { signOut } from '@/lib/browser/session/sign-out';
import { userOf } from '@/lib/browser/session/token-claims';
import { accessToken } from '@/lib/browser/session/token-store';

/** Where a device account gets an address, or moves into an account. */
export const KEEP_PROGRESS = '/profile#keep-progress';

/**
 * Loads the home page again: what this tab has in memory was the previous person's. A device account is not signed out, because
 * nobody could ever open it again: its person sees how to keep it, and how to delete it.
 */
export async function leaveSite(): Promise<void> {
  if (userOf(accessToken())?.email === '') return location.assign(KEEP_PROGRESS);
  await signOut();
  location.assign('/');
}
