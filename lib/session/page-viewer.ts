import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { ROLES } from '@/lib/kernel/account';
import type { SessionId, UserId } from '@/lib/kernel/ids';
import { openPageSession } from './page-session';

export interface PageViewer {
  userId: UserId;
  sid: SessionId;
  roles: string[];
}

/** Who opened the page, by the session cookie; null: a visitor. Once a request. */
export const findPageViewer = cache(async (): Promise<PageViewer | null> => {
  const opened = await openPageSession(await cookies());
  return opened && { userId: opened.sub, sid: opened.sid, roles: opened.roles };
});

/** The proxy has sent visitors away already; this holds the door for pages that it does not see. */
export async function requirePageViewer(path: string): Promise<PageViewer> {
  return (await findPageViewer()) ?? redirect(`/?next=${encodeURIComponent(path)}`);
}

/** Visitors go to /, users without the role to /tests. */
export async function requirePageAdmin(path: string): Promise<PageViewer> {
  const viewer = await requirePageViewer(path);
  return viewer.roles.includes(ROLES.admin) ? viewer : redirect('/tests');
}
