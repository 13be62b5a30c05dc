import 'server-only';
import { cookies, headers } from 'next/headers';
import type { SessionId, UserId } from '@/lib/kernel/ids';
import {
  isSecure,
  PAGE_COOKIE_SECONDS,
  pageCookieName,
  pageKeyName,
  pageKeyOf,
  readPageCookie,
  sealPageCookie,
} from './page-cookie-codec';

/** Sets and clears next-auth's session cookie. It is valid only for pages, never for endpoints or as a bearer token. */

/** Returns the options of the page cookie. On https its name has the prefix `__Host-`. */
export const pageCookieOptions = () =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(), maxAge: PAGE_COOKIE_SECONDS }) as const;

/**
 * Returns the options of the page cookie's second half. Scripts can access it so that they can delete it at sign-out.
 */
const pageKeyOptions = () => ({ ...pageCookieOptions(), httpOnly: false });

export async function setPageCookie(user: { sub: UserId; sid: SessionId; email: string; name: string }): Promise<void> {
  const jar = await cookies();
  jar.set(pageCookieName(), await sealPageCookie(user), pageCookieOptions());
  jar.set(pageKeyName(), pageKeyOf(user.sid), pageKeyOptions());
}

export async function clearPageCookie(): Promise<void> {
  const jar = await cookies();
  jar.set(pageCookieName(), '', { ...pageCookieOptions(), maxAge: 0 });
  jar.set(pageKeyName(), '', { ...pageKeyOptions(), maxAge: 0 });
}

/**
 * Returns the user and the session of the page cookie if the request came from a page of this site, otherwise null.
 * Does not require the second half, because the caller is about to issue tokens.
 */
export async function takePageCookie(): Promise<{ userId: UserId; sid: SessionId } | null> {
  if ((await headers()).get('sec-fetch-site') !== 'same-origin') return null;
  const cookie = await readPageCookie((await cookies()).get(pageCookieName())?.value);
  return cookie && { userId: cookie.sub, sid: cookie.sid };
}
