import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { ROLES } from '@/lib/kernel/account';
import { liveSession } from '@/lib/session/live';
import { openPageCookie } from '@/lib/session/page-cookie-codec';
import { redirectTarget } from './rules';

interface Guarded {
  /** Sends people away from pages that are not theirs; null lets the request pass. */
  redirect: NextResponse | null;
  userId: string | null;
}

/** Who asks for a page, by the session cookie, and whether the page is theirs. */
export async function guardPage(request: NextRequest): Promise<Guarded> {
  const cookie = await openPageCookie(request.cookies);
  const session = cookie && (await liveSession(cookie.sid));
  const viewer = session && session.userId === cookie.sub ? { isAdmin: session.roles.includes(ROLES.admin) } : null;
  const { pathname, search } = request.nextUrl;
  const target = redirectTarget(viewer, pathname, search);
  return {
    redirect: target === null ? null : NextResponse.redirect(new URL(target, request.nextUrl)),
    userId: viewer && session ? session.userId : null,
  };
}
