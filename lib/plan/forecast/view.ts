import type { Forecast } from '@/lib/plan/contract';
import { daysBetween, WEEK } from '@/lib/plan/today-rules';
import { nameSections, type Weakest } from '@/lib/plan/view';
import { FITS_FROM, type Range } from './rules';

/** Converts a probability to whole percent from 1 to 99, because passing or failing is never certain. */
export const whole = (chance: number): number => Math.min(99, Math.max(1, Math.round(100 * chance)));

export const NO_CHANCES = { chanceNow: null, chanceOnDate: null, low: null, high: null } as const;

export const viewRange = (chanceNow: number, { chance, low, high }: Range) => ({
  chanceNow: whole(chanceNow),
  chanceOnDate: whole(chance),
  low: whole(low),
  high: whole(high),
});

/** Formats a date such as "December 14". */
export const nameDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** Formats a day: "Friday" within the next week, otherwise "December 14". */
function nameDayOn(date: string, today: string): string {
  if (daysBetween(today, date) >= WEEK) return nameDate(date);
  if (date === today) return 'today';
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' }).format(new Date(`${date}T00:00:00Z`));
}

interface Day {
  today: string;
  examDate: string | null;
}

/**
 * Returns the section with the lowest probability. Returns null if a section has no probability yet, if there is only
 * one section, and on a tie.
 */
export function weakestOf({ sections }: Pick<Forecast, 'sections'>, { today, examDate }: Day): Weakest | null {
  const chances = sections.flatMap(({ sectionId, chanceOnDate }) =>
    chanceOnDate === null ? [] : [{ sectionId, chanceOnDate }],
  );
  const [lowest, next] = chances.sort((one, other) => one.chanceOnDate - other.chanceOnDate);
  if (!lowest || !next || chances.length < sections.length || lowest.chanceOnDate === next.chanceOnDate) return null;
  const isAhead = examDate !== null && examDate >= today;
  return {
    sectionId: lowest.sectionId,
    text: `your weakest ${isAhead ? `for ${nameDayOn(examDate, today)}` : 'section'}`,
  };
}

type Thin = Pick<Forecast['sections'][number], 'sectionName' | 'answersMissing'>;

/** Returns a sentence that says how many answers are missing before the page can show a probability. */
export function reasonOfThin(sections: readonly Thin[]): string {
  const missing = sections.filter(({ answersMissing }) => answersMissing > 0);
  const parts = missing.map(({ answersMissing, sectionName }, place) => {
    return place === 0
      ? `${answersMissing} more ${answersMissing === 1 ? 'question' : 'questions'} in ${sectionName}`
      : `${answersMissing} in ${sectionName}`;
  });
  const list = parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  return `Answer ${list} to see your chance of passing.`;
}

interface PlanOutlook {
  sectionIds: readonly number[];
  minutesPerDay: number;
  date: string;
  hasDate: boolean;
  /** True after the exam day. */
  isOver: boolean;
  isToday: boolean;
  chance: number;
  hasAlternatives: boolean;
}

/** Returns one or two sentences that say whether the study time is enough. */
export function reasonOf(outlook: PlanOutlook): string {
  const { sectionIds, minutesPerDay, date, hasDate, isOver, isToday, chance, hasAlternatives } = outlook;
  const all = nameSections(sectionIds);
  if (isToday) return `Your exam is today. Your chance of passing ${all} is about ${whole(chance)}%.`;
  const what = `${minutesPerDay} minutes a study day`;
  const over = isOver ? 'Your exam date is over. ' : '';
  const by = hasDate && !isOver ? `on ${nameDate(date)}` : `in three weeks, on ${nameDate(date)}`;
  if (chance >= FITS_FROM) {
    return `${over}With ${what} your chance of passing ${all} ${by} is about ${whole(chance)}%.`;
  }
  const would = hasAlternatives ? ' This would help:' : ' Nothing that the plan can change helps much.';
  return `${over}${what} is probably not enough: your chance of passing ${all} ${by} would be about ${whole(chance)}%.${would}`;
}
