import { SECTIONS } from '@/lib/kernel/exam';
import type { AttemptEntry, HistoryFilter, StatisticsFilter, StatisticsView } from '@/lib/statistics/contract';
import { type Filters, LIST_NAMES, SWITCH_NAMES } from '@/lib/statistics/filter-rules';
import type { HistoryColumn } from '@/lib/statistics/rules';
import { type MadeAttempt, nameOf } from './histories';

/** Computes the product's statistics a second time, one attempt at a time. It may be slow. */

const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
const mean = (numbers: number[]) => (numbers.length === 0 ? null : total(numbers) / numbers.length);
const tenth = (number: number | null) => (number === null ? null : Math.round(number * 10) / 10);
const whole = (number: number | null) => (number === null ? null : Math.round(number));

const questions = (made: MadeAttempt) => total(made.parts.map((part) => part.total));
const answers = (made: MadeAttempt) => (made.completed ? total(made.parts.map((part) => part.answered)) : 0);
const right = (made: MadeAttempt) => (made.completed ? total(made.parts.map((part) => part.correct)) : 0);
/** Returns the number of questions that count: all in an exam, only answered ones in practice. */
const counted = ({ testType }: MadeAttempt, part: { total: number; answered: number }) =>
  testType === 'exam' ? part.total : part.answered;
const countedIn = (made: MadeAttempt) => (made.completed ? total(made.parts.map((part) => counted(made, part))) : 0);
const score = (made: MadeAttempt) => (countedIn(made) === 0 ? null : Math.round((100 * right(made)) / countedIn(made)));
/**
 * True for practice with 70 percent right answers. For an exam, true if all sections are complete and have 18 right
 * answers each.
 */
const isSuccessful = (made: MadeAttempt) =>
  made.completed &&
  (made.testType === 'exam'
    ? made.parts.every((part) => part.total === 25 && part.correct >= 18)
    : right(made) / questions(made) >= 0.7);

/** Formats the local time in a zone, to the second. */
const wallClock = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at);

/** Condition of each filter. The type makes the compiler require a condition for every filter. */
const LEAVES: { [K in keyof Filters]: (made: MadeAttempt, value: Filters[K]) => boolean } = {
  sectionIds: (made, ids) => ids.length === 0 || made.parts.some((part) => ids.includes(part.sectionId)),
  testTypes: (made, types) => types.length === 0 || types.includes(made.testType),
  onlyCompleted: (made, isOn) => !isOn || made.completed,
  onlySuccessful: (made, isOn) => !isOn || isSuccessful(made),
};
const isLeft = <K extends keyof Filters>(made: MadeAttempt, name: K, filters: Filters): boolean =>
  LEAVES[name](made, filters[name]);

function choose(history: MadeAttempt[], filter: StatisticsFilter): MadeAttempt[] {
  return history.filter((made) => {
    const clock = wallClock(made.startedAt, filter.timezone ?? 'UTC');
    if (filter.startDate && clock < `${filter.startDate} 00:00:00`) return false;
    if (filter.endDate && clock > `${filter.endDate} 23:59:59`) return false;
    return [...LIST_NAMES, ...SWITCH_NAMES].every((name) => isLeft(made, name, filter));
  });
}

const entry = (made: MadeAttempt): AttemptEntry => ({
  id: made.id,
  sectionName: nameOf(made),
  testType: made.testType,
  completed: made.completed,
  successPercentage: score(made),
  totalQuestions: questions(made),
  correctAnswers: right(made),
  totalDurationSeconds: made.completed ? made.durationSeconds : 0,
  successful: isSuccessful(made),
  startedAt: made.startedAt.toISOString(),
});

/** Returns a copy of the attempt with only this section's questions. */
const within = (made: MadeAttempt, sectionId: number): MadeAttempt => {
  const parts = made.parts.filter((part) => part.sectionId === sectionId);
  return { ...made, parts, durationSeconds: total(parts.map((part) => part.timeSpentSeconds)) };
};

const bestScored = (attempts: MadeAttempt[]): MadeAttempt | undefined =>
  attempts
    .filter((made) => score(made) !== null)
    .sort(
      (one, other) =>
        Number(score(other)) - Number(score(one)) ||
        right(other) - right(one) ||
        other.startedAt.getTime() - one.startedAt.getTime(),
    )[0];

const fastest = (attempts: MadeAttempt[]): MadeAttempt | undefined =>
  attempts
    .filter((made) => made.completed && answers(made) === questions(made))
    .sort(
      (one, other) =>
        one.durationSeconds - other.durationSeconds ||
        right(other) - right(one) ||
        other.startedAt.getTime() - one.startedAt.getTime(),
    )[0];

function longestStreak(inOrder: MadeAttempt[]): number {
  let longest = 0;
  let running = 0;
  for (const made of inOrder) {
    if (!made.completed) continue;
    running = isSuccessful(made) ? running + 1 : 0;
    longest = Math.max(longest, running);
  }
  return longest;
}

function sectionStats(inOrder: MadeAttempt[], sectionId: number): StatisticsView['sectionStats'][number] {
  const attempts = inOrder
    .filter((made) => made.parts.some((part) => part.sectionId === sectionId))
    .map((made) => within(made, sectionId));
  const completed = attempts.filter((made) => made.completed);
  const scores = completed.map(score).filter((percent) => percent !== null);
  const best = bestScored(completed);
  const answered = total(completed.map(answers));
  return {
    sectionId,
    sectionName: SECTIONS.find((section) => section.id === sectionId)?.name ?? '',
    attempts: attempts.length,
    completedAttempts: completed.length,
    successfulAttempts: completed.filter(isSuccessful).length,
    averageScore: tenth(mean(scores)),
    averageTime: whole(mean(completed.map((made) => made.durationSeconds))),
    lastAttempt: attempts.at(-1)?.startedAt.toISOString() ?? null,
    bestAttempt: best ? entry(best) : null,
    answeredQuestions: answered,
    correctAnswers: total(completed.map(right)),
    averageTimePerQuestion:
      answered === 0 ? null : tenth(total(completed.map((made) => made.durationSeconds)) / answered),
  };
}

type Named = StatisticsView['sectionStats'][number];
function topSection(sections: Named[], ...measures: ((section: Named) => number)[]): string | null {
  let top: Named | undefined;
  for (const section of sections) {
    const isHigher = (measure: number): boolean => {
      const of = measures[measure];
      if (!of || !top) return !top;
      return of(section) > of(top) || (of(section) === of(top) && isHigher(measure + 1));
    };
    if (isHigher(0)) top = section;
  }
  return top?.sectionName ?? null;
}

export function referenceStatistics(history: MadeAttempt[], filter: StatisticsFilter): StatisticsView {
  const inOrder = choose(history, filter).sort((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
  const completed = inOrder.filter((made) => made.completed);
  const successful = completed.filter(isSuccessful).length;
  const scored = completed.filter((made) => score(made) !== null);
  const sections = SECTIONS.map((section) => section.id)
    .filter((id) => filter.sectionIds.length === 0 || filter.sectionIds.includes(id))
    .filter((id) => inOrder.some((made) => made.parts.some((part) => part.sectionId === id)))
    .map((id) => sectionStats(inOrder, id));
  const highest = bestScored(completed);
  const quickest = fastest(completed);
  return {
    summary: {
      totalAttempts: inOrder.length,
      completedAttempts: completed.length,
      successfulAttempts: successful,
      successRate: completed.length === 0 ? null : tenth((100 * successful) / completed.length),
      averageScore: tenth(mean(scored.map((made) => Number(score(made))))),
      averageTimePerTest: whole(mean(completed.map((made) => made.durationSeconds))),
      firstAttempt: inOrder.at(0)?.startedAt.toISOString() ?? null,
      lastAttempt: inOrder.at(-1)?.startedAt.toISOString() ?? null,
      favoriteSection: topSection(
        sections,
        (section) => section.attempts,
        (section) => section.answeredQuestions,
      ),
    },
    personalBests: {
      highestScore: highest ? entry(highest) : null,
      fastestCompletion: quickest ? entry(quickest) : null,
      bestSection: topSection(
        sections.filter((section) => section.averageScore !== null),
        (section) => Number(section.averageScore),
        (section) => section.completedAttempts,
      ),
      longestStreak: longestStreak(inOrder),
    },
    sectionStats: sections,
    scores: scored.map((made) => ({
      startedAt: made.startedAt.toISOString(),
      sectionName: nameOf(made),
      percentage: Number(score(made)),
    })),
  };
}

/** Sorts the whole history and returns the requested page. */
export function referenceHistory(history: MadeAttempt[], filter: HistoryFilter) {
  const key = (made: MadeAttempt): string | number | boolean | null => entry(made)[filter.sortBy as HistoryColumn];
  const sign = filter.sortDirection === 'asc' ? 1 : -1;
  const chosen = choose(history, filter).sort((one, other) => {
    const [a, b] = [key(one), key(other)];
    if (a === null || b === null) {
      if (a !== b) return a === null ? 1 : -1;
    } else if (a !== b) {
      return a < b ? -sign : sign;
    }
    return other.startedAt.getTime() - one.startedAt.getTime();
  });
  return {
    items: chosen.slice(filter.page * filter.size, (filter.page + 1) * filter.size).map(entry),
    page: filter.page,
    size: filter.size,
    totalItems: chosen.length,
    totalPages: Math.ceil(chosen.length / filter.size),
  };
}
