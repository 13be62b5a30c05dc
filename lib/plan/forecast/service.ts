import 'server-only';
import { SECTIONS } from '@/lib/kernel/exam';
import type { Forecast } from '@/lib/plan/contract';
import { type ChosenPlan, targetDate } from '@/lib/plan/day/rules';
import { countFirstAnswers, toDays } from '@/lib/plan/meetings/rules';
import type { Learner } from '@/lib/plan/meetings/service';
import { FIRST_ANSWERS_NEEDED } from '@/lib/statistics/readiness/rules';

const whole = (chance: number): number => Math.min(99, Math.max(1, Math.round(100 * chance)));

interface Asked {
  plan: ChosenPlan;
  learner: Learner;
  /** The learner's date. */
  today: string;
  now: Date;
}

export function tellForecast({ plan, learner, today, now }: Asked): Forecast {
  const counts = countFirstAnswers(learner.met, learner.bank);
  const missingOf = (sectionId: number) => Math.max(0, FIRST_ANSWERS_NEEDED - (counts.get(sectionId) ?? 0));
  const asked = SECTIONS.filter(({ id }) => plan.sectionIds.includes(id));
  const chances = asked.some(({ id }) => missingOf(id) === 0) ? learner.model().chances(toDays(now.getTime())) : null;
  const sections = asked.map(({ id, name }) => ({
    ...{ sectionId: id, sectionName: name },
    chanceNow: chances && missingOf(id) === 0 ? whole(chances.get(id) ?? 0) : null,
    ...{ chanceOnDate: null, low: null, high: null },
    answersMissing: missingOf(id),
  }));
  return {
    date: targetDate(plan, today),
    sections,
    allSections: { chanceNow: null, chanceOnDate: null, low: null, high: null },
    fits: null,
    reason: 'There is not enough to tell a chance yet.',
    alternatives: [],
  };
}
