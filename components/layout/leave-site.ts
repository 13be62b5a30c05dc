import { signOut } from '@/lib/browser/session/sign-out';

/** Loads the home page again: what this tab has in memory was the previous person's. */
export async function leaveSite(): Promise<void> {
  await signOut();
  location.assign('/');
}
