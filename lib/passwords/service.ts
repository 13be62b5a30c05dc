import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/env';
import { runHashTask } from './adapter';

/** OWASP's target for bcrypt on today's servers; a stored hash of lower cost is renewed at the next sign-in. */
const COST = 12;
/** Names the prehash and its key, so that either can be changed later without locking anybody out. */
const VERSION = 'v1';

/**
 * bcrypt reads 72 bytes and no more, so the password is first condensed: base64 of HMAC-SHA-384 is 64 bytes without NUL,
 * whatever the length and script of the password. NFC, so that the same letters typed on another keyboard match.
 */
function prehash(password: string): string {
  return createHmac('sha384', env().PASSWORD_PEPPER).update(password.normalize('NFC'), 'utf8').digest('base64');
}

/** `asker`: see `runHashTask`. */
export async function hashPassword(password: string, asker: string): Promise<string> {
  return `${VERSION}:${await runHashTask({ task: 'hash', prehash: prehash(password), cost: COST }, asker)}`;
}

/** A well-formed hash of nothing that anybody knows: an unknown account costs as much time as a known one. */
const NOBODY = `${VERSION}:$2b$12$C6UzMDM.H6dfI/f/IKcEeO7rBqVYwT0E0VZ2Xv0B8m0bD3pR8cQ8e`;

/** Compares; with no stored hash it does the same work and returns false. */
export async function checkPassword(password: string, stored: string | null, asker: string): Promise<boolean> {
  const hash = (stored ?? NOBODY).slice(VERSION.length + 1);
  const matches = await runHashTask({ task: 'compare', prehash: prehash(password), hash }, asker);
  return stored !== null && matches === true;
}

/** Whether a stored hash was made at a lower cost than today's. */
export const isOutdated = (stored: string): boolean => Number(stored.split('$')[2]) < COST;
