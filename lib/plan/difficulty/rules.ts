import type { QuestionId } from '@/lib/kernel/ids';
import { sigmoid } from '@/lib/plan/ability-rules';
import { GUESS, SLIP } from '@/lib/plan/memory-rules';

/**
 * Estimates the difficulty of questions from ratings by readers and all first answers. Each difficulty is the mean of a
 * posterior distribution: the rating is the prior, and the first answers update it. After ten answers the rating still
 * counts more than the answers; after a hundred it counts little.
 */

export interface Tried {
  id: QuestionId;
  /**
   * Number of learners who answered the question, counting only first answers. `right`: number of those who were right.
   */
  answered: number;
  right: number;
  /**
   * Number of these learners who also answered enough other questions for an estimate of their ability. `shareSum`
   * adds up one number per such learner: the share, 0 to 1, of the other questions that the learner answered right.
   */
  rated: number;
  shareSum: number;
}

/**
 * Variances on the logit scale: of difficulties with a rating, of difficulties without one, and of learners' ability.
 */
const VARIANCE = { rated: 1, unrated: 1.44, learner: 1.2 } as const;
const FLATTENED = Math.sqrt(1 + (Math.PI * VARIANCE.learner) / 8);
/**
 * Difficulties at which the posterior is computed, from -5 (nearly everybody knows the answer) to 5 (hardly anybody
 * does).
 */
const GRID = Array.from({ length: 101 }, (_one, place) => -5 + place / 10);
/**
 * Minimum number of learners with an estimated ability. With fewer, all learners who answered the question count as
 * average.
 */
const RATED_NEEDED = 10;

const rightAt = (ability: number, difficulty: number): number =>
  GUESS + (1 - SLIP - GUESS) * sigmoid((ability - difficulty) / FLATTENED);

/** Returns the ability of a learner who answers this share of average questions right. */
function abilityOf(share: number): number {
  const known = Math.min(0.98, Math.max(0.02, (share - GUESS) / (1 - SLIP - GUESS)));
  return FLATTENED * Math.log(known / (1 - known));
}

const PRESUMED_ANSWERS = 200;
const PRESUMED_SHARE = 0.65;

/**
 * Estimates the difficulties, on the logit scale, of all answered questions. `rated`: difficulties from ratings only.
 */
export function estimateDifficulties(
  tried: readonly Tried[],
  rated: ReadonlyMap<QuestionId, number>,
): Map<QuestionId, number> {
  const share = shareRight(tried);
  const met = tried.filter(({ answered }) => answered > 0);
  return new Map(met.map((one) => [one.id, estimateOne(one, rated.get(one.id), share)]));
}

/** Returns the share of first answers that are right, moved toward the prior share if there are few answers. */
function shareRight(tried: readonly Pick<Tried, 'answered' | 'right'>[]): number {
  const sum = (tell: (one: Pick<Tried, 'answered' | 'right'>) => number) =>
    tried.reduce((total, one) => total + tell(one), 0);
  return (
    (sum(({ right }) => right) + PRESUMED_ANSWERS * PRESUMED_SHARE) /
    (sum(({ answered }) => answered) + PRESUMED_ANSWERS)
  );
}

/** Step to which the level of a new learner is rounded, because smaller changes would not change a plan. */
const LEVEL_STEP = 0.05;

/** Returns the assumed ability of a new learner, computed from the first answers of all learners. */
export const newcomerLevel = (tried: readonly Pick<Tried, 'answered' | 'right'>[]): number =>
  Math.round(abilityOf(shareRight(tried)) / LEVEL_STEP) * LEVEL_STEP;

/**
 * Returns the mean of the posterior distribution, computed at the points of `GRID`. One more right answer can only
 * lower the difficulty.
 */
function estimateOne({ answered, right, rated, shareSum }: Tried, rating: number | undefined, share: number): number {
  const ability = abilityOf(rated >= RATED_NEEDED ? shareSum / rated : share);
  const prior = rating ?? 0;
  const variance = rating === undefined ? VARIANCE.unrated : VARIANCE.rated;
  const logs = GRID.map((difficulty) => {
    const chance = rightAt(ability, difficulty);
    return (
      right * Math.log(chance) + (answered - right) * Math.log(1 - chance) - (difficulty - prior) ** 2 / (2 * variance)
    );
  });
  // Subtracting the largest logarithm prevents underflow with many answers.
  const largest = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - largest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce((sum, weight, place) => sum + weight * (GRID[place] ?? 0), 0) / total;
}
