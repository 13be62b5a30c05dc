import type { IncomingMessage } from 'node:http';
import { connectionOf } from '@/lib/kernel/address';
import { bearerToken } from '@/lib/session/bearer';
import { pageCookieName } from '@/lib/session/page-cookie-codec';
import { standingAccount } from '@/lib/session/standing';

/** Whose allowance a request uses: without asking the database or checking a signature, which would be work already. */
export interface Client {
  kind: 'account' | 'address';
  name: string;
}

interface Asked {
  address: string;
  path: string;
}

/** Longer than any cookie of ours. */
const MAX_COOKIE = 4_096;
/** Where the bearer is a refresh token, and a cookie beside it says nothing. */
const TAKE_REFRESH_TOKENS: ReadonlySet<string> = new Set(['/auth/refresh', '/auth/logout']);

function cookieOf({ headers }: IncomingMessage): string | null {
  const name = `${pageCookieName()}=`;
  const value = headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(name))
    ?.slice(name.length);
  return value && value.length <= MAX_COOKIE ? value : null;
}

const accountOf = (shown: string | null): string | null => (shown === null ? null : standingAccount(shown));

/**
 * The account that the request can show, else the connection that it comes from. Not the session: a user who signs in a hundred times
 * would have a hundred allowances, and go on with those that have ended. What this process has not given out or seen open a session
 * lately, counts for the connection.
 */
export function clientOf(request: IncomingMessage, { address, path }: Asked): Client {
  const cookie = TAKE_REFRESH_TOKENS.has(path) ? null : cookieOf(request);
  const account = accountOf(bearerToken(request.headers.authorization)) ?? accountOf(cookie);
  return account ? { kind: 'account', name: account } : { kind: 'address', name: connectionOf(address) };
}
