import type { Lab } from './lab';

/** Row of the printed table. */
export interface Row {
  what: string;
  ours: string;
  floor: string;
  ratio: number;
  /** Ratios of all rounds, if there were several. The limit counts as missed only if even the best round misses it. */
  ratios?: number[];
  bar: Bar;
}

type Bar = { atLeast: number } | { atMost: number };

export interface Measure {
  name: string;
  run: (lab: Lab) => Promise<Row[]>;
}

/** Measure that starts its own instances, and therefore runs before the shared lab is started. */
export interface LoneMeasure {
  name: string;
  runAlone: () => Promise<Row[]>;
}

const meets = (ratio: number, bar: Bar): boolean => ('atLeast' in bar ? ratio >= bar.atLeast : ratio <= bar.atMost);

export const isHeld = ({ ratio, ratios = [], bar }: Row): boolean => [ratio, ...ratios].some((one) => meets(one, bar));

const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Returns the value below which `share` of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export interface Compared {
  /** Medians over all rounds. */
  ours: number;
  floor: number;
  ratios: number[];
}

/** Measures two sides alternately, in the order ABBA, so that other work on the machine affects both equally. */
export async function sideBySide(
  ours: () => Promise<number>,
  floor: () => Promise<number>,
  rounds = 5,
): Promise<Compared> {
  const seen: { ours: number; floor: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) seen.push({ ours: await ours(), floor: await floor() });
    else seen.push({ floor: await floor(), ours: await ours() });
  }
  return {
    ours: median(seen.map((pair) => pair.ours)),
    floor: median(seen.map((pair) => pair.floor)),
    ratios: seen.map((pair) => pair.ours / pair.floor),
  };
}

interface ComparedLine {
  what: string;
  /** Name of the side with which the product is compared. */
  floor: string;
  bar: Bar;
  write?: (value: number) => string;
}

/**
 * Creates a row from the ratio of the two medians. Also stores the ratios of all rounds, to tell a missed limit from a
 * disturbance.
 */
export const comparedRow = (compared: Compared, line: ComparedLine): Row => {
  const { what, floor, bar, write = (value) => value.toFixed(0) } = line;
  return {
    what,
    bar,
    ours: write(compared.ours),
    floor: `${write(compared.floor)} (${floor})`,
    ratio: compared.ours / compared.floor,
    ratios: compared.ratios,
  };
};

/** Creates a row for a value that has an upper limit. */
export const limitRow = (what: string, value: number, most: number, write = (one: number) => one.toFixed(0)): Row => ({
  what,
  ours: write(value),
  floor: write(most),
  ratio: most === 0 ? value : value / most,
  bar: { atMost: most === 0 ? 0 : 1 },
});

export const milliseconds = (ms: number): string => `${ms.toFixed(1)} ms`;

export function printTable(rows: readonly Row[]): void {
  const lines = rows.map((row) => [
    ...[row.what, row.ours, row.floor, row.ratio.toFixed(2)],
    row.ratios?.length ? `${Math.min(...row.ratios).toFixed(2)} to ${Math.max(...row.ratios).toFixed(2)}` : '',
    'atLeast' in row.bar ? `>= ${row.bar.atLeast}` : `<= ${row.bar.atMost}`,
    isHeld(row) ? 'held' : 'MISSED',
  ]);
  const table = [['what', 'ours', 'floor', 'ratio', 'rounds', 'bar', ''], ...lines];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const line of table) console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
