import { setTimeout as sleep } from 'node:timers/promises';
import { killDatabase, killDatabaseWhole, killServer } from '@/e2e/fixtures/processes';
import type { Weather } from './network';
import { inTime } from './patience';

/** Power cuts by `kill -9`: of the server, of the postmaster, or of all processes of the database. */

export type Blow = readonly [name: 'server killed' | 'database killed', kill: () => void];

/** Power cuts of the product under test, or of another start command if given. */
export const blowsOn = (startPid?: number): readonly Blow[] => [
  ['server killed', () => killServer(startPid)],
  ['database killed', () => killDatabaseWhole(startPid)],
  ['server killed', () => killServer(startPid)],
  ['database killed', () => killDatabase(startPid)],
];
export const BLOWS: readonly Blow[] = blowsOn();
/** Only losing the database's memory shows which data was not on disk. */
export const WHOLE_DATABASE: readonly Blow[] = [['database killed', () => killDatabaseWhole()]];

/** Waits until the product reports that it is ready, or until the run is over. */
export async function untilReady({ url }: Weather, isOver: () => boolean = () => false): Promise<void> {
  const ask = () => inTime(5_000, (signal) => fetch(`${url}/api/health/ready`, { signal })).catch(() => null);
  while (!isOver() && !(await ask())?.ok) await sleep(100);
}

interface Strikes {
  blows: readonly Blow[];
  /** Pause between kills, in which work gets done. */
  calmMs: number;
  /** Delays a kill until enough work is done: on a slow machine, the pause alone would leave nothing done. */
  mayStrike?: () => boolean;
  isOver: () => boolean;
}

/**
 * Kills processes in turn, each time after the product has recovered and worked for a moment, until the run is over.
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
    // A dying product may still report that it is ready, so the loop waits until it has noticed.
    await sleep(500);
  }
}
