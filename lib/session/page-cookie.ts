import 'server-only';
import { cookies, headers } from 'next/headers';
import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import { env } from '@/lib/env';
import { keyFor, previousKeyFor } from './keys';

/** next-auth's session cookie: opens pages only, never an endpoint, and is never one of the bearer tokens. */
export const PAGE_COOKIE_SECONDS = 14 * 24 * 60 * 60;

const isSecure = (): boolean => env().PUBLIC_URL.startsWith('https://');
export const pageCookieName = (): string => (isSecure() ? '__Host-coldpass.session' : 'coldpass.session');
export const pageCookieSecret = (): string => Buffer.from(keyFor('page-cookie')).toString('base64url');

function previousSecret(): string | null {
  const key = previousKeyFor('page-cookie');
  return key && Buffer.from(key).toString('base64url');
}

const contents = z.object({ sub: z.uuid(), sid: z.uuid() });
export type PageCookie = z.infer<typeof contents>;

/** `httpOnly`, `SameSite=Lax`, `__Host-` where the address is https. */
export const pageCookieOptions = () =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(), maxAge: PAGE_COOKIE_SECONDS }) as const;

export async function setPageCookie(user: { sub: string; sid: string; email: string; name: string }): Promise<void> {
  const value = await encode({ token: user, secret: pageCookieSecret(), maxAge: PAGE_COOKIE_SECONDS });
  (await cookies()).set(pageCookieName(), value, pageCookieOptions());
}

export async function clearPageCookie(): Promise<void> {
  (await cookies()).set(pageCookieName(), '', { ...pageCookieOptions(), maxAge: 0 });
}

/** What the cookie says, null when it is absent, forged or too old. */
export async function readPageCookie(value: string | undefined): Promise<PageCookie | null> {
  if (!value) return null;
  return (await open(value, pageCookieSecret())) ?? (await open(value, previousSecret()));
}

/** Whose cookie came with a request that a page of this site made; null for any other request. */
export async function takePageCookie(): Promise<{ userId: string; sid: string } | null> {
  if ((await headers()).get('sec-fetch-site') !== 'same-origin') return null;
  const cookie = await readPageCookie((await cookies()).get(pageCookieName())?.value);
  return cookie && { userId: cookie.sub, sid: cookie.sid };
}

async function open(value: string, secret: string | null): Promise<PageCookie | null> {
  if (secret === null) return null;
  try {
    return contents.safeParse(await decode({ token: value, secret })).data ?? null;
  } catch {
    // A cookie that does not decrypt is no cookie.
    return null;
  }
}
