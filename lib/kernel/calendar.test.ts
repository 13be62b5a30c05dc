import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateIn, isTimeZone, localTime, startOfDay } from './calendar';

const ZONES = [
  'UTC',
  'America/New_York',
  'America/Phoenix',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'America/Havana',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Australia/Lord_Howe',
];

describe('startOfDay', () => {
  it.each([
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    // Clocks in Beirut skip from midnight to 01:00 on this day, so the day starts at 01:00.
    ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
    // Clocks in Havana go back from 01:00 to 00:00, so midnight occurs twice. The first midnight counts.
    ['2025-11-02', 'America/Havana', '2025-11-02T04:00:00.000Z'],
    // December 30 was skipped in Samoa in 2011.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('maps the date %s in %s to the instant %s', (date, zone, instant) => {
    expect(startOfDay(date, zone).toISOString()).toBe(instant);
  });

  it('returns an instant within the day, and the second before it belongs to the previous day', () => {
    const day = fc.date({ min: new Date('2010-01-02'), max: new Date('2037-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom(...ZONES), (instant, zone) => {
        const date = instant.toISOString().slice(0, 10);
        const start = startOfDay(date, zone);
        expect(dateIn(zone, start) >= date).toBe(true);
        expect(dateIn(zone, new Date(start.getTime() - 1000)) < date).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

it('addDays counts across the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

it('isTimeZone accepts only names, not offsets', () => {
  for (const zone of [...ZONES, ...ZONES]) expect(isTimeZone(zone)).toBe(true);
  for (const word of ['', 'null', 'Mars/Olympus', 'Mars/Olympus', '+05:30', "x'; --", 'a'.repeat(99)])
    expect(isTimeZone(word)).toBe(false);
});

it.each([
  ['America/Chicago', '2026-11-23T05:59:00Z', { date: '2026-11-22', hour: 23, weekday: 0 }],
  ['America/Chicago', '2026-11-23T06:00:00Z', { date: '2026-11-23', hour: 0, weekday: 1 }],
  ['Asia/Kathmandu', '2026-11-23T18:14:00Z', { date: '2026-11-23', hour: 23, weekday: 1 }],
  ['Pacific/Kiritimati', '2026-11-28T10:00:00Z', { date: '2026-11-29', hour: 0, weekday: 0 }],
  // This local hour occurs twice.
  ['America/New_York', '2026-11-01T06:30:00Z', { date: '2026-11-01', hour: 1, weekday: 0 }],
])('localTime in %s at %s is %j', (zone, instant, told) => {
  expect(localTime(zone, new Date(instant))).toEqual(told);
});
