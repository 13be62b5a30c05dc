import { perProcess } from '@/lib/kernel/per-process';
import 'server-only';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Problem } from '@/lib/kernel/problem';

type Task = { task: 'hash'; prehash: string; cost: number } | { task: 'compare'; prehash: string; hash: string };

interface Job {
  task: Task;
  resolve: (result: string | boolean) => void;
  reject: (reason: Error) => void;
}

interface Pool {
  idle: Worker[];
  running: Map<Worker, Job>;
  /** By who waits, in the order of their turns. */
  waiting: Map<string, Job[]>;
  started: number;
}

/** One core stays with the test-takers where there are two. */
const WORKERS = Math.max(1, Math.min(2, availableParallelism() - 1));
/** A thread of bcrypt needs a few megabytes, and would reserve some tens. */
const WORKER_MEMORY = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 32 };
/** About a minute of work; a request beyond that is told to try again instead of waiting longer. */
const MAX_WAITING = 400;
/** Of one who asks; a large class signs in at once. */
const MAX_OF_ONE = 200;

const workers = perProcess(
  'password threads',
  (): Pool => ({ idle: [], running: new Map(), waiting: new Map(), started: 0 }),
);

/**
 * Runs one bcrypt task in a worker thread. Those who wait take turns, so that a client with a hundred tasks holds up another one by
 * one of them. `asker` tells them apart: an address, or an account. Throws `UNAVAILABLE` when too many wait.
 */
export function runHashTask(task: Task, asker: string): Promise<string | boolean> {
  const pool = workers();
  const own = pool.waiting.get(asker) ?? [];
  if (own.length >= MAX_OF_ONE || countWaiting(pool) >= MAX_WAITING) {
    throw new Problem('UNAVAILABLE', 'Many people are signing in. Try again in a few seconds.', {
      retryAfterSeconds: 5,
    });
  }
  return new Promise((resolve, reject) => {
    own.push({ task, resolve, reject });
    pool.waiting.set(asker, own);
    dispatch(pool);
  });
}

const countWaiting = ({ waiting }: Pool): number => [...waiting.values()].reduce((sum, { length }) => sum + length, 0);

function dispatch(pool: Pool): void {
  const [next] = pool.waiting;
  const worker = next && (pool.idle.pop() ?? startWorker(pool));
  if (!next || !worker) return;
  const [asker, own] = next;
  const [job, ...rest] = own;
  // To the end of the row, with what is left.
  pool.waiting.delete(asker);
  if (rest.length > 0) pool.waiting.set(asker, rest);
  if (!job) return;
  pool.running.set(worker, job);
  // Only a worker with a job keeps the process alive.
  worker.ref();
  worker.postMessage(job.task);
}

function startWorker(pool: Pool): Worker | undefined {
  if (pool.started >= WORKERS) return undefined;
  pool.started += 1;
  const worker = new Worker(join(process.cwd(), 'lib/passwords/worker.mjs'), { resourceLimits: WORKER_MEMORY });
  worker.on('message', (answer: { result: string | boolean; error?: string }) => {
    const job = pool.running.get(worker);
    pool.running.delete(worker);
    pool.idle.push(worker);
    worker.unref();
    if (answer.error) job?.reject(new Error(answer.error));
    else job?.resolve(answer.result);
    dispatch(pool);
  });
  worker.on('error', (error) => discard(pool, worker, error));
  worker.on('exit', () => discard(pool, worker, new Error('The hashing thread ended')));
  return worker;
}

function discard(pool: Pool, worker: Worker, error: Error): void {
  const job = pool.running.get(worker);
  const wasKnown = pool.running.delete(worker) || pool.idle.includes(worker);
  pool.idle = pool.idle.filter((other) => other !== worker);
  if (!wasKnown) return;
  pool.started -= 1;
  job?.reject(error);
  dispatch(pool);
}
