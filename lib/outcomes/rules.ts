import { OPEN_BOOK_PASS_PER_SECTION, PASS_PER_SECTION, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';

/**
 * Exam dates of one calendar year of which an account may say how they went: nobody sits twelve, and it keeps one account from
 * filling the table.
 */
export const MOST_DATES_A_YEAR = 12;

interface Taken {
  passed: boolean;
  correct?: number | undefined;
}

/** Whether a score can go with its verdict in one of the two forms of the exam. */
export function isPossible({ passed, correct }: Taken): boolean {
  if (correct === undefined) return true;
  if (correct < 0 || correct > QUESTIONS_PER_SECTION) return false;
  return passed ? correct >= PASS_PER_SECTION : correct < OPEN_BOOK_PASS_PER_SECTION;
}

/** Of a section, in whole percents; `low` to `high` holds it in eight cases of ten. */
export interface ToldChance {
  sectionId: number;
  chance: number;
  low: number;
  high: number;
}
