import { setImmediate } from 'node:timers/promises';

/** About what an answer takes by itself: nobody notices that one waits behind it. */
const PORTION_MS = 3;

/**
 * Runs long work of the thread that serves everybody, and lets others have their turn between its steps whenever it has gone on for
 * some milliseconds. Returns what the steps return, throws what they throw.
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
