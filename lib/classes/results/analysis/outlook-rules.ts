import { PASS_PER_SECTION, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';

/**
 * Estimates a student's probability of passing from first answers alone, because computing a learner model for each
 * student of a class would take too long. A student knows an unknown share of a section's questions. The belief about
 * that share is a Beta distribution: almost uniform at first, shifted slightly by the other sections, and updated by
 * each first answer in the section. The number of right answers among 25 is then Beta-binomial.
 * `bench/coach/calibration.ts` checks the results, and `OTHERS_COUNT_FOR` and `OTHERS_HALFWAY`, against simulated
 * learners.
 */

/** Number of right answers, and also of wrong answers, assumed before the first real answer (Jeffreys prior). */
const PRESUMED = 0.5;
/** Maximum weight of all other sections together, as a number of answers. */
const OTHERS_COUNT_FOR = 12;
/** Number of first answers in other sections at which these sections have half of their maximum weight. */
const OTHERS_HALFWAY = 60;

export interface FirstAnswers {
  firstAnswers: number;
  firstCorrect: number;
}

/** Parameters of the Beta distribution of the share of questions that the student knows. */
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
