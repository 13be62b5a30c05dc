'use client';

import { usePathname } from 'next/navigation';
import { useState } from 'react';

interface Filters {
  /** 0-based; the URL counts from 1. */
  page: number;
}

/**
 * Keeps the filters of a list that has text fields. React holds the filters, because the URL updates too slowly for
 * typing; each change is also written to the URL. `write` returns the URL parameters except the page number.
 */
export function useFilters<F extends Filters>(opened: F, write: (filters: F) => Record<string, string>) {
  const path = usePathname();
  const [filters, setFilters] = useState(opened);
  /** Resets the page to 0 unless `changes` names one. */
  const change = (changes: Partial<F>) => {
    const next = { ...filters, page: 0, ...changes };
    const written = new URLSearchParams(Object.entries(write(next)).filter(([, value]) => value !== ''));
    if (next.page > 0) written.set('page', String(next.page + 1));
    window.history.replaceState(null, '', written.size > 0 ? `${path}?${written}` : path);
    setFilters(next);
  };
  return { filters, change };
}
