import 'server-only';
import { openConnections as connect, db, disconnect } from '@/lib/db/client';

export const openConnections = connect;

/** The last thing before the process ends. */
export const closeConnections = disconnect;

/**
 * True for one instance in each interval, by the database's clock. One statement rather than an advisory lock: a lock keeps two
 * instances from working at once but not from working one after the other, and does not survive a pooler of transactions.
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
  /** Since the last good end; null before the first. */
  secondsAgo: number | null;
}

export const listJobs = (): Promise<JobState[]> => db.$queryRaw`
  SELECT name, extract(epoch FROM now() - finished_at)::float AS "secondsAgo" FROM scheduled_jobs ORDER BY name`;
