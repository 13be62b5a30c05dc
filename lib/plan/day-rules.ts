import { addDays, dateWriter } from '@/lib/kernel/calendar';
import type { QuestionId } from '@/lib/kernel/ids';
import type { PlanBank } from '@/lib/plan/bank/rules';

/** Rules for a learner's days: study days, streaks, and the order of questions. */

export interface ChosenPlan {
  /** Null: no date yet. */
  examDate: string | null;
  sectionIds: readonly number[];
  minutesPerDay: number;
  /** Days of the week: 0 is Sunday. */
  studyDays: readonly number[];
  timeZone: string;
}

export interface Met {
  questionId: QuestionId;
  isCorrect: boolean;
  sure: boolean | null;
  /** Milliseconds since 1970. */
  atMs: number;
}

/** Number of days that a plan looks ahead if it has no future exam date. */
const DAYS_AHEAD = 21;

/** Returns the date that the plan works toward. */
export const targetDate = ({ examDate }: Pick<ChosenPlan, 'examDate'>, today: string): string =>
  // Stryker disable next-line ConditionalExpression: Null compares false with any date.
  examDate !== null && examDate >= today ? examDate : addDays(today, DAYS_AHEAD);

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();
export const isStudyDay = ({ studyDays }: Pick<ChosenPlan, 'studyDays'>, date: string): boolean =>
  studyDays.includes(weekdayOf(date));

/** Counts study days from `from` to the day before `until`. */
export function countStudyDays(plan: Pick<ChosenPlan, 'studyDays'>, from: string, until: string): number {
  let count = 0;
  for (let date = from; date < until; date = addDays(date, 1)) if (isStudyDay(plan, date)) count += 1;
  return count;
}

/** Zone offsets are multiples of 15 minutes, so all answers within 15 minutes belong to one day. */
const QUARTER_MS = 15 * 60_000;

/**
 * Counts consecutive study days with an answer, up to today. Skips days off without an answer. Counts today only if it
 * has an answer.
 */
export function streakOf(plan: ChosenPlan, met: readonly Pick<Met, 'atMs'>[], today: string): number {
  const quarters = new Set(met.map(({ atMs }) => Math.floor(atMs / QUARTER_MS)));
  const dateAt = dateWriter(plan.timeZone);
  const dates = new Set([...quarters].map((quarter) => dateAt(quarter * QUARTER_MS)));
  let days = dates.has(today) ? 1 : 0;
  // Stryker disable next-line EqualityOperator: Of two equal dates either may be taken.
  const first = [...dates].reduce((earliest, date) => (date < earliest ? date : earliest), today);
  for (let date = addDays(today, -1); date >= first; date = addDays(date, -1)) {
    if (dates.has(date)) days += 1;
    else if (isStudyDay(plan, date)) break;
  }
  return days;
}

export interface LastReview {
  last: Met;
  times: number;
}

/** Returns the last answer to each question, and how often the question was answered. */
export function lastByQuestion(met: readonly Met[]): Map<QuestionId, LastReview> {
  const last = new Map<QuestionId, LastReview>();
  for (const one of met) {
    const known = last.get(one.questionId);
    if (known) Object.assign(known, { last: one, times: known.times + 1 });
    else last.set(one.questionId, { last: one, times: 1 });
  }
  return last;
}

/** Returns the last answer about each fact, by the fact's index. */
export function lastByFact(met: readonly Met[], { placeOf }: Pick<PlanBank, 'placeOf'>): Map<number, Met> {
  const last = new Map<number, Met>();
  for (const one of met) {
    const place = placeOf.get(one.questionId);
    // Stryker disable next-line ConditionalExpression: No caller looks up the key `undefined`.
    if (place !== undefined) last.set(place, one);
  }
  return last;
}

/**
 * Lists questions of every tier and section whose last answer was wrong. The question answered longest ago comes first.
 */
export function listMissed(met: readonly Met[], { questions }: Pick<PlanBank, 'questions'>): QuestionId[] {
  return [...lastByQuestion(met).values()]
    .map(({ last }) => last)
    .filter(({ isCorrect, questionId }) => !isCorrect && questions.get(questionId)?.isPublished)
    .sort((one, other) => one.atMs - other.atMs)
    .map(({ questionId }) => questionId);
}

/**
 * Orders facts without using their difficulties. Unseen facts come first, with topics mixed in proportion to their
 * shares of the exam (Webster's method). Seen facts follow, the one answered longest ago first.
 */
export function orderByBlueprint(bank: PlanBank, met: readonly Met[]): number[] {
  const last = lastByFact(met, bank);
  const shares = new Map<string, number>();
  for (const { topic, weight } of bank.facts) shares.set(topic, (shares.get(topic) ?? 0) + weight);
  const taken = new Map<string, number>();
  const turns = bank.facts.map(({ topic }, place) => {
    const known = last.get(place);
    if (known) return { place, isMet: true, order: known.atMs };
    const turn = (taken.get(topic) ?? 0) + 1;
    taken.set(topic, turn);
    return { place, isMet: false, order: (turn - 0.5) / (shares.get(topic) || 1e-9) };
  });
  return turns
    .sort(
      // Stryker disable next-line ArithmeticOperator: The facts are already sorted by place, and the sort is stable.
      (one, other) => Number(one.isMet) - Number(other.isMet) || one.order - other.order || one.place - other.place,
    )
    .map(({ place }) => place);
}
