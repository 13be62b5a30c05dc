'use client';

import { useEffect, useLayoutEffect } from 'react';
import { takeEarlyKeys } from '@/lib/browser/page/early-presses';

interface Keys {
  onNumber: (place: number) => void;
  onEnter: (press: KeyboardEvent) => void;
}

const CHOSEN_OPTION = '[data-option][aria-pressed="true"]';

/** 1 to 6 choose, Enter goes on, once a press however long it is held; not while the focus is on something that has its own use for the key. */
export function useAnswerKeys({ onNumber, onEnter }: Keys): void {
  // With the question, not after it: a key that is pressed the moment it shows is meant for it.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest('input, textarea, select, [role="dialog"]')) return;
      // Held on a button, Enter would press it again and again by itself.
      if (event.repeat) return event.key === 'Enter' ? event.preventDefault() : undefined;
      if (/^[1-6]$/.test(event.key)) onNumber(Number(event.key));
      // On an option that is already chosen, Enter goes on instead of taking the choice back.
      else if (event.key === 'Enter' && !target?.closest(`button:not(${CHOSEN_OPTION}), a, summary`)) onEnter(event);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onNumber, onEnter]);
  useEffect(takeEarlyKeys, []);
}
