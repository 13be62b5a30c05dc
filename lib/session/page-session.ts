import 'server-only';
import { liveSession } from './live';
import { type Jar, openPageCookie, type PageCookie } from './page-cookie-codec';
import type { LiveSession } from './store';

/**
 * Returns the open session to which these cookies belong, with the roles and the language of its account; null if there
 * is none.
 */
export async function openPageSession(jar: Jar): Promise<(PageCookie & Omit<LiveSession, 'userId'>) | null> {
  const cookie = await openPageCookie(jar);
  const session = cookie && (await liveSession(cookie.sid));
  if (!cookie || session?.userId !== cookie.sub) return null;
  return { ...cookie, roles: session.roles, language: session.language };
}
