import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { type Random, shuffle } from '@/lib/kernel/random';
import type { Outlook } from '@/lib/plan/learner-rules';
import type { Fact } from './world';

/**
 * Strategy that chooses which facts to ask next. It knows what the product knows: sections, topics, ratings, the
 * questions it asked and their answers.
 */
export interface Strategy {
  /** Returns the indexes of the facts to ask in the next set, in order. */
  next(day: number, count: number): number[];
  told(place: number, day: number, outcome: { isCorrect: boolean; sure: boolean }): void;
  /** Predicted outcome on the day before the exam, if the strategy makes predictions. */
  outlook?(): Outlook;
}
export type MakeStrategy = (facts: readonly Fact[], setting: { examDay: number; random: Random }) => Strategy;

const places = (facts: readonly Fact[]): number[] => facts.map((_fact, place) => place);

/** Draws any question, asked before or not. */
export const random: MakeStrategy = (facts, { random: chance }) => ({
  next: (_day, count) => shuffle(places(facts), chance).slice(0, count),
  told: () => undefined,
});

interface Seen {
  lastAt: number;
  wasCorrect: boolean;
}

const unseenFirstWith =
  (missedShare: number): MakeStrategy =>
  (facts, { random: chance }) => {
    const seen = new Map<number, Seen>();
    let step = 0;
    return {
      next(_day, count) {
        const bySection = [0, 1].map((section) =>
          facts.flatMap((fact, place) => (fact.section === section ? [place] : [])),
        );
        return bySection.flatMap((own) => {
          const half = Math.floor(count / 2);
          const missed = shuffle(
            own.filter((place) => seen.get(place)?.wasCorrect === false),
            chance,
          );
          const unseen = shuffle(
            own.filter((place) => !seen.has(place)),
            chance,
          );
          const old = own
            .filter((place) => seen.has(place))
            .sort((a, b) => (seen.get(a)?.lastAt ?? 0) - (seen.get(b)?.lastAt ?? 0));
          const first = missed.slice(0, Math.round(half * missedShare));
          return [...new Set([...first, ...unseen, ...missed, ...old])].slice(0, half);
        });
      },
      told(place, _day, { isCorrect }) {
        step += 1;
        seen.set(place, { lastAt: step, wasCorrect: isCorrect });
      },
    };
  };

/** Prefers questions that were not asked before, as practice in the product does. */
export const unseenFirst = unseenFirstWith(0);
export const missedFirst = unseenFirstWith(1);

/** FSRS as in flashcard programs: first the facts due at a recall below 90 %, then new facts. */
export const plainFsrs: MakeStrategy = (facts, { random: chance }) => {
  const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });
  const epoch = Date.UTC(2026, 0, 1);
  const at = (day: number) => new Date(epoch + day * 86_400_000);
  const cards = new Map<number, Card>();
  return {
    next(day, count) {
      const due = [...cards]
        .filter(([, card]) => card.due <= at(day))
        .sort(([, a], [, b]) => a.due.getTime() - b.due.getTime());
      const fresh = shuffle(
        places(facts).filter((place) => !cards.has(place)),
        chance,
      );
      return [...due.map(([place]) => place), ...fresh].slice(0, count);
    },
    told(place, day, { isCorrect }) {
      const card: Card = cards.get(place) ?? createEmptyCard(at(day));
      cards.set(place, scheduler.next(card, at(day), isCorrect ? Rating.Good : Rating.Again).card);
    },
  };
};
