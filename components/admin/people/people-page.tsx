'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '@/components/admin/load-error';
import { PagedList } from '@/components/admin/paged-list';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { call } from '@/lib/browser/api/call';
import type { Page } from '@/lib/kernel/page';
import type { PeopleQuery, PersonView } from '@/lib/people/contract';
import { listPeople } from '@/lib/people/endpoints';
import { PERSON_FILTERS, type PersonFilter } from '@/lib/people/rules';
import { PersonCard } from './person-card';

const FILTER_NAMES: Record<PersonFilter, string> = {
  everybody: 'Everybody',
  admins: 'Admins',
  unverified: 'Email not verified',
  locked: 'Locked',
};

const addressOf = ({ search, show, page }: PeopleQuery): string => {
  const written = new URLSearchParams();
  if (search) written.set('search', search);
  if (show !== 'everybody') written.set('show', show);
  // People count from 1.
  if (page > 0) written.set('page', String(page + 1));
  return written.size > 0 ? `/admin/people?${written}` : '/admin/people';
};

interface PeoplePageProps {
  /** What the address asked for when the page was opened, and its answer. */
  asked: PeopleQuery;
  people: Page<PersonView>;
}

/** Finds a person, and does for them what only an admin can. The filter lives in the address. */
export function PeoplePage({ asked: opened, people }: PeoplePageProps) {
  const [asked, setAsked] = useState(opened);
  const list = useQuery({
    queryKey: ['admin', 'people', asked],
    queryFn: () => call(listPeople, { query: asked }),
    ...(asked === opened ? { initialData: people } : {}),
    placeholderData: keepPreviousData,
  });
  const shown = list.data ?? people;
  const ask = (changes: Partial<PeopleQuery>) => {
    const next = { ...asked, page: 0, ...changes };
    window.history.replaceState(null, '', addressOf(next));
    setAsked(next);
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <Field label="Find by email or name">
          {(control) => (
            <Input
              {...control}
              type="search"
              maxLength={254}
              value={asked.search ?? ''}
              onChange={(event) => ask({ search: event.target.value })}
            />
          )}
        </Field>
        <Field label="Show">
          {(control) => (
            <Select
              {...control}
              value={asked.show}
              onChange={(event) =>
                ask({ show: PERSON_FILTERS.find((name) => name === event.target.value) ?? 'everybody' })
              }
            >
              {PERSON_FILTERS.map((name) => (
                <option key={name} value={name}>
                  {FILTER_NAMES[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p role="status" className="text-muted-foreground">
        {shown.totalItems} {shown.totalItems === 1 ? 'person' : 'people'}
      </p>
      <LoadError error={list.error} fallback="Failed to load data" onRetry={() => void list.refetch()} />
      <PagedList
        list={shown}
        page={asked.page}
        isFetching={list.isFetching}
        empty={<EmptyState title="Nobody found">Try part of the email address, or show everybody.</EmptyState>}
        onPageChange={(page) => ask({ page })}
      >
        <ul className="flex flex-col gap-4">
          {shown.items.map((person) => (
            <PersonCard key={person.id} person={person} />
          ))}
        </ul>
      </PagedList>
    </div>
  );
}
