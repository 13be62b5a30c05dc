import 'server-only';
import { liveSession } from './live';
import { type Jar, openPageCookie, type PageCookie, pageCookieName } from './page-cookie-codec';
import { noteEnded, noteStanding } from './standing';

/** The session that these cookies open, while it stands, with the roles of its account. */
export async function openPageSession(jar: Jar): Promise<(PageCookie & { roles: string[] }) | null> {
  const cookie = await openPageCookie(jar);
  const session = cookie && (await liveSession(cookie.sid));
  const shown = jar.get(pageCookieName())?.value ?? '';
  if (!cookie || session?.userId !== cookie.sub) {
    noteEnded(shown);
    return null;
  }
  noteStanding(shown, cookie.sub);
  return { ...cookie, roles: session.roles };
}
