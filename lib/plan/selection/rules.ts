import { PASS_PER_SECTION, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import { type FactBelief, GUESS, gainOfMeeting, knows, SLIP } from '@/lib/plan/memory/rules';

/**
 * Which questions help most: those whose fact gains most until the day of the exam, weighted by how much their section still
 * hangs in the balance.
 */

export interface Candidate {
  section: number;
  /** Share of its section's exam that a fact of this topic stands for, divided by the topic's facts: 1 over all facts of a section. */
  weight: number;
  belief: FactBelief;
}

/** What is known in our words and recognized in another author's. */
const TRANSFER = 0.94;
const PASS_SHARE = (PASS_PER_SECTION - 0.5) / QUESTIONS_PER_SECTION;
/** How far a plan of some weeks can be off about a section's share on the day. */
const PLAN_SPREAD = 0.1;

/** Share of each section's exam that will be right on day `until` as things stand, 0 to 1. */
export function expectedShares(candidates: readonly Candidate[], until: number): Map<number, number> {
  const known = new Map<number, number>();
  for (const { section, weight, belief } of candidates) {
    known.set(section, (known.get(section) ?? 0) + weight * knows(belief, until));
  }
  return toExamShares(known);
}

/** Share of each section's exam that will be right, from the share of it that is known. */
export function toExamShares(known: ReadonlyMap<number, number>): Map<number, number> {
  const rightOf = (share: number): number => share * TRANSFER * (1 - SLIP) + (1 - share * TRANSFER) * GUESS;
  return new Map([...known].map(([section, share]) => [section, rightOf(share)]));
}

const density = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

/** Abramowitz and Stegun 26.2.17; off by less than 1e-7. */
export function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    density(z) * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  // Stryker disable next-line EqualityOperator: At 0 both sides are a half, to within 1e-7.
  return z >= 0 ? 1 - tail : tail;
}

/** Spread of the share right on the day: the draw of 25, and what study is still to come. `rest`: 1 at the start of the plan, 0 on the eve. */
function spreadOf(share: number, rest: number): number {
  return Math.sqrt((share * (1 - share)) / QUESTIONS_PER_SECTION + (PLAN_SPREAD * rest) ** 2);
}

/** How much a point more in each section adds to the chance of passing all of them; the largest is 1. */
export function sectionWeights(shares: ReadonlyMap<number, number>, rest: number): Map<number, number> {
  const chances = [...shares].map(([section, share]) => {
    const spread = spreadOf(share, rest);
    const z = (share - PASS_SHARE) / spread;
    return { section, slope: density(z) / spread / Math.max(normalBelow(z), 1e-6) };
  });
  const largest = Math.max(...chances.map(({ slope }) => slope), 1e-9);
  return new Map(chances.map(({ section, slope }) => [section, slope / largest]));
}

/** How far the estimate of a section's share is off: what other wordings, the learner's day and the model add to the draw. */
export interface EstimateError {
  /** By how much it is too high on average: of many facts, those are trusted that looked best. */
  over: number;
  /** Standard deviation, as a share. */
  spread: number;
  /** How much of its variance all sections of a learner have in common, 0 to 1. */
  shared: number;
}

/** Fitted by `npm run bench:coach-calibration`, on learners whom `npm run bench:coach` does not have. */
const ESTIMATE_ERROR: EstimateError = { over: 0.004, spread: 0.08, shared: 0.25 };

/** Chance to pass a section on the day, from the share of its exam that is expected to be right; both 0 to 1. */
export const chanceAt = (share: number): number => chanceOfAll([share]);

/** Gauss and Hermite's rule for a standard normal: Abramowitz and Stegun 25.4.46, of seven points. */
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
 * Chance to pass all of some sections on the day, from the share of each that is expected to be right. A learner who is estimated too high
 * in one section is likely to be so in the others, so that it is more than the product of their chances.
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

/** How much asking about a fact on day `at` adds to the exam on day `until`. `sectionWeight`: from `sectionWeights`. */
export function worthOf(candidate: Candidate, { at, until, sectionWeight }: Asking): number {
  return sectionWeight * candidate.weight * gainOfMeeting(candidate.belief, at, until);
}

interface Asking {
  at: number;
  until: number;
  sectionWeight: number;
}
