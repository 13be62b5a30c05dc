'use client';

import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { SECTIONS } from '@/lib/kernel/exam';
import type { Deck, FactCard } from '@/lib/study/cards-rules';
import { CardFace } from './card-face';
import { useCardDeck } from './use-card-deck';

const DECKS: readonly (readonly [Deck, string])[] = [
  ['all', 'All sections'],
  ...SECTIONS.map(({ group, title }) => [group, title] as const),
];

/** Flash cards of the registered facts, unknown cards first. Their state is stored on the device. */
export function CardDeck({ cards }: { cards: readonly FactCard[] }) {
  const { deck, chooseDeck, card, isTurned, turn, mark, known, met, total, startOver } = useCardDeck(cards);
  return (
    <div className="flex max-w-2xl flex-col gap-5 noscript:hidden print:hidden">
      <div>
        <Field label="Section">
          {(control) => (
            <Select
              {...control}
              value={deck}
              onChange={({ target }) => chooseDeck(DECKS.find(([value]) => value === target.value)?.[0] ?? 'all')}
            >
              {DECKS.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {card ? <CardFace card={card} isTurned={isTurned} onTurn={turn} onMark={mark} /> : null}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-muted-foreground tabular-nums">
          {known} of {total} known
        </p>
        {met > 0 ? (
          <Button variant="ghost" onClick={startOver}>
            Start over
          </Button>
        ) : null}
      </div>
      <p className="max-w-measure text-muted-foreground">
        Cards you did not know come back after a few others. Swipe or press the right arrow for “I knew it”, the left
        arrow for “I did not”. <span className="member:hidden">Your progress stays on this device.</span>
        <span className="hidden member:inline">Your plan uses it. A card does not count as an answered question.</span>
      </p>
    </div>
  );
}
