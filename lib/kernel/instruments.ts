import { perProcess } from './per-process';

/** Connections of this instance's database pool. */
interface PoolState {
  connections: number;
  idle: number;
  /** Number of requests waiting for a connection. */
  waiting: number;
}

/** State that all instances share, read from the database. */
export interface SharedState {
  mail: { waiting: number; failed: number; oldestSeconds: number; thisHour: number; perHour: number };
  /** Scheduled jobs. `secondsAgo` is the time since the last success, null before the first. */
  jobs: { name: string; secondsAgo: number | null; everySeconds: number }[];
  /** Seconds since the last successful backup; null if none was recorded. */
  backupSecondsAgo: number | null;
  /** PostgreSQL's log archiving; null if nothing has been archived. */
  archive: { secondsAgo: number | null; failures: number };
}

interface Instruments {
  /** Number of answers received again after they had been stored, because the acknowledgement was lost. */
  repeatedAnswers: number;
  /** Null until the product has started. */
  read: { pool: () => Promise<PoolState>; shared: () => Promise<SharedState> } | null;
}

/** Figures for monitoring. The front server (`server/`) calls these functions when metrics are requested. */
export const instruments = perProcess('instruments', (): Instruments => ({ repeatedAnswers: 0, read: null }));
