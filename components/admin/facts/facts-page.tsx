'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { LoadError } from '@/components/admin/load-error';
import { PagedList } from '@/components/admin/paged-list';
import { SearchAndShow } from '@/components/admin/search-and-show';
import { useAdminList } from '@/components/admin/use-admin-list';
import { useFilters } from '@/components/admin/use-filters';
import { EmptyState } from '@/components/ui/empty-state';
import { call } from '@/lib/browser/api/call';
import type { FactView } from '@/lib/facts/contract';
import { listFacts } from '@/lib/facts/endpoints';
import { type FactFilter, readShownFacts } from '@/lib/facts/rules';
import { type Page, readPage } from '@/lib/kernel/pagination';
import { EditFact } from './edit-fact';
import { FactCard } from './fact-card';

const FILTER_NAMES: Record<FactFilter, string> = { all: 'All facts', due: 'Due for a check' };

interface FactFilters {
  show: FactFilter;
  search: string;
  page: number;
}

const write = ({ show, search }: FactFilters) => ({ show: show === 'all' ? '' : show, q: search });

const queryOf = ({ show, search, page }: FactFilters) => ({
  page,
  ...(show === 'due' ? { due: 'true' } : {}),
  ...(search.trim() ? { search } : {}),
});

/** Lists the registered facts with their status and next check. The URL holds the filter. */
export function FactsPage({ initial }: { initial: Page<FactView> }) {
  const address = useSearchParams();
  const { filters, change } = useFilters<FactFilters>(
    {
      show: readShownFacts(address.get('show')),
      search: address.get('q') ?? '',
      page: readPage(address.get('page')),
    },
    write,
  );
  const [editedId, setEditedId] = useState<string | null>(null);
  const query = queryOf(filters);
  const { shown, ...list } = useAdminList({
    name: 'facts',
    asked: JSON.stringify(query),
    initial,
    load: () => call(listFacts, { query }),
  });
  return (
    <div className="flex flex-col gap-4">
      <SearchAndShow
        label="Search"
        placeholder="Name, figure or source"
        maxLength={200}
        search={filters.search}
        show={filters.show}
        names={FILTER_NAMES}
        onSearch={(search) => change({ search })}
        onShow={(show) => change({ show: readShownFacts(show) })}
      />
      <p role="status" className="text-muted-foreground">
        {shown.totalItems} {shown.totalItems === 1 ? 'fact' : 'facts'}, next check first
      </p>
      <LoadError error={list.error} fallback="Failed to load data" onRetry={() => void list.refetch()} />
      <PagedList
        list={shown}
        page={filters.page}
        isFetching={list.isFetching}
        empty={
          <EmptyState title="No facts here">
            {filters.show === 'due' ? 'Nothing is due for a check.' : 'Try other words.'}
          </EmptyState>
        }
        onPageChange={(page) => change({ page })}
      >
        <ul className="grid gap-4 lg:grid-cols-2">
          {shown.items.map((fact) => (
            <FactCard key={fact.id} fact={fact} onEdit={() => setEditedId(fact.id)} />
          ))}
        </ul>
      </PagedList>
      {editedId === null ? null : <EditFact key={editedId} id={editedId} onClose={() => setEditedId(null)} />}
    </div>
  );
}
