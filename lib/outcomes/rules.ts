import { OPEN_BOOK_PASS_PER_SECTION, PASS_PER_SECTION, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';

/**
 * Maximum exam dates per calendar year for which an account may report outcomes. Nobody takes twelve exams a year;
 * without the limit, one account could fill the table.
 */
export const MOST_DATES_A_YEAR = 12;

/** Result of one section of an exam, as stored. */
export interface TakenSection {
  sectionId: number;
  passed: boolean;
  correct: number | null;
}

interface Taken {
  passed: boolean;
  correct?: number | undefined;
}

/**
 * True if the number of right answers fits the result (passed or failed) in at least one form of the exam: 18 are
 * needed with closed book, 21 with open book.
 */
export function isPossible({ passed, correct }: Taken): boolean {
  if (correct === undefined) return true;
  if (correct < 0 || correct > QUESTIONS_PER_SECTION) return false;
  return passed ? correct >= PASS_PER_SECTION : correct < OPEN_BOOK_PASS_PER_SECTION;
}

/** A probability of passing a section as it was shown, in whole percent. `low` to `high`: its 80 percent interval. */
export interface ShownChance {
  sectionId: number;
  chance: number;
  low: number;
  high: number;
}
