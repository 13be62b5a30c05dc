import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SECTIONS, TEST_TYPES } from '@/lib/kernel/exam';
import {
  defaultFilter,
  FIRST_LISTING,
  readFilter,
  readListing,
  toHistoryQuery,
  toStatisticsQuery,
  writeAddress,
} from './address-rules';
import { historyQuery, statisticsQuery } from './contract';
import { eachSwitch } from './filter-rules';
import { HISTORY_COLUMNS } from './rules';

const TODAY = '2026-11-21';
/** The four certification sections, and a section that an admin has added. */
const KNOWN = [...SECTIONS, { id: 41, name: 'Section 41' }];
const date = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const dates = fc.oneof(
  fc.tuple(date, date).map(([one, other]) => (one <= other ? [one, other] : [other, one])),
  date.map((one) => [one, '']),
  date.map((one) => ['', one]),
  fc.constant(['', '']),
);
const filters = fc
  .record({
    dates,
    sectionIds: fc.subarray(KNOWN.map((section) => section.id)),
    testTypes: fc.subarray([...TEST_TYPES]),
    ...eachSwitch(() => fc.boolean()),
  })
  .map(({ dates: [startDate = '', endDate = ''], ...rest }) => ({ ...rest, startDate, endDate }));
const listings = fc.record({
  page: fc.nat(99),
  sortBy: fc.constantFrom(...HISTORY_COLUMNS),
  sortDirection: fc.constantFrom<'asc' | 'desc'>('asc', 'desc'),
});

describe('URL of the statistics page', () => {
  it('has no query for the last 30 days, on any date', () => {
    expect(writeAddress(defaultFilter(TODAY), FIRST_LISTING, TODAY)).toBe('');
    expect(readFilter(new URLSearchParams(), TODAY, KNOWN)).toMatchObject({
      startDate: '2026-10-22',
      endDate: TODAY,
    });
    expect(readListing(new URLSearchParams())).toEqual(FIRST_LISTING);
  });

  it('is parsed back to the view from which it was written', () => {
    fc.assert(
      fc.property(filters, listings, (view, listed) => {
        const search = new URLSearchParams(writeAddress(view, listed, TODAY));
        expect(readFilter(search, TODAY, KNOWN)).toEqual(view);
        expect(readListing(search)).toEqual(listed);
      }),
    );
  });

  it.each([
    ['an earlier start only', { startDate: '2026-10-01', endDate: TODAY }],
    ['an earlier end alone', { startDate: '2026-10-22', endDate: '2026-11-01' }],
  ])('keeps in the query a range that differs from the last 30 days in %s', (_name, range) => {
    const search = new URLSearchParams(writeAddress({ ...defaultFilter(TODAY), ...range }, FIRST_LISTING, TODAY));
    expect(readFilter(search, TODAY, KNOWN)).toMatchObject(range);
  });

  it.each([
    ['startDate=2026-01-01', { startDate: '2026-01-01', endDate: '' }],
    ['endDate=2026-01-31', { startDate: '', endDate: '2026-01-31' }],
  ])('leaves the range open on one side if only one date is given: %s', (text, range) => {
    expect(readFilter(new URLSearchParams(text), TODAY, KNOWN)).toMatchObject(range);
  });

  it.each([
    ['1', 0],
    ['2', 1],
    ['10000', 9_999],
    ['10001', 0],
    ['2.5', 0],
  ])('converts the page parameter %s to the zero-based page %s', (page, before) => {
    expect(readListing(new URLSearchParams({ page })).page).toBe(before);
  });

  it.each([
    'startDate=2026-11-20&endDate=2026-11-01',
    'startDate=yesterday',
    'startDate=1066-10-14',
    'startDate=2026-02-30',
    'endDate=2026-11-20T00:00',
    'sectionIds=99&testTypes=mock&onlyCompleted=perhaps',
    'page=-3&sortBy=password&sortDirection=sideways',
  ])('ignores invalid parameters: %s', (text) => {
    const search = new URLSearchParams(text);
    expect(readFilter(search, TODAY, KNOWN)).toEqual(defaultFilter(TODAY));
    expect(readListing(search)).toEqual(FIRST_LISTING);
  });
});

describe('queries of the statistics endpoints', () => {
  it('contain the filters of the view, but no empty dates', () => {
    fc.assert(
      fc.property(filters, listings, ({ startDate, endDate, ...rest }, listed) => {
        const view = { ...rest, startDate, endDate };
        const asked = {
          ...rest,
          ...(startDate === '' ? {} : { startDate }),
          ...(endDate === '' ? {} : { endDate }),
          timezone: 'America/New_York',
        };
        expect(statisticsQuery.parse(toStatisticsQuery(view, 'America/New_York'))).toEqual(asked);
        expect(historyQuery.parse(toHistoryQuery(view, listed, 'America/New_York'))).toEqual({
          ...asked,
          ...listed,
          size: 10,
        });
      }),
    );
  });
});
