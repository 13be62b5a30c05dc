// Reads one file in a separate thread. A build contains the bundled parsers; in tests and development this file bundles
// them for each imported file.
import { existsSync, readlinkSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort, threadId, workerData } from 'node:worker_threads';

// Lowers the priority of this thread below that of requests. Does so only on Linux, because other systems would lower
// the whole process, and only in a build, because bundling at low priority takes too long on a busy machine.
if (process.platform === 'linux' && workerData.isBuilt) setPriority(0, 10);

// Sends the Linux id of this thread, with which the main thread reads the thread's CPU time. On other systems, only
// elapsed time is limited.
const SELF = '/proc/thread-self';
if (existsSync(SELF)) parentPort?.postMessage({ linuxThreadId: Number(basename(readlinkSync(SELF))) });

const BUILT = new URL('../../../dist/file-reader.mjs', import.meta.url);

async function load() {
  if (workerData.isBuilt) return import(BUILT.href);
  const { bundleReader } = await import('./bundle.mjs');
  const bundled = new URL(`unbuilt-file-reader-${process.pid}-${threadId}.mjs`, BUILT);
  try {
    bundleReader(fileURLToPath(bundled));
    return await import(bundled.href);
  } finally {
    rmSync(bundled, { force: true });
  }
}

const { readFile } = await load();
const rows = await readFile(workerData, (done, total) => parentPort?.postMessage({ done, total }));

/** Number of rows in a batch. The main thread handles a batch in less than a millisecond. */
const ROWS_AT_ONCE = 50;

/** Sends the next batch of rows. Called at the start and whenever the main thread asks for more. */
function send() {
  const some = rows.splice(0, ROWS_AT_ONCE);
  parentPort?.postMessage({ rows: some, isLast: rows.length === 0 });
}

parentPort?.on('message', send);
send();
