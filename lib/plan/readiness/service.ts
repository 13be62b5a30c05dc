import 'server-only';
import { SECTIONS } from '@/lib/kernel/exam';
import type { UserId } from '@/lib/kernel/ids';
import { rangeIn } from '@/lib/plan/forecast/rules';
import { whole } from '@/lib/plan/forecast/view';
import { countFirstAnswers, FIRST_ANSWERS_NEEDED, toDays } from '@/lib/plan/reviews/rules';
import { readLearner } from '@/lib/plan/reviews/service';
import type { Estimate, ReadinessView } from './contract';

/**
 * Returns the learner's probability of passing if the exam were today: the same value as `chanceNow` in the plan's
 * forecast.
 */
export async function getReadiness(userId: UserId, now = new Date()): Promise<ReadinessView> {
  const learner = await readLearner(userId, now);
  const counts = countFirstAnswers(learner.met, learner.bank);
  const countIn = (section: number) => counts.get(section) ?? { firstAnswers: 0, firstCorrect: 0 };
  const isEnough = (section: number) => countIn(section).firstAnswers >= FIRST_ANSWERS_NEEDED;
  const isAny = SECTIONS.some(({ id }) => isEnough(id));
  const outlook = isAny ? (await learner.model()).outlook(toDays(now.getTime())) : [];
  const estimate = (sectionIds: readonly number[]): Estimate | null => {
    if (!sectionIds.every(isEnough)) return null;
    const { chance, low, high } = rangeIn(outlook, sectionIds, (section) => ({ ...countIn(section), days: 0 }));
    return { chancePercent: whole(chance), lowPercent: whole(low), highPercent: whole(high) };
  };
  return {
    firstAnswersNeeded: FIRST_ANSWERS_NEEDED,
    sections: SECTIONS.map(({ id, name }) => ({
      sectionId: id,
      sectionName: name,
      ...countIn(id),
      estimate: estimate([id]),
    })),
    allSections: estimate(SECTIONS.map(({ id }) => id)),
  };
}
