import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import type { LimitName } from '@/lib/kernel/endpoint';
import { Problem } from '@/lib/kernel/problem';
import { GUESS_LIMITS, type GuessLimitName, type Limit, LOAD_LIMITS } from './rules';
import { deletePastWindows, memoryLimiter, sharedLimiter } from './store';

const scaled = (limit: Limit): Limit => ({
  ...limit,
  points: Math.max(1, Math.ceil(limit.points * env().RATE_LIMIT_FACTOR)),
});

function tooMany(msBeforeNext: number): Problem {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const wait = retryAfterSeconds < 90 ? `${retryAfterSeconds} seconds` : `${Math.ceil(retryAfterSeconds / 60)} minutes`;
  return new Problem('RATE_LIMITED', `Too many requests. Try again in ${wait}.`, { retryAfterSeconds });
}

/** Counts one request of a caller (user id or address); throws `RATE_LIMITED`. Costs no statement. */
export async function countLoad(name: LimitName, caller: string): Promise<void> {
  try {
    await memoryLimiter(name, scaled(LOAD_LIMITS[name])).consume(caller);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) throw tooMany(refused.msBeforeNext);
    throw refused;
  }
}

// Keys may hold an email address or an IP: the table keeps their hash only.
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Counts one guess or one mail, shared by all instances; throws `RATE_LIMITED`. */
export async function countGuess(name: GuessLimitName, key: string): Promise<void> {
  try {
    await sharedLimiter(name, scaled(GUESS_LIMITS[name])).consume(hashed(key));
  } catch (refused) {
    if (refused instanceof RateLimiterRes) throw tooMany(refused.msBeforeNext);
    throw refused;
  }
}

/** Forgets the guesses against a key, after the right answer or a reset. */
export async function forgetGuesses(name: GuessLimitName, key: string): Promise<void> {
  await sharedLimiter(name, scaled(GUESS_LIMITS[name])).delete(hashed(key));
}

export const forgetPastWindows = (now: Date): Promise<number> => deletePastWindows(now);
