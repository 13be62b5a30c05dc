import { perProcess } from './per-process';

/** True once the process has received a stop signal. */
export const isDraining = perProcess('draining', () => false);

/** Functions that are called before the process ends. */
export const shutdownWork = perProcess('shutdown work', () => new Set<() => Promise<unknown>>());
