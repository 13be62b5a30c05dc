import 'server-only';
import { openConnections as connect, db, disconnect } from '@/lib/db/client';

export const openConnections = connect;

/** Closes the database connections. Must be the last step before the process ends. */
export const closeConnections = disconnect;

/**
 * Claims a job for this interval, by the database's clock. Returns true for only one instance per interval. An advisory
 * lock would not be enough: it prevents two instances from running the job at the same time but not one after the
 * other, and it does not work with a transaction pooler.
 */
export async function claimJob(name: string, intervalMs: number): Promise<boolean> {
  const claimed = await db.$executeRaw`
    INSERT INTO scheduled_jobs (name, due_at, started_at)
    VALUES (${name}, now() + ${intervalMs} * interval '1 millisecond', now())
    ON CONFLICT (name) DO UPDATE SET due_at = EXCLUDED.due_at, started_at = EXCLUDED.started_at
    WHERE scheduled_jobs.due_at <= now()`;
  return claimed === 1;
}

export async function noteFinished(name: string): Promise<void> {
  await db.$executeRaw`UPDATE scheduled_jobs SET finished_at = now() WHERE name = ${name}`;
}

export interface JobState {
  name: string;
  /** Seconds since the job's last successful run; null if there was none. */
  secondsAgo: number | null;
}

export const listJobs = (): Promise<JobState[]> => db.$queryRaw`
  SELECT name, extract(epoch FROM now() - finished_at)::float AS "secondsAgo" FROM scheduled_jobs ORDER BY name`;
