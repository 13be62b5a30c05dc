import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';
import { keyFor, previousKeyFor } from './keys';

/**
 * Recognizes browsers that have signed in to an account with its current password. This grants no access. Wrong
 * passwords from such a browser are counted separately. A stranger who uses up the account's attempts then does not
 * lock out its owner (security requirement 64).
 */
const LIFETIME_SECONDS = 180 * 24 * 60 * 60;
/** Maximum accounts remembered in one browser. Several are needed for shared computers. */
const MAX_ACCOUNTS = 4;

const isSecure = (): boolean => env().PUBLIC_URL.startsWith('https://');
const cookieName = (): string => (isSecure() ? '__Host-coldpass.device' : 'coldpass.device');

/**
 * The account and the password hash to which a mark in the cookie belongs. A password change invalidates the marks, so
 * that a former user of the account loses the separate limit.
 */
export interface Marked {
  id: string;
  passwordHash: string | null;
}

const seal = (key: Uint8Array, { id, passwordHash }: Marked, stamp: string): Buffer =>
  createHmac('sha256', key)
    .update(`${id}.${passwordHash ?? ''}.${stamp}`)
    .digest();

/**
 * Returns a mark for the cookie: `random.issued.seal`. The seal binds the mark to the account (which the cookie does
 * not name) and to the password.
 */
function makeMark(account: Marked, now: Date): string {
  const issued = Math.floor(now.getTime() / 1000).toString(36);
  const stamp = `${randomBytes(12).toString('base64url')}.${issued}`;
  return `${stamp}.${seal(keyFor('known-device'), account, stamp).toString('base64url')}`;
}

/** True if the mark belongs to this account with this password and has not expired. */
function isFor(mark: string, account: Marked, now: Date): boolean {
  const [random = '', issued = '', given = ''] = mark.split('.');
  const ageSeconds = now.getTime() / 1000 - Number.parseInt(issued, 36);
  if (!(ageSeconds < LIFETIME_SECONDS)) return false;
  const presented = Buffer.from(given, 'base64url');
  return [keyFor('known-device'), previousKeyFor('known-device')].some((key) => {
    const expected = key && seal(key, account, `${random}.${issued}`);
    return expected && expected.length === presented.length && timingSafeEqual(expected, presented);
  });
}

const marksOf = (cookie: string): string[] => cookie.split('~').filter(Boolean).slice(0, MAX_ACCOUNTS);

/**
 * Returns the id of this browser among the account's known devices; null if it is unknown, or the password has changed.
 */
export function knownDevice(cookie: string, account: Marked, now: Date): string | null {
  const mark = marksOf(cookie).find((one) => isFor(one, account, now));
  return mark?.split('.', 1)[0] ?? null;
}

/**
 * Returns the cookie value after a sign-in, with the new mark first; null if the cookie already has a mark for the
 * account.
 */
export function withDevice(cookie: string, account: Marked, now: Date): string | null {
  if (knownDevice(cookie, account, now) !== null) return null;
  return [makeMark(account, now), ...marksOf(cookie)].slice(0, MAX_ACCOUNTS).join('~');
}

export const readDeviceCookie = async (): Promise<string> => (await cookies()).get(cookieName())?.value ?? '';

export async function rememberDevice(account: Marked, now: Date): Promise<void> {
  const value = withDevice(await readDeviceCookie(), account, now);
  if (value === null) return;
  (await cookies()).set(cookieName(), value, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure(),
    maxAge: LIFETIME_SECONDS,
  });
}
