import type { MemoryModel } from './model';

/**
 * Memory model with power-law forgetting (Wickelgren): fast at first, then ever more slowly. Each repetition slows
 * forgetting down.
 */
const DECAY = 0.45;
const FIRST_DAYS = 3;

export const powerLaw: MemoryModel = {
  name: 'power law',
  learn: (day, aptitude) => ({ days: [day], strength: FIRST_DAYS * aptitude, aptitude }),
  recall: ({ days, strength }, day) => (1 + (day - (days.at(-1) ?? 0)) / strength) ** -DECAY,
  repeat: (trace, day, wasRecalled) => {
    const gap = day - (trace.days.at(-1) ?? 0);
    // A repetition after a long gap slows forgetting more than one after a short gap.
    const stretch = wasRecalled ? 1.3 + 1.2 * (1 - powerLaw.recall(trace, day)) + Math.min(gap, 10) * 0.12 : 1.15;
    return { ...trace, days: [...trace.days, day], strength: trace.strength * stretch };
  },
};
