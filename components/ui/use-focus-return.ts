'use client';

import { useRef } from 'react';

/**
 * Gives the focus back to what opened a dialog. Radix does so for its own triggers only; ours are mostly opened by a state, and
 * the focus would be lost at the top of the page. What opened the dialog may be gone by then, deleted in the dialog itself: the
 * page's content gets the focus instead.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}
