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
