import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import type { LimitName } from '@/lib/kernel/endpoint';
import { Problem } from '@/lib/kernel/problem';
import { GUESS_LIMITS, type GuessLimitName, type Limit, LOAD_LIMITS, ROW_LIMITS, type RowLimitName } from './rules';
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
export const countLoad = (name: LimitName, caller: string): Promise<void> =>
  countInMemory(name, LOAD_LIMITS[name], caller);

/** Counts something that an account adds to the database; throws `RATE_LIMITED`. Costs no statement. */
export const countRow = (name: RowLimitName, userId: string): Promise<void> =>
  countInMemory(`rows:${name}`, ROW_LIMITS[name], userId);

async function countInMemory(name: string, limit: Limit, caller: string): Promise<void> {
  try {
    await memoryLimiter(name, scaled(limit)).consume(caller);
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

const HOUR = 60 * 60;
const WHOLE_INSTALLATION = 'all';
const mailLimiter = () => sharedLimiter('mailOfAll', { points: env().MAIL_PER_HOUR, seconds: HOUR });

/** Counts one letter of the whole installation. Milliseconds until one may go, 0 when this one may. */
export async function countLetter(): Promise<number> {
  try {
    await mailLimiter().consume(WHOLE_INSTALLATION);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext);
    throw refused;
  }
}

/** Letters counted in the current hour, and how many may be. */
export async function mailOfThisHour(): Promise<{ thisHour: number; perHour: number }> {
  const perHour = env().MAIL_PER_HOUR;
  const counted = await mailLimiter().get(WHOLE_INSTALLATION);
  return { thisHour: Math.min(counted?.consumedPoints ?? 0, perHour), perHour };
}

/** Forgets the guesses against a key, after the right answer or a reset. */
export async function forgetGuesses(name: GuessLimitName, key: string): Promise<void> {
  await sharedLimiter(name, scaled(GUESS_LIMITS[name])).delete(hashed(key));
}

export const forgetPastWindows = (now: Date): Promise<number> => deletePastWindows(now);
