import 'server-only';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina, queueOptionsSymbol, type TaskQueue } from 'piscina';
import { perProcess } from '@/lib/kernel/per-process';
import { Problem } from '@/lib/kernel/problem';

type Task = { task: 'hash'; prehash: string; cost: number } | { task: 'compare'; prehash: string; hash: string };

/** Maximum number of waiting tasks: about a minute of work. Further requests are refused. */
const MAX_WAITING = 400;
/** Maximum number of waiting tasks of one client, enough for a large class that signs in at once. */
const MAX_OF_ONE = 200;

type Waiting = Parameters<TaskQueue['push']>[0];

const askerOf = (task: Waiting): string => (task[queueOptionsSymbol] as { asker: string }).asker;

/**
 * Task queue for piscina in which clients take turns: a client with a hundred waiting tasks delays another client by
 * only one of them.
 */
class RoundRobinQueue implements TaskQueue {
  /** Waiting tasks by client; the order of the map is the order of turns. */
  readonly #waiting = new Map<string, Waiting[]>();

  get size(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  countOf(asker: string): number {
    return this.#waiting.get(asker)?.length ?? 0;
  }

  push(task: Waiting): void {
    this.#set(askerOf(task), [...(this.#waiting.get(askerOf(task)) ?? []), task]);
  }

  shift(): Waiting | null {
    const [next] = this.#waiting;
    if (!next) return null;
    const [asker, [task = null, ...rest]] = next;
    // Moves the client with its remaining tasks to the end of the map.
    this.#waiting.delete(asker);
    this.#set(asker, rest);
    return task;
  }

  remove(task: Waiting): void {
    const asker = askerOf(task);
    this.#set(
      asker,
      (this.#waiting.get(asker) ?? []).filter((other) => other !== task),
    );
  }

  #set(asker: string, tasks: Waiting[]): void {
    if (tasks.length > 0) this.#waiting.set(asker, tasks);
    else this.#waiting.delete(asker);
  }
}

const threads = perProcess('password threads', () => {
  const queue = new RoundRobinQueue();
  const pool = new Piscina<Task & Waiting, string | boolean>({
    filename: join(process.cwd(), 'lib/passwords/worker.mjs'),
    minThreads: 0,
    // Leaves one core for requests if there are at least two.
    maxThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
    // Threads stay alive, because starting one takes a tenth of a second.
    idleTimeout: Number.POSITIVE_INFINITY,
    // A bcrypt thread needs a few megabytes, but would reserve tens of them by default.
    resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 32 },
    maxQueue: MAX_WAITING,
    taskQueue: queue,
  });
  return { pool, queue };
});

/**
 * Runs one bcrypt task in a thread. `asker`: the address or account for which it runs; askers take turns. Throws
 * `UNAVAILABLE` if too many tasks are waiting.
 */
export function runHashTask(task: Task, asker: string): Promise<string | boolean> {
  const { pool, queue } = threads();
  if (queue.size >= MAX_WAITING || queue.countOf(asker) >= MAX_OF_ONE) {
    throw new Problem('UNAVAILABLE', 'Many people are signing in. Try again in a few seconds.', {
      retryAfterSeconds: 5,
    });
  }
  return pool.run({ ...task, [queueOptionsSymbol]: { asker } });
}
