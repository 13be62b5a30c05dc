import type { ConfidenceTally } from './contract';

/** Smallest number of answers for a percentage, which would otherwise be mostly chance. */
export const ANSWERS_NEEDED = 10;

export const tallyOf = ({ answers, correct }: { answers: number; correct: number }): ConfidenceTally => ({
  answers,
  correct,
  percentRight: answers < ANSWERS_NEEDED ? null : Math.round((100 * correct) / answers),
});
