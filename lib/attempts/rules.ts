import {
  EXAM_SECONDS_PER_SECTION,
  OPEN_BOOK_PASS_PERCENT,
  PASS_PERCENT,
  QUESTIONS_PER_SECTION,
  SECTIONS,
  type TestType,
} from '@/lib/kernel/exam';
import { seededRandom, seedFrom, shuffle } from '@/lib/kernel/random';
import { DAY_SECONDS } from '@/lib/kernel/time';

/** True only if the chosen options are exactly the right ones. There is no partial credit. */
export function isCorrectResponse(chosen: readonly number[], correct: readonly number[]): boolean {
  const picked = new Set(chosen);
  const right = new Set(correct);
  return picked.size === right.size && [...picked].every((id) => right.has(id));
}

export interface Tally {
  correct: number;
  total: number;
  answered: number;
  skipped: number;
  /** Right answers as a rounded percentage of answered questions; 0 if none was answered. */
  percentage: number;
}

/** Counts marks, one per question; null stands for a skipped question. */
export function tally(marks: readonly (boolean | null)[]): Tally {
  const answered = marks.filter((mark) => mark !== null).length;
  const correct = marks.filter((mark) => mark === true).length;
  return {
    correct,
    total: marks.length,
    answered,
    skipped: marks.length - answered,
    percentage: percentage(correct, answered),
  };
}

export const percentage = (correct: number, answered: number): number =>
  answered === 0 ? 0 : Math.round((100 * correct) / answered);

/**
 * Returns the percentage of right answers that a result shows. An exam counts skipped questions as wrong; other tests
 * leave them out. The percentage does not decide whether the test is successful; `judge` does.
 */
export const judgedPercentage = (testType: TestType, { correct, answered, total }: Tally): number =>
  percentage(correct, testType === 'exam' ? total : answered);

/** Returns the percentage needed to pass (40 CFR 82 Subpart F, Appendix D(e)). An open-book exam needs more. */
export const passPercent = (testType: TestType, isOpenBook: boolean): number =>
  testType === 'exam' && isOpenBook ? OPEN_BOOK_PASS_PERCENT : PASS_PERCENT;

/**
 * True if the share of right answers reaches the percentage. Skipped questions count as wrong, so skipping does not
 * help.
 */
export const reachesShare = (correct: number, total: number, percent: number): boolean =>
  total > 0 && correct * 100 >= total * percent;

interface SectionScore {
  sectionId: number;
  correct: number;
  total: number;
}

/**
 * True if a section is passed. In an exam, the section must have all 25 questions, and 18 of them must be right (21
 * with open book); in practice, 70 % are enough.
 */
const isSectionPassed = (testType: TestType, { correct, total }: SectionScore, isOpenBook: boolean): boolean =>
  (testType !== 'exam' || total === QUESTIONS_PER_SECTION) &&
  reachesShare(correct, total, passPercent(testType, isOpenBook));

export interface Outcome {
  successful: boolean;
  passedSectionIds: number[];
}

/**
 * Decides whether a test is successful. An exam succeeds if every section that it covers is passed: a strong section
 * does not compensate for a weak one, and an exam with a missing section or question fails. Any other test succeeds
 * with 70 % of all its questions. The outcome is stored when the attempt is completed. Only a correction judges the
 * attempt again, by the same percentage, in the SQL of `corrected-scores/store.ts`.
 */
export function judge(
  testType: TestType,
  covered: readonly number[],
  scores: readonly SectionScore[],
  isOpenBook = false,
): Outcome {
  const passed = new Set(
    scores.filter((score) => isSectionPassed(testType, score, isOpenBook)).map((score) => score.sectionId),
  );
  const sum = (field: 'correct' | 'total') => scores.reduce((counted, score) => counted + score[field], 0);
  const successful =
    testType === 'exam'
      ? covered.length > 0 && covered.every((sectionId) => passed.has(sectionId))
      : reachesShare(sum('correct'), sum('total'), PASS_PERCENT);
  return { successful, passedSectionIds: [...passed] };
}

/**
 * Returns the name of an attempt in lists: "Core + Type I" for several sections, "Full exam" for an exam over all
 * sections.
 */
export function nameAttempt(
  testType: TestType,
  sections: readonly { id: number; name: string }[],
  isOpenBook = false,
): string {
  if (testType === 'favorites') return 'Favorites';
  const isFull = SECTIONS.every(({ id }) => sections.some((section) => section.id === id));
  if (testType === 'exam' && isFull) return 'Full exam';
  return sections.map(({ name }) => name).join(' + ') + (isOpenBook ? ', open book' : '');
}

/**
 * Orders the options by a seed from the attempt and the question, so that the order is the same on the page, after a
 * reload and in the result, but differs between attempts. Sorts the options by id first, because a retake copies them
 * from a result in another order. Options that are letters of a picture stay alphabetical, because a list of "1 C, 2 A"
 * would mislead.
 */
export function orderOptions<T extends { id: number; text?: string }>(
  options: readonly T[],
  attemptId: string,
  questionId: number,
): T[] {
  const isLettered = options.every(({ text = '' }) => /^[A-Z]$/.test(text));
  if (isLettered) return options.toSorted((one, other) => (one.text ?? '').localeCompare(other.text ?? ''));
  return shuffle(
    options.toSorted((one, other) => one.id - other.id),
    seededRandom(seedFrom(`${attemptId}:${questionId}`)),
  );
}

/** Returns the whole seconds between two times in milliseconds. */
export const secondsBetween = (startedAt: number, completedAt: number): number =>
  Math.max(0, Math.round((completedAt - startedAt) / 1000));

/** Returns the time limit of an exam over this many sections, in seconds. */
export const examSeconds = (timeFactor: number, sections: number = SECTIONS.length): number =>
  Math.round(EXAM_SECONDS_PER_SECTION * sections * timeFactor);

/** Maximum seconds stored for one question. */
export const MAX_ANSWER_SECONDS = DAY_SECONDS;

/**
 * Maximum number of questions in all stored tests of an account: a thousand full exams, or ten thousand practice tests.
 */
export const MAX_STORED_QUESTIONS = 100_000;
/**
 * Maximum number of answers from paper in all classes of an instructor: eight full exams of a class of the largest
 * size, or forty of a class of twenty-five.
 */
export const MAX_ON_PAPER = 100_000;
