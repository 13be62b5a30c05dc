'use client';

import { useRef } from 'react';

/**
 * Gives the focus back to what opened a dialog. Radix does so for its own triggers only; ours are mostly opened by a state, and
 * the focus would be lost at the top of the page.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
