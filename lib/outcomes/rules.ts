import { OPEN_BOOK_PASS_PER_SECTION, PASS_PER_SECTION, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';

/**
 * Exam dates per calendar year for which an account may report outcomes: nobody takes twelve, and the limit keeps one
 * account from filling the table.
 */
export const MOST_DATES_A_YEAR = 12;

/** Stored result of one section of an exam. */
export interface TakenSection {
  sectionId: number;
  passed: boolean;
  correct: number | null;
}

interface Taken {
  passed: boolean;
  correct?: number | undefined;
}

/** Returns true if the score and the verdict are possible together in one of the two exam forms. */
export function isPossible({ passed, correct }: Taken): boolean {
  if (correct === undefined) return true;
  if (correct < 0 || correct > QUESTIONS_PER_SECTION) return false;
  return passed ? correct >= PASS_PER_SECTION : correct < OPEN_BOOK_PASS_PER_SECTION;
}

/** Chance of passing a section, in whole percent; `low` to `high` is its 80 percent interval. */
export interface ToldChance {
  sectionId: number;
  chance: number;
  low: number;
  high: number;
}
