'use client';

import { usePathname } from 'next/navigation';
import { useState } from 'react';

interface Filters {
  /** From 0; in the address from 1. */
  page: number;
}

/**
 * Filters that are typed as well as chosen. They are kept in the page, because what is read back from the address comes too late
 * for an admin who types, and each change replaces the address. `write`: what the
 * address holds besides the page; empty values are left out.
 */
export function useFilters<F extends Filters>(opened: F, write: (filters: F) => Record<string, string>) {
  const path = usePathname();
  const [filters, setFilters] = useState(opened);
  /** Starts again at the first page unless a page is named. */
  const change = (changes: Partial<F>) => {
    const next = { ...filters, page: 0, ...changes };
    const written = new URLSearchParams(Object.entries(write(next)).filter(([, value]) => value !== ''));
    if (next.page > 0) written.set('page', String(next.page + 1));
    window.history.replaceState(null, '', written.size > 0 ? `${path}?${written}` : path);
    setFilters(next);
  };
  return { filters, change };
}
