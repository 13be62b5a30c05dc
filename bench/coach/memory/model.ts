/**
 * Memory model: what becomes of a fact that a learner has understood. Times are days since the first day of study. To
 * try another model, export an object of this shape as default: `npm run bench:coach -- --model FILE`.
 */
export interface MemoryModel {
  name: string;
  /**
   * Returns the trace after the fact was understood for the first time. `aptitude` varies by fact and person: 1 is
   * average.
   */
  learn(day: number, aptitude: number): Trace;
  /** Chance to recall the fact on that day, 0 to 1. */
  recall(trace: Trace, day: number): number;
  /** Returns the trace after another encounter with the fact and, if it was forgotten, after understanding it again. */
  repeat(trace: Trace, day: number, wasRecalled: boolean): Trace;
}

export interface Trace {
  /** Days of encounters with the fact. */
  days: readonly number[];
  /** Strength in the model's own terms. */
  strength: number;
  aptitude: number;
}
