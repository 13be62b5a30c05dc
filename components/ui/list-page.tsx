import type { ReactNode } from 'react';
import { Button } from './button';
import { EmptyState } from './empty-state';

interface ListPageProps {
  /** Requested page, with the totals of the whole list. */
  list: { items: readonly unknown[]; totalItems: number; totalPages: number };
  /** Shown when the whole list is empty. */
  empty: ReactNode;
  onFirstPage: () => void;
  children: ReactNode;
}

/** One page of a list: its items, the empty state, or a note that the list is now shorter than the requested page. */
export function ListPage({ list, empty, onFirstPage, children }: ListPageProps) {
  if (list.items.length > 0) return children;
  if (list.totalItems === 0) return empty;
  const pages = list.totalPages === 1 ? 'one page' : `${list.totalPages} pages`;
  return (
    <EmptyState title="No such page" action={<Button onClick={onFirstPage}>Show the first page</Button>}>
      This list has only {pages} now.
    </EmptyState>
  );
}
