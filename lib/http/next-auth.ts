import 'server-only';
import NextAuth, { type NextAuthOptions } from 'next-auth';
import GoogleProvider, { type GoogleProfile } from 'next-auth/providers/google';
import { openGoogleSession } from '@/lib/auth/google';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { pageCookieOptions } from '@/lib/session/page-cookie';
import { PAGE_COOKIE_SECONDS, pageCookieName, pageCookieSecret } from '@/lib/session/page-cookie-codec';

/** What a sign-in with Google needs of next-auth; its own pages and its session endpoint are not served. */
const ACTIONS = new Set(['providers', 'csrf', 'signin', 'callback']);

interface RouteContext {
  params: Promise<{ nextauth: string[] }>;
}

/** next-auth's handler under /api/auth. Without Google's two variables it knows no provider. */
export async function handleNextAuth(request: Request, context: RouteContext): Promise<Response> {
  const { nextauth } = await context.params;
  if (!ACTIONS.has(nextauth[0] ?? '')) {
    const body = { success: false, message: 'Not found', error: 'NOT_FOUND' };
    return Response.json(body, { status: 404 });
  }
  return NextAuth(request as never, context as never, options()) as Promise<Response>;
}

function options(): NextAuthOptions {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env();
  return {
    secret: pageCookieSecret(),
    session: { strategy: 'jwt', maxAge: PAGE_COOKIE_SECONDS },
    cookies: { sessionToken: { name: pageCookieName(), options: pageCookieOptions() } },
    pages: { signIn: '/', error: '/signed-in' },
    providers:
      GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
        ? [GoogleProvider({ clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET })]
        : [],
    callbacks: {
      signIn: ({ profile }) => Boolean((profile as GoogleProfile | undefined)?.email_verified),
      // Runs once, on the way back from Google: the cookie gets the session of ours that stands behind it.
      async jwt({ profile }) {
        const google = profile as GoogleProfile | undefined;
        const opened =
          google &&
          (await openGoogleSession(
            {
              email: google.email,
              emailVerified: google.email_verified,
              firstName: google.given_name,
              lastName: google.family_name,
            },
            new Date(),
          ));
        if (!opened) throw new Error('The account is locked or the address is not confirmed');
        return { sub: opened.userId, sid: opened.sid, email: opened.email, name: opened.name };
      },
    },
    logger: {
      error: (code, metadata) => log.error('next-auth', { code, error: String((metadata as Error).message ?? '') }),
      warn: (code) => log.warn('next-auth', { code }),
      debug: () => undefined,
    },
  };
}
