import type { ConfidenceTally } from './contract';

/** Under so many answers a share would be told by chance. */
export const ANSWERS_NEEDED = 10;

export const tallyOf = ({ answers, correct }: { answers: number; correct: number }): ConfidenceTally => ({
  answers,
  correct,
  percentRight: answers < ANSWERS_NEEDED ? null : Math.round((100 * correct) / answers),
});
