import { z } from '@/lib/kernel/schema';

/** Probabilities in whole percent, limited to 1 to 99, because passing is never certain. */
const estimate = z.object({
  chancePercent: z.number().int(),
  /** Lower end of an 80 percent interval. `highPercent`: the upper end. */
  lowPercent: z.number().int(),
  highPercent: z.number().int(),
});
export type Estimate = z.infer<typeof estimate>;

const sectionReadiness = z.object({
  sectionId: z.number().int(),
  sectionName: z.string(),
  /** Number of the section's questions that the caller has answered at least once. */
  firstAnswers: z.number().int(),
  /** Number of the questions in `firstAnswers` whose first answer was right. */
  firstCorrect: z.number().int(),
  /** Estimated probability of passing; null if there are too few first answers. */
  estimate: estimate.nullable(),
});
export type SectionReadiness = z.infer<typeof sectionReadiness>;

const readinessView = z.object({
  /** Minimum number of first answers in a section for an estimate. */
  firstAnswersNeeded: z.number().int(),
  sections: z.array(sectionReadiness),
  /** Estimated probability of passing all sections; null until each section has an estimate. */
  allSections: estimate.nullable(),
});
export type ReadinessView = z.infer<typeof readinessView>;

export const getReadiness = {
  summary: 'The caller’s chance of passing if the exam were today',
  data: readinessView,
};
