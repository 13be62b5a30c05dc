import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endingOf, endsNow } from './rules';

const DAY_MS = 24 * 60 * 60_000;
const USED = new Date('2026-01-01T12:00:00Z');
const day = (count: number) => new Date(USED.getTime() + count * DAY_MS);

describe('an idle class', () => {
  it.each([
    ['is not announced for eleven months', 335, null, null],
    ['is deleted after a year, which is announced in the last 30 days', 336, 336, 366],
    ['is deleted after a year, not earlier', 340, 335, 365],
    ['is deleted 30 days after the announcement, even if that was late', 500, 500, 530],
    ['is deleted 30 days from now if nobody has been notified', 500, null, 530],
  ])('is deleted on time, after an announcement: it %s', (_name, today, toldOn, ends) => {
    const rest = { usedAt: USED, endingToldAt: toldOn === null ? null : day(toldOn) };
    expect(endingOf(rest, day(today))).toEqual(ends === null ? null : day(ends));
  });

  it('is deleted once the announced day has passed', () => {
    const days = fc.integer({ min: 0, max: 800 });
    fc.assert(
      fc.property(days, days, (toldOn, today) => {
        const { usedBefore, notifiedBefore } = endsNow(day(today));
        const named = endingOf({ usedAt: USED, endingToldAt: day(toldOn) }, day(today));
        expect(USED < usedBefore && day(toldOn) < notifiedBefore).toBe(named !== null && named < day(today));
      }),
    );
    expect(endsNow(day(400))).toEqual({ usedBefore: day(35), notifiedBefore: day(370) });
  });
});
