import { z } from '@/lib/kernel/schema';

const tally = z.object({
  /** Answers of which the caller said so before the key was shown. */
  answers: z.number().int(),
  correct: z.number().int(),
  /** Whole percent of them that was right; null under `answersNeeded` answers. */
  percentRight: z.number().int().nullable(),
});
export type ConfidenceTally = z.infer<typeof tally>;

const confidenceView = z.object({
  /** Answers that a share needs before it is told. */
  answersNeeded: z.number().int(),
  sure: tally,
  notSure: tally,
});
export type ConfidenceView = z.infer<typeof confidenceView>;

export const getConfidence = {
  summary:
    'How often the caller is right when they say that they are sure, and when they are not; exams that are open are left out',
  data: confidenceView,
};
