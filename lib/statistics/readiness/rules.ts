import { PASS_PER_SECTION, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import type { Estimate } from './contract';

/**
 * What first answers say about passing. A learner knows an unknown share of a section's questions. Before any answer every
 * share counts as equally likely; each first answer moves that belief (Beta distribution), and an exam of 25 questions at
 * an uncertain share is Beta-Binomial. `bench/calibration.ts` holds the outcome against simulated learners.
 */

/** With fewer first answers in a section than this, nothing is said about it. */
export const FIRST_ANSWERS_NEEDED = 30;

export interface FirstAnswers {
  firstAnswers: number;
  firstCorrect: number;
}

/** Chance of at least `PASS_PER_SECTION` right of `QUESTIONS_PER_SECTION`, a number from 0 to 1. */
export function chanceOfPassing({ firstAnswers, firstCorrect }: FirstAnswers): number {
  const right = firstCorrect + 1;
  const wrong = firstAnswers - firstCorrect + 1;
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

/** The chance for somebody who is known to know this share. */
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
export function likelyShares({ firstAnswers, firstCorrect }: FirstAnswers, slices: number): number[] {
  const shares = Array.from({ length: GRID }, (_cell, place) => (place + 0.5) / GRID);
  const logs = shares.map(
    (share) => firstCorrect * Math.log(share) + (firstAnswers - firstCorrect) * Math.log(1 - share),
  );
  // Subtracting the largest keeps the powers of many answers within what a number can hold.
  const largest = logs.reduce((top, log) => Math.max(top, log), Number.NEGATIVE_INFINITY);
  const weights = logs.map((log) => Math.exp(log - largest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const middles: number[] = [];
  let passed = 0;
  shares.forEach((share, place) => {
    passed += (weights[place] ?? 0) / total;
    while (middles.length < slices && passed >= (middles.length + 0.5) / slices) middles.push(share);
  });
  while (middles.length < slices) middles.push(1);
  return middles;
}

/** Share of the cases left out at either end of the range. */
const TAIL = 0.1;

const whole = (chance: number): number => Math.min(99, Math.max(1, Math.round(100 * chance)));
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

function toEstimate(chance: number, possible: readonly number[]): Estimate {
  const sorted = [...possible].sort((one, other) => one - other);
  return {
    chancePercent: whole(chance),
    lowPercent: whole(at(sorted, TAIL)),
    highPercent: whole(at(sorted, 1 - TAIL)),
  };
}

const SECTION_SLICES = 100;
/** Four sections in all combinations: 10,000 of them. */
const COMBINED_SLICES = 10;

/** Null under `FIRST_ANSWERS_NEEDED` first answers. */
export function estimateSection(answers: FirstAnswers): Estimate | null {
  if (answers.firstAnswers < FIRST_ANSWERS_NEEDED) return null;
  return toEstimate(chanceOfPassing(answers), likelyShares(answers, SECTION_SLICES).map(chanceAtShare));
}

/** Passing every one of the sections, each on its own paper; null unless each has an estimate. */
export function estimateAll(sections: readonly FirstAnswers[]): Estimate | null {
  if (sections.length === 0 || sections.some((section) => section.firstAnswers < FIRST_ANSWERS_NEEDED)) return null;
  const combined = sections.reduce<number[]>(
    (before, section) => {
      const chances = likelyShares(section, COMBINED_SLICES).map(chanceAtShare);
      return before.flatMap((one) => chances.map((other) => one * other));
    },
    [1],
  );
  return toEstimate(
    sections.reduce((chance, section) => chance * chanceOfPassing(section), 1),
    combined,
  );
}
