import { optionsWith } from '@/lib/corrections/rules';

/** Effects of corrections on results. A fair score never takes a pass away. */

/** The part of a correction that concerns responses. */
export interface Ruling {
  /** Numbers of the first and the last wrong revision. */
  from: number;
  until: number;
  /** The right answers, in words; null when the question was withdrawn. */
  right: readonly string[] | null;
}

export interface AskedWording {
  id: number;
  revision: number;
  answers: readonly { id: number; text: string }[];
}

/** The credit of responses to one revision, in addition to their marks. */
export interface Credit {
  revisionId: number;
  /** Responses out of the count: `wrong` where the right answer was not among the options. */
  out: 'all' | 'wrong' | 'none';
  /** Sets of options that count as right as well. */
  sets: number[][];
}

/** Returns the credits of each revision of a question. Without a ruling every response counts as it was marked. */
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
 * The size of the first batch, in attempts and later learners: small, because a learner may have taken hundreds of
 * tests.
 */
export const FIRST_BATCH = 200;
const [LEAST_AT_ONCE, MOST_AT_ONCE] = [50, 16_000];
/** The target time of a batch: no answer waits for long, and the statements around the work count for little. */
const BATCH_MS = 200;
/** Pause before the next batch, as a share of the duration of the last one. */
export const REST = 0.1;

/**
 * Returns the size of the next batch from the time of the last one, since papers are short or long and machines fast or
 * slow. At most doubles.
 */
export function nextBatch(size: number, ms: number): number {
  const wanted = Math.floor(Math.min(size * 2, (size * BATCH_MS) / Math.max(ms, 1)));
  return Math.min(MOST_AT_ONCE, Math.max(LEAST_AT_ONCE, wanted));
}

/** Returns a smaller size after a batch that exceeded the statement timeout; null: it cannot be made smaller. */
export const fewer = (size: number): number | null =>
  size > LEAST_AT_ONCE ? Math.max(LEAST_AT_ONCE, Math.floor(size / 8)) : null;
