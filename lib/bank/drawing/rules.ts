import type { QuestionTier } from '@/lib/kernel/exam';
import type { Random } from '@/lib/kernel/random';

/** What a draw must know of a question. */
export interface Drawable {
  id: number;
  topic: string;
  tier: QuestionTier;
  difficulty: number;
}

export interface Draw {
  /** When the learner last answered a question, in milliseconds, by its id. */
  metAt: Readonly<Record<number, number>>;
  /** Only these, by their place in the attempt that missed them. Null: any question. */
  missed: Readonly<Record<number, number>> | null;
  /** `mixed`: three questions of the exam tier to one that goes deeper. `deeper`: those that go deeper first. */
  depth: 'mixed' | 'deeper';
  limit: number;
}

/**
 * A learner who has met fewer of the questions than this begins with easy ones of the exam tier; by then the chance of passing can
 * be told.
 */
export const NEWCOMER = 30;
/** After every question that has its place among the others. */
const LAST = 1_000_000;
/** Parts of a millisecond that the choice among questions answered in the same one may take: more than a difficulty and chance. */
const PARTS = 16;

/**
 * What was missed in its order; else unseen questions first, then those answered longest ago; chance decides among equals. The tiers
 * are placed apart and then joined: each fourth place is a deeper question's.
 */
export function drawQuestions<T extends Drawable>(pool: readonly T[], draw: Draw, random: Random): T[] {
  const { metAt, missed, limit } = draw;
  if (missed) {
    const placed = pool.filter(({ id }) => id in missed);
    return firstBy(placed, limit, ({ id }) => missed[id] ?? 0);
  }
  const isNewcomer = countMet(pool, metAt) < NEWCOMER;
  const turnOf = ({ id, difficulty }: T): number => {
    // Stryker disable next-line ArithmeticOperator: Chance decides among equals either way, and difficulties stay in their order.
    const among = (isNewcomer ? difficulty : 0) + random();
    const at = metAt[id];
    // Stryker disable next-line ArithmeticOperator: The order among unseen questions is the same, and 64 is far below any instant.
    return at === undefined ? among / PARTS : at + among / PARTS;
  };
  const exam = pool.filter(({ tier }) => tier === 'exam');
  const deeper = pool.filter(({ tier }) => tier !== 'exam');
  const inTurn = (questions: readonly T[]) => firstBy(questions, limit, turnOf);
  const joined = [
    ...inTurn(exam).map((question, at) => ({
      question,
      place: draw.depth === 'deeper' ? LAST + at : at + Math.floor(at / 3),
    })),
    ...inTurn(deeper).map((question, at) => ({ question, place: placeOfDeeper(at, draw.depth, isNewcomer) })),
  ];
  return joined
    .sort((one, other) => one.place - other.place)
    .slice(0, limit)
    .map(({ question }) => question);
}

function placeOfDeeper(at: number, depth: Draw['depth'], isNewcomer: boolean): number {
  if (depth === 'deeper') return at;
  return isNewcomer ? LAST + at : 4 * at + 3;
}

function countMet(pool: readonly Drawable[], metAt: Draw['metAt']): number {
  let met = 0;
  for (const { id } of pool) if (id in metAt) met += 1;
  return met;
}

/** Those with the lowest keys, in their order. For a few of many this is quicker than to sort all. */
function firstBy<T>(items: readonly T[], limit: number, keyOf: (item: T) => number): T[] {
  const first: T[] = [];
  // Stryker disable next-line ArrayDeclaration: The text stays behind the keys, of which only the first `limit` are read.
  const keys: number[] = [];
  for (const item of items) {
    const key = keyOf(item);
    // Stryker disable next-line ConditionalExpression,EqualityOperator: The branch only saves an insertion that is removed again.
    if (first.length === limit && key >= (keys[limit - 1] ?? 0)) continue;
    let place = first.length;
    // Stryker disable next-line ConditionalExpression,EqualityOperator: No key is below 0, which a missing one counts as, and no two keys are equal.
    while (place > 0 && (keys[place - 1] ?? 0) > key) place -= 1;
    first.splice(place, 0, item);
    keys.splice(place, 0, key);
    if (first.length > limit) {
      first.pop();
      keys.pop();
    }
  }
  return first;
}
