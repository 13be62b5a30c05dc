import { afterEach, expect, it, vi } from 'vitest';
import { backoffMs } from './waits';

afterEach(() => vi.restoreAllMocks());

it('backoffMs doubles the wait with each failure, up to the maximum', () => {
  const waits = [0, 1, 2, 3, 4, 2_000].map((times) => backoffMs({ firstMs: 1_000, mostMs: 5_000 }, times));
  expect(waits).toEqual([1_000, 2_000, 4_000, 5_000, 5_000, 5_000]);
});

it.each([
  [0, 750],
  [0.5, 1_000],
  [0.999_999, 1_250],
])(
  'backoffMs with a jitter of 0.25 and the random number %d returns a wait of %d ms instead of 1000',
  (chance, waitMs) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    expect(backoffMs({ firstMs: 1_000, mostMs: 5_000, jitter: 0.25 }, 0)).toBeCloseTo(waitMs, 0);
  },
);
