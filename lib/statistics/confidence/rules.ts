import type { ConfidenceTally } from './contract';

/** Minimum number of answers for which a percentage is shown. With fewer, the percentage would be mostly chance. */
export const ANSWERS_NEEDED = 10;

export const tallyOf = ({ answers, correct }: { answers: number; correct: number }): ConfidenceTally => ({
  answers,
  correct,
  percentRight: answers < ANSWERS_NEEDED ? null : Math.round((100 * correct) / answers),
});
