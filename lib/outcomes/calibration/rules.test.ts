import { describe, expect, it } from 'vitest';
import { type ChanceCount, calibrate } from './rules';

/** Returns a generator of random numbers with a seed (mulberry32), so that every run simulates the same learners. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Simulates learners whose true probability differs from the shown probability by `bias` percentage points. */
function simulate(bias: number, learners = 4_000, seed = 608): ChanceCount[] {
  const next = random(seed);
  return Array.from({ length: learners }, () => {
    const chance = 15 + Math.floor(next() * 71);
    return { chance, count: 1, passed: Number(next() * 100 < Math.min(100, Math.max(0, chance + bias))) };
  });
}

const told = ({ bands }: ReturnType<typeof calibrate>) => bands.filter(({ count }) => count > 0);

describe('the calibration of simulated outcomes', () => {
  it.each([-12, -6, 6, 12])('shows a bias of %i points, both overall and in each band of chances', (points) => {
    const calibration = calibrate(simulate(points));
    expect(calibration.bias?.points).toBeGreaterThan(points - 2.5);
    expect(calibration.bias?.points).toBeLessThan(points + 2.5);
    const { low = 0, high = 0 } = calibration.bias ?? {};
    // The interval does not contain zero, but contains the true bias.
    expect(low * high).toBeGreaterThan(0);
    expect(points).toBeGreaterThanOrEqual(low);
    expect(points).toBeLessThanOrEqual(high);
    const moved = told(calibration).filter(
      (band) => Math.sign((band.passed ?? 0) - (band.told ?? 0)) === Math.sign(points),
    );
    expect(moved.length).toBeGreaterThanOrEqual(told(calibration).length - 1);
  });

  it('shows no bias for unbiased chances: the interval contains zero in 19 of 20 samples', () => {
    const samples = Array.from({ length: 200 }, (_, seed) => calibrate(simulate(0, 500, seed + 1)));
    const holding = samples.filter(({ bias }) => bias && bias.low <= 0 && bias.high >= 0).length;
    expect(holding).toBeGreaterThanOrEqual(180);
    const bands = samples.flatMap(told);
    const inRange = bands.filter(
      ({ told: said, low, high }) => (said ?? 0) >= (low ?? 0) && (said ?? 0) <= (high ?? 0),
    );
    expect(inRange.length / bands.length).toBeGreaterThan(0.9);
  });

  it('counts each chance in exactly one band, including 0 and 100', () => {
    const all = Array.from({ length: 101 }, (_, chance) => ({ chance, count: 1, passed: 1 }));
    const { bands } = calibrate(all);
    expect(bands.map(({ count }) => count)).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 10, 11]);
  });

  it('is the same for single learners and for groups with equal chances', () => {
    const one = simulate(-6);
    const chances = [...new Set(one.map(({ chance }) => chance))];
    const together = chances.map((chance) => {
      const those = one.filter((told) => told.chance === chance);
      return { chance, count: those.length, passed: those.filter(({ passed }) => passed === 1).length };
    });
    expect(calibrate(together)).toEqual(calibrate(one));
  });

  // Expected values were calculated separately by the formula of Wilson (1927).
  it.each([
    [50.2, 69.1, 60, 100],
    [23.7, 76.3, 5, 10],
    [0, 27.8, 0, 10],
    [72.2, 100, 10, 10],
  ])('returns an interval of %d to %d percent if %i of %i learners passed', (low, high, passed, count) => {
    const [band] = told(calibrate([{ chance: 70, count, passed }]));
    expect(band).toMatchObject({ count, passed: (100 * passed) / count, low, high });
  });

  it('returns an interval of the bias that matches the random variation for that many people', () => {
    expect(calibrate([{ chance: 70, count: 400, passed: 240 }])).toMatchObject({
      count: 400,
      bias: { points: -10, low: -14.5, high: -5.5 },
    });
  });

  it('returns no bands and no bias without outcomes', () => {
    const { bands, bias, count } = calibrate([]);
    expect({ bias, count }).toEqual({ bias: null, count: 0 });
    expect(bands.every(({ passed, low, high }) => passed === null && low === null && high === null)).toBe(true);
  });
});
