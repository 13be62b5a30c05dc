'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { call } from '@/lib/browser/call';
import { dateIn } from '@/lib/kernel/calendar';
import type { Page } from '@/lib/kernel/page';
import {
  FIRST_LISTING,
  type Listing,
  type Narrowing,
  readListing,
  readNarrowing,
  type SectionChoice,
  toHistoryQuery,
  toStatisticsQuery,
  writeAddress,
} from '@/lib/statistics/address/rules';
import { type AttemptEntry, getStatistics, listHistory, type StatisticsView } from '@/lib/statistics/contract';
import { type StandingView, useStanding } from './use-standing';
import { useTimeZone } from './use-time-zone';

export interface InitialStatistics {
  timeZone: string;
  today: string;
  /** Milliseconds since 1970. */
  loadedAt: number;
  /** By which tests can be narrowed, in their order. */
  sections: readonly SectionChoice[];
  view: { statistics: StatisticsView; history: Page<AttemptEntry> } | null;
  standing: StandingView | null;
}

/** What was seen stays until the next is there, but not for a later visit: a test may have been taken in between. */
const KEPT = { placeholderData: keepPreviousData, gcTime: 0 } as const;

/** The view that the address names, with its data: the address is the only place where filters live. */
export function useStatistics(initial: InitialStatistics) {
  const search = new URLSearchParams(useSearchParams());
  const timeZone = useTimeZone(initial.timeZone);
  const isAsLoaded = timeZone === initial.timeZone;
  const today = isAsLoaded ? initial.today : dateIn(timeZone, new Date());
  const narrowing = readNarrowing(search, today, initial.sections);
  const listing = readListing(search);

  const statisticsQuery = toStatisticsQuery(narrowing, timeZone);
  const historyQuery = toHistoryQuery(narrowing, listing, timeZone);
  const first = useFirst(initial, search.toString(), isAsLoaded);
  const statistics = useQuery({
    queryKey: ['statistics', 'user', statisticsQuery],
    queryFn: ({ signal }) => call(getStatistics, { query: statisticsQuery }, { signal }),
    ...KEPT,
    ...(first ? { initialData: first.statistics, initialDataUpdatedAt: initial.loadedAt } : {}),
  });
  const history = useQuery({
    queryKey: ['statistics', 'history', historyQuery],
    queryFn: ({ signal }) => call(listHistory, { query: historyQuery }, { signal }),
    ...KEPT,
    ...(first ? { initialData: first.history, initialDataUpdatedAt: initial.loadedAt } : {}),
  });

  const standing = useStanding(initial);

  const refresh = () => void Promise.all([statistics.refetch(), history.refetch(), standing.refetch()]);
  const show = (next: Narrowing, nextListing: Listing = FIRST_LISTING) => {
    const address = writeAddress(next, nextListing, today);
    if (address === writeAddress(narrowing, listing, today)) return refresh();
    // The data comes by its own calls: the page itself need not be asked for again.
    window.history.pushState(null, '', address ? `/statistics?${address}` : '/statistics');
  };
  return { timeZone, today, narrowing, listing, historyQuery, statistics, history, standing, refresh, show };
}

/** What came with the page, for the view that it came for. */
function useFirst({ view }: InitialStatistics, address: string, isAsLoaded: boolean) {
  const [firstAddress] = useState(address);
  return isAsLoaded && address === firstAddress ? view : null;
}
