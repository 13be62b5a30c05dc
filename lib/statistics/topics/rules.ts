import type { TopicResult } from './contract';

type Counted = Pick<TopicResult, 'answers' | 'correct'>;

/** Returns the percentage of right answers, rounded; null before the first answer. */
export const shareRight = ({ answers, correct }: Counted): number | null =>
  answers === 0 ? null : Math.round((100 * correct) / answers);

/**
 * Returns the share of right answers after adding one right and one wrong answer (Laplace). A single miss then does not
 * make a topic the weakest, and an unseen topic ranks in the middle.
 */
const steadyShare = ({ answers, correct }: Counted): number => (correct + 1) / (answers + 2);

/** Sorts topics, weakest first. If topics are equal, the one with fewer answers comes first. */
export const weakestFirst = <T extends Counted>(topics: readonly T[]): T[] =>
  [...topics].sort((one, other) => steadyShare(one) - steadyShare(other) || one.answers - other.answers);
