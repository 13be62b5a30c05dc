import { z } from '@/lib/kernel/schema';

const liveRecord = z.object({
  /** Praise that learners allow to be shown and an admin has approved; three entries at most. */
  praise: z.array(z.object({ text: z.string(), firstName: z.string(), trade: z.string() })),
  /** Corrections of this calendar year (UTC) that were not withdrawn. */
  corrections: z.object({ year: z.number().int(), count: z.number().int() }),
  reports: z.object({
    /** Reports answered in the last twelve months. */
    answered: z.number().int(),
    /** Median hours until the answer; null without any. */
    medianHours: z.number().nullable(),
    /**
     * Number of questions with an open report by somebody with a confirmed address, and the wait of the oldest one in
     * hours.
     */
    open: z.number().int(),
    oldestHours: z.number().nullable(),
  }),
});
export type LiveRecord = z.infer<typeof liveRecord>;

export const getRecord = {
  summary:
    'Verifiable figures of the installation: corrections this year, waiting time of reports, and approved testimonials',
  data: liveRecord,
};
