'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { readPage } from '@/lib/kernel/pagination';

/**
 * Stores the filter and the page of a list in the URL, for sharing and for the back button. Uses the browser's history
 * API instead of the router: the list loads its own data and needs no new page from the server.
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
    /** Sets the filter and returns to the first page. */
    changeShow: (show: string) => change({ show, page: '' }),
    /** Takes a 0-based page; the URL counts from 1. */
    changePage: (page: number) => change({ page: page > 0 ? String(page + 1) : '' }),
  };
}
