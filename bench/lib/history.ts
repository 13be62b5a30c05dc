import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Row } from './measure';

/** What each run has measured, a line a figure, so that a figure that became worse can be told from one that always was so. */

const HISTORY_FILE = 'docs/performance-history.csv';
const COLUMNS = ['date', 'commit', 'figure', 'ours', 'floor', 'ratio', 'bar'] as const;

export type Entry = Record<(typeof COLUMNS)[number], string>;

/** Runs differ by so much on a quiet machine. */
const NOISE = 0.15;

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The commit that is measured, with a plus where files differ from it. */
const measuredCommit = (): string => git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? '+' : '');

const writeBar = (bar: Row['bar']): string => ('atLeast' in bar ? `>= ${bar.atLeast}` : `<= ${bar.atMost}`);

export const toEntries = (rows: readonly Row[], { date, commit }: Pick<Entry, 'date' | 'commit'>): Entry[] =>
  rows.map(({ what, ours, floor, ratio, bar }) => ({
    ...{ date, commit, figure: what, ours, floor },
    ratio: ratio.toFixed(2),
    bar: writeBar(bar),
  }));

export const writeEntries = (entries: readonly Entry[]): string => stringify([...entries], { columns: [...COLUMNS] });

export const readEntries = (text: string): Entry[] => parse(text, { columns: true });

export function appendHistory(rows: readonly Row[]): void {
  if (rows.length === 0) return;
  if (!existsSync(HISTORY_FILE)) writeFileSync(HISTORY_FILE, `${COLUMNS.join(',')}\n`);
  const date = new Date().toISOString().slice(0, 10);
  appendFileSync(HISTORY_FILE, writeEntries(toEntries(rows, { date, commit: measuredCommit() })));
}

export interface Worse {
  figure: string;
  before: Entry;
  after: Entry;
}

const isBetter = (one: Entry, than: Entry, noise = 0): boolean =>
  one.bar.startsWith('>')
    ? Number(one.ratio) > Number(than.ratio) * (1 + noise)
    : Number(one.ratio) < Number(than.ratio) * (1 - noise);

/** The best run so far and the first after it since which all have been worse by more than noise. */
function findWorse(runs: readonly Entry[]): Omit<Worse, 'figure'> | undefined {
  let best = runs[0];
  for (const [place, run] of runs.entries()) {
    if (!best) return undefined;
    const before = best;
    if (runs.slice(place).every((one) => isBetter(before, one, NOISE))) return { before, after: run };
    if (!isBetter(best, run)) best = run;
  }
  return undefined;
}

export function listWorse(entries: readonly Entry[]): Worse[] {
  const figures = [...new Set(entries.map(({ figure }) => figure))];
  return figures.flatMap((figure) => {
    const worse = findWorse(entries.filter((entry) => entry.figure === figure));
    return worse ? [{ figure, ...worse }] : [];
  });
}

/** The commits between two runs: one of them made it worse. */
function listSuspects(from: string, to: string): string[] {
  try {
    const range = `${from.replace('+', '')}..${to.replace('+', '')}`;
    return git('log', '--oneline', '--no-decorate', range).split('\n').filter(Boolean);
  } catch {
    return ['(one of the two commits is not in this copy)'];
  }
}

const MOST_SUSPECTS = 20;

/** Says what became worse, from when to when, and which commits lie between. */
export function printWorse(): void {
  const worse = existsSync(HISTORY_FILE) ? listWorse(readEntries(readFileSync(HISTORY_FILE, 'utf8'))) : [];
  if (worse.length === 0) console.log('No figure is worse than it was by more than runs differ.');
  for (const { figure, before, after } of worse) {
    console.log(
      `${figure}: ${before.ratio} (${before.ours}, ${before.date}) → ${after.ratio} (${after.ours}, ${after.date})`,
    );
    const suspects = listSuspects(before.commit, after.commit);
    for (const line of suspects.slice(0, MOST_SUSPECTS)) console.log(`  ${line}`);
    if (suspects.length > MOST_SUSPECTS) console.log(`  and ${suspects.length - MOST_SUSPECTS} more`);
  }
}
