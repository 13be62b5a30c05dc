import 'server-only';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Problem } from '@/lib/kernel/problem';
import type { Apart, SimilarPair } from './rules.mjs';

export interface Search {
  texts: readonly string[];
  threshold: number;
  limit: number;
  apart?: Apart;
}

/**
 * A hundred times the duration for ten thousand questions, because the thread yields to requests on a busy machine.
 * Proxies wait for 65 s.
 */
const TIME_LIMIT_MS = 60_000;

/**
 * Runs `findSimilarPairs` in its own thread, which frees its memory at the end. Throws `UNAVAILABLE` when it takes too
 * long.
 */
export function searchSimilarPairs(search: Search, timeLimitMs = TIME_LIMIT_MS): Promise<SimilarPair[]> {
  const worker = new Worker(join(process.cwd(), 'lib/bank/similarity/worker.mjs'), { workerData: search });
  return new Promise<SimilarPair[]>((resolve, reject) => {
    const timer = setTimeout(() => reject(tookTooLong()), timeLimitMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The thread that compares questions ended'));
    });
  }).finally(() => worker.terminate());
}

const tookTooLong = () =>
  new Problem('UNAVAILABLE', 'Comparing all questions took too long. Try again in a minute.', {
    retryAfterSeconds: 60,
  });
