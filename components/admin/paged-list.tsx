import { type ReactNode, useRef } from 'react';
import { ListPage } from '@/components/ui/list-page';
import { Pagination } from '@/components/ui/pagination';

interface PagedListProps {
  /** The page that is shown, and what the whole list holds. */
  list: { items: readonly unknown[]; totalItems: number; totalPages: number };
  /** From 0: the page that was asked for. */
  page: number;
  isFetching: boolean;
  /** Shown when the whole list is empty. */
  empty: ReactNode;
  onPageChange: (page: number) => void;
  /** The items. */
  children: ReactNode;
}

/**
 * A list with its pages. After a press of the buttons below it, both the view and the focus go to the top
 * of the list.
 */
export function PagedList({ list, page, isFetching, empty, onPageChange, children }: PagedListProps) {
  const top = useRef<HTMLDivElement>(null);
  const turn = (next: number) => {
    onPageChange(next);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <div ref={top} tabIndex={-1} className="focus:outline-none">
        <ListPage list={list} empty={empty} onFirstPage={() => onPageChange(0)}>
          {children}
        </ListPage>
      </div>
      <Pagination page={page} totalPages={list.totalPages} disabled={isFetching} onPageChange={turn} />
    </>
  );
}
