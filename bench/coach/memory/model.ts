/**
 * A model of memory: what becomes of a fact that a learner has understood. Times are days since the first day of study.
 * To try another one, export an object of this shape as default: `npm run bench:coach -- --model FILE`.
 */
export interface MemoryModel {
  name: string;
  /** The trace after the fact was understood for the first time. `aptitude` differs from fact to fact and person to person: 1 in the middle. */
  learn(day: number, aptitude: number): Trace;
  /** Chance to recall it on that day, 0 to 1. */
  recall(trace: Trace, day: number): number;
  /** The trace after it was met again and, if it was gone, understood again. */
  repeat(trace: Trace, day: number, wasRecalled: boolean): Trace;
}

export interface Trace {
  /** Days on which the fact was met. */
  days: readonly number[];
  /** What the model calls strength. */
  strength: number;
  aptitude: number;
}
