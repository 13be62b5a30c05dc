import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SECTIONS, TEST_TYPES } from '@/lib/kernel/exam';
import { eachSwitch } from '@/lib/statistics/filter/rules';
import { HISTORY_COLUMNS } from '@/lib/statistics/rules';
import { defaultFilter, FIRST_LISTING, readFilter, readListing, writeAddress } from './rules';

const TODAY = '2026-11-21';
/** The four, and one that an admin has added. */
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

describe('the address of the statistics page', () => {
  it('says nothing for the last 30 days, whatever today is', () => {
    expect(writeAddress(defaultFilter(TODAY), FIRST_LISTING, TODAY)).toBe('');
    expect(readFilter(new URLSearchParams(), TODAY, KNOWN)).toMatchObject({
      startDate: '2026-10-22',
      endDate: TODAY,
    });
    expect(readListing(new URLSearchParams())).toEqual(FIRST_LISTING);
  });

  it('leads back to the view that it was written from', () => {
    const filter = fc.record({
      dates,
      sectionIds: fc.subarray(KNOWN.map((section) => section.id)),
      testTypes: fc.subarray([...TEST_TYPES]),
      ...eachSwitch(() => fc.boolean()),
    });
    const listing = fc.record({
      page: fc.nat(99),
      sortBy: fc.constantFrom(...HISTORY_COLUMNS),
      sortDirection: fc.constantFrom<'asc' | 'desc'>('asc', 'desc'),
    });
    fc.assert(
      fc.property(filter, listing, ({ dates: [startDate = '', endDate = ''], ...rest }, listed) => {
        const view = { ...rest, startDate, endDate };
        const search = new URLSearchParams(writeAddress(view, listed, TODAY));
        expect(readFilter(search, TODAY, KNOWN)).toEqual(view);
        expect(readListing(search)).toEqual(listed);
      }),
    );
  });

  it.each([
    'startDate=2026-11-20&endDate=2026-11-01',
    'startDate=yesterday',
    'startDate=1066-10-14',
    'startDate=2026-02-30',
    'endDate=2026-11-20T00:00',
    'sectionIds=99&testTypes=mock&onlyCompleted=perhaps',
    'page=-3&sortBy=password&sortDirection=sideways',
  ])('is as if it were not there where it makes no sense: %s', (text) => {
    const search = new URLSearchParams(text);
    expect(readFilter(search, TODAY, KNOWN)).toEqual(defaultFilter(TODAY));
    expect(readListing(search)).toEqual(FIRST_LISTING);
  });
});
