// Compares all texts with each other once, off the event loop: over ten thousand questions that is about a second of work.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { findSimilarPairs } from './rules.mjs';

// Gives way to requests. On Linux a priority is the thread's own; elsewhere it is the whole process's.
if (process.platform === 'linux') setPriority(0, 10);

const { texts, threshold, limit, apart } = workerData;
parentPort?.postMessage(findSimilarPairs(texts, threshold, limit, apart));
