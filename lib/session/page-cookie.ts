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

/** next-auth's session cookie. It opens pages only, never an endpoint, and is never a bearer token. */

/** Options: `httpOnly`, `SameSite=Lax`, `__Host-` where the address is https. */
export const pageCookieOptions = () =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(), maxAge: PAGE_COOKIE_SECONDS }) as const;

/** A script deletes this half at sign-out, and can do nothing else with it. */
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
 * Returns the owner of the cookie that came with a request from a page of this site; null for any other request. Does
 * not require the other half, which comes with the bearer pair that the caller is about to get.
 */
export async function takePageCookie(): Promise<{ userId: UserId; sid: SessionId } | null> {
  if ((await headers()).get('sec-fetch-site') !== 'same-origin') return null;
  const cookie = await readPageCookie((await cookies()).get(pageCookieName())?.value);
  return cookie && { userId: cookie.sub, sid: cookie.sid };
}
