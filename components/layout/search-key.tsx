'use client';

import { useEffect } from 'react';
import { asksForSearch } from '@/lib/browser/page/search-key';

/** Shortcut `/`: opens the search page, or focuses its field if it is open. */
export function SearchKey() {
  useEffect(() => {
    const look = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      const field = document.querySelector<HTMLElement>('main search input');
      if (field) field.focus();
      else location.assign('/search');
    };
    document.addEventListener('keydown', look);
    return () => document.removeEventListener('keydown', look);
  }, []);
  return null;
}
