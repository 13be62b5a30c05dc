'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { usePaths } from '#texts';
import { call } from '@/lib/browser/api/call';
import { dateIn } from '@/lib/kernel/calendar';
import type { Page } from '@/lib/kernel/pagination';
import {
  FIRST_LISTING,
  type Listing,
  type PageFilter,
  readFilter,
  readListing,
  toHistoryQuery,
  toStatisticsQuery,
  writeAddress,
} from '@/lib/statistics/address-rules';
import type { AttemptEntry, StatisticsView } from '@/lib/statistics/contract';
import { getStatistics, listHistory } from '@/lib/statistics/endpoints';
import type { SectionOption } from '@/lib/statistics/filter-rules';
import { type OverallView, useOverallResults } from './use-overall-results';
import { useTimeZone } from './use-time-zone';

export interface InitialStatistics {
  timeZone: string;
  today: string;
  /** Time at which the server read the data, in milliseconds since 1970. */
  loadedAt: number;
  /** Sections in display order. */
  sections: readonly SectionOption[];
  /** Query string, without `?`, for which `view` was read. */
  search: string;
  view: { statistics: StatisticsView; history: Page<AttemptEntry> } | null;
  overall: OverallView | null;
}

/**
 * Keeps the previous data visible while new data loads. Caches nothing for a later visit, because the learner may take
 * a test in between.
 */
const QUERY_OPTIONS = { placeholderData: keepPreviousData, gcTime: 0 } as const;

/** Loads the statistics for the URL, which is the only place where the filters are stored. */
export function useStatistics(initial: InitialStatistics) {
  const page = usePaths()('/statistics');
  const search = new URLSearchParams(useSearchParams());
  const timeZone = useTimeZone(initial.timeZone);
  const isAsLoaded = timeZone === initial.timeZone;
  const today = isAsLoaded ? initial.today : dateIn(timeZone, new Date());
  const filter = readFilter(search, today, initial.sections);
  const listing = readListing(search);

  const statisticsQuery = toStatisticsQuery(filter, timeZone);
  const historyQuery = toHistoryQuery(filter, listing, timeZone);
  // Uses the server's data only if it is for this URL: the back button can restore a page with a different URL.
  const first = isAsLoaded && search.toString() === initial.search ? initial.view : null;
  const statistics = useQuery({
    queryKey: ['statistics', 'user', statisticsQuery],
    queryFn: ({ signal }) => call(getStatistics, { query: statisticsQuery }, { signal }),
    ...QUERY_OPTIONS,
    ...(first ? { initialData: first.statistics, initialDataUpdatedAt: initial.loadedAt } : {}),
  });
  const history = useQuery({
    queryKey: ['statistics', 'history', historyQuery],
    queryFn: ({ signal }) => call(listHistory, { query: historyQuery }, { signal }),
    ...QUERY_OPTIONS,
    ...(first ? { initialData: first.history, initialDataUpdatedAt: initial.loadedAt } : {}),
  });

  const overall = useOverallResults(initial);

  const refresh = () => void Promise.all([statistics.refetch(), history.refetch(), overall.refetch()]);
  const show = (next: PageFilter, nextListing: Listing = FIRST_LISTING) => {
    const address = writeAddress(next, nextListing, today);
    if (address === writeAddress(filter, listing, today)) return refresh();
    // Changes only the URL. The data is loaded by the queries above, so Next.js need not request the page again.
    window.history.pushState(null, '', `${page}${address ? `?${address}` : ''}${location.hash}`);
  };
  return { timeZone, today, filter, listing, historyQuery, statistics, history, overall, refresh, show };
}
