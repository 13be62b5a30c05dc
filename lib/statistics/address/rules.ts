import { addDays } from '@/lib/kernel/calendar';
import { TEST_TYPES, type TestType } from '@/lib/kernel/exam';
import { HISTORY_COLUMNS, HISTORY_PAGE_SIZE, type HistoryColumn, statisticsQuery } from '@/lib/statistics/contract';
import { DEFAULT_RANGE_DAYS } from '@/lib/statistics/rules';

/** A section by which tests can be narrowed. */
export interface SectionChoice {
  id: number;
  name: string;
}

/** What the statistics page shows, as its address tells it. */
export interface Narrowing {
  /** Empty: from the beginning. */
  startDate: string;
  /** Empty: to the end. */
  endDate: string;
  sectionIds: number[];
  testTypes: TestType[];
  onlySuccessful: boolean;
  onlyCompleted: boolean;
}

export interface Listing {
  /** From 0. */
  page: number;
  sortBy: HistoryColumn;
  sortDirection: 'asc' | 'desc';
}

export const FIRST_LISTING: Listing = { page: 0, sortBy: 'startedAt', sortDirection: 'desc' };

/** Specification §9: a quick range reaches that many days back from today. */
export const lastDays = (days: number, today: string) => ({ startDate: addDays(today, -days), endDate: today });

/** Specification §4: the last 30 days and nothing else narrowed. */
export const defaultNarrowing = (today: string): Narrowing => ({
  ...lastDays(DEFAULT_RANGE_DAYS, today),
  sectionIds: [],
  testTypes: [],
  onlySuccessful: false,
  onlyCompleted: false,
});

/** Reads an address leniently: what it says wrongly is as if it were not said. An empty date means no limit. `sections`: those that there are. */
export function readNarrowing(
  search: URLSearchParams,
  today: string,
  sections: readonly Pick<SectionChoice, 'id'>[],
): Narrowing {
  const known = defaultNarrowing(today);
  const start = search.get('startDate');
  const end = search.get('endDate');
  const asked = statisticsQuery.safeParse({ startDate: start || undefined, endDate: end || undefined });
  const isSaid = asked.success && (start !== null || end !== null);
  return {
    startDate: isSaid ? (start ?? '') : known.startDate,
    endDate: isSaid ? (end ?? '') : known.endDate,
    sectionIds: sections.map((section) => section.id).filter((id) => search.getAll('sectionIds').includes(String(id))),
    testTypes: TEST_TYPES.filter((type) => search.getAll('testTypes').includes(type)),
    onlySuccessful: search.get('onlySuccessful') === 'true',
    onlyCompleted: search.get('onlyCompleted') === 'true',
  };
}

export function readListing(search: URLSearchParams): Listing {
  const page = Number(search.get('page') ?? '1');
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page - 1 : 0,
    sortBy: HISTORY_COLUMNS.find((column) => column === search.get('sortBy')) ?? FIRST_LISTING.sortBy,
    sortDirection: search.get('sortDirection') === 'asc' ? 'asc' : 'desc',
  };
}

/** The address of a view; the default one has none to say, so that its bookmark stays the last 30 days. */
export function writeAddress(narrowing: Narrowing, listing: Listing, today: string): string {
  const search = new URLSearchParams();
  const usual = defaultNarrowing(today);
  if (narrowing.startDate !== usual.startDate || narrowing.endDate !== usual.endDate) {
    search.set('startDate', narrowing.startDate);
    search.set('endDate', narrowing.endDate);
  }
  for (const id of narrowing.sectionIds) search.append('sectionIds', String(id));
  for (const type of narrowing.testTypes) search.append('testTypes', type);
  if (narrowing.onlySuccessful) search.set('onlySuccessful', 'true');
  if (narrowing.onlyCompleted) search.set('onlyCompleted', 'true');
  if (listing.page > 0) search.set('page', String(listing.page + 1));
  if (listing.sortBy !== FIRST_LISTING.sortBy) search.set('sortBy', listing.sortBy);
  if (listing.sortDirection !== FIRST_LISTING.sortDirection) search.set('sortDirection', listing.sortDirection);
  return search.toString();
}

const word = (flag: boolean) => (flag ? ('true' as const) : undefined);

/** What the endpoints are asked for a view. */
export const toStatisticsQuery = (narrowing: Narrowing, timezone: string) => ({
  startDate: narrowing.startDate || undefined,
  endDate: narrowing.endDate || undefined,
  sectionIds: narrowing.sectionIds,
  testTypes: narrowing.testTypes,
  onlySuccessful: word(narrowing.onlySuccessful),
  onlyCompleted: word(narrowing.onlyCompleted),
  timezone,
});

export const toHistoryQuery = (narrowing: Narrowing, listing: Listing, timezone: string) => ({
  ...toStatisticsQuery(narrowing, timezone),
  ...listing,
  size: HISTORY_PAGE_SIZE,
});

/** Whether anything but the dates is narrowed. */
export const isNarrowed = (narrowing: Narrowing): boolean =>
  narrowing.sectionIds.length > 0 ||
  narrowing.testTypes.length > 0 ||
  narrowing.onlySuccessful ||
  narrowing.onlyCompleted;
