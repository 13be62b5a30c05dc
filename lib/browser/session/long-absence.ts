import { removalOf } from '@/lib/auth/expiry/rules';
import { LIFETIMES } from '@/lib/auth/rules';
import { drop, keep, recall } from '@/lib/browser/attempt/device-memory';
import { expiryOf, userOf } from './token-claims';
import { refreshToken } from './token-store';

/** The last use of a device account, for the notice that it will be deleted soon, or is gone. */

const LAST_USE = 'lastUse';
const ABSENCE = 'longAbsence';

/** Milliseconds since 1970, by this device's clock. */
export type Absence =
  /** This device has not been able to renew the account since. */
  | { kind: 'lasting'; usedAt: number }
  /** The account was renewed after a long time in which this device did not use it. */
  | { kind: 'over'; usedAt: number; returnedAt: number };

/** November 21, 2026 */
export const localDay = (instant: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(instant));

/** Reads the entry stored for this person. */
function recallFor(key: string, person: string): number[] | null {
  const [known, ...instants] = (recall(key) ?? '').split(' ');
  return known === person ? instants.map(Number) : null;
}

/** Returns when the tokens last worked; null without a token, or for an account with an address. */
export function deviceUsedAt(token: string | null): number | null {
  return userOf(token)?.email === '' ? expiryOf(token) - LIFETIMES.accessToken : null;
}

/**
 * Returns the notice for the account of this device, null when there is none. Called at each page and after each
 * renewal: it stores the last use.
 */
export function absenceOf(token: string | null, now: number): Absence | null {
  const person = userOf(token);
  const usedAt = deviceUsedAt(token);
  if (person === null) return null;
  if (usedAt === null) {
    forgetUse();
    return null;
  }
  if (removalOf(usedAt, now).isNear) return { kind: 'lasting', usedAt };
  const [before] = recallFor(LAST_USE, person.id) ?? [];
  if (before !== undefined && removalOf(before, usedAt).isNear) keep(ABSENCE, `${person.id} ${before} ${usedAt}`);
  if (before !== usedAt) keep(LAST_USE, `${person.id} ${usedAt}`);
  const [since, returnedAt] = recallFor(ABSENCE, person.id) ?? [];
  return since === undefined || returnedAt === undefined ? null : { kind: 'over', usedAt: since, returnedAt };
}

/** Returns when the account that this device can no longer open was last used here; null when there was none. */
export function endedSince(): number | null {
  if (refreshToken() !== null) return null;
  const [, usedAt] = (recall(LAST_USE) ?? '').split(' ');
  return usedAt === undefined ? null : Number(usedAt);
}

export const forgetAbsence = (): void => drop(ABSENCE);
export function forgetUse(): void {
  drop(LAST_USE);
  drop(ABSENCE);
}
