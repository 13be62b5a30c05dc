import { describe, expect, it } from 'vitest';
import { historyQuery, statisticsQuery } from './contract';
import { NO_FILTERS } from './filter-rules';
import { DATES_REVERSED } from './rules';

describe('statistics filter', () => {
  it('applies no filters by default', () => {
    expect(statisticsQuery.parse({})).toEqual(NO_FILTERS);
    expect(historyQuery.parse({})).toMatchObject({ page: 0, size: 10, sortBy: 'startedAt', sortDirection: 'desc' });
  });

  it('accepts one value or several', () => {
    expect(statisticsQuery.parse({ sectionIds: '6', testTypes: 'exam' })).toMatchObject({
      sectionIds: [6],
      testTypes: ['exam'],
    });
    expect(statisticsQuery.parse({ sectionIds: ['6', '3'] }).sectionIds).toEqual([6, 3]);
  });

  it('uses only the date of a local time', () => {
    const filter = statisticsQuery.parse({ startDate: '2026-11-01T00:00:00', endDate: '2026-11-21T23:59:59.999' });
    expect(filter).toMatchObject({ startDate: '2026-11-01', endDate: '2026-11-21' });
  });

  it.each([
    [{ startDate: '2026-02-30' }, 'Enter a date that exists'],
    [{ startDate: '2026-11-01T00:00:00Z' }, 'Write a date as YYYY-MM-DD'],
    [{ endDate: '1999-12-31' }, 'Enter a date between 2000 and 2100'],
    [{ startDate: '2026-11-21', endDate: '2026-11-20' }, DATES_REVERSED],
    [{ timezone: 'Mars/Olympus' }, 'Name a time zone such as America/New_York'],
    [{ sectionIds: 'core' }, ''],
    [{ testTypes: ['exam', 'mock'] }, ''],
    [{ onlyCompleted: 'yes' }, ''],
    [{ userId: 'another user' }, ''],
  ])('rejects %o', (query, message) => {
    const parsed = statisticsQuery.safeParse(query);
    expect(parsed.success).toBe(false);
    if (message) expect(parsed.error?.issues[0]?.message).toBe(message);
  });

  it('accepts only columns of the table for sorting', () => {
    expect(historyQuery.safeParse({ sortBy: 'user_id' }).success).toBe(false);
    expect(historyQuery.safeParse({ sortBy: 'successPercentage', sortDirection: 'asc' }).success).toBe(true);
    expect(historyQuery.safeParse({ size: '101' }).success).toBe(false);
  });
});
