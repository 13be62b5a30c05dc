'use client';

import { useSearchParams } from 'next/navigation';
import { type ListFilter, readFilter, writeFilter } from '@/lib/bank/editing/rules';

/** Dialog that is open over the list, and the id of its question. The URL stores both. */
export type Opened = { dialog: 'edit' | 'history' | 'translate'; id: number } | null;

const readOpened = (search: URLSearchParams): Opened => {
  for (const dialog of ['edit', 'history', 'translate'] as const) {
    const id = Number(search.get(dialog));
    if (Number.isInteger(id) && id > 0) return { dialog, id };
  }
  return null;
};

const addressOf = (filter: ListFilter, opened: Opened): string => {
  const search = new URLSearchParams(writeFilter(filter));
  if (opened) search.set(opened.dialog, String(opened.id));
  const written = search.toString();
  return written ? `/admin/questions?${written}` : '/admin/questions';
};

/** Reads the URL instead of the last render's filter, which can be outdated and would undo a change. */
const readAddress = (): ListFilter => readFilter(new URLSearchParams(window.location.search));

/**
 * Stores the list's filters and its open dialog in the URL. Uses the browser's history API instead of the router: the
 * list loads its own data and needs no new page from the server.
 */
export function useListFilter() {
  const search = useSearchParams();
  const filter = readFilter(search);
  const opened = readOpened(search);
  return {
    filter,
    opened,
    /**
     * Resets the page to 0 unless `changes` names one. Typing replaces the history entry; any other change adds one.
     */
    change: (changes: Partial<ListFilter>) => {
      const address = addressOf({ ...readAddress(), page: 0, ...changes }, null);
      if ('search' in changes) window.history.replaceState(null, '', address);
      else window.history.pushState(null, '', address);
    },
    open: (next: Opened) => window.history.pushState(null, '', addressOf(readAddress(), next)),
  };
}
