import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/env';
import { runHashTask } from './adapter';

/**
 * Cost of bcrypt that OWASP recommends for current servers. A stored hash with a lower cost is renewed at the next
 * sign-in.
 */
const COST = 12;
/**
 * Version of the prehash and its key. It is stored with each hash, so that both can change later while old hashes still
 * work.
 */
const VERSION = 'v1';

/**
 * Shortens the password, because bcrypt reads only 72 bytes. The result, the base64 of an HMAC-SHA-384, always has 64
 * bytes and no NUL. Normalizes the password to NFC first, so that equal letters from different keyboards match.
 */
function prehash(password: string): string {
  return createHmac('sha384', env().PASSWORD_PEPPER).update(password.normalize('NFC'), 'utf8').digest('base64');
}

/** Returns the hash to store for a password. */
export async function hashPassword(password: string): Promise<string> {
  return `${VERSION}:${await runHashTask({ task: 'hash', prehash: prehash(password), cost: COST })}`;
}

/**
 * A valid hash that no password matches. The check of an unknown account compares with it, so that it takes as long as
 * any other check.
 */
const NOBODY = `${VERSION}:$2b$12$C6UzMDM.H6dfI/f/IKcEeO7rBqVYwT0E0VZ2Xv0B8m0bD3pR8cQ8e`;

/**
 * True if the password matches the stored hash. Without a stored hash, does the same amount of work and returns false.
 */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const hash = (stored ?? NOBODY).slice(VERSION.length + 1);
  const matches = await runHashTask({ task: 'compare', prehash: prehash(password), hash });
  return stored !== null && matches === true;
}

/** True if a stored hash has a lower cost than the current one. */
export const isOutdated = (stored: string): boolean => Number(stored.split('$')[2]) < COST;
