'use client';

import { useEffect, useMemo, useState } from 'react';
import { keepMarks, readMarks } from '@/lib/browser/cards/marks';
import { deliverWaiting, turnCard } from '@/lib/browser/cards/turn';
import { SECTION_GROUPS } from '@/lib/kernel/section-groups';
import {
  cardsOf,
  countKnown,
  type Deck,
  type FactCard,
  type Marks,
  nextCard,
  withMark,
  withoutMarks,
} from '@/lib/study/cards-rules';

interface CardDeck {
  deck: Deck;
  chooseDeck: (deck: Deck) => void;
  /** Undefined if the deck is empty. */
  card: FactCard | undefined;
  isTurned: boolean;
  turn: () => void;
  /**
   * Records whether the learner knew the card, then shows the next card. A member's marks are also sent to the server,
   * where the plan uses them.
   */
  mark: (isKnown: boolean) => void;
  known: number;
  /** Number of cards in the deck that were turned at least once. */
  met: number;
  total: number;
  startOver: () => void;
}

/** Reads the chosen deck from the URL fragment; `all` if there is none. */
const askedDeck = (): Deck => SECTION_GROUPS.find((group) => `#${group}` === location.hash) ?? 'all';

/** State of the flash cards. Stored on the device; for a member also on the server. */
export function useCardDeck(cards: readonly FactCard[]): CardDeck {
  const [deck, setDeck] = useState<Deck>('all');
  const [marks, setMarks] = useState<Marks>({});
  const [isTurned, setIsTurned] = useState(false);
  useEffect(() => {
    const followAddress = () => setDeck(askedDeck());
    followAddress();
    setMarks(readMarks());
    window.addEventListener('hashchange', followAddress);
    return () => window.removeEventListener('hashchange', followAddress);
  }, []);
  useEffect(() => {
    deliverWaiting();
    window.addEventListener('online', deliverWaiting);
    return () => window.removeEventListener('online', deliverWaiting);
  }, []);
  const chosen = useMemo(() => cardsOf(cards, deck), [cards, deck]);
  const card = nextCard(chosen, marks);
  /** Applies a change to the stored marks, which another tab may have changed since the last render. */
  const change = (how: (latest: Marks) => Marks) => {
    const changed = how(readMarks());
    keepMarks(changed);
    setMarks(changed);
    setIsTurned(false);
  };
  return {
    deck,
    card,
    isTurned,
    known: countKnown(chosen, marks),
    met: chosen.filter(({ id }) => marks[id]).length,
    total: chosen.length,
    chooseDeck: (next) => {
      setDeck(next);
      setIsTurned(false);
    },
    turn: () => setIsTurned(true),
    mark: (isKnown) => {
      if (!card) return;
      change((latest) => withMark(latest, card.id, isKnown));
      turnCard(card.id, isKnown);
    },
    startOver: () => change((latest) => withoutMarks(latest, chosen)),
  };
}
