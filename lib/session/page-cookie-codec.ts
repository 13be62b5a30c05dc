import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import { env } from '@/lib/env';
import { PAGE_KEY_COOKIE } from '@/lib/kernel/device';
import { sessionId, userId } from '@/lib/kernel/id-schema';
import { SESSION_DAYS } from '@/lib/kernel/lifetimes';
import { DAY_SECONDS } from '@/lib/kernel/time';
import { keyFor, previousKeyFor } from './keys';

/**
 * Reads and writes the page cookie without the cookie functions of Next.js, because the front server must also read it.
 */
export const PAGE_COOKIE_SECONDS = SESSION_DAYS.idle * DAY_SECONDS;

export const isSecure = (): boolean => env().PUBLIC_URL.startsWith('https://');
export const pageCookieName = (): string => (isSecure() ? '__Host-coldpass.session' : 'coldpass.session');
export const pageCookieSecret = (): string => Buffer.from(keyFor('page-cookie')).toString('base64url');

function previousSecret(): string | null {
  const key = previousKeyFor('page-cookie');
  return key && Buffer.from(key).toString('base64url');
}

export const pageKeyName = (): string => (isSecure() ? `__Host-${PAGE_KEY_COOKIE}` : PAGE_KEY_COOKIE);

const keyOf = (secret: Uint8Array, sid: string): string => createHmac('sha256', secret).update(sid).digest('base64url');

/**
 * Returns the second half of the page cookie, which scripts can delete. It stays the same for the whole session, so
 * that simultaneous responses set the same value.
 */
export const pageKeyOf = (sid: string): string => keyOf(keyFor('page-key'), sid);

function isKeyOf(sid: string, given: string): boolean {
  return [keyFor('page-key'), previousKeyFor('page-key')].some((secret) => {
    const [wanted, presented] = [Buffer.from(secret ? keyOf(secret, sid) : ''), Buffer.from(given)];
    return wanted.length > 0 && wanted.length === presented.length && timingSafeEqual(wanted, presented);
  });
}

/** The cookies of a request. The cookie objects of Next.js have the same method. */
export interface Jar {
  get: (name: string) => { value: string } | undefined;
}

/**
 * Returns the session that these cookies identify for page requests. Returns null unless both halves of the page cookie
 * are valid.
 */
export async function openPageCookie(jar: Jar): Promise<PageCookie | null> {
  const cookie = await readPageCookie(jar.get(pageCookieName())?.value);
  return cookie && isKeyOf(cookie.sid, jar.get(pageKeyName())?.value ?? '') ? cookie : null;
}

const contents = z.object({ sub: userId, sid: sessionId });
export type PageCookie = z.infer<typeof contents>;

export const sealPageCookie = (user: { sub: string; sid: string; email: string; name: string }): Promise<string> =>
  encode({ token: user, secret: pageCookieSecret(), maxAge: PAGE_COOKIE_SECONDS });

/** Returns the contents of the cookie; null if it is missing, forged or too old. */
export async function readPageCookie(value: string | undefined): Promise<PageCookie | null> {
  if (!value) return null;
  return (await open(value, pageCookieSecret())) ?? (await open(value, previousSecret()));
}

async function open(value: string, secret: string | null): Promise<PageCookie | null> {
  if (secret === null) return null;
  try {
    return contents.safeParse(await decode({ token: value, secret })).data ?? null;
  } catch {
    // A cookie that cannot be decrypted counts as missing.
    return null;
  }
}
