import type { SaturationCurve, SaturationPoint } from '@/lib/study/saturation-rules';

/** Size of the chart in SVG units. */
export interface PlotSize {
  width: number;
  height: number;
}

/** Sizes of the drawing. Phones get a smaller one, so that axis labels have the same size on phones and desktops. */
export const PLOT_SIZES = { phone: { width: 340, height: 320 }, desk: { width: 640, height: 400 } } as const;

/** Margins for the axes and their labels. */
export const MARGIN = { left: 42, top: 14, bottom: 40 } as const;

/** Approximate width of a letter in the labels of the curves. */
const LETTER = 8;

const NAME_HEIGHT = 17;

export interface Scale {
  x: (fahrenheit: number) => number;
  y: (psig: number) => number;
  xTicks: readonly number[];
  yTicks: readonly number[];
  /** Right end of the axes. The labels of the curves are to the right of it. */
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

/**
 * Moves the labels of the curves apart vertically, so that none overlap. Returns the new heights in the order of
 * `heights`.
 */
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

/** Returns the index of the temperature nearest to `wanted`. */
export function nearestTo(wanted: number, temperatures: readonly number[]): number {
  const distances = temperatures.map((fahrenheit) => Math.abs(fahrenheit - wanted));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Lists the temperatures for which any curve has a reading, ascending. */
export const temperaturesOf = (curves: readonly SaturationCurve[]): number[] =>
  [...new Set(curves.flatMap(({ points }) => points.map(({ fahrenheit }) => fahrenheit)))].sort((a, b) => a - b);

export const readingAt = (curve: SaturationCurve, fahrenheit: number): SaturationPoint | undefined =>
  curve.points.find((point) => point.fahrenheit === fahrenheit);

/** Formats a reading with its unit. */
export function withUnit({ printed, psig }: SaturationPoint, vacuum: string): string {
  const figure = printed.replace(/[^\d.,]/g, '');
  return psig < 0 ? `${figure} ${vacuum}` : `${figure} psig`;
}
