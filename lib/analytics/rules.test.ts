import { describe, expect, it } from 'vitest';
import { addressCutoff, listDays, percent, sessionCutoff } from './rules';

const NOW = new Date('2026-03-01T00:30:00Z');

describe('listDays', () => {
  it("ends with today's UTC date, whatever the server's time zone is", () => {
    expect(listDays(NOW, 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(listDays(NOW, 3, 1)).toEqual(['2026-02-24', '2026-02-25', '2026-02-26']);
  });

  it('neither repeats nor skips a day of a year', () => {
    expect(new Set(listDays(NOW, 365)).size).toBe(365);
  });
});

describe('retention period', () => {
  it('is 30 days for an address and 13 months for a session', () => {
    expect(addressCutoff(NOW).toISOString()).toBe('2026-01-30T00:30:00.000Z');
    expect(sessionCutoff(NOW).toISOString()).toBe('2025-02-01T00:30:00.000Z');
  });
});

describe('percent', () => {
  it.each([
    [0, 0, 0],
    [1, 3, 33.3],
    [2, 3, 66.7],
    [5, 5, 100],
  ])('returns, for %d of %d, %d percent', (part, whole, shown) => {
    expect(percent(part, whole)).toBe(shown);
  });
});
