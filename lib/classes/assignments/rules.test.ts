import { describe, expect, it } from 'vitest';
import { isEarly, isLate, stateOf } from './rules';

const at = (minute: number) => new Date(minute * 60_000);

describe('a test of a class', () => {
  it.each([
    ['not open before it opens', { closesAt: null, attempts: null }, 0, 9, 'not-open'],
    ['open from that moment on', { closesAt: at(20), attempts: 1 }, 0, 10, 'open'],
    ['closed in the moment it closes at', { closesAt: at(20), attempts: null }, 0, 20, 'closed'],
    ['used up after so many attempts', { closesAt: null, attempts: 2 }, 2, 11, 'used-up'],
    ['open for another attempt', { closesAt: null, attempts: 2 }, 1, 11, 'open'],
    ['open as often as wanted', { closesAt: null, attempts: null }, 90, 11, 'open'],
  ] as const)('is %s', (_name, limits, begun, minute, state) => {
    expect(stateOf({ opensAt: at(10), ...limits }, begun, at(minute))).toBe(state);
  });

  it('is early when it is begun more than a minute before it opens', () => {
    expect([at(18), at(19), at(20)].map((now) => isEarly(at(20), now))).toEqual([true, false, false]);
  });

  it('is late when its start arrived more than a minute after it closed', () => {
    expect([at(20), at(21), at(22)].map((arrivedAt) => isLate(arrivedAt, at(20)))).toEqual([false, false, true]);
    expect(isLate(at(99), null)).toBe(false);
  });
});
