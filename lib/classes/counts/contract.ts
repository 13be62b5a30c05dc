import { z } from '@/lib/kernel/schema';

const classCounts = z.object({
  classes: z.number().int(),
  /** Number of classes in which somebody taught or studied in the last 30 days. */
  inUse: z.number().int(),
  /** Number of roster entries that a student has taken by joining. */
  students: z.number().int(),
  tests: z.number().int(),
});
export type ClassCounts = z.infer<typeof classCounts>;

export const countClasses = {
  summary: 'Number of classes, students and tests, without names',
  data: classCounts,
};
