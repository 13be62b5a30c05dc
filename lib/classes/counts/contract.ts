import { z } from '@/lib/kernel/schema';

const classCounts = z.object({
  classes: z.number().int(),
  /** Of these, in which somebody has taught or studied within 30 days. */
  inUse: z.number().int(),
  /** Places that somebody has taken. */
  students: z.number().int(),
  tests: z.number().int(),
});
export type ClassCounts = z.infer<typeof classCounts>;

export const countClasses = {
  summary: 'How many classes there are, with how many students and tests; no names',
  data: classCounts,
};
