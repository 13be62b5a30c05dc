import type { SectionGroup } from '@/lib/kernel/section-groups';

/** A registered fact as a flash card. */
export interface FactCard {
  id: string;
  /** Text on the front, such as "Charge of a small appliance, at most". */
  name: string;
  /** Text on the back, in the same format as in the question bank: "5 lb". */
  figure: string;
  source: string;
  /** Date of the last check of the figure in its source, YYYY-MM-DD. */
  checkedOn: string;
  /** Sections whose exams may ask for the figure. */
  sections: readonly SectionGroup[];
}

/** A learner's answer to a card. */
export interface Mark {
  isKnown: boolean;
  /** Number of this answer in the order of all answers, from 1. */
  at: number;
}

/** The latest answer to each card, by card id. A card without an entry has not been shown. */
export type Marks = Readonly<Record<string, Mark>>;

export type Deck = SectionGroup | 'all';

/**
 * Number of other cards to show before an unknown card returns. The learner then has to remember the figure and cannot
 * just repeat it.
 */
export const OTHERS_BETWEEN = 4;

export const cardsOf = (cards: readonly FactCard[], deck: Deck): readonly FactCard[] =>
  deck === 'all' ? cards : cards.filter(({ sections }) => sections.includes(deck));

const stepOf = (marks: Marks): number => Math.max(0, ...Object.values(marks).map(({ at }) => at));

/**
 * Returns the next card, in this order of preference: an unknown card after `OTHERS_BETWEEN` other cards; a new card,
 * in deck order; another unknown card; the known card answered longest ago. Undefined for an empty deck.
 */
export function nextCard(deck: readonly FactCard[], marks: Marks): FactCard | undefined {
  const step = stepOf(marks);
  const met = deck
    .flatMap((card) => {
      const mark = marks[card.id];
      return mark ? [{ card, ...mark }] : [];
    })
    .sort((one, other) => one.at - other.at);
  const missed = met.filter(({ isKnown }) => !isKnown);
  const isOver = ({ at }: Mark): boolean => step - at >= OTHERS_BETWEEN;
  const others = met.filter(({ at }) => at !== step);
  return (
    missed.find(isOver)?.card ??
    deck.find(({ id }) => !marks[id]) ??
    others.find(({ isKnown }) => !isKnown)?.card ??
    others[0]?.card ??
    met[0]?.card
  );
}

export const withMark = (marks: Marks, id: string, isKnown: boolean): Marks => ({
  ...marks,
  [id]: { isKnown, at: stepOf(marks) + 1 },
});

/** Returns the marks of all cards that are not in the deck. */
export function withoutMarks(marks: Marks, deck: readonly FactCard[]): Marks {
  const ids = new Set(deck.map(({ id }) => id));
  return Object.fromEntries(Object.entries(marks).filter(([id]) => !ids.has(id)));
}

export const countKnown = (deck: readonly FactCard[], marks: Marks): number =>
  deck.filter(({ id }) => marks[id]?.isKnown).length;
