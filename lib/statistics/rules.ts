import { PASS_PERCENT } from '@/lib/kernel/exam';
import type { AttemptEntry, SectionStats } from './contract';

/** Specification §9: the bands of scores. */
const EXCELLENT = 90;
const GOOD = 70;
const SATISFACTORY = 50;

/** Specification §9: quick ranges, and the one that the page opens with. */
export const QUICK_RANGES = [
  { name: '7 days', days: 7 },
  { name: '30 days', days: 30 },
  { name: '3 months', days: 90 },
] as const;
export const DEFAULT_RANGE_DAYS = 30;

type Tone = 'success' | 'info' | 'warning' | 'error' | 'default';
interface Labelled {
  label: string;
  tone: Tone;
}

/** Specification §4, "Attempt status badges". */
export function statusBadge({ completed, successPercentage }: AttemptEntry): Labelled {
  if (!completed) return { label: 'Not completed', tone: 'default' };
  if (successPercentage === null) return { label: 'No score', tone: 'default' };
  if (successPercentage >= EXCELLENT) return { label: 'Excellent', tone: 'success' };
  if (successPercentage >= GOOD) return { label: 'Good', tone: 'info' };
  if (successPercentage >= SATISFACTORY) return { label: 'Satisfactory', tone: 'warning' };
  return { label: 'Unsatisfactory', tone: 'error' };
}

/** Specification §4, "Average score labels". */
export function averageLabel(percent: number): Labelled {
  if (percent >= EXCELLENT) return { label: 'Excellent', tone: 'success' };
  if (percent >= GOOD) return { label: 'Good', tone: 'info' };
  if (percent >= SATISFACTORY) return { label: 'Satisfactory', tone: 'warning' };
  return { label: 'Needs Improvement', tone: 'error' };
}

/** Specification §4, "Streak badge". */
export function streakLabel(streak: number): Labelled {
  if (streak > 5) return { label: 'On Fire!', tone: 'success' };
  if (streak > 2) return { label: 'Great!', tone: 'info' };
  if (streak > 0) return { label: 'Start', tone: 'default' };
  return { label: 'Begin', tone: 'default' };
}

/** Specification §9: the success badge of the attempts table. */
export const isSuccessScore = (percent: number): boolean => percent >= PASS_PERCENT;

type Counted = Pick<
  SectionStats,
  'sectionName' | 'attempts' | 'answeredQuestions' | 'averageScore' | 'completedAttempts'
>;

/** The first of the best by several measures, each of which settles what the one before leaves equal. */
function first<T>(items: readonly T[], ...measures: ((item: T) => number)[]): T | undefined {
  const compare = (one: T, other: T) =>
    measures.reduce((settled, measure) => settled || measure(other) - measure(one), 0);
  return [...items].sort(compare)[0];
}

/** Decisions: the section practised in most attempts; of equals the one with more answers. */
export const favoriteSection = (sections: readonly Counted[]): string | null =>
  first(
    sections,
    (section) => section.attempts,
    (section) => section.answeredQuestions,
  )?.sectionName ?? null;

/** Decisions: the highest average score among sections with a completed attempt. */
export const bestSection = (sections: readonly Counted[]): string | null =>
  first(
    sections.filter((section) => section.averageScore !== null),
    (section) => section.averageScore ?? 0,
    (section) => section.completedAttempts,
  )?.sectionName ?? null;
