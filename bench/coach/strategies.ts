import { type Random, shuffle } from '@/lib/kernel/random';
import type { Outlook } from '@/lib/plan/learner-rules';
import type { Fact } from './world';

/**
 * Strategy that chooses which facts to ask next. It knows only what the product knows: sections, topics, ratings, the
 * questions that it asked and their answers.
 */
export interface Strategy {
  /** Returns the indexes of the facts to ask in the next set, in order. */
  next(day: number, count: number): number[];
  told(place: number, day: number, outcome: { isCorrect: boolean; sure: boolean }): void;
  /** Predicted outcome on the day before the exam, if the strategy makes predictions. */
  outlook?(): Outlook;
}
export type MakeStrategy = (facts: readonly Fact[], setting: { examDay: number; random: Random }) => Strategy;

/** Strategy that prefers questions that were not asked before, as practice in the product does. */
export const unseenFirst: MakeStrategy = (facts, { random }) => {
  const seen = new Map<number, { lastAt: number; wasCorrect: boolean }>();
  let step = 0;
  return {
    next(_day, count) {
      const bySection = [0, 1].map((section) =>
        facts.flatMap((fact, place) => (fact.section === section ? [place] : [])),
      );
      return bySection.flatMap((own) => {
        const missed = shuffle(
          own.filter((place) => seen.get(place)?.wasCorrect === false),
          random,
        );
        const unseen = shuffle(
          own.filter((place) => !seen.has(place)),
          random,
        );
        const old = own
          .filter((place) => seen.has(place))
          .sort((a, b) => (seen.get(a)?.lastAt ?? 0) - (seen.get(b)?.lastAt ?? 0));
        return [...new Set([...unseen, ...missed, ...old])].slice(0, Math.floor(count / 2));
      });
    },
    told(place, _day, { isCorrect }) {
      step += 1;
      seen.set(place, { lastAt: step, wasCorrect: isCorrect });
    },
  };
};
