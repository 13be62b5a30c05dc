import 'server-only';
import { setImmediate } from 'node:timers/promises';
import type { UserId } from '@/lib/kernel/ids';
import { perProcess } from '@/lib/kernel/per-process';
import type { PlanBank } from '@/lib/plan/bank/rules';
import { createLearnerModel, type LearnerModel, type Meeting } from './rules';

/** Cached models of learners up to their last answers: the next call only adds newer answers. */

interface Taken {
  bank: PlanBank;
  /** Answers in the model, oldest first. */
  meetings: readonly Meeting[];
  model: LearnerModel;
}

/** Limit of answers over all cached models: up to 80 MB, if each answer is the first to its fact. */
const MOST_ANSWERS = 20_000;
/** Milliseconds of adding answers, after which the work yields. */
const PORTION_MS = 4;
/** Answers between two looks at the clock. */
const STRIDE = 32;

interface Kept {
  taken: Promise<Taken>;
  /** Number of answers. */
  size: number;
}

const modelsOf = perProcess('models of learners', () => new Map<UserId, Kept>());

const isSame = (one: Meeting, other: Meeting | undefined): boolean =>
  one.place === other?.place &&
  one.at === other.at &&
  one.isCorrect === other.isCorrect &&
  one.sure === other.sure &&
  one.isCard === other.isCard;

const goesOn = (taken: Taken, bank: PlanBank, meetings: readonly Meeting[]): boolean =>
  taken.bank === bank && taken.meetings.every((one, place) => isSame(one, meetings[place]));

async function takeIn(before: Taken | null, bank: PlanBank, meetings: readonly Meeting[]): Promise<Taken> {
  const isKept = before !== null && goesOn(before, bank, meetings);
  const model = isKept ? before.model : createLearnerModel(bank.facts, [], { newcomerLevel: bank.newcomerLevel });
  const added = meetings.slice(isKept ? before.meetings.length : 0);
  let began = performance.now();
  for (const [place, meeting] of added.entries()) {
    if (place % STRIDE === 0 && performance.now() - began > PORTION_MS) {
      await setImmediate();
      began = performance.now();
    }
    model.meet(meeting);
  }
  return { bank, meetings, model };
}

/** Evicts the least recently used models while the cache is too large. */
function limit(models: Map<UserId, Kept>): void {
  let total = [...models.values()].reduce((sum, { size }) => sum + size, 0);
  for (const [userId, { size }] of models) {
    if (total <= MOST_ANSWERS || models.size === 1) return;
    models.delete(userId);
    total -= size;
  }
}

/** Returns the learner's model with all of these answers, oldest first. Yields while it adds them. */
export async function takeModel(userId: UserId, bank: PlanBank, meetings: readonly Meeting[]): Promise<LearnerModel> {
  const models = modelsOf();
  // Calls of one learner run one after the other: both would add their answers to the same model.
  const before = models.get(userId)?.taken.catch(() => null) ?? Promise.resolve(null);
  const taken = before.then((one) => takeIn(one, bank, meetings));
  // Reinserts the entry at the end, because the map is ordered by last use.
  models.delete(userId);
  models.set(userId, { taken, size: meetings.length });
  limit(models);
  return (await taken).model;
}
