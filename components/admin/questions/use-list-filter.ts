'use client';

import { useSearchParams } from 'next/navigation';
import { type ListFilter, readFilter, writeFilter } from '@/lib/bank/editing/rules';

/** Which question is open over the list, in the address too. */
export type Opened = { dialog: 'edit' | 'history'; id: number } | null;

const readOpened = (search: URLSearchParams): Opened => {
  for (const dialog of ['edit', 'history'] as const) {
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

/** As it stands now: what the page was last rendered with may still be behind, and would take a change back. */
const readAddress = (): ListFilter => readFilter(new URLSearchParams(window.location.search));

/**
 * The list's filters and what is open over it, kept in the address. The browser's own history is used: the list is fetched
 * by the page, so that a change of filter needs no page from the server.
 */
export function useListFilter() {
  const search = useSearchParams();
  const filter = readFilter(search);
  const opened = readOpened(search);
  return {
    filter,
    opened,
    /** Starts again at the first page unless a page is named. Typing replaces the address, all else adds a step back. */
    change: (changes: Partial<ListFilter>) => {
      const address = addressOf({ ...readAddress(), page: 0, ...changes }, null);
      if ('search' in changes) window.history.replaceState(null, '', address);
      else window.history.pushState(null, '', address);
    },
    open: (next: Opened) => window.history.pushState(null, '', addressOf(readAddress(), next)),
  };
}
