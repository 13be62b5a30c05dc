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

/** Returns true only if the chosen options are exactly the right ones: no partial credit. */
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
  /** correct / answered, rounded; 0 when nothing is answered. */
  percentage: number;
}

/** One entry for each question: null when it was skipped. */
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
 * Returns the percentage by which a test is judged: an exam's is of all questions asked, because an open one counts as
 * wrong.
 */
export const judgedPercentage = (testType: TestType, { correct, answered, total }: Tally): number =>
  percentage(correct, testType === 'exam' ? total : answered);

/**
 * Returns the passing share in percent (40 CFR 82 Subpart F, Appendix D(e)); an exam in the open-book form takes more.
 */
export const passPercent = (testType: TestType, isOpenBook: boolean): number =>
  testType === 'exam' && isOpenBook ? OPEN_BOOK_PASS_PERCENT : PASS_PERCENT;

/** Returns true for a sufficient share of all questions that count, so that skipping cannot reach it. */
export const reachesShare = (correct: number, total: number, percent: number): boolean =>
  total > 0 && correct * 100 >= total * percent;

interface SectionScore {
  sectionId: number;
  correct: number;
  total: number;
}

/**
 * Returns true for a passed section. An exam's section counts only as a whole, 25 questions, and is passed at 18; a
 * practice section needs the same share.
 */
const isSectionPassed = (testType: TestType, { correct, total }: SectionScore, isOpenBook: boolean): boolean =>
  (testType !== 'exam' || total === QUESTIONS_PER_SECTION) &&
  reachesShare(correct, total, passPercent(testType, isOpenBook));

export interface Outcome {
  successful: boolean;
  passedSectionIds: number[];
}

/**
 * The one rule for success. An exam is successful when each section that it covers is passed, so a strong section never
 * makes up for a weak one, and a paper with a section or a question missing never passes. Any other test is successful
 * at 70 % of all its questions. The verdict is stored with the attempt at completion, and read from there. Only a
 * correction judges again, by the same share, in SQL: `fair/store.ts`.
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
 * Returns an attempt's name in lists. Over several sections it is "Core + Type I"; an exam over all is the full exam.
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
 * Orders options for each attempt individually: the same on the page, after a reload and in the result. Starts from the
 * order of the option ids, because a retake copies options from a result. Options that are the letters of a picture
 * stay alphabetical: the picture has the labels, and a list of "1 C, 2 A" would mislead.
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

/** Returns whole seconds, as results show them. */
export const secondsBetween = (startedAt: number, completedAt: number): number =>
  Math.max(0, Math.round((completedAt - startedAt) / 1000));

/** Returns the time of a full exam, or of `sections` rehearsed alone. */
export const examSeconds = (timeFactor: number, sections: number = SECTIONS.length): number =>
  Math.round(EXAM_SECONDS_PER_SECTION * sections * timeFactor);

export function scoreMessage(percent: number): string {
  if (percent >= 90) return 'Excellent!';
  if (percent >= 80) return 'Great job!';
  if (percent >= PASS_PERCENT) return 'Well done!';
  if (percent >= 60) return 'Good effort!';
  return 'Keep practicing!';
}

/** Good from 80 %, warning from 60 %. */
export function scoreTone(percent: number): 'good' | 'warning' | 'bad' {
  if (percent >= 80) return 'good';
  return percent >= 60 ? 'warning' : 'bad';
}

/** Tone of a section's bar: good from the pass mark, warning from 50 %. */
export function sectionTone(percent: number): 'good' | 'warning' | 'bad' {
  if (percent >= PASS_PERCENT) return 'good';
  return percent >= 50 ? 'warning' : 'bad';
}

/** Maximum time for one question. */
export const MAX_ANSWER_SECONDS = DAY_SECONDS;

/**
 * The most questions that an account's tests may have asked: a thousand whole exams, or ten thousand practice tests.
 */
export const MAX_STORED_QUESTIONS = 100_000;
/**
 * The most answers on paper in an instructor's classes together: eight whole exams of the largest class, or forty of
 * twenty-five students.
 */
export const MAX_ON_PAPER = 100_000;
