import { addDays, isDate } from '@/lib/kernel/calendar';
import {
  eachList,
  eachSwitch,
  type Filters,
  LIST_NAMES,
  NO_FILTERS,
  type SectionOption,
  SWITCH_NAMES,
} from './filter-rules';
import {
  DEFAULT_RANGE_DAYS,
  HISTORY_COLUMNS,
  HISTORY_PAGE_SIZE,
  type HistoryColumn,
  isInOrder,
  isInReach,
} from './rules';

/** The filter of the statistics page, as written in its URL. */
export interface PageFilter extends Filters {
  /** First day; empty for no limit. */
  startDate: string;
  /** Last day; empty for no limit. */
  endDate: string;
}

export interface Listing {
  /** Page number of the attempts table, zero-based. */
  page: number;
  sortBy: HistoryColumn;
  sortDirection: 'asc' | 'desc';
}

export const FIRST_LISTING: Listing = { page: 0, sortBy: 'startedAt', sortDirection: 'desc' };

/** Returns the range from this many days ago until today. */
export const lastDays = (days: number, today: string) => ({ startDate: addDays(today, -days), endDate: today });

/** Returns the default filter: the last 30 days. */
export const defaultFilter = (today: string): PageFilter => ({
  ...lastDays(DEFAULT_RANGE_DAYS, today),
  ...NO_FILTERS,
});

const isDateOrOpen = (text: string): boolean => text === '' || (isDate(text) && isInReach(text));

/**
 * Parses the filter from the URL. Invalid values fall back to the default, and an empty date means no limit.
 * `sections`: all existing sections.
 */
export function readFilter(search: URLSearchParams, today: string, sections: readonly SectionOption[]): PageFilter {
  const known = defaultFilter(today);
  const start = search.get('startDate');
  const end = search.get('endDate');
  const dates = { startDate: start ?? '', endDate: end ?? '' };
  const isSaid = (start !== null || end !== null) && Object.values(dates).every(isDateOrOpen) && isInOrder(dates);
  return {
    ...(isSaid ? dates : { startDate: known.startDate, endDate: known.endDate }),
    ...eachList({ sections }, (name, value) => search.getAll(name).includes(value)),
    ...eachSwitch((name) => search.get(name) === 'true'),
  };
}

export function readListing(search: URLSearchParams): Listing {
  // Stryker disable next-line StringLiteral: `Number('')` is 0, which falls back to the first page too.
  const page = Number(search.get('page') ?? '1');
  return {
    // Stryker disable next-line EqualityOperator: Page 1 falls back to the default, which is the first page too.
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page - 1 : 0,
    sortBy: HISTORY_COLUMNS.find((column) => column === search.get('sortBy')) ?? FIRST_LISTING.sortBy,
    sortDirection: search.get('sortDirection') === 'asc' ? 'asc' : 'desc',
  };
}

/**
 * Returns the query string for a view's URL. The default view has an empty query string, so that a bookmark of it
 * always shows the last 30 days.
 */
export function writeAddress(filter: PageFilter, listing: Listing, today: string): string {
  const search = new URLSearchParams();
  const usual = defaultFilter(today);
  if (filter.startDate !== usual.startDate || filter.endDate !== usual.endDate) {
    search.set('startDate', filter.startDate);
    search.set('endDate', filter.endDate);
  }
  for (const name of LIST_NAMES) for (const value of filter[name]) search.append(name, String(value));
  for (const name of SWITCH_NAMES) if (filter[name]) search.set(name, 'true');
  if (listing.page > 0) search.set('page', String(listing.page + 1));
  if (listing.sortBy !== FIRST_LISTING.sortBy) search.set('sortBy', listing.sortBy);
  if (listing.sortDirection !== FIRST_LISTING.sortDirection) search.set('sortDirection', listing.sortDirection);
  return search.toString();
}

/** Converts the page's filter to the query of the statistics endpoint. */
export const toStatisticsQuery = (filter: PageFilter, timezone: string) => ({
  ...filter,
  ...eachSwitch((name) => (filter[name] ? ('true' as const) : undefined)),
  startDate: filter.startDate || undefined,
  endDate: filter.endDate || undefined,
  timezone,
});

export const toHistoryQuery = (filter: PageFilter, listing: Listing, timezone: string) => ({
  ...toStatisticsQuery(filter, timezone),
  ...listing,
  size: HISTORY_PAGE_SIZE,
});
