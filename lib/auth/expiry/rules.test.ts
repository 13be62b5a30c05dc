import { expect, it } from 'vitest';
import { DAY_MS } from '@/lib/kernel/time';
import { removalOf } from './rules';

const USED = Date.parse('2026-11-22T12:00:00Z');

it.each([
  [0, 60, false],
  [50, 10, false],
  [50.001, 9, true],
  [59.5, 0, true],
  [61, -1, true],
])(
  'removalOf for a device account last used %d days ago returns %d whole days left and a warning: %s',
  (days, daysLeft, isNear) => {
    expect(removalOf(USED, USED + days * DAY_MS)).toEqual({ at: USED + 60 * DAY_MS, daysLeft, isNear });
  },
);
