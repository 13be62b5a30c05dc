import type { ReactNode } from 'react';
import { useTranslations } from '#texts';
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
  const t = useTranslations('site');
  if (list.items.length > 0) return children;
  if (list.totalItems === 0) return empty;
  return (
    <EmptyState title={t('noSuchPage')} action={<Button onClick={onFirstPage}>{t('showFirstPage')}</Button>}>
      {t('listIsShorter', { pages: list.totalPages })}
    </EmptyState>
  );
}
