import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';
import { keyFor, previousKeyFor } from './keys';

/**
 * Known device: a browser that has signed in to an account with its current password. It grants no access. Guesses from
 * it are counted separately, so that a stranger who uses up an account's guesses does not lock its owner out (security,
 * requirement 64).
 */
const LIFETIME_SECONDS = 180 * 24 * 60 * 60;
/** Accounts stored for a shared computer. */
const MAX_ACCOUNTS = 4;

const isSecure = (): boolean => env().PUBLIC_URL.startsWith('https://');
const cookieName = (): string => (isSecure() ? '__Host-coldpass.device' : 'coldpass.device');

/**
 * Account and password that a mark belongs to. A password change invalidates the marks, so that a former holder of the
 * account has no separate guesses.
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
 * Returns `random.issued.seal`. The seal binds the mark to the account, which the cookie does not name, and to its
 * password.
 */
function makeMark(account: Marked, now: Date): string {
  const issued = Math.floor(now.getTime() / 1000).toString(36);
  const stamp = `${randomBytes(12).toString('base64url')}.${issued}`;
  return `${stamp}.${seal(keyFor('known-device'), account, stamp).toString('base64url')}`;
}

/** Returns true if the mark was made for this account with this password and has not expired. */
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
 * Returns an id for this browser among the account's known devices; null for an unknown browser, and after a password
 * change.
 */
export function knownDevice(cookie: string, account: Marked, now: Date): string | null {
  const mark = marksOf(cookie).find((one) => isFor(one, account, now));
  return mark?.split('.', 1)[0] ?? null;
}

/** Returns the cookie's new value after a sign-in, newest mark first; null if the account is in it already. */
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
