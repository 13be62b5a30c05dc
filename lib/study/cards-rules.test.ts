import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS } from '@/lib/study/guides/cards';
import { REGISTERED_FACTS } from '@/lib/study/guides/registry';
import {
  cardsOf,
  countKnown,
  type FactCard,
  type Marks,
  nextCard,
  OTHERS_BETWEEN,
  withMark,
  withoutMarks,
} from './cards-rules';

const deckOf = (count: number): FactCard[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `card-${place}`,
    name: `Name ${place}`,
    figure: `${place} lb`,
    source: 'A rule',
    checkedOn: '2026-11-21',
    sections: ['core'],
  }));

/** Answers the cards in the order in which they are shown. Returns the card ids in that order, and the marks. */
function answer(deck: readonly FactCard[], says: readonly boolean[]): { shown: string[]; marks: Marks } {
  let marks: Marks = {};
  const shown: string[] = [];
  for (const isKnown of says) {
    const card = nextCard(deck, marks);
    if (!card) break;
    shown.push(card.id);
    marks = withMark(marks, card.id, isKnown);
  }
  return { shown, marks };
}

describe('order of the cards', () => {
  it('shows new cards in deck order', () => {
    expect(answer(deckOf(3), [true, true, true]).shown).toEqual(['card-0', 'card-1', 'card-2']);
  });

  it('shows an unknown card again after some other cards, before new cards', () => {
    const { shown } = answer(deckOf(20), [false, ...Array<boolean>(OTHERS_BETWEEN + 1).fill(true)]);
    expect(shown.at(-1)).toBe('card-0');
    expect(shown.slice(1, -1)).not.toContain('card-0');
  });

  it('continues with the oldest unknown card if there are no new cards', () => {
    const { marks } = answer(deckOf(4), [false, false, true, false]);
    expect(nextCard(deckOf(4), marks)?.id).toBe('card-0');
  });

  it('shows the oldest unknown card first, regardless of its place in the deck', () => {
    const marks = {
      'card-0': { isKnown: false, at: 2 },
      'card-2': { isKnown: false, at: 1 },
      'card-3': { isKnown: true, at: 6 },
    };
    expect(nextCard(deckOf(4), marks)?.id).toBe('card-2');
  });

  it('shows an unknown card before a known card, even if the known card was answered longer ago', () => {
    const { marks } = answer(deckOf(3), [true, false, true]);
    expect(nextCard(deckOf(3), marks)?.id).toBe('card-1');
  });

  it('repeats the card answered longest ago when all are known', () => {
    const { shown } = answer(deckOf(3), [true, true, true, true, true]);
    expect(shown).toEqual(['card-0', 'card-1', 'card-2', 'card-0', 'card-1']);
  });

  it('never shows a card twice in a row, and never drops a card, for any answers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.array(fc.boolean(), { maxLength: 90 }), (count, says) => {
        const deck = deckOf(count);
        const { shown, marks } = answer(deck, says);
        for (const [place, id] of shown.entries()) expect(id).not.toBe(shown[place + 1]);
        let rest = marks;
        for (let turn = 0; turn < 3 * count; turn += 1) rest = withMark(rest, nextCard(deck, rest)?.id ?? '', true);
        expect(countKnown(deck, rest)).toBe(count);
      }),
    );
  });

  it('repeats the only card, and returns none for an empty deck', () => {
    expect(answer(deckOf(1), [true, false, true]).shown).toEqual(['card-0', 'card-0', 'card-0']);
    expect(nextCard([], {})).toBeUndefined();
  });

  it('counts known cards, and resets one deck without affecting other decks', () => {
    const deck = deckOf(4);
    const { marks } = answer(deck, [true, false, true]);
    expect(countKnown(deck, marks)).toBe(2);
    expect(Object.keys(withoutMarks(marks, deck.slice(0, 1)))).toEqual(['card-1', 'card-2']);
  });
});

it('cardsOf returns only the cards of a section, and all cards for the whole deck', () => {
  const [core, other, both] = deckOf(3);
  if (!core || !other || !both) throw new Error('no cards');
  const cards: FactCard[] = [core, { ...other, sections: ['type-2'] }, { ...both, sections: ['core', 'type-2'] }];
  expect(cardsOf(cards, 'type-2').map(({ id }) => id)).toEqual(['card-1', 'card-2']);
  expect(cardsOf(cards, 'type-1')).toEqual([]);
  expect(cardsOf(cards, 'all')).toEqual(cards);
});

describe('cards', () => {
  it('are the registered facts that have been checked, each with its figure, source and date', () => {
    expect(CARDS.map(({ id }) => id)).toEqual(
      REGISTERED_FACTS.filter(({ checkedOn }) => checkedOn).map(({ id }) => id),
    );
    for (const { name, figure, source, checkedOn, sections } of CARDS) {
      for (const text of [name, figure, source]) expect(text).not.toBe('');
      expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(sections.length).toBeGreaterThan(0);
    }
  });

  it('show amounts and dates in the format of the question bank', () => {
    const figureOf = (id: string) => CARDS.find((card) => card.id === id)?.figure;
    expect(figureOf('small-appliance-charge')).toBe('5 lb');
    expect(figureOf('penalty-civil-maximum')).toBe('$124,426');
    expect(figureOf('venting-ban-ods')).toBe('July 1, 1992');
  });

  it('belong to the sections of their facts; facts about the exam itself belong to Core', () => {
    const sectionsOf = (id: string) => CARDS.find((card) => card.id === id)?.sections;
    expect(sectionsOf('pressure-class-temperature')).toEqual(['core', 'type-2', 'type-3']);
    expect(sectionsOf('exam-people-per-proctor')).toEqual(['core']);
    for (const deck of ['core', 'type-1', 'type-2', 'type-3'] as const) {
      expect(cardsOf(CARDS, deck).length).toBeGreaterThanOrEqual(15);
    }
    expect(cardsOf(CARDS, 'all')).toEqual(CARDS);
  });
});
