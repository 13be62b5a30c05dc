import type { QuestionTier } from '@/lib/kernel/exam';
import type { Random } from '@/lib/kernel/random';

/** The properties of a question on which a draw depends. */
export interface Drawable {
  id: number;
  topic: string;
  tier: QuestionTier;
  difficulty: number;
}

export interface Draw {
  /** When the learner last answered each question, in milliseconds since 1970, by question id. */
  metAt: Readonly<Record<number, number>>;
  /**
   * The missed questions to which the draw is limited. Maps each question id to the question's position in the earlier
   * attempt. Null: no limit.
   */
  missed: Readonly<Record<number, number>> | null;
  /** `mixed`: three exam-tier questions to one deeper question. `deeper`: deeper questions first. */
  depth: 'mixed' | 'deeper';
  limit: number;
}

/**
 * Number of answered questions below which a learner counts as a newcomer and gets easy exam-tier questions first. From
 * this number on, the probability of passing can be estimated.
 */
export const NEWCOMER = 30;
/** Offset that sorts questions after all others. */
const LAST = 1_000_000;
/**
 * Divisor for the sum of the difficulty and a random number. The sum is below 4, so the quotient stays far below one
 * millisecond.
 */
const PARTS = 16;

/**
 * Draws questions. If `missed` is set, returns those questions in the order of the earlier attempt. Otherwise unseen
 * questions come first, then questions answered longest ago; equal questions are in random order. Exam-tier and deeper
 * questions are ordered separately and then merged, so that every fourth question is a deeper one.
 */
export function drawQuestions<T extends Drawable>(pool: readonly T[], draw: Draw, random: Random): T[] {
  const { metAt, missed, limit } = draw;
  if (missed) {
    const placed = pool.filter(({ id }) => id in missed);
    return firstBy(placed, limit, ({ id }) => missed[id] ?? 0);
  }
  const isNewcomer = countMet(pool, metAt) < NEWCOMER;
  const rankOf = ({ id, difficulty }: T): number => {
    // Stryker disable next-line ArithmeticOperator: Chance decides among equals either way, and the order of difficulties is the same.
    const among = (isNewcomer ? difficulty : 0) + random();
    const at = metAt[id];
    // Stryker disable next-line ArithmeticOperator: The order among unseen questions is the same, and 64 is far below any instant.
    return at === undefined ? among / PARTS : at + among / PARTS;
  };
  const exam = pool.filter(({ tier }) => tier === 'exam');
  const deeper = pool.filter(({ tier }) => tier !== 'exam');
  const ranked = (questions: readonly T[]) => firstBy(questions, limit, rankOf);
  const joined = [
    ...ranked(exam).map((question, at) => ({
      question,
      position: draw.depth === 'deeper' ? LAST + at : at + Math.floor(at / 3),
    })),
    ...ranked(deeper).map((question, at) => ({ question, position: positionOfDeeper(at, draw.depth, isNewcomer) })),
  ];
  return joined
    .sort((one, other) => one.position - other.position)
    .slice(0, limit)
    .map(({ question }) => question);
}

function positionOfDeeper(at: number, depth: Draw['depth'], isNewcomer: boolean): number {
  if (depth === 'deeper') return at;
  return isNewcomer ? LAST + at : 4 * at + 3;
}

function countMet(pool: readonly Drawable[], metAt: Draw['metAt']): number {
  let met = 0;
  for (const { id } of pool) if (id in metAt) met += 1;
  return met;
}

/**
 * Returns the `limit` items with the lowest keys, lowest first. Faster than sorting when few of many items are needed.
 */
function firstBy<T>(items: readonly T[], limit: number, keyOf: (item: T) => number): T[] {
  const first: T[] = [];
  // Stryker disable next-line ArrayDeclaration: The mutant's text ends up behind the keys, and only the first `limit` keys are read.
  const keys: number[] = [];
  for (const item of items) {
    const key = keyOf(item);
    // Stryker disable next-line ConditionalExpression,EqualityOperator: The branch only saves an insertion that is removed again.
    if (first.length === limit && key >= (keys[limit - 1] ?? 0)) continue;
    let position = first.length;
    // Stryker disable next-line ConditionalExpression,EqualityOperator: A missing key counts as 0, no key is below 0, and no two keys are equal.
    while (position > 0 && (keys[position - 1] ?? 0) > key) position -= 1;
    first.splice(position, 0, item);
    keys.splice(position, 0, key);
    if (first.length > limit) {
      first.pop();
      keys.pop();
    }
  }
  return first;
}
