import 'server-only';
import { mayTellMarkSql } from '@/lib/attempts/answer-keys/service';
import { counterOf } from '@/lib/db/invalidation';
import type { UserId } from '@/lib/kernel/ids';
import { perProcess } from '@/lib/kernel/per-process';
import { DAY_MS, SETTLED_DAYS } from '@/lib/kernel/time';
import type { PlanBank } from '@/lib/plan/bank/rules';
import { readPlanBank } from '@/lib/plan/bank/service';
import type { Met } from '@/lib/plan/day-rules';
import type { LearnerModel } from '@/lib/plan/learner-rules';
import { takeModel } from '@/lib/plan/learner-service';
import { type TurnedCard, toReviews } from './rules';
import { type History, listHistory } from './store';

export interface Learner {
  bank: PlanBank;
  /** All answers of the learner, oldest first. */
  met: readonly Met[];
  /** Returns the learner model, which is built at the first call. */
  model: () => Promise<LearnerModel>;
  /** Returns the result of `make`, cached under `key` until the learner's next answer. */
  recall: <T>(key: string, make: () => T) => T;
}

/**
 * Milliseconds after the start of an attempt until the attempt no longer changes. Its answers are then read only once.
 * Answers sent late arrive at most `MAX_AGE_MS` after the start (`ageMs`).
 */
const SETTLED_MS = SETTLED_DAYS * DAY_MS;
/**
 * Milliseconds for which the answers in a learner's settled attempts are cached. If a learner still answers in a
 * settled attempt, the answer counts when the cache has expired.
 */
const CACHE_MS = 6 * 3_600_000;
/** A time later than the start of any attempt, within the range of the database's timestamps. */
const END_OF_TIME_MS = 1e14;
/** Maximum number of answers in the cache, over all learners: about 10 MB. */
const MOST_CACHED = 100_000;

interface CachedReviews {
  /**
   * Value of `counterOf('marks')` before the cached answers were read. When the counter changes, answers may count
   * differently, so the cached answers are out of date.
   */
  marks: number;
  readAtMs: number;
  /** Attempts started before this time are settled: their answers no longer change. */
  untilMs: number;
  settled: Promise<History>;
  /** Number of cached answers and cards; 0 until they are read. */
  size: number;
  /** Results cached by `recall`. `bank` and `history`: the data from which they were computed. */
  made: { bank: PlanBank; sum: string; history: History; values: Map<string, unknown> } | null;
}

const cacheOf = perProcess('settled answers of learners', () => new Map<UserId, CachedReviews>());

/** Removes the least recently used learners until the cache is within its limit. Always leaves one. */
function limit(cached: Map<UserId, CachedReviews>): void {
  let total = [...cached.values()].reduce((sum, { size }) => sum + size + 1, 0);
  for (const [userId, { size }] of cached) {
    if (total <= MOST_CACHED || cached.size === 1) return;
    cached.delete(userId);
    total -= size + 1;
  }
}

function readSettled(userId: UserId, nowMs: number): CachedReviews {
  const all = cacheOf();
  const known = all.get(userId);
  all.delete(userId);
  const isFresh =
    known && nowMs - known.readAtMs < CACHE_MS && nowMs >= known.readAtMs && known.marks === counterOf('marks');
  const cached = isFresh ? known : beginKeeping(userId, nowMs);
  // Moves the entry to the end, because the map is ordered by last use.
  all.set(userId, cached);
  return cached;
}

function beginKeeping(userId: UserId, nowMs: number): CachedReviews {
  const untilMs = nowMs - SETTLED_MS;
  const cached: CachedReviews = {
    marks: counterOf('marks'),
    readAtMs: nowMs,
    untilMs,
    size: 0,
    made: null,
    settled: listHistory(userId, { fromMs: 0, untilMs, mayTellMarkSql: mayTellMarkSql(userId) }),
  };
  cached.settled.then(
    ({ met, cards }) => {
      cached.size = met.length + cards.length;
      limit(cacheOf());
    },
    // A failed query is not cached. Callers that are waiting for it get the error.
    () => cacheOf().delete(userId),
  );
  return cached;
}

function inOrder<T extends { atMs: number }>(all: T[]): readonly T[] {
  const isInOrder = all.every(({ atMs }, place) => place === 0 || atMs >= (all[place - 1]?.atMs ?? 0));
  return isInOrder ? all : all.sort((one, other) => one.atMs - other.atMs);
}

const join = (settled: History, recent: History): History => ({
  met: inOrder([...settled.met, ...recent.met]),
  cards: inOrder([...settled.cards, ...recent.cards]),
});

/** Returns a checksum of the answers and cards. If two checksums are equal, the answers and cards are the same. */
function sumOf({ met, cards }: History): string {
  let times = 0;
  let marks = 0;
  met.forEach(({ atMs, questionId, isCorrect, sure }, place) => {
    times += atMs % 1e9;
    marks = (marks * 31 + questionId * 7 + place + (isCorrect ? 3 : 1) + (sure === null ? 0 : sure ? 5 : 11)) % 2 ** 40;
  });
  return `${met.length} ${times} ${marks} ${sumOfCards(cards)}`;
}

const sumOfCards = (cards: readonly TurnedCard[]): string =>
  `${cards.length} ${cards.reduce((sum, { atMs, isKnown }) => (sum * 31 + (atMs % 1e9) + (isKnown ? 3 : 1)) % 2 ** 40, 0)}`;

export async function readLearner(userId: UserId, now: Date): Promise<Learner> {
  const cached = readSettled(userId, now.getTime());
  const untilMs = END_OF_TIME_MS;
  const [bank, settled, recent] = await Promise.all([
    readPlanBank(),
    cached.settled,
    listHistory(userId, { fromMs: cached.untilMs, untilMs, mayTellMarkSql: mayTellMarkSql(userId) }),
  ]);
  const sum = sumOf(recent);
  if (cached.made?.bank !== bank || cached.made.sum !== sum) {
    cached.made = { bank, sum, history: join(settled, recent), values: new Map() };
  }
  const { history, values } = cached.made;
  let model: Promise<LearnerModel> | undefined;
  return {
    bank,
    met: history.met,
    model: () => {
      model ??= takeModel(userId, bank, toReviews(history, bank));
      return model;
    },
    recall: (key, make) => {
      const value = values.has(key) ? (values.get(key) as ReturnType<typeof make>) : make();
      values.set(key, value);
      // A rejected promise is not cached.
      if (value instanceof Promise) value.catch(() => values.delete(key));
      return value;
    },
  };
}
