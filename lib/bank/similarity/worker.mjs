// Compares all texts with each other off the event loop: about a second of work for ten thousand questions.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { findSimilarPairs } from './rules.mjs';

// The thread yields to requests. Only Linux has a priority per thread; elsewhere it applies to the whole process.
if (process.platform === 'linux') setPriority(0, 10);

const { texts, threshold, limit, apart } = workerData;
parentPort?.postMessage(findSimilarPairs(texts, threshold, limit, apart));
