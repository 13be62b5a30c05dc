import 'server-only';
import { cookies } from 'next/headers';
import { NextRequest } from 'next/server';
import NextAuth, { type NextAuthOptions } from 'next-auth';
import GoogleProvider from 'next-auth/providers/google';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { openProviderSession, type ProviderSession } from '@/lib/auth/providers';
import { failed, notBegun, PROVIDER_ENDPOINTS, signInThere, wayBack } from '@/lib/auth/providers/endpoints';
import type { Provider, ProviderClaims, ProviderRefusal } from '@/lib/auth/providers/rules';
import { env } from '@/lib/env';
import { readForm } from '@/lib/http/body';
import { clientOf } from '@/lib/http/client';
import { answerAndRecord } from '@/lib/http/record';
import type { Endpoint } from '@/lib/kernel/endpoint';
import { countLoad } from '@/lib/limits/service';
import { log } from '@/lib/log';
import { pageCookieOptions } from '@/lib/session/page-cookie';
import { isSecure, PAGE_COOKIE_SECONDS, pageCookieName, pageCookieSecret } from '@/lib/session/page-cookie-codec';

/**
 * The next-auth actions that the product offers, by method and name. All others, including next-auth's own pages and
 * session endpoint, return 404.
 */
const SPECS = new Map(PROVIDER_ENDPOINTS.map((spec) => [`${spec.method} ${spec.path.split('/')[3]}`, spec]));
const FAILURES: readonly Endpoint[] = [failed, notBegun];

interface RouteContext {
  params: Promise<{ nextauth: string[] }>;
}

/** Handles requests to next-auth under /api/auth, for the configured providers. */
export async function handleNextAuth(request: Request, context: RouteContext): Promise<Response> {
  const { nextauth } = await context.params;
  const spec = SPECS.get(`${request.method} ${nextauth[0]}`);
  // `nextauth` contains the path segments after `/api/auth`.
  if (!spec || spec.path.split('/').length !== nextauth.length + 3) {
    const body = { success: false, message: 'Not found', error: 'NOT_FOUND' };
    return Response.json(body, { status: 404 });
  }
  return answerAndRecord(spec, { request, context }, async () => {
    // The limit is by address only. A limit by account would not help: creating accounts is free, and the account is
    // not known yet.
    await countLoad(spec.limit, `address ${clientOf(request.headers).address}`);
    await forgetForeignReturn();
    const asked = new URL(request.url);
    const error = asked.searchParams.get('error');
    // Providers send this error when the user has canceled (RFC 6749, 4.1.2.1).
    if (error === 'access_denied') return fail('canceled');
    if (FAILURES.includes(spec)) return fail(error ?? 'failed');
    return NextAuth((await cleaned(request, spec, asked)) as never, context as never, options()) as Promise<Response>;
  });
}

/**
 * Copies only the parts of the request that a sign-in needs. next-auth responds with 500 if any part contains an
 * invalid return address, and would forward all other query parameters to the provider.
 */
async function cleaned(request: Request, spec: Endpoint, asked: URL): Promise<NextRequest> {
  asked.searchParams.delete('callbackUrl');
  if (spec !== wayBack) asked.search = '';
  if (spec !== signInThere) return new NextRequest(asked);
  const form = await readForm(request, spec.bodyLimit);
  const kept = new URLSearchParams();
  for (const name of ['csrfToken', 'callbackUrl', 'json']) kept.set(name, form.get(name) ?? '');
  return new NextRequest(asked, { method: 'POST', body: kept });
}

/** Returns the absolute address if it is on this site. Returns null for an invalid address and for another site. */
function ownAddress(address: string): string | null {
  const site = env().PUBLIC_URL;
  if (!URL.canParse(address, site)) return null;
  const { origin, pathname, search, hash } = new URL(address, site);
  return origin === site ? `${site}${pathname}${search}${hash}` : null;
}

const returnCookie = (): string => (isSecure() ? '__Host-coldpass.return' : 'coldpass.return');

/**
 * Deletes the return address from next-auth's cookie if it points to another site. Later reads of the cookie during
 * this request see the change.
 */
async function forgetForeignReturn(): Promise<void> {
  const all = await cookies();
  const kept = all.get(returnCookie())?.value;
  if (kept && ownAddress(kept) !== kept) all.set(returnCookie(), '', { ...pageCookieOptions(), maxAge: 0 });
}

/**
 * Redirects to the page that explains the failure. The URL contains the return address, so that the visitor can try
 * again.
 */
async function fail(reason: string): Promise<Response> {
  const kept = (await cookies()).get(returnCookie())?.value;
  const page = new URL((kept && ownAddress(kept)) || `${env().PUBLIC_URL}/signed-in`);
  page.searchParams.set('error', reason);
  return new Response(null, { status: 302, headers: { location: page.href } });
}

const GOOGLE: Provider = { id: 'google', issuer: 'https://accounts.google.com', domains: [], opensAdmins: true };

/**
 * Timeout of each request to a provider. The library's default of 3.5 s is too short for a school's busy server; with a
 * longer timeout the visitor would wait too long.
 */
const PATIENCE = { timeout: 10_000 };

/** Builds the provider for a school. Uses only standard OpenID Connect, so that it works with any school's service. */
function schoolProvider(issuer: string): OAuthConfig<ProviderClaims & { sub: string }> {
  const { OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = env();
  return {
    id: 'school',
    name: OIDC_NAME,
    type: 'oauth',
    wellKnown: issuer,
    httpOptions: PATIENCE,
    clientId: OIDC_CLIENT_ID ?? '',
    clientSecret: OIDC_CLIENT_SECRET ?? '',
    authorization: { params: { scope: 'openid email profile' } },
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    userinfo: {
      // Requests the user info too, because the signed token may lack the email address (OpenID Connect Core 1.0, 5.4).
      // If both contain a claim, the token's value is used.
      request: async ({ client, tokens }) => {
        const told = client.issuer.metadata.userinfo_endpoint ? await client.userinfo(tokens as never) : {};
        return { ...told, ...(tokens as unknown as { claims: () => object }).claims() };
      },
    },
    profile: ({ sub }) => ({ id: sub }),
  };
}

function options(): NextAuthOptions {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, OIDC_ISSUER, OIDC_EMAIL_DOMAINS } = env();
  const school: Provider = {
    id: 'school',
    issuer: OIDC_ISSUER ?? '',
    domains: OIDC_EMAIL_DOMAINS,
    opensAdmins: false,
  };
  // The session that this request opens. `signIn` sets this variable, and `jwt` writes the session to the page cookie.
  let opened: ProviderSession | ProviderRefusal = 'failed';
  return {
    secret: pageCookieSecret(),
    session: { strategy: 'jwt', maxAge: PAGE_COOKIE_SECONDS },
    cookies: {
      sessionToken: { name: pageCookieName(), options: pageCookieOptions() },
      callbackUrl: { name: returnCookie(), options: { ...pageCookieOptions(), maxAge: 60 * 60 } },
    },
    pages: { signIn: '/', error: '/signed-in' },
    providers: [
      ...(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
        ? [GoogleProvider({ clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET, httpOptions: PATIENCE })]
        : []),
      ...(OIDC_ISSUER ? [schoolProvider(OIDC_ISSUER)] : []),
    ],
    callbacks: {
      redirect: ({ url }) => ownAddress(url) ?? `${env().PUBLIC_URL}/signed-in`,
      async signIn({ account, profile }) {
        const provider = account?.provider === 'school' ? school : GOOGLE;
        // Errors are caught here, because next-auth would put their message into the URL.
        opened = await openProviderSession((profile ?? {}) as ProviderClaims, provider, new Date()).catch(
          (error: unknown) => {
            log.error('a sign-in with a provider broke off', { provider: provider.id, error });
            return 'failed' as const;
          },
        );
        return typeof opened === 'string' ? `/api/auth/error?error=${opened}` : true;
      },
      jwt() {
        if (typeof opened === 'string') throw new Error(`Nothing was opened: ${opened}`);
        return { sub: opened.userId, sid: opened.sid, email: opened.email, name: opened.name };
      },
    },
    logger: {
      error: (code, metadata) => log.error('next-auth', { code, error: messageOf(metadata) }),
      warn: (code) => log.warn('next-auth', { code }),
      debug: () => undefined,
    },
  };
}

function messageOf(metadata: Error | Record<string, unknown>): string {
  const error = metadata instanceof Error ? metadata : metadata.error;
  return error instanceof Error ? error.message : '';
}
