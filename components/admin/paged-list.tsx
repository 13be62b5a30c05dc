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
 * A list with its pages. Who turns the page by the buttons below it goes on reading at the top, with the eyes and with the
 * keys.
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
