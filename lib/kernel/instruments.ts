import { perProcess } from './per-process';

/** Connections of this instance's pool. */
interface PoolState {
  connections: number;
  idle: number;
  /** Requests that wait for a connection. */
  waiting: number;
}

/** What all instances share; read from the database. */
export interface SharedState {
  mail: { waiting: number; failed: number; oldestSeconds: number; thisHour: number; perHour: number };
  /** Regular work; `secondsAgo` since its last good end, null before the first. */
  jobs: { name: string; secondsAgo: number | null; everySeconds: number }[];
  /** Since the end of the last good backup; null where none was ever noted. */
  backupSecondsAgo: number | null;
  /** PostgreSQL's archive of its log; null where nothing has been archived. */
  archive: { secondsAgo: number | null; failures: number };
}

interface Instruments {
  /** Answers that this instance had stored before: their acknowledgement was lost, and the device sent them again. */
  repeatedAnswers: number;
  /** Null until the product has started. */
  read: { pool: () => Promise<PoolState>; shared: () => Promise<SharedState> } | null;
}

/** What the product shows to those who watch it. The server in front reads it when it is asked for metrics, and keeps no count of its own. */
export const instruments = perProcess('instruments', (): Instruments => ({ repeatedAnswers: 0, read: null }));
