import { expect, it } from 'vitest';
import { localTime } from './rules';

it.each([
  ['America/Chicago', '2026-11-23T05:59:00Z', { date: '2026-11-22', hour: 23, weekday: 0 }],
  ['America/Chicago', '2026-11-23T06:00:00Z', { date: '2026-11-23', hour: 0, weekday: 1 }],
  ['Asia/Kathmandu', '2026-11-23T18:14:00Z', { date: '2026-11-23', hour: 23, weekday: 1 }],
  ['Pacific/Kiritimati', '2026-11-28T10:00:00Z', { date: '2026-11-29', hour: 0, weekday: 0 }],
  // This hour comes twice.
  ['America/New_York', '2026-11-01T06:30:00Z', { date: '2026-11-01', hour: 1, weekday: 0 }],
])('the local time in %s at %s is %j', (zone, instant, told) => {
  expect(localTime(zone, new Date(instant))).toEqual(told);
});
