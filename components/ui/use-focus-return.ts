'use client';

import { useRef } from 'react';

/**
 * Gives the focus back to what opened a dialog. Radix does so for its own triggers only; ours are mostly opened by a state, and
 * the focus would be lost at the top of the page. What opened the dialog may be gone by then, deleted in the dialog itself: the
 * page's content gets the focus instead, unless something else has it already: a dialog that closed together with this one gives it back
 * to its own opener.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const target = opener.current?.isConnected ? opener.current : isLost ? document.querySelector('main') : null;
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}
