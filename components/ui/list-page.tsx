import type { ReactNode } from 'react';
import { Button } from './button';
import { EmptyState } from './empty-state';

interface ListPageProps {
  /** The page that was asked for, and what the whole list holds. */
  list: { items: readonly unknown[]; totalItems: number; totalPages: number };
  /** Shown when the whole list is empty. */
  empty: ReactNode;
  onFirstPage: () => void;
  /** The items. */
  children: ReactNode;
}

/** One page of a list: its items, that there are none, or that the list has become shorter than its address says. */
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
