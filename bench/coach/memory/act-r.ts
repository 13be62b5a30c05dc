import type { MemoryModel } from './model';

/**
 * Memory model of ACT-R: base-level activation with the decay of Pavlik and Anderson. The more active a fact was at an
 * encounter, the faster the effect of that encounter fades.
 */
const DECAY_INTERCEPT = 0.18;
const DECAY_SLOPE = 0.18;
const THRESHOLD = -0.7;
const NOISE = 0.35;
/** Factor on the time since an encounter. */
const SCALE = 1.2;

function activation(days: readonly number[], day: number): number {
  const decays: number[] = [];
  const at = (when: number, count: number): number => {
    let sum = 0;
    for (let index = 0; index < count; index += 1) {
      const age = Math.max(when - (days[index] ?? 0), 0.01) * SCALE;
      sum += age ** -(decays[index] ?? DECAY_INTERCEPT);
    }
    return sum > 0 ? Math.log(sum) : Number.NEGATIVE_INFINITY;
  };
  for (const [index, when] of days.entries()) {
    const before = at(when, index);
    decays.push(
      DECAY_INTERCEPT + DECAY_SLOPE * (before === Number.NEGATIVE_INFINITY ? 0 : Math.min(Math.exp(before), 3)),
    );
  }
  return at(day, days.length);
}

export const actR: MemoryModel = {
  name: 'ACT-R',
  learn: (day, aptitude) => ({ days: [day], strength: 0, aptitude }),
  recall: ({ days, aptitude }, day) =>
    1 / (1 + Math.exp((THRESHOLD - activation(days, day) - 0.5 * Math.log(aptitude)) / NOISE)),
  repeat: (trace, day) => ({ ...trace, days: [...trace.days, day] }),
};
