import { setTimeout as sleep } from 'node:timers/promises';
import { killDatabase, killDatabaseWhole, killServer } from '@/e2e/fixtures/processes';
import type { Weather } from './network';
import { inTime } from './patience';

/** Power cuts: the server, the postmaster, or the postmaster with all of the database's processes is killed with `kill -9`. */

export type Blow = readonly [name: 'server killed' | 'database killed', kill: () => void];

/** Against the product under test, or the one whose start command is named. */
export const blowsOn = (startPid?: number): readonly Blow[] => [
  ['server killed', () => killServer(startPid)],
  ['database killed', () => killDatabaseWhole(startPid)],
  ['server killed', () => killServer(startPid)],
  ['database killed', () => killDatabase(startPid)],
];
export const BLOWS: readonly Blow[] = blowsOn();
/** Only the loss of what the database had in memory can show what was not on its disk. */
export const WHOLE_DATABASE: readonly Blow[] = [['database killed', () => killDatabaseWhole()]];

/** Until the product says that it is ready, or it is all over. */
export async function untilReady({ url }: Weather, isOver: () => boolean = () => false): Promise<void> {
  const ask = () => inTime(5_000, (signal) => fetch(`${url}/api/health/ready`, { signal })).catch(() => null);
  while (!isOver() && !(await ask())?.ok) await sleep(100);
}

interface Strikes {
  blows: readonly Blow[];
  /** Work is done between blows. */
  calmMs: number;
  /** Asked after that until it says so: on a slow machine a time alone would leave nothing done. */
  mayStrike?: () => boolean;
  isOver: () => boolean;
}

/** Kills in turn, each time that the product has come back and worked for a moment, until told to stop. */
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
    // Until it has noticed: a product that is just dying may still answer that it is ready.
    await sleep(500);
  }
}
