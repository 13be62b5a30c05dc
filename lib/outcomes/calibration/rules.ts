/** Comparison of the chance shown before the exam with the outcome. */

/** Sections of learners who were shown the same chance and have reported their outcome. */
export interface Told {
  /** Whole percent. */
  chance: number;
  count: number;
  passed: number;
}

/** Values in percent. */
interface Band {
  /** Band of chances, [`from`, `to`); the last band includes its end. */
  from: number;
  to: number;
  /** Sections with a reported outcome. */
  count: number;
  /** Mean of the shown chances, and the share that passed; null if the band is empty. */
  told: number | null;
  passed: number | null;
  /** Wilson's 95 percent interval of that share. */
  low: number | null;
  high: number | null;
}

interface Calibration {
  bands: Band[];
  count: number;
  /** Share that passed minus mean chance, in percentage points, with its 95 percent range; null without outcomes. */
  bias: { points: number; low: number; high: number } | null;
}

const BAND_WIDTH = 10;
const Z = 1.96;

const sum = (told: readonly Told[], of: (one: Told) => number): number => told.reduce((all, one) => all + of(one), 0);

/**
 * Returns Wilson's interval of a share, from 0 to 1. It stays within bounds for shares of 0 or 1, unlike the plain
 * interval.
 */
function wilson(successes: number, count: number): { low: number; high: number } {
  const share = successes / count;
  const base = 1 + Z ** 2 / count;
  const middle = (share + Z ** 2 / (2 * count)) / base;
  const half = (Z / base) * Math.sqrt((share * (1 - share)) / count + Z ** 2 / (4 * count ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

function bandOf(from: number, told: readonly Told[]): Band {
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
 * Returns the share that passed minus the mean chance, with a range from the variance of the individual differences.
 */
function biasOf(told: readonly Told[]): Calibration['bias'] {
  const all = sum(told, ({ count }) => count);
  if (all === 0) return null;
  const points = sum(told, ({ chance, count, passed }) => 100 * passed - chance * count) / all;
  const spread = sum(told, ({ chance, count }) => chance * (100 - chance) * count);
  const half = (Z * Math.sqrt(spread)) / all;
  return { points: round(points), low: round(points - half), high: round(points + half) };
}

export function calibrate(told: readonly Told[]): Calibration {
  const starts = Array.from({ length: 100 / BAND_WIDTH }, (_, place) => place * BAND_WIDTH);
  return {
    bands: starts.map((from) => bandOf(from, told)),
    count: sum(told, ({ count }) => count),
    bias: biasOf(told),
  };
}

/** Number of people from which everybody sees the figures. A person who reports many exams counts once. */
export const PEOPLE_NEEDED = 200;
