import type { Mark } from './contract';

interface Asked {
  asked: number;
  correct: number;
}

/** Percent, rounded. */
export const shareOf = ({ asked, correct }: Asked): number => (asked === 0 ? 0 : Math.round((100 * correct) / asked));

/** By the share right; of equals, what was asked more often comes first. */
export const hardestFirst = <T extends Asked>(rows: readonly T[]): T[] =>
  rows.toSorted((one, other) => one.correct * other.asked - other.correct * one.asked || other.asked - one.asked);

/** Rows of one key become one, in the order in which their keys come first. */
export function addUp<T extends Asked>(rows: readonly T[], keyOf: (row: T) => string): T[] {
  const sums = new Map<string, T>();
  for (const row of rows) {
    const before = sums.get(keyOf(row));
    const sum = before ? { asked: before.asked + row.asked, correct: before.correct + row.correct } : {};
    sums.set(keyOf(row), { ...(before ?? row), ...sum });
  }
  return [...sums.values()];
}

/** With fewer first answers of a student in a section nothing is said of its exam. */
export const FIRST_ANSWERS_NEEDED_IN_CLASS = 10;
/** What a student has finished last, which the outlook is worked out from: enough to know the student, and few enough to read. */
export const NEWEST_TESTS = 10;
/** More likely to fail than to pass. */
export const LIKELY_TO_FAIL = 0.5;

/** How many weeks back progress is shown. */
export const WEEKS_SHOWN = 12;

const MARKS: Readonly<Record<string, Mark>> = { r: 'right', w: 'wrong', '-': 'none' };
/** Reads a sign of a student's marks. */
export const markOf = (sign: string | undefined): Mark => MARKS[sign ?? ''] ?? 'not-asked';
