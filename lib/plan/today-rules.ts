import { DAY_MS } from '@/lib/kernel/time';
import type { PlanView, StudySet } from './contract';

/**
 * Builds the learner's day for the Today page. Leaves out the questions answered on this device. Dates are
 * `YYYY-MM-DD`.
 */

export interface DueSet {
  set: StudySet;
  /** Question ids in the order of the set, without questions answered since the plan was loaded. */
  questionIds: number[];
  /** Estimated minutes for the remaining questions, at least 1. */
  minutes: number;
}

export interface TodayView {
  /** Unfinished sets of the day, in order. */
  due: DueSet[];
  /** Number of the day's sets, including finished ones. */
  setCount: number;
  /** The set in addition to the day's minutes; null if there is none. */
  extra: DueSet | null;
  mistakes: DueSet | null;
  examMoment: ExamMoment;
  /** Whole days until the exam; null without a date or after it. */
  daysLeft: number | null;
}

export type ExamMoment = 'undated' | 'ahead' | 'today' | 'past';

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** A date at least this many days ahead is not named by its weekday, which could mean a nearer date. */
export const WEEK = 7;

export function examMomentOn(date: string, examDate: string | null): ExamMoment {
  if (examDate === null) return 'undated';
  if (examDate === date) return 'today';
  // Stryker disable next-line EqualityOperator: Equal dates were handled a line above.
  return examDate > date ? 'ahead' : 'past';
}

/**
 * True if a set of `all` questions is done when `open` of them have no answer. One or two skipped questions would make
 * a lesson of one minute, so they come again in a later lesson.
 */
export const isSetDone = (open: number, all: number): boolean => open * 5 <= all;

function restOf(set: StudySet, answered: ReadonlySet<number>): DueSet {
  const questionIds = set.openQuestionIds.filter((id) => !answered.has(id));
  // Stryker disable next-line ConditionalExpression: A set without questions has none left and is filtered out.
  const share = set.questionCount === 0 ? 0 : questionIds.length / set.questionCount;
  return { set, questionIds, minutes: Math.max(1, Math.round(set.minutes * share)) };
}

/**
 * Builds the view of the day. `answered`: questions answered on this device since the plan was loaded. `date`: today's
 * date. A cached plan may have been made on an earlier date.
 */
export function viewToday(
  plan: PlanView,
  { answered, date }: { answered: ReadonlySet<number>; date: string },
): TodayView {
  const open = plan.today.sets
    .filter((set) => !set.isDone)
    .map((set) => restOf(set, answered))
    .filter(({ set, questionIds: { length } }) =>
      set.kind === 'mistakes' ? length > 0 : !isSetDone(length, set.questionCount),
    );
  // Stryker disable next-line ConditionalExpression,StringLiteral: The deck of mistakes is always an extra set, which the first condition already excludes.
  const isOwn = (set: StudySet) => !set.isExtra && set.kind !== 'mistakes';
  const examMoment = examMomentOn(date, plan.examDate);
  return {
    due: open.filter(({ set }) => isOwn(set)),
    setCount: plan.today.sets.filter(isOwn).length,
    extra: open.find(({ set }) => set.isExtra && set.kind !== 'mistakes') ?? null,
    mistakes: open.find(({ set }) => set.kind === 'mistakes') ?? null,
    examMoment,
    daysLeft: plan.examDate !== null && examMoment !== 'past' ? daysBetween(date, plan.examDate) : null,
  };
}

/** Returns the same view with the requested set first in `due`. */
export const askedFirst = (view: TodayView, id: string | null): TodayView => ({
  ...view,
  // Stryker disable next-line ConditionalExpression: V8's `sort` calls this in one order only, so no test here can notice; Firefox's uses both orders.
  due: [...view.due].sort((one, other) => Number(other.set.id === id) - Number(one.set.id === id)),
});
