import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';
import { keyFor, previousKeyFor } from './keys';

/**
 * A browser that has signed in to an account with its present password. It opens nothing: guesses from there are counted
 * apart, so that a stranger who uses up an account's guesses does not keep its owner out (security, requirement 64).
 */
const LIFETIME_SECONDS = 180 * 24 * 60 * 60;
/** A shared computer knows its last few people. */
const MAX_ACCOUNTS = 4;

const isSecure = (): boolean => env().PUBLIC_URL.startsWith('https://');
const cookieName = (): string => (isSecure() ? '__Host-coldpass.device' : 'coldpass.device');

/** Whose browser it is. With another password its marks say nothing: who has lost the account must not keep guesses of their own. */
export interface Marked {
  id: string;
  passwordHash: string | null;
}

const seal = (key: Uint8Array, { id, passwordHash }: Marked, stamp: string): Buffer =>
  createHmac('sha256', key)
    .update(`${id}.${passwordHash ?? ''}.${stamp}`)
    .digest();

/** `random.issued.seal`; the seal binds it to an account that the cookie does not name, and to its password. */
function makeMark(account: Marked, now: Date): string {
  const issued = Math.floor(now.getTime() / 1000).toString(36);
  const stamp = `${randomBytes(12).toString('base64url')}.${issued}`;
  return `${stamp}.${seal(keyFor('known-device'), account, stamp).toString('base64url')}`;
}

/** Whether this mark was made for the account with this password, and not too long ago. */
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

/** A name for this browser among those in which the account was signed in to; null in any other, and after a change of its password. */
export function knownDevice(cookie: string, account: Marked, now: Date): string | null {
  const mark = marksOf(cookie).find((one) => isFor(one, account, now));
  return mark?.split('.', 1)[0] ?? null;
}

/** The cookie's new value after a sign-in, the newest first; null when the account is in it already. */
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
