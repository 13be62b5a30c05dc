import 'server-only';
import { randomUUID } from 'node:crypto';
import type { QuestionId } from '@/lib/kernel/ids';
import { toDays } from '@/lib/plan/reviews/rules';
import type { Learner } from '@/lib/plan/reviews/service';
import type { StoredSet } from './contract';
import { type ChosenPlan, countStudyDays, orderByBlueprint, targetDate } from './day-rules';
import { planLessons } from './lesson-rules';

/** Minimum share of facts with a rating or answers. Below it, the plan does not use difficulties. */
const RATED_NEEDED = 0.5;

interface Asked {
  reader: { now: Date };
  plan: ChosenPlan & { startedAt: Date | null };
  learner: Learner;
  withheld: ReadonlySet<QuestionId>;
  /** Today's date for the learner. `beganAtMs`: start of that day. */
  date: string;
  beganAtMs: number;
  minutes: number;
  isExtra: boolean;
  /** Sets that were already planned for today. */
  taken?: readonly StoredSet[];
}

/**
 * Returns the share of the plan's days that remain: 1 at the start of the plan, 0 on the day before the exam. Always 1
 * without a future exam date.
 */
function restOf({ plan, date }: Asked, until: string): number {
  if (plan.examDate !== until || plan.startedAt === null) return 1;
  const started = plan.startedAt.toISOString().slice(0, 10);
  const all = countStudyDays(plan, started, until);
  return all === 0 ? 0 : Math.min(1, Math.max(0, (countStudyDays(plan, date, until) - 1) / all));
}

/** Returns the indexes of the plan's facts, the most useful to ask first. */
async function orderFacts(asked: Asked): Promise<number[]> {
  const { learner, plan, date, reader } = asked;
  const { facts, ratedShare } = learner.bank;
  const isInPlan = (place: number) => plan.sectionIds.includes(facts[place]?.section ?? 0);
  if (ratedShare < RATED_NEEDED) return orderByBlueprint(learner.bank, learner.met).filter(isInPlan);
  const until = targetDate(plan, date);
  const at = toDays(reader.now.getTime());
  // Assumes that the exam is at noon, but at least half a day from now, because the learner is still studying.
  const day = Math.max(at + 0.5, toDays(Date.parse(`${until}T12:00:00Z`)));
  const model = await learner.model();
  return model.choose({ at, until: day, rest: restOf(asked, until) }, facts.length).filter(isInPlan);
}

/** Plans lessons for the given minutes of today, without facts that were already planned or answered today. */
export async function planStoredSets(asked: Asked): Promise<StoredSet[]> {
  const { learner, withheld, beganAtMs, minutes, isExtra, reader, taken = [] } = asked;
  if (minutes === 0) return [];
  const { placeOf } = learner.bank;
  const metToday = learner.met.filter(({ atMs }) => atMs >= beganAtMs).map(({ questionId }) => questionId);
  const done = new Set([...metToday, ...taken.flatMap(({ questionIds }) => questionIds)].map((id) => placeOf.get(id)));
  const order = (await orderFacts(asked)).filter((place) => !done.has(place));
  const lessons = planLessons({
    bank: learner.bank,
    met: learner.met,
    order,
    withheld,
    beganAtMs,
    nowMs: reader.now.getTime(),
    budgetSeconds: minutes * 60,
  });
  return lessons.map((lesson) => ({ id: randomUUID(), ...lesson, isExtra }));
}
