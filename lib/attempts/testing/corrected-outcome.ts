import type { Credit } from '@/lib/attempts/corrected-scores/rules';
import { passPercent, reachesShare } from '@/lib/attempts/rules';
import { PASS_PERCENT, QUESTIONS_PER_SECTION, type TestType } from '@/lib/kernel/exam';

/**
 * TypeScript version of the rules that `lib/attempts/corrected-scores/store.ts` implements in SQL, for comparison in
 * tests.
 */

type FairMark = 'right' | 'out' | null;

const isSameSet = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((id) => other.includes(id)) && other.every((id) => one.includes(id));

/**
 * Returns the effect of a correction on a response; null if the response counts as it was marked. `isCorrect`: null for
 * a skipped question.
 */
export function fairMark(
  { out, sets }: Omit<Credit, 'revisionId'>,
  isCorrect: boolean | null,
  chosen: number[],
): FairMark {
  if (out === 'all') return 'out';
  if (isCorrect !== false) return null;
  if (sets.some((set) => isSameSet(set, chosen))) return 'right';
  return out === 'wrong' ? 'out' : null;
}

interface SectionScore {
  sectionId: number;
  /** Number of questions that the section had in the test. */
  asked: number;
  /** Number of questions that corrections have not excluded. */
  total: number;
  correct: number;
  /** True if the section was passed at completion. */
  passed: boolean;
}

interface Judged {
  testType: TestType;
  /** Ids of the sections that the test covers. */
  covered: readonly number[];
  openBook: boolean;
  successful: boolean;
}

/** Returns the passed sections and whether the test is successful after corrections. */
export function judgeCorrected({ testType, covered, openBook, successful }: Judged, scores: readonly SectionScore[]) {
  const isPassed = ({ asked, total, correct }: SectionScore): boolean =>
    (testType !== 'exam' || asked === QUESTIONS_PER_SECTION) &&
    reachesShare(correct, total, passPercent(testType, openBook));
  const passed = scores.filter((score) => score.passed || isPassed(score)).map(({ sectionId }) => sectionId);
  const sum = (field: 'correct' | 'total') => scores.reduce((all, score) => all + score[field], 0);
  const isSuccessful =
    testType === 'exam'
      ? covered.length > 0 && covered.every((id) => passed.includes(id))
      : reachesShare(sum('correct'), sum('total'), PASS_PERCENT);
  return { successful: successful || isSuccessful, passedSectionIds: passed };
}
