import { optionsWith } from '@/lib/corrections/rules';

/** Rules for applying corrections to results. A corrected score never turns a pass into a fail. */

/** The part of a correction that determines how responses to the question count. */
export interface Ruling {
  /** Number of the first wrong revision. `until`: number of the last wrong revision. */
  from: number;
  until: number;
  /** Texts of the right options; null if the question was withdrawn. */
  right: readonly string[] | null;
}

export interface AskedWording {
  id: number;
  revision: number;
  answers: readonly { id: number; text: string }[];
}

/** Effect of corrections on the responses to one revision. All other responses count as they were marked. */
export interface Credit {
  revisionId: number;
  /** Responses to exclude: all, none, or the wrong responses if the right answer was not among the options. */
  out: 'all' | 'wrong' | 'none';
  /** Sets of option ids that also count as right. */
  sets: number[][];
}

/**
 * Returns the credit for each revision of a question. Responses to a revision without a correction count as they were
 * marked.
 */
export function creditsOf(wordings: readonly AskedWording[], rulings: readonly Ruling[]): Credit[] {
  return wordings.map(({ id, revision, answers }) => {
    const touching = rulings.filter(({ from, until }) => revision >= from && revision <= until);
    const keys = touching.map(({ right }) => (right === null ? 'withdrawn' : optionsWith(right, answers)));
    return {
      revisionId: id,
      out: keys.includes('withdrawn') ? 'all' : keys.includes(null) ? 'wrong' : 'none',
      sets: keys.filter((key): key is number[] => Array.isArray(key)),
    };
  });
}

/**
 * Number of attempts or learners in the first batch. It is small, because a learner may have taken hundreds of tests.
 */
export const FIRST_BATCH = 200;
const [LEAST_AT_ONCE, MOST_AT_ONCE] = [50, 16_000];
/**
 * Target duration of a batch in milliseconds: short enough that no answer waits for long, long enough that overhead
 * hardly matters.
 */
const BATCH_MS = 200;
/** Pause after each batch, as a share of its duration. */
export const REST = 0.1;

/**
 * Returns the size of the next batch, computed from the duration of the last batch, because tests differ in size and
 * machines in speed. The size at most doubles.
 */
export function nextBatch(size: number, ms: number): number {
  const wanted = Math.floor(Math.min(size * 2, (size * BATCH_MS) / Math.max(ms, 1)));
  return Math.min(MOST_AT_ONCE, Math.max(LEAST_AT_ONCE, wanted));
}

/**
 * Returns a smaller batch size after a batch has exceeded the statement timeout; null if the size is already the
 * minimum.
 */
export const fewer = (size: number): number | null =>
  size > LEAST_AT_ONCE ? Math.max(LEAST_AT_ONCE, Math.floor(size / 8)) : null;
