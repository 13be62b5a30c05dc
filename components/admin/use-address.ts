'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { readPage } from '@/lib/kernel/pagination';

/**
 * What a list shows, kept in the address, so that it can be sent to a colleague and the back button works. The browser's own
 * history is used: the list is fetched by the page, so that a change needs no page from the server.
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
    /** From 0; in the address from 1. */
    changePage: (page: number) => change({ page: page > 0 ? String(page + 1) : '' }),
  };
}
