import { PASS_PER_SECTION, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import { type FactBelief, GUESS, gainOfReview, knows, SLIP } from './memory-rules';

/**
 * Selects the questions that are most useful to ask: questions about the facts for which an answer now helps most on
 * the exam day. Facts count more in a section in which one more point adds more to the probability of passing.
 */

export interface Candidate {
  section: number;
  /**
   * Share of this fact in the section's exam: the topic's share divided by the number of facts in the topic. The
   * weights of a section add up to 1.
   */
  weight: number;
  belief: FactBelief;
}

/**
 * Probability that a learner who knows a fact in the wording of our question recognizes it in the wording of the exam.
 */
const TRANSFER = 0.94;
const PASS_SHARE = (PASS_PER_SECTION - 0.5) / QUESTIONS_PER_SECTION;
/** Uncertainty that weeks of study add to a section's share of right answers in the exam, as a standard deviation. */
const STUDY_SPREAD = 0.1;

/** Returns the expected share of right answers in each section's exam on day `until` without further study, 0 to 1. */
export function expectedShares(candidates: readonly Candidate[], until: number): Map<number, number> {
  const known = new Map<number, number>();
  for (const { section, weight, belief } of candidates) {
    known.set(section, (known.get(section) ?? 0) + weight * knows(belief, until));
  }
  return toExamShares(known);
}

/**
 * Converts the share of facts that the learner knows in each section to the expected share of right answers in the
 * section's exam.
 */
export function toExamShares(known: ReadonlyMap<number, number>): Map<number, number> {
  const rightOf = (share: number): number => share * TRANSFER * (1 - SLIP) + (1 - share * TRANSFER) * GUESS;
  return new Map([...known].map(([section, share]) => [section, rightOf(share)]));
}

const density = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

/**
 * Returns the distribution function of the normal distribution by Abramowitz and Stegun 26.2.17; the error is below
 * 1e-7.
 */
export function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    density(z) * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  // Stryker disable next-line EqualityOperator: At 0 both sides are a half, to within 1e-7.
  return z >= 0 ? 1 - tail : tail;
}

/**
 * Returns the standard deviation of the share of right answers on the exam day. It depends on the random draw of 25
 * questions and on the study until then. `rest`: share of the plan's days that remain, 1 at its start, 0 on the day
 * before the exam.
 */
function spreadOf(share: number, rest: number): number {
  return Math.sqrt((share * (1 - share)) / QUESTIONS_PER_SECTION + (STUDY_SPREAD * rest) ** 2);
}

/**
 * Returns, for each section, how much one more point adds to the probability of passing all sections. The values are
 * scaled so that the largest is 1.
 */
export function sectionWeights(shares: ReadonlyMap<number, number>, rest: number): Map<number, number> {
  const chances = [...shares].map(([section, share]) => {
    const spread = spreadOf(share, rest);
    const z = (share - PASS_SHARE) / spread;
    return { section, slope: density(z) / spread / Math.max(normalBelow(z), 1e-6) };
  });
  const largest = Math.max(...chances.map(({ slope }) => slope), 1e-9);
  return new Map(chances.map(({ section, slope }) => [section, slope / largest]));
}

/**
 * Error of a section's estimated share, in addition to the random draw of questions. It comes from other wordings in
 * the exam, the learner's condition that day, and the model itself.
 */
export interface EstimateError {
  /**
   * Mean amount by which the share is overestimated. Some facts are chosen only because of an estimation error in
   * their favor.
   */
  over: number;
  /** Standard deviation of the share. */
  spread: number;
  /** Part of the variance (`spread` squared), 0 to 1, that all sections of a learner have in common. */
  shared: number;
}

/** Fitted by `npm run bench:coach-calibration`, on other simulated learners than `npm run bench:coach` uses. */
const ESTIMATE_ERROR: EstimateError = { over: 0.004, spread: 0.08, shared: 0.25 };

/**
 * Nodes and weights of the seven-point Gauss–Hermite quadrature for a standard normal: Abramowitz and Stegun 25.4.46.
 */
const COMMON: readonly (readonly [at: number, weight: number])[] = [
  [-3.7504397177257425, 0.0005482688559722],
  [-2.366759410734541, 0.0307571239675865],
  [-1.1544053947399682, 0.2401231786050127],
  [0, 0.4571428571428571],
  [1.1544053947399682, 0.2401231786050127],
  [2.366759410734541, 0.0307571239675865],
  [3.7504397177257425, 0.0005482688559722],
];

/**
 * Returns the probability of passing all of these sections. `shares`: the expected share of right answers in each
 * section. The result exceeds the product of the single probabilities, because a learner who is overestimated in one
 * section is probably overestimated in the others.
 */
export function chanceOfAll(shares: readonly number[], { over, spread, shared } = ESTIMATE_ERROR): number {
  const common = spread * Math.sqrt(shared);
  return COMMON.reduce((sum, [at, weight]) => {
    const chances = shares.map((share) => {
      const own = Math.sqrt((share * (1 - share)) / QUESTIONS_PER_SECTION + spread ** 2 * (1 - shared));
      // Stryker disable next-line ArithmeticOperator: The seven points are symmetric about 0, with the same weights.
      return normalBelow((share - over + common * at - PASS_SHARE) / own);
    });
    return sum + chances.reduce((product, chance) => product * chance, weight);
  }, 0);
}

/**
 * Returns how much asking about a fact on day `at` adds to the probability of passing on day `until`. `sectionWeight`:
 * the section's value from `sectionWeights`.
 */
export function worthOf(candidate: Candidate, { at, until, sectionWeight }: Asking): number {
  return sectionWeight * candidate.weight * gainOfReview(candidate.belief, at, until);
}

interface Asking {
  at: number;
  until: number;
  sectionWeight: number;
}
