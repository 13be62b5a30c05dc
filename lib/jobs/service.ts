import 'server-only';
import { closeOverdueExams } from '@/lib/attempts/service';
import { log } from '@/lib/log';
import { closeConnections } from './store';

const EVERY_MS = 60_000;

declare global {
  /** Work that the server in front finishes before the process ends. */
  var __coldpassShutdown: Set<() => Promise<unknown>> | undefined;
}

/** Regular work. Each job is safe to run on several instances at once: the rows it takes are guarded by the database. */
async function runJobs(): Promise<void> {
  const closed = await closeOverdueExams(null);
  if (closed > 0) log.info('exams closed at their deadline', { closed });
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
    await Promise.allSettled(globalThis.__coldpassOpenMail ?? []);
    await closeConnections();
  });
}
