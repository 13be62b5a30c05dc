import { PASS_PER_SECTION, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import { type FactBelief, GUESS, gainOfMeeting, knows, SLIP } from '@/lib/plan/memory/rules';

/**
 * Selects the most helpful questions: those whose fact gains most until the exam, weighted by the uncertainty of their
 * section.
 */

export interface Candidate {
  section: number;
  /**
   * Share of its section's exam for one fact: the topic's share divided by the topic's facts. The weights of a section
   * add up to 1.
   */
  weight: number;
  belief: FactBelief;
}

/** Probability that a learner who knows a fact in our words also recognizes it in another author's words. */
const TRANSFER = 0.94;
const PASS_SHARE = (PASS_PER_SECTION - 0.5) / QUESTIONS_PER_SECTION;
/** Standard deviation of a section's share on the exam day after some weeks of a plan. */
const PLAN_SPREAD = 0.1;

/** Returns the expected share of each section's exam that is right on day `until` without further study, 0 to 1. */
export function expectedShares(candidates: readonly Candidate[], until: number): Map<number, number> {
  const known = new Map<number, number>();
  for (const { section, weight, belief } of candidates) {
    known.set(section, (known.get(section) ?? 0) + weight * knows(belief, until));
  }
  return toExamShares(known);
}

/** Converts the known share of each section into the share of its exam that will be right. */
export function toExamShares(known: ReadonlyMap<number, number>): Map<number, number> {
  const rightOf = (share: number): number => share * TRANSFER * (1 - SLIP) + (1 - share * TRANSFER) * GUESS;
  return new Map([...known].map(([section, share]) => [section, rightOf(share)]));
}

const density = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

/** Normal distribution function, Abramowitz and Stegun 26.2.17; the error is below 1e-7. */
export function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    density(z) * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  // Stryker disable next-line EqualityOperator: At 0 both sides are a half, to within 1e-7.
  return z >= 0 ? 1 - tail : tail;
}

/**
 * Returns the standard deviation of the share right on the exam day, from the draw of 25 and the remaining study.
 * `rest`: 1 at the start of the plan, 0 on the eve.
 */
function spreadOf(share: number, rest: number): number {
  return Math.sqrt((share * (1 - share)) / QUESTIONS_PER_SECTION + (PLAN_SPREAD * rest) ** 2);
}

/**
 * Returns how much one more point in each section adds to the chance of passing all of them, scaled to a maximum of 1.
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

/** Error of the estimated share of a section, beyond the draw: other wordings, the learner's day, the model. */
export interface EstimateError {
  /** Mean overestimate, because the facts that looked best are chosen. */
  over: number;
  /** Standard deviation, as a share. */
  spread: number;
  /** Part of its variance that all sections of a learner share, 0 to 1. */
  shared: number;
}

/** Fitted by `npm run bench:coach-calibration`, on learners that `npm run bench:coach` does not use. */
const ESTIMATE_ERROR: EstimateError = { over: 0.004, spread: 0.08, shared: 0.25 };

/** Returns the chance to pass a section, from the expected share of its exam that is right; both 0 to 1. */
export const chanceAt = (share: number): number => chanceOfAll([share]);

/** Nodes and weights of Gauss–Hermite quadrature for a standard normal: Abramowitz and Stegun 25.4.46, seven points. */
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
 * Returns the chance to pass all of these sections, from the expected share of each that is right. It is above the
 * product of their chances, because a learner overestimated in one section is likely overestimated in the others.
 */
export function chanceOfAll(shares: readonly number[], { over, spread, shared } = ESTIMATE_ERROR): number {
  const common = spread * Math.sqrt(shared);
  return COMMON.reduce((sum, [at, weight]) => {
    const chances = shares.map((share) => {
      const own = Math.sqrt((share * (1 - share)) / QUESTIONS_PER_SECTION + spread ** 2 * (1 - shared));
      // Stryker disable next-line ArithmeticOperator: The seven points lie as far below 0 as above it, with the same weights.
      return normalBelow((share - over + common * at - PASS_SHARE) / own);
    });
    return sum + chances.reduce((product, chance) => product * chance, weight);
  }, 0);
}

/**
 * Returns how much asking about a fact on day `at` adds to the exam on day `until`. `sectionWeight`: from
 * `sectionWeights`.
 */
export function worthOf(candidate: Candidate, { at, until, sectionWeight }: Asking): number {
  return sectionWeight * candidate.weight * gainOfMeeting(candidate.belief, at, until);
}

interface Asking {
  at: number;
  until: number;
  sectionWeight: number;
}
