import type { Mark } from './contract';

interface Asked {
  asked: number;
  correct: number;
}

/** Returns the percentage of right answers, rounded; 0 if no question was asked. */
export const shareOf = ({ asked, correct }: Asked): number => (asked === 0 ? 0 : Math.round((100 * correct) / asked));

/**
 * Sorts by the share of right answers, lowest first. If two shares are equal, the row with more answers comes first.
 */
export const hardestFirst = <T extends Asked>(rows: readonly T[]): T[] =>
  rows.toSorted((one, other) => one.correct * other.asked - other.correct * one.asked || other.asked - one.asked);

/** Sums the rows with the same key. The results are in the order in which the keys first appear. */
export function addUp<T extends Asked>(rows: readonly T[], keyOf: (row: T) => string): T[] {
  const sums = new Map<string, T>();
  for (const row of rows) {
    const before = sums.get(keyOf(row));
    const sum = before ? { asked: before.asked + row.asked, correct: before.correct + row.correct } : {};
    sums.set(keyOf(row), { ...(before ?? row), ...sum });
  }
  return [...sums.values()];
}

/** Minimum number of first answers of a student in a section for a forecast. */
export const FIRST_ANSWERS_NEEDED_IN_CLASS = 10;
/**
 * Number of newest finished tests of each student that the forecast uses. Ten give enough data without too many rows.
 */
export const NEWEST_TESTS = 10;
/** Probability of passing below which a student is listed as likely to fail. */
export const LIKELY_TO_FAIL = 0.5;

/** Number of weeks of progress shown. */
export const WEEKS_SHOWN = 12;

const MARKS: Readonly<Record<string, Mark>> = { r: 'right', w: 'wrong', '-': 'none' };
/** Converts one character of a student's marks; returns `not-asked` for an unknown character. */
export const markOf = (sign: string | undefined): Mark => MARKS[sign ?? ''] ?? 'not-asked';
