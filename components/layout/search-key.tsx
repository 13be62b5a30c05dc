'use client';

import { useEffect } from 'react';
import { usePaths } from '#texts';
import { asksForSearch } from '@/lib/browser/page/search-key';

/** Shortcut `/`: opens the search page, or focuses its field if it is open. */
export function SearchKey() {
  const searchPage = usePaths()('/search');
  useEffect(() => {
    const look = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      const field = document.querySelector<HTMLElement>('main search input');
      if (field) field.focus();
      else location.assign(searchPage);
    };
    document.addEventListener('keydown', look);
    return () => document.removeEventListener('keydown', look);
  }, [searchPage]);
  return null;
}
