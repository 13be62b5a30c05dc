import type { Lab } from './lab';

/** A line of the table. */
export interface Row {
  what: string;
  ours: string;
  floor: string;
  ratio: number;
  /** How the ratio must stand to the bar. */
  bar: { atLeast: number } | { atMost: number };
}

export interface Measure {
  name: string;
  run: (lab: Lab) => Promise<Row[]>;
}

export const isHeld = ({ ratio, bar }: Row): boolean => ('atLeast' in bar ? ratio >= bar.atLeast : ratio <= bar.atMost);

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

/** Two sides in turn, ABBA, so that what the machine does meanwhile falls on both; medians. */
export async function sideBySide(
  ours: () => Promise<number>,
  floor: () => Promise<number>,
  rounds: number,
): Promise<{ ours: number; floor: number }> {
  const seen = { ours: [] as number[], floor: [] as number[] };
  const oursFirst = async () => {
    seen.ours.push(await ours());
    seen.floor.push(await floor());
  };
  const floorFirst = async () => {
    seen.floor.push(await floor());
    seen.ours.push(await ours());
  };
  for (let round = 0; round < rounds; round += 1) await (round % 2 === 0 ? oursFirst() : floorFirst());
  return { ours: median(seen.ours), floor: median(seen.floor) };
}

export function printTable(rows: readonly Row[]): void {
  const bar = (row: Row) => ('atLeast' in row.bar ? `>= ${row.bar.atLeast}` : `<= ${row.bar.atMost}`);
  const lines = rows.map((row) => [
    row.what,
    row.ours,
    row.floor,
    row.ratio.toFixed(2),
    bar(row),
    isHeld(row) ? 'held' : 'MISSED',
  ]);
  const table = [['what', 'ours', 'floor', 'ratio', 'bar', ''], ...lines];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const line of table) console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
