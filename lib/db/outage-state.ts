import 'server-only';
import { perProcess } from '@/lib/kernel/per-process';

/** A database outage that has not ended. `outage.ts` updates this object. */
export interface Outage {
  since: number;
  /** Number of database errors since the outage began. */
  met: number;
  metAt: number;
  saidAt: number;
}

/** Requests of the last minute that got no connection: how many, and when the last one was refused. */
export interface Rush {
  met: number;
  metAt: number;
}

export const currentRush = perProcess('database-rush', (): Rush | undefined => undefined);

export const currentOutage = perProcess('outage', (): Outage | undefined => undefined);
