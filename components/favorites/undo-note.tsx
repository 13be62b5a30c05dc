'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslations } from '#texts';
import { Button } from '@/components/ui/button';

const SHOWN_MS = 10_000;

/** Confirms a removal and offers an undo for a while. */
export function UndoNote({ onUndo, onEnd }: { onUndo: () => void; onEnd: () => void }) {
  const t = useTranslations('favorites');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer starts once, when the note appears.
  useEffect(() => {
    const timer = setTimeout(onEnd, SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = note.current;
    // Moves the focus first: it would be lost if the note disappeared while the Undo button has the focus.
    return () => {
      if (shown?.contains(document.activeElement)) document.querySelector<HTMLElement>('main h1')?.focus();
    };
  }, []);
  return (
    <div
      ref={note}
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-lg border border-border bg-muted px-4 py-2"
    >
      <span>{t('removedFromYourFavorites')}</span>
      <Button variant="link" onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  );
}
