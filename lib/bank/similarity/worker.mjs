// Runs the search in a separate thread, because the search takes about a second for ten thousand questions.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { findSimilarPairs } from './rules.mjs';

// Lowers the thread's priority below that of requests. Only Linux has a priority per thread; on other systems this call
// would slow the whole process.
if (process.platform === 'linux') setPriority(0, 10);

const { texts, threshold, limit, apart } = workerData;
parentPort?.postMessage(findSimilarPairs(texts, threshold, limit, apart));
