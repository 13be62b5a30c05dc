'use client';

import { usePathname } from 'next/navigation';
import { useState } from 'react';

interface Filters {
  /** Page from 0; the URL counts from 1. */
  page: number;
}

/**
 * Filters with text fields. The state lives in the page, because a value read back from the URL arrives too late while
 * an admin types; each change replaces the URL. `write` returns the URL parameters besides the page; empty values are
 * left out.
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
