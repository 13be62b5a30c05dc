import 'server-only';
import { setImmediate } from 'node:timers/promises';
import type { UserId } from '@/lib/kernel/ids';
import { perProcess } from '@/lib/kernel/per-process';
import type { PlanBank } from '@/lib/plan/bank/rules';
import { createLearnerModel, type LearnerModel, type Review } from './learner-rules';

/** Caches the models of learners, so that a call adds only the answers given since the last call. */

interface Taken {
  bank: PlanBank;
  /** Answers that are in the model, oldest first. */
  reviews: readonly Review[];
  model: LearnerModel;
}

/** Maximum number of answers in all cached models: about 80 MB if each answer is the first answer to its fact. */
const MOST_ANSWERS = 20_000;
/** Milliseconds of work after which the process lets other requests run. */
const PORTION_MS = 4;
/** Number of answers added between two checks of the clock. */
const STRIDE = 32;

interface CachedModel {
  taken: Promise<Taken>;
  /** Number of answers in the model. */
  size: number;
}

const modelsOf = perProcess('models of learners', () => new Map<UserId, CachedModel>());

const isSame = (one: Review, other: Review | undefined): boolean =>
  one.place === other?.place &&
  one.at === other.at &&
  one.isCorrect === other.isCorrect &&
  one.sure === other.sure &&
  one.isCard === other.isCard;

const goesOn = (taken: Taken, bank: PlanBank, reviews: readonly Review[]): boolean =>
  taken.bank === bank && taken.reviews.every((one, place) => isSame(one, reviews[place]));

async function takeIn(before: Taken | null, bank: PlanBank, reviews: readonly Review[]): Promise<Taken> {
  const isReused = before !== null && goesOn(before, bank, reviews);
  const model = isReused ? before.model : createLearnerModel(bank.facts, [], { newcomerLevel: bank.newcomerLevel });
  const added = reviews.slice(isReused ? before.reviews.length : 0);
  let began = performance.now();
  for (const [place, review] of added.entries()) {
    if (place % STRIDE === 0 && performance.now() - began > PORTION_MS) {
      await setImmediate();
      began = performance.now();
    }
    model.meet(review);
  }
  return { bank, reviews, model };
}

/** Removes the least recently used models until the cache is within its limit. Always leaves one. */
function limit(models: Map<UserId, CachedModel>): void {
  let total = [...models.values()].reduce((sum, { size }) => sum + size, 0);
  for (const [userId, { size }] of models) {
    if (total <= MOST_ANSWERS || models.size === 1) return;
    models.delete(userId);
    total -= size;
  }
}

/**
 * Returns the learner's model with all of these answers. They must be ordered from oldest to newest. Lets other
 * requests run while adding them.
 */
export async function takeModel(userId: UserId, bank: PlanBank, reviews: readonly Review[]): Promise<LearnerModel> {
  const models = modelsOf();
  // Calls for one learner run one after another, because two calls would add the same answers to the model twice.
  const before = models.get(userId)?.taken.catch(() => null) ?? Promise.resolve(null);
  const taken = before.then((one) => takeIn(one, bank, reviews));
  // Moves the entry to the end, because the map is ordered by last use.
  models.delete(userId);
  models.set(userId, { taken, size: reviews.length });
  limit(models);
  return (await taken).model;
}
