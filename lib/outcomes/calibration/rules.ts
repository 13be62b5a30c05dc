/** Compares the probabilities shown before exams with the outcomes of these exams. */

/** Counts the sections with a reported outcome for which the same probability was shown. */
export interface ChanceCount {
  /** The shown probability, in whole percent. */
  chance: number;
  count: number;
  passed: number;
}

/** Sections whose shown probability is in one band. All values are in percent. */
interface Band {
  /** Lower limit of the band, included; `to` is excluded, except in the last band. */
  from: number;
  to: number;
  /** Number of sections with a reported outcome. */
  count: number;
  /** Mean of the shown probabilities. `passed`: share that passed. Both are null in an empty band. */
  told: number | null;
  passed: number | null;
  /** Wilson's 95 percent interval of `passed`. */
  low: number | null;
  high: number | null;
}

interface Calibration {
  bands: Band[];
  count: number;
  /**
   * Share that passed minus the mean shown probability, in percentage points, with its 95 percent interval; null
   * without outcomes.
   */
  bias: { points: number; low: number; high: number } | null;
}

const BAND_WIDTH = 10;
const Z = 1.96;

const sum = (told: readonly ChanceCount[], of: (one: ChanceCount) => number): number =>
  told.reduce((all, one) => all + of(one), 0);

/** Returns Wilson's 95 percent interval of a share. Unlike the normal interval, it never goes below 0 or above 1. */
function wilson(successes: number, count: number): { low: number; high: number } {
  const share = successes / count;
  const base = 1 + Z ** 2 / count;
  const middle = (share + Z ** 2 / (2 * count)) / base;
  const half = (Z / base) * Math.sqrt((share * (1 - share)) / count + Z ** 2 / (4 * count ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

function bandOf(from: number, told: readonly ChanceCount[]): Band {
  const to = from + BAND_WIDTH;
  // Stryker disable next-line ConditionalExpression: No chance is above 100.
  const within = told.filter(({ chance }) => chance >= from && (chance < to || (to === 100 && chance === 100)));
  const count = sum(within, (one) => one.count);
  if (count === 0) return { from, to, count, told: null, passed: null, low: null, high: null };
  const passes = sum(within, ({ passed }) => passed);
  const { low, high } = wilson(passes, count);
  return {
    from,
    to,
    count,
    told: round(sum(within, (one) => one.chance * one.count) / count),
    passed: round((100 * passes) / count),
    low: round(100 * low),
    high: round(100 * high),
  };
}

/**
 * Returns the share that passed minus the mean shown probability. The interval is computed from the variance of each
 * difference.
 */
function biasOf(told: readonly ChanceCount[]): Calibration['bias'] {
  const all = sum(told, ({ count }) => count);
  if (all === 0) return null;
  const points = sum(told, ({ chance, count, passed }) => 100 * passed - chance * count) / all;
  const spread = sum(told, ({ chance, count }) => chance * (100 - chance) * count);
  const half = (Z * Math.sqrt(spread)) / all;
  return { points: round(points), low: round(points - half), high: round(points + half) };
}

export function calibrate(told: readonly ChanceCount[]): Calibration {
  const starts = Array.from({ length: 100 / BAND_WIDTH }, (_, place) => place * BAND_WIDTH);
  return {
    bands: starts.map((from) => bandOf(from, told)),
    count: sum(told, ({ count }) => count),
    bias: biasOf(told),
  };
}

/** Number of people from which the results are public. A person with several exams counts once. */
export const PEOPLE_NEEDED = 200;
