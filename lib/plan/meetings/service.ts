import 'server-only';
import type { UserId } from '@/lib/kernel/ids';
import type { PlanBank } from '@/lib/plan/bank/rules';
import { readPlanBank } from '@/lib/plan/bank/service';
import type { Met } from '@/lib/plan/day/rules';
import { createLearnerModel, type LearnerModel } from '@/lib/plan/learner/rules';
import { toMeetings } from './rules';
import { listAnswers } from './store';

export interface Learner {
  bank: PlanBank;
  /** Every answer, the oldest first. */
  met: readonly Met[];
  /** Made at the first call. */
  model: () => LearnerModel;
}

export async function readLearner(userId: UserId, sectionIds: readonly number[]): Promise<Learner> {
  const [bank, met] = await Promise.all([readPlanBank(sectionIds), listAnswers(userId)]);
  let model: LearnerModel | undefined;
  return {
    bank,
    met,
    model: () => {
      model ??= createLearnerModel(bank.facts, toMeetings(met, bank));
      return model;
    },
  };
}
