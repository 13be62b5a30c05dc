import { z } from '@/lib/kernel/schema';

const percent = z.number().nullable();

const calibrationView = z.object({
  /** True if this caller may see the figures: admins always, everybody once enough people have reported an exam. */
  isShown: z.boolean(),
  /**
   * People with a confirmed address, or in a class, who have reported an exam, and the number needed to show the
   * figures to everybody.
   */
  people: z.number().int(),
  peopleNeeded: z.number().int(),
  figures: z
    .object({
      /** Values in percent. Chances are in [`from`, `to`); the range is Wilson's 95 percent interval. */
      bands: z.array(
        z.object({
          from: z.number().int(),
          to: z.number().int(),
          count: z.number().int(),
          told: percent,
          passed: percent,
          low: percent,
          high: percent,
        }),
      ),
      /** Sections with a chance shown before the exam and a reported result. */
      count: z.number().int(),
      /** Percentage points: share that passed minus mean chance. */
      bias: z.object({ points: z.number(), low: z.number(), high: z.number() }).nullable(),
      /** Number of past exams with a chance shown before: `answered` were reported, `unanswered` were not. */
      answered: z.number().int(),
      unanswered: z.number().int(),
    })
    .nullable(),
});
export type CalibrationView = z.infer<typeof calibrationView>;

export const getCalibration = {
  summary: 'Predicted chance before the exam compared with the result, by band',
  data: calibrationView,
};
