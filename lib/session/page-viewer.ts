import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { ROLES } from '@/lib/kernel/account';
import type { SessionId, UserId } from '@/lib/kernel/ids';
import { pathIn } from '@/lib/kernel/language';
import { readPageLanguage } from '@/lib/kernel/page-language';
import { openPageSession } from './page-session';

export interface PageViewer {
  userId: UserId;
  sid: SessionId;
  roles: string[];
}

/**
 * Returns the viewer of the page, found by the session cookie; null for a visitor. Cached for the duration of the
 * request.
 */
export const findPageViewer = cache(async (): Promise<PageViewer | null> => {
  const opened = await openPageSession(await cookies());
  return opened && { userId: opened.sub, sid: opened.sid, roles: opened.roles };
});

/**
 * Returns the viewer, or redirects a visitor. The proxy already redirects visitors, but it does not run for every page.
 * `path` is the path of the English page.
 */
export async function requirePageViewer(path: string): Promise<PageViewer> {
  const viewer = await findPageViewer();
  if (viewer) return viewer;
  const language = await readPageLanguage();
  redirect(`${pathIn(language, '/')}?next=${encodeURIComponent(pathIn(language, path))}`);
}

/** Returns the viewer if they are an admin. Redirects visitors to / and other users to /tests. */
export async function requirePageAdmin(path: string): Promise<PageViewer> {
  const viewer = await requirePageViewer(path);
  return viewer.roles.includes(ROLES.admin) ? viewer : redirect('/tests');
}
