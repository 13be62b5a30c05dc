import { perProcess } from './per-process';

/** Connections of this instance's pool. */
interface PoolState {
  connections: number;
  idle: number;
  /** Requests that wait for a connection. */
  waiting: number;
}

/** State that all instances share, read from the database. */
export interface SharedState {
  mail: { waiting: number; failed: number; oldestSeconds: number; thisHour: number; perHour: number };
  /** Jobs; `secondsAgo` since the last success, null before the first. */
  jobs: { name: string; secondsAgo: number | null; everySeconds: number }[];
  /** Seconds since the last successful backup; null if none was recorded. */
  backupSecondsAgo: number | null;
  /** PostgreSQL's log archiving; null if nothing has been archived. */
  archive: { secondsAgo: number | null; failures: number };
}

interface Instruments {
  /** Answers that this instance had already stored: the acknowledgement was lost, and the device sent them again. */
  repeatedAnswers: number;
  /** Null until the product has started. */
  read: { pool: () => Promise<PoolState>; shared: () => Promise<SharedState> } | null;
}

/** Figures for monitoring. The server in front reads them when metrics are requested, and has no counts of its own. */
export const instruments = perProcess('instruments', (): Instruments => ({ repeatedAnswers: 0, read: null }));
