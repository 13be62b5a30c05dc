import type { SectionGroup } from '@/lib/kernel/section-groups';

/** A registered fact as a flash card. */
export interface FactCard {
  id: string;
  /** Front of the card, such as "Charge of a small appliance, at most". */
  name: string;
  /** Value as the bank prints it: "5 lb". */
  figure: string;
  source: string;
  /** Date of the last check of the figure in its source, YYYY-MM-DD. */
  checkedOn: string;
  /** Sections whose exams may ask it. */
  sections: readonly SectionGroup[];
}

/** A learner's answer to a card. */
export interface Mark {
  isKnown: boolean;
  /** Sequence number of the mark, from 1; later marks have higher numbers. */
  at: number;
}

/** Marks by card id. Cards without a mark were not shown yet. */
export type Marks = Readonly<Record<string, Mark>>;

export type Deck = SectionGroup | 'all';

/** Number of other cards before an unknown card returns: enough that it is remembered and not just repeated. */
export const OTHERS_BETWEEN = 4;

export const cardsOf = (cards: readonly FactCard[], deck: Deck): readonly FactCard[] =>
  deck === 'all' ? cards : cards.filter(({ sections }) => sections.includes(deck));

const stepOf = (marks: Marks): number => Math.max(0, ...Object.values(marks).map(({ at }) => at));

/**
 * Selects the next card in this order: unknown cards after `OTHERS_BETWEEN` other cards, new cards in deck order, the
 * other unknown cards, and known cards with the oldest mark first. Undefined for an empty deck.
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

/** Removes the marks of the deck's cards. */
export function withoutMarks(marks: Marks, deck: readonly FactCard[]): Marks {
  const ids = new Set(deck.map(({ id }) => id));
  return Object.fromEntries(Object.entries(marks).filter(([id]) => !ids.has(id)));
}

export const countKnown = (deck: readonly FactCard[], marks: Marks): number =>
  deck.filter(({ id }) => marks[id]?.isKnown).length;
