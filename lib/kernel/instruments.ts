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
  /**
   * Scheduled jobs. `secondsAgo`: seconds since the last success; null before the first success. `everySeconds`: the
   * interval of the job.
   */
  jobs: { name: string; secondsAgo: number | null; everySeconds: number }[];
  /** Seconds since the last successful backup; null if none was recorded. */
  backupSecondsAgo: number | null;
  /** State of PostgreSQL's log archiving. `secondsAgo`: null if nothing has been archived. */
  archive: { secondsAgo: number | null; failures: number };
}

interface Instruments {
  /** Number of answers that arrived again although they were already stored, because the acknowledgment was lost. */
  repeatedAnswers: number;
  /** Functions that return the current values; null until the product has started. */
  read: { pool: () => Promise<PoolState>; shared: () => Promise<SharedState> } | null;
}

/** Values for monitoring. The front server (`server/`) calls the functions in `read` when metrics are requested. */
export const instruments = perProcess('instruments', (): Instruments => ({ repeatedAnswers: 0, read: null }));
