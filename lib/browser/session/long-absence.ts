import { removalOf } from '@/lib/auth/expiry/rules';
import { LIFETIMES } from '@/lib/auth/rules';
import { drop, keep, recall } from '@/lib/browser/attempt/device-memory';
import { type Language, LOCALES } from '@/lib/kernel/language';
import { expiryOf, userOf } from './token-claims';
import { refreshToken } from './token-store';

/**
 * Storage keys for the notice that a device account will soon be deleted or was deleted. `LAST_USE`: when the account
 * was last used. `ABSENCE`: the last long period in which it was not used.
 */

const LAST_USE = 'lastUse';
const ABSENCE = 'longAbsence';

/** All times are milliseconds since 1970 by this device's clock. */
export type Absence =
  /** The account was last used at `usedAt`, and this device has not been able to renew its tokens since then. */
  | { kind: 'lasting'; usedAt: number }
  /** The tokens were renewed at `returnedAt`, after a long period without use on this device. */
  | { kind: 'over'; usedAt: number; returnedAt: number };

/** Formats a date such as "November 21, 2026" in a language. */
export const localDay = (instant: number, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' }).format(new Date(instant));

/** Reads the times stored under `key` for the user `person`. Returns null if the entry belongs to another user. */
function recallFor(key: string, person: string): number[] | null {
  const [known, ...instants] = (recall(key) ?? '').split(' ');
  return known === person ? instants.map(Number) : null;
}

/**
 * Returns when the device account's tokens were last renewed. Null without a token, or for an account with an email
 * address.
 */
export function deviceUsedAt(token: string | null): number | null {
  return userOf(token)?.email === '' ? expiryOf(token) - LIFETIMES.accessToken : null;
}

/**
 * Returns the notice about a long period without use of the device account; null if there is none. Also stores the time
 * of last use. Called on each page and after each token renewal.
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

/**
 * Returns the last use, in milliseconds since 1970, of a device account whose tokens are no longer on this device. Null
 * if the tokens are still here or if this device never had a device account.
 */
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
