/**
 * Memory model: how well a learner recalls a fact over time after understanding it. Times are days since the first day
 * of study. To try another model, export an object of this type as default: `npm run bench:coach -- --model FILE`.
 */
export interface MemoryModel {
  name: string;
  /**
   * Returns the memory trace after the fact was first understood. `aptitude` varies by fact and person; 1 is average.
   */
  learn(day: number, aptitude: number): Trace;
  /** Probability of recalling the fact on that day, 0 to 1. */
  recall(trace: Trace, day: number): number;
  /**
   * Returns the trace after another encounter with the fact. If the fact was not recalled, the learner understands it
   * again.
   */
  repeat(trace: Trace, day: number, wasRecalled: boolean): Trace;
}

export interface Trace {
  /** Days on which the learner encountered the fact. */
  days: readonly number[];
  /** Strength of the memory, in the model's own unit. */
  strength: number;
  aptitude: number;
}
