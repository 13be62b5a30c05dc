import type { MemoryModel } from './model';

/**
 * Memory model with exponential forgetting: half of a memory is lost within days. A repetition some days later makes it
 * last longer.
 */
const FIRST_DAYS = 9;

export const exponential: MemoryModel = {
  name: 'exponential with consolidation',
  learn: (day, aptitude) => ({ days: [day], strength: FIRST_DAYS * aptitude, aptitude }),
  recall: ({ days, strength }, day) => Math.exp(-(day - (days.at(-1) ?? 0)) / strength),
  repeat: (trace, day, wasRecalled) => {
    const gap = day - (trace.days.at(-1) ?? 0);
    const consolidated = 1 - Math.exp(-gap / 1.5);
    const factor = wasRecalled ? 1 + 1.8 * consolidated : 1 + 0.4 * consolidated;
    return { ...trace, days: [...trace.days, day], strength: trace.strength * factor };
  },
};
