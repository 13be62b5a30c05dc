import { optionsWith } from '@/lib/corrections/rules';
import { OPEN_BOOK_PASS_PERCENT, PASS_PERCENT, QUESTIONS_PER_SECTION, type TestType } from '@/lib/kernel/exam';

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

export type FairMark = 'right' | 'out' | null;

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

const isSameSet = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((id) => other.includes(id)) && other.every((id) => one.includes(id));

/** Null: as it was marked. `isCorrect`: null for a question that was skipped. The store says the same in SQL. */
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

export interface SectionScore {
  sectionId: number;
  /** On the paper. */
  asked: number;
  /** In the count. */
  total: number;
  correct: number;
  /** As it was judged when the test was completed. */
  passed: boolean;
}

/** 40 CFR Part 82 Subpart F, Appendix D(e): the share of the questions that count, rounded up. */
const reaches = (correct: number, total: number, percent: number): boolean =>
  total > 0 && correct >= Math.ceil((total * percent) / 100);

export interface Judged {
  testType: TestType;
  /** The sections that it covers. */
  covered: readonly number[];
  openBook: boolean;
  successful: boolean;
}

/** Sections that are passed, and whether the test is, when corrections are counted in. The store says the same in SQL. */
export function judgeFair({ testType, covered, openBook, successful }: Judged, scores: readonly SectionScore[]) {
  const isPassed = ({ asked, total, correct }: SectionScore): boolean =>
    testType === 'exam'
      ? asked === QUESTIONS_PER_SECTION && reaches(correct, total, openBook ? OPEN_BOOK_PASS_PERCENT : PASS_PERCENT)
      : reaches(correct, total, PASS_PERCENT);
  const passed = scores.filter((score) => score.passed || isPassed(score)).map(({ sectionId }) => sectionId);
  const sum = (field: 'correct' | 'total') => scores.reduce((all, score) => all + score[field], 0);
  const isSuccessful =
    testType === 'exam'
      ? covered.length > 0 && covered.every((id) => passed.includes(id))
      : reaches(sum('correct'), sum('total'), PASS_PERCENT);
  return { successful: successful || isSuccessful, passedSectionIds: passed };
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
