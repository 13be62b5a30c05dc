// Reads one file off the event loop, whatever is in it. The build bundles the parsers for it; tests and development run them as they are,
// with a compiler that takes a second to load.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';

// Gives way to requests. On Linux a priority is the thread's own; elsewhere it is the whole process's. Without a build the compiler alone
// would take longer than a file may, as soon as others use the processor.
if (process.platform === 'linux' && workerData.isBuilt) setPriority(0, 10);

const BUILT = new URL('../../../.next/file-reader.mjs', import.meta.url);

async function load() {
  if (workerData.isBuilt) return import(BUILT.href);
  const { tsImport } = await import('tsx/esm/api');
  return tsImport('./rules.ts', import.meta.url);
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
