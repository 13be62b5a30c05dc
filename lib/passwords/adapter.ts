import 'server-only';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { perProcess } from '@/lib/kernel/per-process';
import { Problem } from '@/lib/kernel/problem';

type Task = { task: 'hash'; prehash: string; cost: number } | { task: 'compare'; prehash: string; hash: string };

/** Maximum number of waiting tasks, about a minute of work. If more arrive, they are refused. */
const MAX_WAITING = 400;
const threads = perProcess(
  'password threads',
  () =>
    new Piscina<Task, string | boolean>({
      filename: join(process.cwd(), 'lib/passwords/worker.mjs'),
      minThreads: 0,
      // One core is left for requests if there are at least two.
      maxThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
      // Threads stay alive, because starting one takes a tenth of a second.
      idleTimeout: Number.POSITIVE_INFINITY,
      // A bcrypt thread needs a few megabytes, but Node.js would reserve tens of them by default.
      resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 32 },
      maxQueue: MAX_WAITING,
    }),
);

/**
 * Runs one bcrypt task in a thread. Tasks run in order of arrival. The limits of `lib/kernel/client-queues.ts` prevent
 * one client or network from filling the queue. Throws `UNAVAILABLE` if too many tasks are waiting.
 */
export function runHashTask(task: Task): Promise<string | boolean> {
  const pool = threads();
  if (pool.queueSize >= MAX_WAITING) {
    throw new Problem('UNAVAILABLE', 'Many people are signing in. Try again in a few seconds.', {
      retryAfterSeconds: 5,
    });
  }
  return pool.run(task);
}
