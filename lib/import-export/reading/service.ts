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
 * A file of the largest size takes a few seconds of the processor; what takes longer is no list of questions. By the clock a good file
 * may take many times as long on a busy machine, because its thread gives way to requests.
 */
const LIMITS = { processorMs: 30_000, clockMs: 120_000, lookEveryMs: 1_000 };
/** Ten megabytes as rows, several times over. */
const MEMORY = { maxOldGenerationSizeMb: 512 };
/** Files that are read at once by one instance. */
const MOST_AT_ONCE = 2;

/** Next writes it into the build; tests and commands run the sources. */
const IS_BUILT = process.env.NODE_ENV === 'production';

/** Whose files are being read now. */
const running = perProcess('files being read', () => new Set<string>());

/**
 * Reads a file in a thread of its own, which ends with it and gives back its memory. Throws `CONFLICT` while one of the same
 * actor is being read, `UNAVAILABLE` while others are or when the processor is busy for too long, `VALIDATION` for a file that takes too
 * much of the processor's time or memory.
 */
export async function readInThread(
  actorId: string,
  reading: Reading,
  onChecked: (done: number, total: number) => void,
  limits = LIMITS,
): Promise<ReadRow[]> {
  if (running().has(actorId))
    throw new Problem('CONFLICT', 'A file of yours is being read. Wait until that has ended.');
  if (running().size >= MOST_AT_ONCE) {
    throw new Problem('UNAVAILABLE', 'Other files are being read. Try again in a minute.', { retryAfterSeconds: 30 });
  }
  running().add(actorId);
  try {
    return await run(reading, onChecked, limits);
  } finally {
    running().delete(actorId);
  }
}

function run(
  reading: Reading,
  onChecked: (done: number, total: number) => void,
  limits: typeof LIMITS,
): Promise<ReadRow[]> {
  // Written so that the build leaves it alone: the thread runs its source, with a compiler that no bundle can hold.
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
      // Asked for one after the other, because what has been sent arrives without a turn for others in between.
      else worker.postMessage('more');
    });
    worker.once('error', (error) => reject(isExhaustion(error) ? tooMuch() : error));
    worker.once('exit', () => {
      clearInterval(look);
      reject(new Error('The thread that reads files ended'));
    });
  }).finally(() => worker.terminate());
}

/** Milliseconds of the processor. */
function usedBy(linuxThreadId: number): number {
  try {
    return processorMs(`/proc/self/task/${linuxThreadId}`);
  } catch {
    // It has ended, and its `exit` is about to arrive.
    return 0;
  }
}

/** Out of memory, or of the stack that a pattern or a deep value has used up. */
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
