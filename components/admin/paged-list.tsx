import { type ReactNode, useRef } from 'react';
import { ListPage } from '@/components/ui/list-page';
import { Pagination } from '@/components/ui/pagination';

interface PagedListProps {
  /** Current page, with the totals of the whole list. */
  list: { items: readonly unknown[]; totalItems: number; totalPages: number };
  /** Requested page, from 0. */
  page: number;
  isFetching: boolean;
  /** Shown when the whole list is empty. */
  empty: ReactNode;
  onPageChange: (page: number) => void;
  children: ReactNode;
}

/** Paged list. Changing the page moves the view and the focus to the top of the list. */
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
