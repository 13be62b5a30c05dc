import type { Lab } from './lab';

/** A line of the table. */
export interface Row {
  what: string;
  ours: string;
  floor: string;
  ratio: number;
  /** Of each round, where there were several: a bar is missed only when the best of them misses it. */
  ratios?: number[];
  /** How the ratio must stand to the bar. */
  bar: { atLeast: number } | { atMost: number };
}

export interface Measure {
  name: string;
  run: (lab: Lab) => Promise<Row[]>;
}

/** One that needs the machine, or the build, for itself: it runs before the lab is opened. */
export interface LoneMeasure {
  name: string;
  runAlone: () => Promise<Row[]>;
}

const meets = (ratio: number, bar: Row['bar']): boolean =>
  'atLeast' in bar ? ratio >= bar.atLeast : ratio <= bar.atMost;

export const isHeld = ({ ratio, ratios = [], bar }: Row): boolean => [ratio, ...ratios].some((one) => meets(one, bar));

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** The value below which this share of them lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** A run whose rounds differ by more than this is disturbed. */
const DISTURBED = 0.2;

export interface Compared {
  /** Medians of all rounds. */
  ours: number;
  floor: number;
  /** Ours over the floor's, round by round. */
  ratios: number[];
}

const spreadOf = (ratios: readonly number[]): number =>
  (Math.max(...ratios) - Math.min(...ratios)) / Math.max(median(ratios), Number.EPSILON);

/** Whether all rounds stand on one side of the bar. */
const agree = (ratios: readonly number[], bar: Row['bar']): boolean =>
  new Set(ratios.map((ratio) => meets(ratio, bar))).size === 1;

/**
 * Two sides in turn, ABBA, so that what the machine does meanwhile falls on both; medians. A disturbed run is made once more
 * where its rounds do not agree about the bar; without a bar, as where rounds are single requests, which always differ, never.
 */
export async function sideBySide(
  ours: () => Promise<number>,
  floor: () => Promise<number>,
  rounds: number,
  bar?: Row['bar'],
): Promise<Compared> {
  const first = await compareOnce(ours, floor, rounds);
  if (!bar || spreadOf(first.ratios) <= DISTURBED || agree(first.ratios, bar)) return first;
  const second = await compareOnce(ours, floor, rounds);
  return spreadOf(second.ratios) < spreadOf(first.ratios) ? second : first;
}

async function compareOnce(
  ours: () => Promise<number>,
  floor: () => Promise<number>,
  rounds: number,
): Promise<Compared> {
  const seen: { ours: number; floor: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const first = await ours();
      seen.push({ ours: first, floor: await floor() });
    } else {
      const first = await floor();
      seen.push({ floor: first, ours: await ours() });
    }
  }
  return {
    ours: median(seen.map((pair) => pair.ours)),
    floor: median(seen.map((pair) => pair.floor)),
    ratios: seen.map((pair) => pair.ours / pair.floor),
  };
}

/** A line about two sides: the ratio of their medians, and the rounds to tell a miss from a disturbance. */
export const comparedRow = (
  compared: Compared,
  { write = (value) => value.toFixed(0), ...line }: ComparedLine,
): Row => ({
  what: line.what,
  ours: write(compared.ours),
  floor: `${write(compared.floor)} (${line.floor})`,
  ratio: compared.ours / compared.floor,
  ratios: compared.ratios,
  bar: line.bar,
});

interface ComparedLine {
  what: string;
  /** What the floor is. */
  floor: string;
  bar: Row['bar'];
  write?: (value: number) => string;
}

export function printTable(rows: readonly Row[]): void {
  const bar = (row: Row) => ('atLeast' in row.bar ? `>= ${row.bar.atLeast}` : `<= ${row.bar.atMost}`);
  const lines = rows.map((row) => [
    row.what,
    row.ours,
    row.floor,
    row.ratio.toFixed(2),
    row.ratios ? `${Math.min(...row.ratios).toFixed(2)} to ${Math.max(...row.ratios).toFixed(2)}` : '',
    bar(row),
    isHeld(row) ? 'held' : 'MISSED',
  ]);
  const table = [['what', 'ours', 'floor', 'ratio', 'rounds', 'bar', ''], ...lines];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const line of table) console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
