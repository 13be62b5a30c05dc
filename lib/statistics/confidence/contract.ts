import { z } from '@/lib/kernel/schema';

const tally = z.object({
  /** Number of answers with this confidence. The learner stated the confidence before the key was shown. */
  answers: z.number().int(),
  correct: z.number().int(),
  /** Percentage of right answers, rounded; null below `answersNeeded` answers. */
  percentRight: z.number().int().nullable(),
});
export type ConfidenceTally = z.infer<typeof tally>;

const confidenceView = z.object({
  /** Minimum number of answers for which a percentage is shown. */
  answersNeeded: z.number().int(),
  sure: tally,
  notSure: tally,
});
export type ConfidenceView = z.infer<typeof confidenceView>;

export const getConfidence = {
  summary: 'Share of right answers when the caller was sure and when not; open exams are left out',
  data: confidenceView,
};
