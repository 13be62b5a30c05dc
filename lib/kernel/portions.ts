import { setImmediate } from 'node:timers/promises';

/** Length of a portion, about that of one answer, so that an answer behind it is not noticeably delayed. */
const PORTION_MS = 3;

/**
 * Runs long work on the main thread, and yields to other tasks between its steps after every few milliseconds. Returns
 * the result of the steps, throws their error.
 */
export async function inPortions<T>(steps: Generator<void, T>): Promise<T> {
  let beganAt = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - beganAt < PORTION_MS) continue;
    await setImmediate();
    beganAt = performance.now();
  }
}
