import 'server-only';
import { perProcess } from '@/lib/kernel/per-process';

/** State of a database outage; `outage.ts` maintains it. */
export interface Outage {
  since: number;
  /** Number of errors so far. */
  met: number;
  metAt: number;
  saidAt: number;
}

/** Requests within a minute that found no free connection, and the time of the last one. */
export interface Rush {
  met: number;
  metAt: number;
}

export const currentRush = perProcess('database-rush', (): Rush | undefined => undefined);

export const currentOutage = perProcess('outage', (): Outage | undefined => undefined);
