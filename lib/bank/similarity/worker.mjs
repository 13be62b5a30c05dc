// Compares all texts with each other once, off the event loop: over ten thousand questions that is about a second of work.
import { parentPort, workerData } from 'node:worker_threads';
import { findSimilarPairs } from './rules.mjs';

const { texts, threshold, limit } = workerData;
parentPort?.postMessage(findSimilarPairs(texts, threshold, limit));
