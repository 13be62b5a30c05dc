import type { IncomingMessage } from 'node:http';
import { connectionOf } from '@/lib/kernel/address';
import { readAccessToken } from '@/lib/session/access-token';
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
/** Where a refresh token shows somebody: it says no account without the database, and would be one more allowance elsewhere. */
const TAKE_REFRESH_TOKENS: ReadonlySet<string> = new Set(['/auth/refresh', '/auth/logout']);
const MAX_REMEMBERED = 20_000;
const TRUST_MS = 60_000;

/** Accounts by their page cookie: each file and page sends it again, and decrypting it takes a third of a millisecond. */
const remembered = new Map<string, { account: string; until: number }>();

async function accountOfCookie(cookie: string | undefined): Promise<string | null> {
  const name = `${pageCookieName()}=`;
  const value = cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(name))
    ?.slice(name.length);
  if (!value || value.length > MAX_COOKIE) return null;
  const known = remembered.get(value);
  if (known && known.until > Date.now()) return known.account;
  const account = (await readPageCookie(value))?.sub ?? null;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  if (account) remembered.set(value, { account, until: Date.now() + TRUST_MS });
  return account;
}

async function accountOfBearer(authorization: string | undefined, path: string): Promise<string | null> {
  const token = BEARER.exec(authorization ?? '')?.[1];
  if (!token) return null;
  if (!TAKE_REFRESH_TOKENS.has(path)) return (await readAccessToken(token))?.sub ?? null;
  const family = refreshFamily(token);
  return family && `family ${family}`;
}

/**
 * The account that the request can show, else the connection that it comes from. Not the session: whoever signs in a hundred times
 * would have a hundred allowances, and go on with those that have ended.
 */
export async function identifyClient({ headers }: IncomingMessage, { address, path }: Asked): Promise<Client> {
  const account = (await accountOfBearer(headers.authorization, path)) ?? (await accountOfCookie(headers.cookie));
  return account ? { kind: 'account', name: account } : { kind: 'address', name: connectionOf(address) };
}
