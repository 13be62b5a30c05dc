import 'server-only';
import { createHash } from 'node:crypto';
import { env } from '@/lib/env';
import { mailboxOf } from '@/lib/kernel/account';
import type { LimitName } from '@/lib/kernel/endpoint';
import { Problem } from '@/lib/kernel/problem';
import type { MailCause } from '@/lib/mail/rules';
import { deletePastWindows, memoryLimiter, sharedLimiter } from './adapter';
import {
  GUESS_LIMITS,
  type GuessLimitName,
  type Limit,
  LOAD_LIMITS,
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
 * What a limiter rejects with. Recognized by its shape: limiters are shared by all bundles of the build, and each bundle may have a
 * class of its own by that name.
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

/** Counts one request of a caller (`Client.key`); throws `RATE_LIMITED`. Costs no statement. */
export function countLoad(name: LimitName, caller: string): Promise<void> {
  const limit = LOAD_LIMITS[name];
  if (!caller.startsWith('address ')) return countInMemory(name, limit, caller);
  const { points, seconds } = limit;
  return countInMemory(`${name}:address`, { points: PEOPLE_AT_ONE_ADDRESS * points, seconds }, caller);
}

/** Counts something that an account, or all of a connection, adds to the database; throws `RATE_LIMITED`. Costs no statement. */
export const countRow = (name: RowLimitName, caller: string): Promise<void> =>
  countInMemory(`rows:${name}`, ROW_LIMITS[name], caller);

async function countInMemory(name: string, limit: Limit, caller: string): Promise<void> {
  try {
    await memoryLimiter(name, scaled(limit)).consume(caller);
  } catch (refused) {
    throw asProblem(refused);
  }
}

// Keys may hold an email address or an IP: the table keeps their hash only.
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Counts one guess or one mail, shared by all instances; throws `RATE_LIMITED`. */
export async function countGuess(name: GuessLimitName, key: string): Promise<void> {
  try {
    await sharedLimiter(name, scaled(GUESS_LIMITS[name])).consume(hashed(key));
  } catch (refused) {
    throw asProblem(refused);
  }
}

const HOUR = 60 * 60;
const WHOLE_INSTALLATION = 'all';
/** Of the hour's mail, what sign-ups may use up, and what they and accounts without a confirmed address may: the rest is kept for everybody else. */
const SHARES = { mailOfSignUps: 0.75, mailOfUnconfirmed: 0.9 } as const;
const mailLimiter = () => sharedLimiter('mailOfAll', { points: env().MAIL_PER_HOUR, seconds: HOUR });
const shareLimiter = (name: keyof typeof SHARES) =>
  sharedLimiter(name, { points: Math.max(1, Math.floor(env().MAIL_PER_HOUR * SHARES[name])), seconds: HOUR });

/** Counts one message of the whole installation. Milliseconds until one may go, 0 when this one may. */
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

/** Counts one message of a kind to a mailbox, and says whether it may go. */
export async function mayMailAgain(kind: string, to: string): Promise<boolean> {
  try {
    await countGuess('mailOfAKind', `${kind}:${mailboxOf(to)}`);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

/** Messages counted in the current hour, and how many may be. */
export async function mailOfThisHour(): Promise<{ thisHour: number; perHour: number }> {
  const perHour = env().MAIL_PER_HOUR;
  const counted = await mailLimiter().get(WHOLE_INSTALLATION);
  return { thisHour: Math.min(counted?.consumedPoints ?? 0, perHour), perHour };
}

interface TryLimit {
  name: GuessLimitName;
  key: string;
  /** The pace at which who has used it up goes on. */
  slowly?: GuessLimitName;
}

/**
 * Counts a try that may be wrong, before it is known to be right, so that tries at once cannot slip through. Returns what gives it
 * back when it was right: these limits are for those that are wrong. Throws `RATE_LIMITED`, by the pace where there is one.
 */
export async function countTry(limits: readonly TryLimit[]): Promise<() => Promise<void>> {
  const counted: [GuessLimitName, string][] = [];
  const giveBack = async () => {
    for (const [name, key] of counted) await giveBackGuess(name, key);
  };
  try {
    for (const limit of limits) counted.push(...(await countSlowly(limit)));
  } catch (refused) {
    // What the limits before have let through was no guess.
    await giveBack();
    throw refused;
  }
  return giveBack;
}

/** Returns what it was counted in. */
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

/** Forgets the guesses against a key, after the right answer or a reset. */
export async function clearGuesses(name: GuessLimitName, key: string): Promise<void> {
  await sharedLimiter(name, scaled(GUESS_LIMITS[name])).delete(hashed(key));
}

export const deleteEndedWindows = (now: Date): Promise<number> => deletePastWindows(now);
