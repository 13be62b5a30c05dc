import 'server-only';
import { liveSession } from './live';
import { type Jar, openPageCookie, type PageCookie } from './page-cookie-codec';

/** Returns the open session to which these cookies belong, with the roles of its account; null if there is none. */
export async function openPageSession(jar: Jar): Promise<(PageCookie & { roles: string[] }) | null> {
  const cookie = await openPageCookie(jar);
  const session = cookie && (await liveSession(cookie.sid));
  if (!cookie || session?.userId !== cookie.sub) return null;
  return { ...cookie, roles: session.roles };
}
