import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { ROLES } from '@/lib/kernel/account';
import { openPageSession } from '@/lib/session/page-session';
import { redirectTarget } from './rules';

interface Guarded {
  /** Sends people away from pages that are not theirs; null lets the request pass. */
  redirect: NextResponse | null;
  userId: string | null;
}

/** Who asks for a page, by the session cookie, and whether the page is theirs. */
export async function guardPage(request: NextRequest): Promise<Guarded> {
  const session = await openPageSession(request.cookies);
  const viewer = session && { isAdmin: session.roles.includes(ROLES.admin) };
  const { pathname, search } = request.nextUrl;
  const target = redirectTarget(viewer, pathname, search);
  return {
    redirect: target === null ? null : NextResponse.redirect(new URL(target, request.nextUrl)),
    userId: session?.sub ?? null,
  };
}
