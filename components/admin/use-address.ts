'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { readPage } from '@/lib/kernel/pagination';

/**
 * Keeps the filter of a list in the URL, so that it can be shared and the back button works. Uses the browser's history
 * API: the page fetches the list itself and needs no new page from the server.
 */
export function useAddress() {
  const path = usePathname();
  const search = useSearchParams();
  const change = (changes: Record<string, string>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    window.history.pushState(null, '', next.size > 0 ? `${path}?${next}` : path);
  };
  return {
    show: search.get('show') ?? '',
    page: readPage(search.get('page')),
    /** Starts again at the first page. */
    changeShow: (show: string) => change({ show, page: '' }),
    /** Takes the page from 0; the URL counts from 1. */
    changePage: (page: number) => change({ page: page > 0 ? String(page + 1) : '' }),
  };
}
