import type { TestChoice } from '@/components/attempt/begin-attempt';
import type { PlanView } from '@/lib/plan/contract';
import { chancesBefore } from '@/lib/plan/lesson-end-rules';
import type { DueSet } from '@/lib/plan/today-rules';

/** Returns the test choice that starts a set of the plan. */
export const choiceOfSet = (plan: PlanView, { set, questionIds }: DueSet): TestChoice => ({
  testType: 'practice',
  sectionIds: set.sectionIds,
  timeFactor: 1,
  set: { id: set.id, questionIds, chancesBefore: chancesBefore(plan) },
});
