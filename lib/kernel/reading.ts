import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from './per-process';

/**
 * How old what is read may be. `stale is fine`: some seconds, so the replica is read where there is one.
 * `newest there is`: from the database that is written to, and from the replica only while that one is out of reach.
 */
export type Reading = 'stale is fine' | 'newest there is';

const readings = perProcess('readings', () => new AsyncLocalStorage<Reading>());

/** Runs what only reads. What `work` starts and does not wait for reads in the same way. */
export const whileReading = <T>(reading: Reading, work: () => T): T => readings().run(reading, work);

/** Undefined outside of reads: writes never use the replica. */
export const currentReading = (): Reading | undefined => readings().getStore();

/** Runs a request: one that only reads may be answered from the replica while the database itself is away. */
export const whileAsked = <T>(method: string | undefined, work: () => T): T =>
  method === 'GET' || method === 'HEAD' ? whileReading('newest there is', work) : work();
