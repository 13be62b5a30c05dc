'use client';

import { useTranslations } from '#texts';
import { useSections } from '@/components/messages/use-sections';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { SECTION_GROUPS } from '@/lib/kernel/section-groups';
import type { Deck, FactCard } from '@/lib/study/cards-rules';
import { CardFace } from './card-face';
import { useCardDeck } from './use-card-deck';

const DECKS: readonly Deck[] = ['all', ...SECTION_GROUPS];

/** Flash cards of the registered facts, unknown cards first. Their state is stored on the device. */
export function CardDeck({ cards }: { cards: readonly FactCard[] }) {
  const t = useTranslations('cards');
  const { titleOf } = useSections();
  const { deck, chooseDeck, card, isTurned, turn, mark, known, met, total, startOver } = useCardDeck(cards);
  return (
    <div className="flex max-w-2xl flex-col gap-5 noscript:hidden print:hidden">
      <div>
        <Field label={t('section')}>
          {(control) => (
            <Select
              {...control}
              value={deck}
              onChange={({ target }) => chooseDeck(DECKS.find((one) => one === target.value) ?? 'all')}
            >
              {DECKS.map((one) => (
                <option key={one} value={one}>
                  {one === 'all' ? t('allSections') : titleOf(one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {card ? <CardFace card={card} isTurned={isTurned} onTurn={turn} onMark={mark} /> : null}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-muted-foreground tabular-nums">
          {t('known', { known, total })}
        </p>
        {met > 0 ? (
          <Button variant="ghost" onClick={startOver}>
            {t('startOver')}
          </Button>
        ) : null}
      </div>
      <p className="max-w-measure text-muted-foreground">
        {t.rich('how', {
          visitor: (chunks) => <span className="member:hidden">{chunks}</span>,
          member: (chunks) => <span className="hidden member:inline">{chunks}</span>,
        })}
      </p>
    </div>
  );
}
