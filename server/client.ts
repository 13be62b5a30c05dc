import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { connectionOf } from '@/lib/kernel/address';
import { readAccessToken } from '@/lib/session/access-token';
import { hasEnded } from '@/lib/session/ended';
import { pageCookieName, readPageCookie } from '@/lib/session/page-cookie-codec';
import { refreshFamily } from '@/lib/session/refresh-token';

/** Whose allowance a request uses: known by signatures alone, because asking the database would be work already. */
export interface Client {
  kind: 'account' | 'address';
  name: string;
}

interface Asked {
  address: string;
  path: string;
}

const BEARER = /^Bearer +([\w.~+/=-]{1,4096})$/i;
/** Longer than any cookie of ours; decrypting costs by length. */
const MAX_COOKIE = 4_096;
/** Where a refresh token identifies the client. Without the database it names no account, so elsewhere it would be one more allowance. */
const TAKE_REFRESH_TOKENS: ReadonlySet<string> = new Set(['/auth/refresh', '/auth/logout']);
const MAX_CACHED = 20_000;
const TRUST_MS = 60_000;

interface Shown {
  token: string | null;
  cookie: string | null;
}

/** Accounts by the hash of what shows them: each file and page sends it again, and decrypting a cookie takes a third of a millisecond. */
const cached = new Map<string, { account: string; until: number }>();

const digestOf = (value: string): string => hash('sha256', value, 'base64');

function recall(value: string): string | null {
  const known = cached.get(digestOf(value));
  if (!known || known.until <= Date.now()) return null;
  // What is in use stays known, so that it never has to wait behind what others make up.
  known.until = Date.now() + TRUST_MS;
  return known.account;
}

async function remember(value: string, read: Promise<{ sub: string } | null>): Promise<string | null> {
  const account = (await read)?.sub ?? null;
  if (account === null) return null;
  if (cached.size >= MAX_CACHED) cached.clear();
  cached.set(digestOf(value), { account, until: Date.now() + TRUST_MS });
  return account;
}

const tokenOf = ({ headers }: IncomingMessage): string | null => BEARER.exec(headers.authorization ?? '')?.[1] ?? null;

function cookieOf({ headers }: IncomingMessage): string | null {
  const name = `${pageCookieName()}=`;
  const value = headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(name))
    ?.slice(name.length);
  return value && value.length <= MAX_COOKIE ? value : null;
}

const asAccount = (name: string): Client => ({ kind: 'account', name });
const asConnection = (address: string): Client => ({ kind: 'address', name: connectionOf(address) });

const unlessEnded = (credential: string | null): string | null =>
  credential && hasEnded(credential) ? null : credential;

function read(request: IncomingMessage, { path }: Asked): Shown & { family: string | null } {
  const token = unlessEnded(tokenOf(request));
  const cookie = unlessEnded(cookieOf(request));
  if (!token || !TAKE_REFRESH_TOKENS.has(path)) return { token, cookie, family: null };
  return { token: null, cookie, family: refreshFamily(token) };
}

/**
 * The account that the request can show, else the connection that it comes from. Not the session: somebody who signs in a hundred times
 * would have a hundred allowances, and go on with those that have ended. Undefined where that takes a signature to be checked or a
 * cookie to be decrypted, which costs as much for a forged one: `identifyClient` does it, once the connection has paid for it.
 */
export function recallClient(request: IncomingMessage, asked: Asked): Client | undefined {
  const { token, cookie, family } = read(request, asked);
  if (family) return asAccount(`family ${family}`);
  if (!token && !cookie) return asConnection(asked.address);
  const account = (token && recall(token)) ?? (token ? null : cookie && recall(cookie));
  return account ? asAccount(account) : undefined;
}

export async function identifyClient(request: IncomingMessage, asked: Asked): Promise<Client> {
  const { token, cookie } = read(request, asked);
  const account =
    (token && (await remember(token, readAccessToken(token)))) ??
    (cookie && (await remember(cookie, readPageCookie(cookie))));
  return account ? asAccount(account) : asConnection(asked.address);
}
