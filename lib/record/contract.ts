import { z } from '@/lib/kernel/schema';

const liveRecord = z.object({
  /** What learners say after their exam and allow to be shown; an admin has approved it. Three at most. */
  praise: z.array(z.object({ text: z.string(), firstName: z.string(), trade: z.string() })),
  /** Made in this calendar year (UTC) and not taken back. */
  corrections: z.object({ year: z.number().int(), count: z.number().int() }),
  reports: z.object({
    /** Reports that were answered in the last twelve months. */
    answered: z.number().int(),
    /** Hours in which half of them were answered; null without any. */
    medianHours: z.number().nullable(),
    /** Questions with an open report of somebody with a confirmed address, and for how many hours the oldest such report waits. */
    open: z.number().int(),
    oldestHours: z.number().nullable(),
  }),
});
export type LiveRecord = z.infer<typeof liveRecord>;

export const getRecord = {
  summary:
    'What the installation can prove of itself: corrections this year, how long reports wait, and praise that was given',
  data: liveRecord,
};
