import type { SectionGroup } from '@/lib/kernel/section-groups';

/** A registered fact to turn over. */
export interface FactCard {
  id: string;
  /** What is asked for, such as "Charge of a small appliance, at most". */
  name: string;
  /** As the bank prints it: "5 lb". */
  figure: string;
  source: string;
  /** When the figure was last seen in its source, YYYY-MM-DD. */
  checkedOn: string;
  /** Whose exams may ask it. */
  sections: readonly SectionGroup[];
}

/** What a learner has said of a card. */
export interface Mark {
  isKnown: boolean;
  /** Marks are counted from 1; a later one has a higher number. */
  at: number;
}

/** By the card's id; a card without one was not turned over yet. */
export type Marks = Readonly<Record<string, Mark>>;

export type Deck = SectionGroup | 'all';

/** How many others come before a card that was not known: enough that it is remembered and not just repeated. */
export const OTHERS_BETWEEN = 4;

export const cardsOf = (cards: readonly FactCard[], deck: Deck): readonly FactCard[] =>
  deck === 'all' ? cards : cards.filter(({ sections }) => sections.includes(deck));

const stepOf = (marks: Marks): number => Math.max(0, ...Object.values(marks).map(({ at }) => at));

/**
 * The card to show: first one that was not known, once `OTHERS_BETWEEN` others came between; then new ones, in their order; then
 * the rest of those not known; last those that were known, the longest ago first. Undefined where the deck is empty.
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

/** The deck's cards as if they had never been turned over. */
export function withoutMarks(marks: Marks, deck: readonly FactCard[]): Marks {
  const ids = new Set(deck.map(({ id }) => id));
  return Object.fromEntries(Object.entries(marks).filter(([id]) => !ids.has(id)));
}

export const countKnown = (deck: readonly FactCard[], marks: Marks): number =>
  deck.filter(({ id }) => marks[id]?.isKnown).length;
