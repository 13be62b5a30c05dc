// Reads one file off the event loop, whatever is in it. The parsers are TypeScript, so that they have one source with their tests.
import { parentPort, workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

const { readFile } = await tsImport('./rules.ts', import.meta.url);
const rows = await readFile(workerData, (done, total) => parentPort?.postMessage({ done, total }));
parentPort?.postMessage({ rows });
