import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/env';
import { runHashTask } from './adapter';

/** OWASP's target for bcrypt on current servers. A stored hash of lower cost is renewed at the next sign-in. */
const COST = 12;
/**
 * Version of the prehash and its key, stored with the hash so that either can change later without locking anybody out.
 */
const VERSION = 'v1';

/**
 * Condenses the password, because bcrypt reads only 72 bytes: base64 of an HMAC-SHA-384 is 64 bytes without NUL, for
 * any length and script. Normalizes to NFC, so that the same letters typed on another keyboard match.
 */
function prehash(password: string): string {
  return createHmac('sha384', env().PASSWORD_PEPPER).update(password.normalize('NFC'), 'utf8').digest('base64');
}

/** Hashes a password. `asker`: see `runHashTask`. */
export async function hashPassword(password: string, asker: string): Promise<string> {
  return `${VERSION}:${await runHashTask({ task: 'hash', prehash: prehash(password), cost: COST }, asker)}`;
}

/** Well-formed hash that no password matches, so that an unknown account takes as long to check as a known one. */
const NOBODY = `${VERSION}:$2b$12$C6UzMDM.H6dfI/f/IKcEeO7rBqVYwT0E0VZ2Xv0B8m0bD3pR8cQ8e`;

/** Compares a password with a stored hash. Without a stored hash it does the same work and returns false. */
export async function checkPassword(password: string, stored: string | null, asker: string): Promise<boolean> {
  const hash = (stored ?? NOBODY).slice(VERSION.length + 1);
  const matches = await runHashTask({ task: 'compare', prehash: prehash(password), hash }, asker);
  return stored !== null && matches === true;
}

/** Returns true if a stored hash has a lower cost than the current one. */
export const isOutdated = (stored: string): boolean => Number(stored.split('$')[2]) < COST;
