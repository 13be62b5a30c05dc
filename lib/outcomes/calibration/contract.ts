import { z } from '@/lib/kernel/schema';

const percent = z.number().nullable();

const calibrationView = z.object({
  /** True if the caller may see the figures. Admins always may; others once enough people have reported an exam. */
  isShown: z.boolean(),
  /**
   * Number of people who reported an exam, if they or their instructors have a confirmed address. `peopleNeeded`: the
   * figures are public once there are this many people.
   */
  people: z.number().int(),
  peopleNeeded: z.number().int(),
  figures: z
    .object({
      /**
       * Sections grouped by the shown chance. Each band contains the chances [`from`, `to`), in percent. `told`: mean
       * of the shown chances. `passed`: share that passed, with Wilson's 95 percent interval.
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
      /** Number of sections for which a chance was shown before the exam and a result was reported. */
      count: z.number().int(),
      /** Share that passed minus mean shown chance, in percentage points, with its 95 percent interval. */
      bias: z.object({ points: z.number(), low: z.number(), high: z.number() }).nullable(),
      /**
       * Number of past exams before which a chance was shown: `answered` with a reported outcome, `unanswered` without
       * one.
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
