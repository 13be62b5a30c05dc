import { z } from '@/lib/kernel/schema';

const liveRecord = z.object({
  /** Testimonials, three at most, which learners allow to be shown and an admin has approved. */
  praise: z.array(z.object({ text: z.string(), firstName: z.string(), trade: z.string() })),
  /** Number of corrections in this calendar year (UTC) that were not reversed. */
  corrections: z.object({ year: z.number().int(), count: z.number().int() }),
  reports: z.object({
    /** Number of reports answered in the last twelve months. */
    answered: z.number().int(),
    /** Median hours from report to answer; null if no report was answered. */
    medianHours: z.number().nullable(),
    /**
     * Number of questions with an open report by a person with a confirmed address. `oldestHours`: hours for which the
     * oldest of these reports has been open.
     */
    open: z.number().int(),
    oldestHours: z.number().nullable(),
  }),
});
export type TrackRecord = z.infer<typeof liveRecord>;

export const getTrackRecord = {
  summary:
    'Verifiable figures of the installation: corrections this year, waiting time of reports, and approved testimonials',
  data: liveRecord,
};
