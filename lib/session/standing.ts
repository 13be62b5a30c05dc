import 'server-only';
import { hash } from 'node:crypto';
import type { UserId } from '@/lib/kernel/ids';
import { ACCESS_TOKEN_SECONDS } from '@/lib/kernel/lifetimes';
import { perProcess } from '@/lib/kernel/per-process';

/**
 * Whose credentials (access tokens, refresh tokens, page cookies) have just been given out, or were found to open a session that stands.
 * Only these use up what their account may ask for. All others count for the connection that sends them: signatures alone would go on
 * naming the account after its session has ended, so that an intruder who was signed out of it could keep its owner out.
 */
const standing = perProcess('credentials that stand', () => new Map<string, { userId: UserId; until: number }>());
const MAX_KEPT = 100_000;
/** Since it was last seen to open something: twice as long as an access token lasts. */
const KEPT_MS = 2 * ACCESS_TOKEN_SECONDS * 1000;
/** What was noted within this time is not noted again: each request would make an entry that outlives it. */
const AGAIN_MS = 10_000;

const digestOf = (credential: string): string => hash('sha256', credential, 'base64');

export function noteStanding(credential: string, userId: UserId): void {
  const kept = standing();
  const digest = digestOf(credential);
  const until = Date.now() + KEPT_MS;
  const known = kept.get(digest);
  if (known?.userId === userId && until - known.until < AGAIN_MS) return;
  // Put to the end, so that the one that was not used for longest makes room.
  kept.delete(digest);
  const [oldest] = kept.keys();
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(digest, { userId, until });
}

export const noteEnded = (credential: string): void => void standing().delete(digestOf(credential));

/** The account of a credential that stands, as far as this process knows; null for any other. */
export function standingAccount(credential: string): UserId | null {
  const found = standing().get(digestOf(credential));
  return found && found.until > Date.now() ? found.userId : null;
}
