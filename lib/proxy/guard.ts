import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { ROLES } from '@/lib/kernel/account';
import type { UserId } from '@/lib/kernel/ids';
import { isTranslated, LANGUAGE_KEY, type Language, pathIn, readLanguage } from '@/lib/kernel/language';
import { openPageSession } from '@/lib/session/page-session';
import { saveLanguage } from '@/lib/session/store';
import { redirectTarget } from './rules';

interface Guarded {
  /** Redirect for a viewer who may not see the page. Null if the viewer may. */
  redirect: NextResponse | null;
  userId: string | null;
}

/**
 * Keeps the language that a user chooses: Spanish by opening a Spanish page, English by the link to the English page
 * (`LanguageLink`). Returns the path of the Spanish page if a user who chose Spanish opens an English one.
 */
async function keepLanguage(
  { sub, language }: { sub: UserId; language: Language | null },
  { pathname, search, searchParams }: URL,
): Promise<string | null> {
  const page = readLanguage(pathname);
  if (page.language === 'en' && language === 'es' && searchParams.get(LANGUAGE_KEY) !== 'en') {
    return isTranslated(pathname) ? pathIn('es', pathname) + search : null;
  }
  const isChoice = page.language === 'es' || searchParams.has(LANGUAGE_KEY);
  if (isChoice && (language ?? 'en') !== page.language) await saveLanguage(sub, page.language);
  return null;
}

/** Identifies the viewer by the session cookie, and decides whether the viewer may see the page. */
export async function guardPage(request: NextRequest): Promise<Guarded> {
  const session = await openPageSession(request.cookies);
  const viewer = session && { isAdmin: session.roles.includes(ROLES.admin) };
  const { pathname, search } = request.nextUrl;
  const target =
    redirectTarget(viewer, pathname, search) ?? (session && (await keepLanguage(session, request.nextUrl)));
  return {
    redirect: target === null ? null : NextResponse.redirect(new URL(target, request.nextUrl)),
    userId: session?.sub ?? null,
  };
}
