'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from '#texts';
import { useDoubleTapGuard } from '@/components/attempt/use-double-tap-guard';
import { Day } from '@/components/study/day';
import { Button } from '@/components/ui/button';
import { useSwipe } from '@/components/ui/use-swipe';
import { Wording } from '@/components/ui/wording';
import type { FactCard } from '@/lib/study/cards-rules';

interface CardFaceProps {
  card: FactCard;
  isTurned: boolean;
  onTurn: () => void;
  onMark: (isKnown: boolean) => void;
}

/** Flash card: a question and, when turned, the figure. The new side gets the focus, so that screen readers read it. */
export function CardFace({ card, isTurned, onTurn, onMark }: CardFaceProps) {
  const t = useTranslations('cards');
  const face = useRef<HTMLElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  const shown = `${card.id} ${isTurned}`;
  const { isNew } = useDoubleTapGuard(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the shown side moves the focus.
  useEffect(() => {
    if (!isMoved.current) return;
    (isTurned ? answer : question).current?.focus({ preventScroll: true });
    isMoved.current = false;
  }, [shown]);
  const turn = () => {
    isMoved.current = true;
    onTurn();
  };
  const mark = (isKnown: boolean) => {
    isMoved.current = true;
    onMark(isKnown);
  };
  const answerBy = (isKnown: boolean) => () => (isTurned ? mark(isKnown) : turn());
  useSwipe(face, { left: answerBy(false), right: answerBy(true) });
  return (
    <article
      ref={face}
      aria-labelledby="card-question"
      className="relative flex min-h-80 touch-pan-y flex-col rounded-2xl border border-border bg-card p-5 shadow-card sm:p-8"
    >
      <h2
        ref={question}
        id="card-question"
        tabIndex={-1}
        className="text-balance font-semibold text-xl leading-snug outline-none sm:text-2xl"
      >
        <Wording text={card.name} />
      </h2>
      {isTurned ? <Answer card={card} answer={answer} /> : null}
      <div inert={isTurned && isNew} className="mt-auto flex gap-3 pt-6">
        {isTurned ? (
          <>
            <Button variant="outline" size="lg" className="flex-1" onClick={() => mark(false)}>
              {t('notKnown')}
            </Button>
            <Button size="lg" className="flex-1" onClick={() => mark(true)}>
              {t('knewIt')}
            </Button>
          </>
        ) : (
          // The button covers the whole card.
          <Button size="lg" className="w-full after:absolute after:inset-0 after:rounded-2xl" onClick={turn}>
            {t('show')}
          </Button>
        )}
      </div>
    </article>
  );
}

function Answer({ card, answer }: { card: FactCard; answer: RefObject<HTMLDivElement | null> }) {
  const t = useTranslations('cards');
  return (
    <div ref={answer} tabIndex={-1} className="mt-5 border-border border-t pt-5 outline-none">
      <p className="text-balance font-bold text-3xl text-cold tracking-tight sm:text-4xl">
        <Wording text={card.figure} />
      </p>
      <p className="mt-3 text-muted-foreground text-sm">
        {t.rich('sourceChecked', {
          source: () => <Wording text={card.source} />,
          day: () => <Day day={card.checkedOn} />,
        })}
      </p>
    </div>
  );
}
