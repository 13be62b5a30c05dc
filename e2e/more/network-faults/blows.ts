import { setTimeout as sleep } from 'node:timers/promises';
import { killDatabase, killDatabaseWhole, killServer } from '@/e2e/fixtures/processes';
import type { Weather } from './network';
import { inTime } from './patience';

/** `kill -9`, like a power cut: of the server, of the postmaster, or of all database processes. */

export type Blow = readonly [name: 'server killed' | 'database killed', kill: () => void];

/**
 * Lists the kills to apply in turn, by default to the product under test. `startPid` is the start command of another
 * product.
 */
export const blowsOn = (startPid?: number): readonly Blow[] => [
  ['server killed', () => killServer(startPid)],
  ['database killed', () => killDatabaseWhole(startPid)],
  ['server killed', () => killServer(startPid)],
  ['database killed', () => killDatabase(startPid)],
];
export const BLOWS: readonly Blow[] = blowsOn();
/** Kills of all database processes at once: only then is everything lost that was in memory but not on disk. */
export const WHOLE_DATABASE: readonly Blow[] = [['database killed', () => killDatabaseWhole()]];

/** Waits until the product reports that it is ready, or until the run is over. */
export async function untilReady({ url }: Weather, isOver: () => boolean = () => false): Promise<void> {
  const ask = () => inTime(5_000, (signal) => fetch(`${url}/api/health/ready`, { signal })).catch(() => null);
  while (!isOver() && !(await ask())?.ok) await sleep(100);
}

interface Strikes {
  blows: readonly Blow[];
  /** Milliseconds between two kills, during which clients make progress. */
  calmMs: number;
  /**
   * Returns false to delay a kill until enough answers were sent. On a slow machine, nothing may have happened in
   * `calmMs`.
   */
  mayStrike?: () => boolean;
  isOver: () => boolean;
}

/**
 * Kills one process after the other until the run is over. Before each kill, waits until the product has recovered and
 * worked for a while.
 */
export async function strike(
  weather: Weather,
  { blows, calmMs, isOver, mayStrike = () => true }: Strikes,
): Promise<void> {
  for (let number = 0; ; number += 1) {
    await untilReady(weather, isOver);
    await sleep(number === 0 ? calmMs / 4 : calmMs);
    while (!isOver() && !mayStrike()) await sleep(100);
    const [name, kill] = blows[number % blows.length] ?? [];
    if (isOver() || !name || !kill) return;
    kill();
    weather.note(name);
    // A dying product may still report that it is ready, so the next check comes later.
    await sleep(500);
  }
}
