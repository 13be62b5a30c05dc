import 'server-only';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ReadRow } from '@/lib/import-export/rules';
import { perProcess } from '@/lib/kernel/per-process';
import { Problem } from '@/lib/kernel/problem';
import { processorMs } from '@/lib/kernel/processor-time';
import type { Reading } from './rules';

type Message = { linuxThreadId: number } | { done: number; total: number } | { rows: ReadRow[]; isLast: boolean };

/**
 * Time limits for reading a file. The largest allowed file takes a few seconds of CPU time, so a file that exceeds the
 * limit is not a list of questions. The limit on elapsed time is higher, because the thread has a low priority.
 */
const LIMITS = { processorMs: 30_000, clockMs: 120_000, lookEveryMs: 1_000 };
/** Memory limit of the thread, several times the memory for the rows of a ten-megabyte file. */
const MEMORY = { maxOldGenerationSizeMb: 512 };
/** Maximum number of files that one instance reads at the same time. */
const MOST_AT_ONCE = 2;

/** True in a build, for which Next.js sets the variable. Tests and commands run the source files. */
const IS_BUILT = process.env.NODE_ENV === 'production';

const running = perProcess('files being read', () => ({ count: 0 }));

/**
 * Reads a file in a worker thread, so that all memory is freed at the end. Throws `UNAVAILABLE` while too many files
 * are being read or the processor is too busy, and `VALIDATION` for a file that takes too much CPU time or memory.
 */
export async function readInThread(
  reading: Reading,
  onChecked: (done: number, total: number) => void,
  limits = LIMITS,
): Promise<ReadRow[]> {
  if (running().count >= MOST_AT_ONCE) {
    throw new Problem('UNAVAILABLE', 'Other files are being read. Try again in a minute.', { retryAfterSeconds: 30 });
  }
  running().count += 1;
  try {
    return await run(reading, onChecked, limits);
  } finally {
    running().count -= 1;
  }
}

function run(
  reading: Reading,
  onChecked: (done: number, total: number) => void,
  limits: typeof LIMITS,
): Promise<ReadRow[]> {
  // `Reflect.construct` hides the worker from the bundler of Next.js. The thread then runs its source file, which uses
  // a compiler that cannot be bundled.
  const worker: Worker = Reflect.construct(Worker, [
    join(process.cwd(), 'lib/import-export/reading/worker.mjs'),
    { workerData: { ...reading, isBuilt: IS_BUILT }, resourceLimits: MEMORY },
  ]);
  const rows: ReadRow[] = [];
  return new Promise<ReadRow[]>((resolve, reject) => {
    const startedAt = performance.now();
    let linuxThreadId: number | undefined;
    const look = setInterval(() => {
      if (linuxThreadId !== undefined && usedBy(linuxThreadId) > limits.processorMs) reject(tooMuch());
      else if (performance.now() - startedAt > limits.clockMs) reject(tooBusy());
    }, limits.lookEveryMs);
    worker.on('message', (message: Message) => {
      if ('linuxThreadId' in message) {
        linuxThreadId = message.linuxThreadId;
        return;
      }
      if ('total' in message) {
        onChecked(message.done, message.total);
        return;
      }
      rows.push(...message.rows);
      if (message.isLast) resolve(rows);
      // Batches are requested one by one. If the worker sent all of them at once, the main thread would handle them
      // without serving other requests in between.
      else worker.postMessage('more');
    });
    worker.once('error', (error) => reject(isExhaustion(error) ? tooMuch() : error));
    worker.once('exit', () => {
      clearInterval(look);
      reject(new Error('The thread that reads files ended'));
    });
  }).finally(() => worker.terminate());
}

/** Returns the CPU time of a thread in milliseconds; 0 if it has ended. */
function usedBy(linuxThreadId: number): number {
  try {
    return processorMs(`/proc/self/task/${linuxThreadId}`);
  } catch {
    // The thread has ended, and its `exit` event will follow.
    return 0;
  }
}

/** True if the memory is exhausted, or the stack (by a regular expression or a deeply nested value). */
const isExhaustion = (error: Error): boolean =>
  error.name === 'RangeError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');

const tooMuch = () =>
  new Problem('VALIDATION', 'The file takes more time or memory than an import may use. Split it.', {
    fields: { file: 'The file takes more time or memory than an import may use. Split it.' },
  });

const tooBusy = () =>
  new Problem('UNAVAILABLE', 'The server was too busy to read the file. Try again in a few minutes.', {
    retryAfterSeconds: 120,
  });
