import 'server-only';
import { createHash } from 'node:crypto';
import { env } from '@/lib/env';
import { mailboxOf } from '@/lib/kernel/account';
import type { LimitName } from '@/lib/kernel/endpoint';
import { Problem } from '@/lib/kernel/problem';
import { deletePastWindows, memoryLimiter, sharedLimiter } from './adapter';
import {
  GUESS_LIMITS,
  type GuessLimitName,
  type Limit,
  LOAD_LIMITS,
  type MailCause,
  PEOPLE_AT_ONE_ADDRESS,
  ROW_LIMITS,
  type RowLimitName,
} from './rules';

const scaled = ({ points, seconds }: Limit): Limit => ({
  seconds,
  points: Math.max(1, Math.ceil(points * env().RATE_LIMIT_FACTOR)),
});

function tooMany(msBeforeNext: number): Problem {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const wait = retryAfterSeconds < 90 ? `${retryAfterSeconds} seconds` : `${Math.ceil(retryAfterSeconds / 60)} minutes`;
  return new Problem('RATE_LIMITED', `Too many requests. Try again in ${wait}.`, { retryAfterSeconds });
}

/**
 * Returns the milliseconds to wait from the value with which a limiter rejects. Returns null for any other error.
 * Recognizes the value by its properties, because the bundles of a build share limiters but each has its own copy of
 * the class.
 */
function waitOf(refused: unknown): number | null {
  if (typeof refused !== 'object' || refused === null || refused instanceof Error) return null;
  const { msBeforeNext } = refused as { msBeforeNext?: unknown };
  return typeof msBeforeNext === 'number' ? msBeforeNext : null;
}

function asProblem(refused: unknown): unknown {
  const waitMs = waitOf(refused);
  return waitMs === null ? refused : tooMany(waitMs);
}

/** Counts one request of a caller in memory. Throws `RATE_LIMITED`. */
export function countLoad(name: LimitName, caller: string): Promise<void> {
  const limit = LOAD_LIMITS[name];
  if (!caller.startsWith('address ')) return countInMemory(name, limit, caller);
  const { points, seconds } = limit;
  return countInMemory(`${name}:address`, { points: PEOPLE_AT_ONE_ADDRESS * points, seconds }, caller);
}

/**
 * Counts in memory a row that is added to the database by an account, or by the accounts of one connection. Throws
 * `RATE_LIMITED`.
 */
export const countRow = (name: RowLimitName, caller: string): Promise<void> =>
  countInMemory(`rows:${name}`, ROW_LIMITS[name], caller);

async function countInMemory(name: string, limit: Limit, caller: string): Promise<void> {
  try {
    await memoryLimiter(name, scaled(limit)).consume(caller);
  } catch (refused) {
    throw asProblem(refused);
  }
}

// The table contains only a hash of each key, because keys may contain an email address or IP address.
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Counts one guess or one email, for all instances together. Throws `RATE_LIMITED`. */
export async function countGuess(name: GuessLimitName, key: string): Promise<void> {
  try {
    await sharedLimiter(name, scaled(GUESS_LIMITS[name])).consume(hashed(key));
  } catch (refused) {
    throw asProblem(refused);
  }
}

const HOUR = 60 * 60;
const WHOLE_INSTALLATION = 'all';
/**
 * Shares of the hourly email limit. Messages about sign-ups may use the first share. These messages, together with
 * messages to accounts with an unconfirmed address, may use the second. The rest is reserved for confirmed accounts.
 */
const SHARES = { mailOfSignUps: 0.75, mailOfUnconfirmed: 0.9 } as const;
const mailLimiter = () => sharedLimiter('mailOfAll', { points: env().MAIL_PER_HOUR, seconds: HOUR });
const shareLimiter = (name: keyof typeof SHARES) =>
  sharedLimiter(name, { points: Math.max(1, Math.floor(env().MAIL_PER_HOUR * SHARES[name])), seconds: HOUR });

/**
 * Counts one message toward the hourly email limit of the whole installation. Returns 0 if the message may be sent,
 * otherwise the milliseconds to wait.
 */
export async function countMessage(cause: MailCause): Promise<number> {
  try {
    if (cause === 'sign-up') await shareLimiter('mailOfSignUps').consume(WHOLE_INSTALLATION);
    if (cause !== 'confirmed account') await shareLimiter('mailOfUnconfirmed').consume(WHOLE_INSTALLATION);
    await mailLimiter().consume(WHOLE_INSTALLATION);
    return 0;
  } catch (refused) {
    const waitMs = waitOf(refused);
    if (waitMs === null) throw refused;
    return Math.max(1, waitMs);
  }
}

/** Counts one message of this kind to a mailbox. Returns true if it may be sent. */
export async function mayMailAgain(kind: string, to: string): Promise<boolean> {
  try {
    await countGuess('mailOfAKind', `${kind}:${mailboxOf(to)}`);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

/** Returns the number of messages in the current hour and the hourly limit. */
export async function mailOfThisHour(): Promise<{ thisHour: number; perHour: number }> {
  const perHour = env().MAIL_PER_HOUR;
  const counted = await mailLimiter().get(WHOLE_INSTALLATION);
  return { thisHour: Math.min(counted?.consumedPoints ?? 0, perHour), perHour };
}

interface TryLimit {
  name: GuessLimitName;
  key: string;
  /** Name of the slower limit that applies once this limit is used up. */
  slowly?: GuessLimitName;
}

/**
 * Counts a try before it is checked, so that concurrent tries cannot exceed the limit. Returns a function that removes
 * the try from the count; call this function if the try was right. Throws `RATE_LIMITED`, with the waiting time of the
 * slower limit if there is one.
 */
export async function countTry(limits: readonly TryLimit[]): Promise<() => Promise<void>> {
  const counted: [GuessLimitName, string][] = [];
  const giveBack = async () => {
    for (const [name, key] of counted) await giveBackGuess(name, key);
  };
  try {
    for (const limit of limits) counted.push(...(await countSlowly(limit)));
  } catch (refused) {
    // A later limit refused the try. It was therefore no guess, and is removed from the earlier counts.
    await giveBack();
    throw refused;
  }
  return giveBack;
}

/**
 * Counts a try under the limit. Once this limit is used up, counts the try under the slower limit. Returns the limits
 * and keys that have counted the try.
 */
async function countSlowly({ name, key, slowly }: TryLimit): Promise<[GuessLimitName, string][]> {
  try {
    await countGuess(name, key);
    return [[name, key]];
  } catch (refused) {
    if (!slowly || !(refused instanceof Problem)) throw refused;
    await countGuess(slowly, key);
    return [
      [name, key],
      [slowly, key],
    ];
  }
}

async function giveBackGuess(name: GuessLimitName, key: string): Promise<void> {
  await sharedLimiter(name, scaled(GUESS_LIMITS[name])).reward(hashed(key), 1);
}

/** Clears the count of guesses for a key, after a right answer or a reset. */
export async function clearGuesses(name: GuessLimitName, key: string): Promise<void> {
  await sharedLimiter(name, scaled(GUESS_LIMITS[name])).delete(hashed(key));
}

export const deleteEndedWindows = (now: Date): Promise<number> => deletePastWindows(now);
