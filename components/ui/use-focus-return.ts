'use client';

import { useRef } from 'react';

/**
 * Returns the focus to the element that opened a dialog. Radix returns it only for its own triggers, but most dialogs
 * here open by state. If that element was deleted, the page's content gets the focus. Exception: another dialog that
 * closed at the same time has already returned the focus.
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
