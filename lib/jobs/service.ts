import 'server-only';
import { endCapture } from '@/lib/analytics/capture/service';
import { keepRetentionPromises } from '@/lib/analytics/retention/service';
import { closeOverdueExams } from '@/lib/attempts/service';
import { log } from '@/lib/log';
import { closeConnections } from './store';

const EVERY_MS = 60_000;
/** What has to go by a certain day may go within the hour. */
const RETENTION_EVERY_MS = 60 * 60_000;

declare global {
  /** Work that the server in front finishes before the process ends. */
  var __coldpassShutdown: Set<() => Promise<unknown>> | undefined;
}

let retentionAtMs = 0;
let shortenedUntil: Date | null = null;

/** Regular work. Each job is safe to run on several instances at once: the rows it takes are guarded by the database. */
async function runJobs(): Promise<void> {
  const closed = await closeOverdueExams(null);
  if (closed > 0) log.info('exams closed at their deadline', { closed });
  const now = new Date();
  if (now.getTime() - retentionAtMs < RETENTION_EVERY_MS) return;
  retentionAtMs = now.getTime();
  shortenedUntil = await keepRetentionPromises(now, shortenedUntil);
}

/** Starts the clock and leaves word of what has to end with the process. */
export function startJobs(): void {
  const timer = setInterval(() => {
    runJobs().catch((error: unknown) =>
      log.error('job failed', { error: error instanceof Error ? error.message : '' }),
    );
  }, EVERY_MS);
  timer.unref();
  globalThis.__coldpassShutdown?.add(async () => {
    clearInterval(timer);
    await Promise.allSettled([endCapture(), ...(globalThis.__coldpassOpenMail ?? [])]);
    await closeConnections();
  });
}
