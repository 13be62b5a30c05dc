import { optionsWith } from '@/lib/corrections/rules';

/** What corrections make of results. A fair score never takes away what was passed. */

/** A correction as far as it concerns responses. */
export interface Ruling {
  /** Numbers of the first and the last revision that were wrong. */
  from: number;
  until: number;
  /** What is right, in words; null when the question was withdrawn. */
  right: readonly string[] | null;
}

export interface AskedWording {
  id: number;
  revision: number;
  answers: readonly { id: number; text: string }[];
}

/** How responses to one revision count beside how they were marked. */
export interface Credit {
  revisionId: number;
  /** Which of them are out of the count: `wrong` where the right answer was not among the options. */
  out: 'all' | 'wrong' | 'none';
  /** Responses that count as right as well. */
  sets: number[][];
}

/** For each revision of a question; with no ruling on it every response counts as it was marked. */
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

/** Attempts, and later learners, that regular work begins with: few, because a learner may have taken hundreds of tests. */
export const FIRST_BATCH = 200;
const [LEAST_AT_ONCE, MOST_AT_ONCE] = [50, 16_000];
/** What a batch is meant to take: no answer waits for it, and its statements around the work count for little. */
const BATCH_MS = 200;
/** Of the time that a batch took, before the next. */
export const REST = 0.1;

/** How many to take next, when so many took so long: papers are short or long, and machines fast or slow. At most twice as many. */
export function nextBatch(size: number, ms: number): number {
  const wanted = Math.floor(Math.min(size * 2, (size * BATCH_MS) / Math.max(ms, 1)));
  return Math.min(MOST_AT_ONCE, Math.max(LEAST_AT_ONCE, wanted));
}

/** After a batch that took the database longer than a statement may; null: it cannot be made smaller. */
export const fewer = (size: number): number | null =>
  size > LEAST_AT_ONCE ? Math.max(LEAST_AT_ONCE, Math.floor(size / 8)) : null;
