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
 * Time limit in milliseconds. It is a hundred times the usual duration for ten thousand questions, because the thread
 * has a low priority. It must stay below the 65 s after which proxies time out.
 */
const TIME_LIMIT_MS = 60_000;

/**
 * Runs `findSimilarPairs` in a worker thread, so that the event loop is not blocked and all memory of the search is
 * freed at its end. Throws `UNAVAILABLE` after the time limit.
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
