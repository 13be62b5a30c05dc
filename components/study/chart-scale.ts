import type { SaturationCurve, SaturationPoint } from '@/lib/study/saturation/rules';

/** Size of the picture in its own units. */
export interface PlotSize {
  width: number;
  height: number;
}

/** Drawn twice, so that the figures on the axes are as large on a phone as on a desk. */
export const PLOT_SIZES = { phone: { width: 340, height: 320 }, desk: { width: 640, height: 400 } } as const;

/** Room for the axes. */
export const MARGIN = { left: 42, top: 14, bottom: 40 } as const;

/** A letter of the names at the curves' ends is about this wide. */
const LETTER = 8;

const NAME_HEIGHT = 17;

export interface Scale {
  x: (fahrenheit: number) => number;
  y: (psig: number) => number;
  xTicks: readonly number[];
  yTicks: readonly number[];
  /** Where the axes end on the right; the curves' names stand beyond. */
  edge: number;
}

function ticks(lowest: number, highest: number): number[] {
  const step = [5, 10, 20, 50, 100].find((size) => (highest - lowest) / size <= 6) ?? 200;
  const first = Math.floor(lowest / step) * step;
  const count = Math.ceil((highest - first) / step) + 1;
  return Array.from({ length: count }, (_, index) => first + index * step);
}

export function scaleFor(curves: readonly SaturationCurve[], { width, height }: PlotSize): Scale {
  const points = curves.flatMap((curve) => curve.points);
  const heats = points.map((point) => point.fahrenheit);
  const xTicks = ticks(Math.min(...heats), Math.max(...heats));
  const yTicks = ticks(
    Math.min(0, ...points.map((point) => point.psig)),
    Math.max(...points.map((point) => point.psig)),
  );
  const [coldest = 0, hottest = 1] = [xTicks[0], xTicks.at(-1)];
  const [lowest = 0, highest = 1] = [yTicks[0], yTicks.at(-1)];
  const longestName = Math.max(...curves.map(({ refrigerant }) => refrigerant.length));
  const edge = width - 12 - longestName * LETTER;
  const across = edge - MARGIN.left;
  const down = height - MARGIN.top - MARGIN.bottom;
  return {
    x: (fahrenheit) => MARGIN.left + ((fahrenheit - coldest) / (hottest - coldest)) * across,
    y: (psig) => MARGIN.top + (1 - (psig - lowest) / (highest - lowest)) * down,
    xTicks,
    yTicks,
    edge,
  };
}

/** Where the curves' names stand so that none covers another: heights in the order of `heights`. */
export function spreadNames(heights: readonly number[]): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((one, other) => one.height - other.height);
  const placed = [...heights];
  let free = Number.NEGATIVE_INFINITY;
  for (const { height, index } of order) {
    placed[index] = Math.max(height, free);
    free = (placed[index] ?? height) + NAME_HEIGHT;
  }
  return placed;
}

/** Which of the temperatures, which ascend, comes next to the wanted one. */
export function nearestTo(wanted: number, temperatures: readonly number[]): number {
  const distances = temperatures.map((fahrenheit) => Math.abs(fahrenheit - wanted));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** The temperatures at which any of the curves has a reading. */
export const temperaturesOf = (curves: readonly SaturationCurve[]): number[] =>
  [...new Set(curves.flatMap(({ points }) => points.map(({ fahrenheit }) => fahrenheit)))].sort((a, b) => a - b);

export const readingAt = (curve: SaturationCurve, fahrenheit: number): SaturationPoint | undefined =>
  curve.points.find((point) => point.fahrenheit === fahrenheit);

/** A chart's figure with its unit. */
export function withUnit({ printed, psig }: SaturationPoint): string {
  const figure = printed.replace(/[^\d.,]/g, '');
  return psig < 0 ? `${figure} in. Hg vac.` : `${figure} psig`;
}
