import { DAY_MS } from '@/lib/kernel/time';
import type { PlanBank } from '@/lib/plan/bank/rules';
import type { Met } from '@/lib/plan/day-rules';
import type { Review } from '@/lib/plan/learner-rules';

/** Converts milliseconds since 1970 to days since 1970, the unit of the learner model. */
export const toDays = (atMs: number): number => atMs / DAY_MS;

/** A flash card that the learner turned over. */
export interface TurnedCard {
  /** Id of the registered figure. */
  figure: string;
  /** True if the learner said that they knew the figure. */
  isKnown: boolean;
  /** Milliseconds since 1970. */
  atMs: number;
}

/**
 * Converts answers to the input of the learner model, in order. Leaves out questions of other sections, and questions
 * of the deeper tier, because these ask several facts at once.
 */
function ofAnswers(met: readonly Met[], { placeOf }: Pick<PlanBank, 'placeOf'>): Review[] {
  return met.flatMap(({ questionId, isCorrect, sure, atMs }) => {
    const place = placeOf.get(questionId);
    return place === undefined ? [] : [{ place, at: toDays(atMs), isCorrect, sure: sure ?? undefined }];
  });
}

/** Converts cards to the input of the learner model. Leaves out cards whose figure no exam-tier question states. */
function ofCards(cards: readonly TurnedCard[], { indexesOfFigure }: Pick<PlanBank, 'indexesOfFigure'>): Review[] {
  return cards.flatMap(({ figure, isKnown, atMs }) => {
    const places = indexesOfFigure.get(figure) ?? [];
    return places.map((place) => ({ place, at: toDays(atMs), isCorrect: isKnown, isCard: true }));
  });
}

/** Merges answers and cards, each oldest first, into one list, oldest first. */
export function toReviews(
  { met, cards }: { met: readonly Met[]; cards: readonly TurnedCard[] },
  bank: Pick<PlanBank, 'placeOf' | 'indexesOfFigure'>,
): Review[] {
  const answers = ofAnswers(met, bank);
  const turned = ofCards(cards, bank);
  // Stryker disable next-line ConditionalExpression: The answers come oldest first and the sort is stable; the branch only saves a sort.
  return turned.length === 0 ? answers : [...answers, ...turned].sort((one, other) => one.at - other.at);
}

/** Minimum number of first answers in a section for an estimated probability of passing. */
export const FIRST_ANSWERS_NEEDED = 30;

export interface FirstAnswers {
  /** Number of different exam-tier questions that the learner has answered. */
  firstAnswers: number;
  /** Number of these questions whose first answer was right. */
  firstCorrect: number;
}

/** Counts the first answers by section. `met`: oldest first. */
export function countFirstAnswers(met: readonly Met[], { placeOf, facts }: PlanBank): Map<number, FirstAnswers> {
  const counts = new Map<number, FirstAnswers>();
  const seen = new Set<number>();
  for (const { questionId, isCorrect } of met) {
    const section = facts[placeOf.get(questionId) ?? -1]?.section;
    if (section === undefined || seen.has(questionId)) continue;
    seen.add(questionId);
    const { firstAnswers = 0, firstCorrect = 0 } = counts.get(section) ?? {};
    counts.set(section, { firstAnswers: firstAnswers + 1, firstCorrect: firstCorrect + Number(isCorrect) });
  }
  return counts;
}
