import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { ROLES } from '@/lib/kernel/account';
import { openPageSession } from '@/lib/session/page-session';
import { redirectTarget } from './rules';

interface Guarded {
  /** Redirect for a viewer who may not see the page. Null if the viewer may. */
  redirect: NextResponse | null;
  userId: string | null;
}

/** Identifies the viewer by the session cookie, and decides whether the viewer may see the page. */
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
