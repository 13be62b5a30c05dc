import { z } from '@/lib/kernel/schema';

const percent = z.number().nullable();

const calibrationView = z.object({
  /**
   * True if the caller may see these numbers. Admins always may; others may once enough people have reported an exam.
   */
  isShown: z.boolean(),
  /**
   * Number of people who reported an exam. A person counts if the person or the instructor has a confirmed address.
   * `peopleNeeded`: minimum number of people at which the results become public.
   */
  people: z.number().int(),
  peopleNeeded: z.number().int(),
  figures: z
    .object({
      /**
       * Sections grouped by the shown probability of passing. Each band contains the probabilities [`from`, `to`), in
       * percent. `told`: mean of the shown probabilities. `passed`: share that passed, with Wilson's 95 percent
       * interval.
       */
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
      /** Number of sections for which a probability was shown before the exam and a result was reported. */
      count: z.number().int(),
      /** Share that passed minus the mean shown probability, in percentage points, with its 95 percent interval. */
      bias: z.object({ points: z.number(), low: z.number(), high: z.number() }).nullable(),
      /**
       * Number of past exams for which a probability was shown before. `answered`: with a reported outcome.
       * `unanswered`: without one.
       */
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
