'use client';

import { LoadError } from '@/components/admin/load-error';
import { PagedList } from '@/components/admin/paged-list';
import { SearchAndShow } from '@/components/admin/search-and-show';
import { useAdminList } from '@/components/admin/use-admin-list';
import { useFilters } from '@/components/admin/use-filters';
import { EmptyState } from '@/components/ui/empty-state';
import { call } from '@/lib/browser/api/call';
import type { Page } from '@/lib/kernel/pagination';
import type { PeopleQuery, PersonView } from '@/lib/people/contract';
import { listPeople } from '@/lib/people/endpoints';
import { PERSON_FILTERS, type PersonFilter } from '@/lib/people/rules';
import { PersonCard } from './person-card';

const FILTER_NAMES: Record<PersonFilter, string> = {
  everybody: 'Everybody',
  admins: 'Admins',
  unverified: 'Email not verified',
  devices: 'Without an email',
  locked: 'Locked',
};

const write = ({ search, show }: PeopleQuery) => ({ search: search ?? '', show: show === 'everybody' ? '' : show });

interface PeoplePageProps {
  /** Filter in the URL that was opened. `people` is the page of results that the server rendered for that URL. */
  asked: PeopleQuery;
  people: Page<PersonView>;
}

/** Finds a person and offers the actions that only admins have. The URL holds the filter. */
export function PeoplePage({ asked: opened, people }: PeoplePageProps) {
  const { filters, change } = useFilters(opened, write);
  const { shown, ...list } = useAdminList({
    name: 'people',
    asked: JSON.stringify(filters),
    initial: people,
    load: () => call(listPeople, { query: filters }),
  });
  return (
    <div className="flex flex-col gap-4">
      <SearchAndShow
        label="Find by email or name"
        maxLength={254}
        search={filters.search ?? ''}
        show={filters.show}
        names={FILTER_NAMES}
        onSearch={(search) => change({ search })}
        onShow={(show) => change({ show: PERSON_FILTERS.find((name) => name === show) ?? 'everybody' })}
      />
      <p role="status" className="text-muted-foreground">
        {shown.totalItems} {shown.totalItems === 1 ? 'person' : 'people'}
      </p>
      <LoadError error={list.error} fallback="Failed to load data" onRetry={() => void list.refetch()} />
      <PagedList
        list={shown}
        page={filters.page}
        isFetching={list.isFetching}
        empty={<EmptyState title="Nobody found">Try part of the email address, or show everybody.</EmptyState>}
        onPageChange={(page) => change({ page })}
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
