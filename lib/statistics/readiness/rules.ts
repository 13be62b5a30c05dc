import { PASS_PER_SECTION, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import type { Estimate } from './contract';

/**
 * Estimates the probability of passing from first answers. A learner knows an unknown share of a section's questions.
 * The belief about that share is a Beta distribution: almost uniform at first, shifted slightly by the other sections,
 * and updated by each first answer in the section. The result of 25 questions is then Beta-binomial.
 * `bench/coach/calibration.ts` checks the results, and `OTHERS_COUNT_FOR` and `OTHERS_HALFWAY`, against simulated
 * learners.
 */

/** Minimum number of first answers in a section for an estimate. */
export const FIRST_ANSWERS_NEEDED = 30;
/** Assumed right answers, and assumed wrong answers, before the first one (Jeffreys prior). */
const PRESUMED = 0.5;
/** Maximum weight of all other sections together, as a number of answers. */
export const OTHERS_COUNT_FOR = 12;
/** Number of first answers in other sections at which these sections have half of their maximum weight. */
const OTHERS_HALFWAY = 60;

export interface FirstAnswers {
  firstAnswers: number;
  firstCorrect: number;
}

/** Parameters of the Beta distribution of the share of questions that the learner knows. */
export interface Belief {
  right: number;
  wrong: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export function believe(own: FirstAnswers, others: readonly FirstAnswers[]): Belief {
  const answers = sum(others.map((section) => section.firstAnswers));
  const correct = sum(others.map((section) => section.firstCorrect));
  // Stryker disable next-line ConditionalExpression: Without answers, the weight is multiplied by 0 below.
  const weight = answers === 0 ? 0 : OTHERS_COUNT_FOR / (answers + OTHERS_HALFWAY);
  return {
    right: PRESUMED + own.firstCorrect + weight * correct,
    wrong: PRESUMED + own.firstAnswers - own.firstCorrect + weight * (answers - correct),
  };
}

/** Returns the probability, 0 to 1, of at least 18 right answers among 25 questions. */
export function chanceOfPassing({ right, wrong }: Belief): number {
  // Starts with the probability of no wrong answer and adds one wrong answer at a time, so that small probabilities
  // stay precise.
  let exactly = 1;
  for (let asked = 0; asked < QUESTIONS_PER_SECTION; asked += 1) exactly *= (right + asked) / (right + wrong + asked);
  let passing = 0;
  for (let missed = 0; missed <= QUESTIONS_PER_SECTION - PASS_PER_SECTION; missed += 1) {
    passing += exactly;
    const left = QUESTIONS_PER_SECTION - missed;
    exactly *= (left / (missed + 1)) * ((wrong + missed) / (right + left - 1));
  }
  return passing;
}

/** Returns the probability, 0 to 1, that a learner who knows exactly this share of the questions passes. */
export function chanceAtShare(share: number): number {
  let passing = 0;
  let ways = 1;
  for (let wrong = 0; wrong <= QUESTIONS_PER_SECTION - PASS_PER_SECTION; wrong += 1) {
    passing += ways * share ** (QUESTIONS_PER_SECTION - wrong) * (1 - share) ** wrong;
    ways *= (QUESTIONS_PER_SECTION - wrong) / (wrong + 1);
  }
  return passing;
}

const GRID = 1000;

/** Splits the belief into `slices` equally likely parts and returns the median of each, in ascending order. */
export function likelyShares({ right, wrong }: Belief, slices: number): number[] {
  const shares = Array.from({ length: GRID }, (_cell, place) => (place + 0.5) / GRID);
  const logs = shares.map((share) => (right - 1) * Math.log(share) + (wrong - 1) * Math.log(1 - share));
  // Subtracting the largest logarithm prevents underflow after many answers.
  const largest = logs.reduce((top, log) => Math.max(top, log), Number.NEGATIVE_INFINITY);
  const weights = logs.map((log) => Math.exp(log - largest));
  const total = sum(weights);
  const middles: number[] = [];
  let passed = 0;
  shares.forEach((share, place) => {
    passed += (weights[place] ?? 0) / total;
    // Stryker disable next-line ConditionalExpression,EqualityOperator: The next threshold lies above 1, where `passed` ends, and an exact tie moves one cell of 1,000.
    while (middles.length < slices && passed >= (middles.length + 0.5) / slices) middles.push(share);
  });
  // Stryker disable next-line ConditionalExpression: This guard against rounding is never entered with the numbers of slices in use.
  while (middles.length < slices) middles.push(1);
  return middles;
}

/** Share of cases that the range leaves out at each end. */
const TAIL = 0.1;

const whole = (chance: number): number => Math.min(99, Math.max(1, Math.round(100 * chance)));
const ascending = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other);
const at = (sorted: readonly number[], share: number): number =>
  // Stryker disable next-line ArithmeticOperator: The place is never past the end with the shares in use.
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

function toEstimate(chance: number, possible: readonly number[]): Estimate {
  const sorted = ascending(possible);
  return {
    chancePercent: whole(chance),
    lowPercent: whole(at(sorted, TAIL)),
    highPercent: whole(at(sorted, 1 - TAIL)),
  };
}

const SECTION_SLICES = 100;
/**
 * Number of slices per section when sections are combined: 2,500 products for each added section. The ends of the range
 * are then accurate to 2 points.
 */
const COMBINED_SLICES = 50;

/** Returns `count` of the values, evenly spaced by rank, in ascending order. */
function thinOut(values: readonly number[], count: number): number[] {
  const sorted = ascending(values);
  return Array.from({ length: count }, (_slice, place) => at(sorted, (place + 0.5) / count));
}

const isEnough = (answers: FirstAnswers): boolean => answers.firstAnswers >= FIRST_ANSWERS_NEEDED;

/** Estimates the probability of passing one section; null with too few first answers. */
export function estimateSection(own: FirstAnswers, others: readonly FirstAnswers[]): Estimate | null {
  if (!isEnough(own)) return null;
  const belief = believe(own, others);
  return toEstimate(chanceOfPassing(belief), likelyShares(belief, SECTION_SLICES).map(chanceAtShare));
}

/** Estimates the probability of passing all sections; null unless each section has enough first answers. */
export function estimateAll(sections: readonly FirstAnswers[]): Estimate | null {
  if (sections.length === 0 || !sections.every(isEnough)) return null;
  const beliefs = sections
    .map((own) =>
      believe(
        own,
        sections.filter((section) => section !== own),
      ),
    )
    // Sorted, because the order of combination shifts the ends of the range slightly and must not depend on the input.
    .sort((one, other) => one.right - other.right || one.wrong - other.wrong);
  const combined = beliefs.reduce<number[]>(
    (before, belief) => {
      const chances = likelyShares(belief, COMBINED_SLICES).map(chanceAtShare);
      return thinOut(before, COMBINED_SLICES).flatMap((one) => chances.map((other) => one * other));
    },
    [1],
  );
  return toEstimate(
    beliefs.reduce((chance, belief) => chance * chanceOfPassing(belief), 1),
    combined,
  );
}
