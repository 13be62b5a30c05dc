import { describe, expect, it } from 'vitest';
import { isSummaryDue, sayWaiting } from './rules';

describe('the daily summary', () => {
  it.each([
    [null, 6, false],
    [null, 7, true],
    ['2026-11-21', 23, true],
    ['2026-11-22', 9, false],
  ])("was last sent on %s, and is due at %i o'clock on November 22: %s", (sentOn, hour, isDue) => {
    expect(isSummaryDue(sentOn, { date: '2026-11-22', hour })).toBe(isDue);
  });

  it.each([
    ['2026-11-22', 'since today'],
    ['2026-11-21', 'since yesterday'],
    ['2026-11-10', 'for 12 days'],
  ])('says that a report of %s has been waiting %s', (day, said) => {
    expect(sayWaiting(day, '2026-11-22')).toBe(said);
  });
});
