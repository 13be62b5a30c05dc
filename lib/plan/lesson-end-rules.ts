import { addDays } from '@/lib/kernel/calendar';
import type { PlanView, StudySet } from './contract';
import { isStudyDay } from './day-rules';
import { type DueSet, viewToday } from './today-rules';

/**
 * Computes the content of the page after a lesson: how the lesson changed the probabilities of passing, and the next
 * step.
 */

/** Probabilities shown before the lesson: whole percent on the exam day, by section id. */
export type ChancesBefore = Readonly<Record<number, number>>;

export const chancesBefore = ({ forecast }: Pick<PlanView, 'forecast'>): ChancesBefore =>
  Object.fromEntries(
    forecast.sections.flatMap(({ sectionId, chanceOnDate }) =>
      chanceOnDate === null ? [] : [[sectionId, chanceOnDate]],
    ),
  );

export interface Move {
  sectionId: number;
  sectionName: string;
  /** Probability before the lesson; null if none was shown. */
  from: number | null;
  /** Probability now; null if none is shown yet. */
  to: number | null;
  /** Number of first answers still needed before a probability is shown. */
  answersMissing: number;
}

interface Lesson {
  sectionIds: readonly number[];
  before: ChancesBefore;
  missedCount: number;
}

interface LessonContext {
  /** True once the server has counted the lesson in the plan. */
  isFresh: boolean;
  /** Questions answered on the device since the plan was read. */
  answered: ReadonlySet<number>;
  /** Today's date for the learner. */
  today: string;
}

/** Next step: another lesson today, the exam, or the lesson of a later day. */
export type NextStep =
  | { kind: 'lesson-today'; set: StudySet }
  | { kind: 'exam-today' }
  | { kind: 'exam'; date: string; isTomorrow: boolean }
  | { kind: 'lesson'; date: string; isTomorrow: boolean; minutes: number; missed: number };

export interface LessonEnd {
  /** Changes of the sections' probabilities; empty until the server has counted the lesson. */
  moves: Move[];
  /** Date for which the probabilities of passing are computed. */
  date: string;
  /** Length of the streak in days; null if the plan was read on another day. */
  streakDays: number | null;
  /** Today's next lesson; null if the day is done. */
  nextLesson: DueSet | null;
  next: NextStep;
}

/**
 * Computes the content of the page after a lesson. `plan`: loaded after the lesson, or cached on the device before the
 * lesson.
 */
export function endOfLesson(plan: PlanView, lesson: Lesson, { isFresh, answered, today }: LessonContext): LessonEnd {
  const isToday = plan.today.date === today;
  const [due] = isToday ? viewToday(plan, { answered, date: today }).due : [];
  return {
    moves: isFresh ? listMoves(plan, lesson) : [],
    date: plan.forecast.date,
    streakDays: isToday ? streakWith(plan, isFresh) : null,
    nextLesson: due ?? null,
    next: due ? { kind: 'lesson-today', set: due.set } : nextDay(plan, today, lesson.missedCount),
  };
}

const listMoves = ({ forecast }: PlanView, { sectionIds, before }: Lesson): Move[] =>
  forecast.sections
    .filter(({ sectionId }) => sectionIds.includes(sectionId))
    .map(({ sectionId, sectionName, chanceOnDate, answersMissing }) => ({
      sectionId,
      sectionName,
      answersMissing,
      from: before[sectionId] ?? null,
      to: chanceOnDate,
    }));

/**
 * Returns the length of the streak. If the plan was loaded before the day's first answer, its streak does not include
 * today, so this adds today.
 */
const streakWith = ({ streakDays, answeredToday }: PlanView, isFresh: boolean): number =>
  isFresh || answeredToday > 0 ? streakDays : streakDays + 1;

function nextDay(plan: PlanView, today: string, missed: number): NextStep {
  const tomorrow = addDays(today, 1);
  let date = tomorrow;
  while (!isStudyDay(plan, date)) date = addDays(date, 1);
  const { examDate, minutesPerDay: minutes } = plan;
  if (examDate === today) return { kind: 'exam-today' };
  if (examDate !== null && examDate > today && date >= examDate) {
    return { kind: 'exam', date: examDate, isTomorrow: examDate === tomorrow };
  }
  return { kind: 'lesson', date, isTomorrow: date === tomorrow, minutes, missed };
}
