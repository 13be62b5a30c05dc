import type { Credit } from '@/lib/attempts/fair/rules';
import { passPercent, reachesShare } from '@/lib/attempts/rules';
import { PASS_PERCENT, QUESTIONS_PER_SECTION, type TestType } from '@/lib/kernel/exam';

/**
 * The rule behind the statements of `lib/attempts/fair/store.ts`, for one response and one attempt, for tests to
 * compare.
 */

type FairMark = 'right' | 'out' | null;

const isSameSet = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((id) => other.includes(id)) && other.every((id) => one.includes(id));

/**
 * Returns null for a response that counts as it was marked. `isCorrect`: null for a skipped question. The store has the
 * same rule in SQL.
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
  /** Questions on the paper. */
  asked: number;
  /** Questions in the count. */
  total: number;
  correct: number;
  /** The verdict at completion. */
  passed: boolean;
}

interface Judged {
  testType: TestType;
  /** The sections that it covers. */
  covered: readonly number[];
  openBook: boolean;
  successful: boolean;
}

/**
 * Returns the passed sections, and whether the test is passed, including corrections. The store has the same rule in
 * SQL.
 */
export function judgeFair({ testType, covered, openBook, successful }: Judged, scores: readonly SectionScore[]) {
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
