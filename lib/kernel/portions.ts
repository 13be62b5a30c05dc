import { setImmediate } from 'node:timers/promises';

/**
 * Milliseconds of work after which other tasks may run. Handling one request takes about this long, so other requests
 * are hardly delayed.
 */
const PORTION_MS = 3;

/**
 * Runs the steps of a generator on the main thread, and lets other tasks run every few milliseconds. Returns the
 * generator's result. If a step throws, throws the same error.
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
