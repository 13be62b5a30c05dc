'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { LoadError } from '@/components/admin/load-error';
import { PagedList } from '@/components/admin/paged-list';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { call } from '@/lib/browser/api/call';
import type { FactView } from '@/lib/facts/contract';
import { listFacts } from '@/lib/facts/endpoints';
import { FACT_FILTERS, type FactFilter, readShownFacts } from '@/lib/facts/rules';
import { type Page, readPage } from '@/lib/kernel/page';
import { EditFact } from './edit-fact';
import { FactCard } from './fact-card';

const FILTER_NAMES: Record<FactFilter, string> = { all: 'All facts', due: 'Due for a check' };

interface Asked {
  show: FactFilter;
  search: string;
  page: number;
}

const addressOf = ({ show, search, page }: Asked): string => {
  const written = new URLSearchParams();
  if (show !== 'all') written.set('show', show);
  if (search) written.set('q', search);
  // People count from 1.
  if (page > 0) written.set('page', String(page + 1));
  return written.size > 0 ? `/admin/facts?${written}` : '/admin/facts';
};

const queryOf = ({ show, search, page }: Asked) => ({
  page,
  ...(show === 'due' ? { due: 'true' } : {}),
  ...(search.trim() ? { search } : {}),
});

/** The figures of the trade with where they stand and when they are checked again. The filter lives in the address. */
export function FactsPage({ initial }: { initial: Page<FactView> }) {
  const address = useSearchParams();
  const [asked, setAsked] = useState<Asked>({
    show: readShownFacts(address.get('show')),
    search: address.get('q') ?? '',
    page: readPage(address.get('page')),
  });
  const [opened] = useState(asked);
  const [editedId, setEditedId] = useState<string | null>(null);
  const list = useQuery({
    queryKey: ['admin', 'facts', asked],
    queryFn: () => call(listFacts, { query: queryOf(asked) }),
    ...(asked === opened ? { initialData: initial } : {}),
    placeholderData: keepPreviousData,
  });
  const shown = list.data ?? initial;
  const ask = (changes: Partial<Asked>) => {
    const next = { ...asked, page: 0, ...changes };
    window.history.replaceState(null, '', addressOf(next));
    setAsked(next);
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <Field label="Search">
          {(control) => (
            <Input
              {...control}
              type="search"
              placeholder="Name, figure or source"
              maxLength={200}
              value={asked.search}
              onChange={(event) => ask({ search: event.target.value })}
            />
          )}
        </Field>
        <Field label="Show">
          {(control) => (
            <Select
              {...control}
              value={asked.show}
              onChange={(event) => ask({ show: readShownFacts(event.target.value) })}
            >
              {FACT_FILTERS.map((name) => (
                <option key={name} value={name}>
                  {FILTER_NAMES[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p role="status" className="text-muted-foreground">
        {shown.totalItems} {shown.totalItems === 1 ? 'fact' : 'facts'}, those that are checked soonest first
      </p>
      <LoadError error={list.error} fallback="Failed to load data" onRetry={() => void list.refetch()} />
      <PagedList
        list={shown}
        page={asked.page}
        isFetching={list.isFetching}
        empty={
          <EmptyState title="No facts here">
            {asked.show === 'due' ? 'Nothing is due for a check.' : 'Try other words.'}
          </EmptyState>
        }
        onPageChange={(page) => ask({ page })}
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
