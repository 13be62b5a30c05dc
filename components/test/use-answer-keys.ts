'use client';

import { useEffect } from 'react';

interface Keys {
  onNumber: (place: number) => void;
  onEnter: () => void;
}

/** 1 to 6 choose, Enter goes on; not while the focus is on something that has its own use for the key. */
export function useAnswerKeys({ onNumber, onEnter }: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest('input, textarea, select, [role="dialog"]')) return;
      if (/^[1-6]$/.test(event.key)) onNumber(Number(event.key));
      // On an option that is already chosen, Enter goes on instead of taking the choice back.
      else if (event.key === 'Enter' && !target?.closest('button:not([aria-pressed="true"]), a, summary')) onEnter();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onNumber, onEnter]);
}
