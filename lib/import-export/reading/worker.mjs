// Reads one file off the event loop, whatever is in it. The build bundles the parsers for it; in tests and development they are bundled
// here, for each file anew.
import { existsSync, readlinkSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort, threadId, workerData } from 'node:worker_threads';

// Gives way to requests. On Linux a priority is the thread's own; elsewhere it is the whole process's. Without a build the bundling
// comes first, and would not get far as soon as others use the processor.
if (process.platform === 'linux' && workerData.isBuilt) setPriority(0, 10);

// The system's number for it, by which its time of the processor is looked up. Where there is none, the clock alone ends it.
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

/** So many are taken over in less than a millisecond. */
const ROWS_AT_ONCE = 50;

/** The first of the rows, and the next ones whenever more are asked for. */
function send() {
  const some = rows.splice(0, ROWS_AT_ONCE);
  parentPort?.postMessage({ rows: some, isLast: rows.length === 0 });
}

parentPort?.on('message', send);
send();
