import type { QuestionId } from '@/lib/kernel/ids';
import { sigmoid } from '@/lib/plan/ability/rules';
import { GUESS, SLIP } from '@/lib/plan/memory/rules';

/**
 * Estimates the difficulty of questions from readers' ratings and all first answers. Each difficulty is a posterior
 * mean: the rating is the prior, and each first answer moves it. With ten answers a rating still counts most, with a
 * hundred little.
 */

export interface Tried {
  id: QuestionId;
  /** First answers of everybody, and the right ones. */
  answered: number;
  right: number;
  /**
   * Number of these learners with enough answers to other questions to be rated. `shareSum` adds up the share of those
   * other answers that each of them got right.
   */
  rated: number;
  shareSum: number;
}

/** Variances on the logit scale: of rated difficulties, of unrated ones, and of learners. */
const VARIANCE = { rated: 1, unrated: 1.44, learner: 1.2 } as const;
const FLATTENED = Math.sqrt(1 + (Math.PI * VARIANCE.learner) / 8);
/** Grid from known by nearly everybody to known by hardly anybody. */
const GRID = Array.from({ length: 101 }, (_one, place) => -5 + place / 10);
/** Minimum of rated learners, below which a question's learners count as average. */
const RATED_NEEDED = 10;

const rightAt = (ability: number, difficulty: number): number =>
  GUESS + (1 - SLIP - GUESS) * sigmoid((ability - difficulty) / FLATTENED);

/** Returns the ability at which average questions are answered right with this share. */
function abilityOf(share: number): number {
  const known = Math.min(0.98, Math.max(0.02, (share - GUESS) / (1 - SLIP - GUESS)));
  return FLATTENED * Math.log(known / (1 - known));
}

const PRESUMED_ANSWERS = 200;
const PRESUMED_SHARE = 0.65;

/** Estimates difficulties on the logit scale of the answered questions. `rated`: difficulties by ratings alone. */
export function fitDifficulties(
  tried: readonly Tried[],
  rated: ReadonlyMap<QuestionId, number>,
): Map<QuestionId, number> {
  const share = shareRight(tried);
  const met = tried.filter(({ answered }) => answered > 0);
  return new Map(met.map((one) => [one.id, fitOne(one, rated.get(one.id), share)]));
}

/** Returns the share of all first answers that are right. */
function shareRight(tried: readonly Pick<Tried, 'answered' | 'right'>[]): number {
  const sum = (tell: (one: Pick<Tried, 'answered' | 'right'>) => number) =>
    tried.reduce((total, one) => total + tell(one), 0);
  return (
    (sum(({ right }) => right) + PRESUMED_ANSWERS * PRESUMED_SHARE) /
    (sum(({ answered }) => answered) + PRESUMED_ANSWERS)
  );
}

/** Step of the level; smaller changes would not change a plan. */
const LEVEL_STEP = 0.05;

/** Returns the prior ability before the first answer: that of everybody who has answered. */
export const newcomerLevel = (tried: readonly Pick<Tried, 'answered' | 'right'>[]): number =>
  Math.round(abilityOf(shareRight(tried)) / LEVEL_STEP) * LEVEL_STEP;

/** Returns the posterior mean over a grid, so that one more right answer can only lower it. */
function fitOne({ answered, right, rated, shareSum }: Tried, rating: number | undefined, share: number): number {
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
