import { perProcess } from './per-process';

/** Set by the server in front once it has been told to stop. */
export const isDraining = perProcess('draining', () => false);

/** Work that the server in front finishes before the process ends. */
export const shutdownWork = perProcess('shutdown work', () => new Set<() => Promise<unknown>>());
