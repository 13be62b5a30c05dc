import { perProcess } from './per-process';

/** True once the server in front has received a stop signal. */
export const isDraining = perProcess('draining', () => false);

/** Work that the server in front finishes before the process ends. */
export const shutdownWork = perProcess('shutdown work', () => new Set<() => Promise<unknown>>());
