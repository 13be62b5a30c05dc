import { PASS_PER_SECTION, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import type { Estimate } from './contract';

/**
 * What first answers say about passing. A learner knows an unknown share of a section's questions. What may be believed of
 * that share is a Beta distribution: nearly open at first, leaning a little toward what the learner shows in the other
 * sections, and moved by each first answer in the section itself. A paper of 25 questions at an uncertain share is
 * Beta-Binomial. `bench/coach/calibration.ts` holds the outcome, and the two numbers below, against simulated learners.
 */

/** With fewer first answers in a section than this, nothing is said about it. */
export const FIRST_ANSWERS_NEEDED = 30;
/** Answers of either kind that are presumed before the first one comes (Jeffreys). */
const PRESUMED = 0.5;
/** The most that all other sections together count for, in answers. */
export const OTHERS_COUNT_FOR = 12;
/** First answers in other sections at which they count for half of that. */
const OTHERS_HALFWAY = 60;

export interface FirstAnswers {
  firstAnswers: number;
  firstCorrect: number;
}

/** The two parameters of the Beta distribution. */
export interface Belief {
  right: number;
  wrong: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export function believe(own: FirstAnswers, others: readonly FirstAnswers[]): Belief {
  const answers = sum(others.map((section) => section.firstAnswers));
  const correct = sum(others.map((section) => section.firstCorrect));
  // Stryker disable next-line ConditionalExpression: The weight is then 12/60 of no answers, which is nothing too.
  const weight = answers === 0 ? 0 : OTHERS_COUNT_FOR / (answers + OTHERS_HALFWAY);
  return {
    right: PRESUMED + own.firstCorrect + weight * correct,
    wrong: PRESUMED + own.firstAnswers - own.firstCorrect + weight * (answers - correct),
  };
}

/** Chance of at least `PASS_PER_SECTION` right of `QUESTIONS_PER_SECTION`, a number from 0 to 1. */
export function chanceOfPassing({ right, wrong }: Belief): number {
  // Begins with all right and takes one more wrong at a time: small chances keep their figures.
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

/** The chance of passing for a learner who knows this share. */
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

/** The belief about the share, cut into `slices` equally likely parts: the middle of each, lowest first. */
export function likelyShares({ right, wrong }: Belief, slices: number): number[] {
  const shares = Array.from({ length: GRID }, (_cell, place) => (place + 0.5) / GRID);
  const logs = shares.map((share) => (right - 1) * Math.log(share) + (wrong - 1) * Math.log(1 - share));
  // Subtracting the largest keeps the powers of many answers within what a number can hold.
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

/** Share of the cases left out at either end of the range. */
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
/** Combined with those of one section more, 2,500 at a time. The ends of the range come out within 2 points. */
const COMBINED_SLICES = 50;

/** So many of the values that are spread as all of them are, lowest first. */
function thinOut(values: readonly number[], count: number): number[] {
  const sorted = ascending(values);
  return Array.from({ length: count }, (_slice, place) => at(sorted, (place + 0.5) / count));
}

const isEnough = (answers: FirstAnswers): boolean => answers.firstAnswers >= FIRST_ANSWERS_NEEDED;

/** Null under `FIRST_ANSWERS_NEEDED` first answers in the section itself. */
export function estimateSection(own: FirstAnswers, others: readonly FirstAnswers[]): Estimate | null {
  if (!isEnough(own)) return null;
  const belief = believe(own, others);
  return toEstimate(chanceOfPassing(belief), likelyShares(belief, SECTION_SLICES).map(chanceAtShare));
}

/** Passing every one of the sections, each on its own paper; null unless each has an estimate. */
export function estimateAll(sections: readonly FirstAnswers[]): Estimate | null {
  if (sections.length === 0 || !sections.every(isEnough)) return null;
  const beliefs = sections
    .map((own) =>
      believe(
        own,
        sections.filter((section) => section !== own),
      ),
    )
    // The order in which they are combined moves the ends of the range a little; the order of the sections must not.
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
