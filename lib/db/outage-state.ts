import { perProcess } from '@/lib/kernel/per-process';
import 'server-only';

/** What is known of a database that cannot be reached. `outage.ts` finds out. */
export interface Outage {
  since: number;
  /** Errors that it has made so far. */
  met: number;
  metAt: number;
  saidAt: number;
}

/** Requests that found no connection free, within a minute, and when the last of them did. */
export interface Rush {
  met: number;
  metAt: number;
}

export const currentRush = perProcess('database-rush', (): Rush | undefined => undefined);

export const currentOutage = perProcess('outage', (): Outage | undefined => undefined);

/** So long after the last request that found no connection free, they count as all held. */
const HELD_MS = 5_000;

/** Whether the database is away, or all connections to it are held: by commits, say, which wait for a second machine. */
export function isOutOfReach(): boolean {
  const rush = currentRush();
  return currentOutage() !== undefined || (rush !== undefined && Date.now() - rush.metAt < HELD_MS);
}
