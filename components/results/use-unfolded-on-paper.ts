'use client';

import { type RefObject, useEffect } from 'react';

/**
 * Unfolds everything inside `area` before printing and folds it again afterwards. Synchronous, because browsers print
 * right after the event.
 */
export function useUnfoldedOnPaper(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const set = (isOpen: boolean) => {
      for (const details of opened) details.open = isOpen;
    };
    const unfold = () => {
      opened = [...(area.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      set(true);
    };
    const fold = () => set(false);
    window.addEventListener('beforeprint', unfold);
    window.addEventListener('afterprint', fold);
    return () => {
      window.removeEventListener('beforeprint', unfold);
      window.removeEventListener('afterprint', fold);
    };
  }, [area]);
}
