import { PASS_PERCENT } from '@/lib/kernel/exam';
import type { AttemptEntry, SectionStats } from './contract';

const FIRST_DATE = '2000-01-01';
const LAST_DATE = '2100-12-31';
export const isInReach = (date: string): boolean => date >= FIRST_DATE && date <= LAST_DATE;

interface Dates {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** True if the start date is not after the end date, or if one of the dates is missing. */
export const isInOrder = ({ startDate, endDate }: Dates): boolean => !startDate || !endDate || startDate <= endDate;
/** Error message of the API. The page has its own. */
export const DATES_REVERSED = 'The start date must not be after the end date';

/** Columns of the attempts table. The table can be sorted by each of them. */
export const HISTORY_COLUMNS = [
  'startedAt',
  'successPercentage',
  'completed',
  'sectionName',
  'testType',
  'correctAnswers',
  'totalQuestions',
  'totalDurationSeconds',
] as const;

export type HistoryColumn = (typeof HISTORY_COLUMNS)[number];

export const HISTORY_PAGE_SIZE = 10;

/** Maximum number of attempts in `scores`; only the latest are returned. */
export const MAX_SCORES = 200;

/** Lower limits of the score labels, in percent. */
const EXCELLENT = 90;
const GOOD = PASS_PERCENT;
const SATISFACTORY = 50;

/** Date ranges that have a button on the page. The page opens with `DEFAULT_RANGE_DAYS`. */
export const QUICK_RANGES = [
  { name: 'days7', days: 7 },
  { name: 'days30', days: 30 },
  { name: 'months3', days: 90 },
] as const;
export const DEFAULT_RANGE_DAYS = 30;

type Tone = 'success' | 'info' | 'warning' | 'error' | 'default';
interface Labeled<Label> {
  /** Key of the text that the page shows. */
  label: Label;
  tone: Tone;
}
type ScoreLabel = 'excellent' | 'good' | 'satisfactory';
export type StatusLabel = ScoreLabel | 'notCompleted' | 'noScore' | 'notPassed' | 'unsatisfactory';
type AverageLabel = ScoreLabel | 'needsImprovement';
type StreakLabel = 'onFire' | 'great' | 'start' | 'begin';

/** True for a failed exam. Its percentage can still be high, because each section must be passed. */
const isMissedExam = ({ testType, completed, successful }: AttemptEntry): boolean =>
  testType === 'exam' && completed && !successful;

/** Returns the label of a score. A failed exam is labeled `notPassed` even if its percentage is high. */
export function statusBadge(attempt: AttemptEntry): Labeled<StatusLabel> {
  const { completed, successPercentage } = attempt;
  if (!completed) return { label: 'notCompleted', tone: 'default' };
  if (successPercentage === null) return { label: 'noScore', tone: 'default' };
  if (isMissedExam(attempt)) return { label: 'notPassed', tone: 'error' };
  if (successPercentage >= EXCELLENT) return { label: 'excellent', tone: 'success' };
  if (successPercentage >= GOOD) return { label: 'good', tone: 'info' };
  if (successPercentage >= SATISFACTORY) return { label: 'satisfactory', tone: 'warning' };
  return { label: 'unsatisfactory', tone: 'error' };
}

export function averageLabel(percent: number): Labeled<AverageLabel> {
  if (percent >= EXCELLENT) return { label: 'excellent', tone: 'success' };
  if (percent >= GOOD) return { label: 'good', tone: 'info' };
  if (percent >= SATISFACTORY) return { label: 'satisfactory', tone: 'warning' };
  return { label: 'needsImprovement', tone: 'error' };
}

export function streakLabel(streak: number): Labeled<StreakLabel> {
  if (streak > 5) return { label: 'onFire', tone: 'success' };
  if (streak > 2) return { label: 'great', tone: 'info' };
  if (streak > 0) return { label: 'start', tone: 'default' };
  return { label: 'begin', tone: 'default' };
}

/** True if the attempts table shows the success badge. */
export const isSuccessScore = (attempt: AttemptEntry): boolean =>
  (attempt.successPercentage ?? 0) >= PASS_PERCENT && !isMissedExam(attempt);

type Counted = Pick<
  SectionStats,
  'sectionName' | 'attempts' | 'answeredQuestions' | 'averageScore' | 'completedAttempts'
>;

/** Returns the item with the highest value of the first measure. If several are equal, the next measure decides. */
function first<T>(items: readonly T[], ...measures: ((item: T) => number)[]): T | undefined {
  const compare = (one: T, other: T) =>
    measures.reduce((settled, measure) => settled || measure(other) - measure(one), 0);
  return [...items].sort(compare)[0];
}

/**
 * Returns the name of the section with the most attempts. If several are equal, returns the one with the most answers.
 */
export const favoriteSection = (sections: readonly Counted[]): string | null =>
  first(
    sections,
    (section) => section.attempts,
    (section) => section.answeredQuestions,
  )?.sectionName ?? null;

/**
 * Returns the name of the section with the highest average score. If several are equal, returns the one completed most
 * often.
 */
export const bestSection = (sections: readonly Counted[]): string | null =>
  first(
    sections.filter((section) => section.averageScore !== null),
    (section) => section.averageScore ?? 0,
    (section) => section.completedAttempts,
  )?.sectionName ?? null;
