import { z } from '@/lib/kernel/schema';

/** Whole percentages from 1 to 99, because nobody is certain to pass or to fail. */
const estimate = z.object({
  chancePercent: z.number().int(),
  /** Limits of an 80 percent interval for the chance. */
  lowPercent: z.number().int(),
  highPercent: z.number().int(),
});
export type Estimate = z.infer<typeof estimate>;

const sectionReadiness = z.object({
  sectionId: z.number().int(),
  sectionName: z.string(),
  /** Questions of the section with at least one answer by the caller. */
  firstAnswers: z.number().int(),
  /** Questions among them with a right first answer. */
  firstCorrect: z.number().int(),
  /** Null if there are too few first answers for an estimate. */
  estimate: estimate.nullable(),
});
export type SectionReadiness = z.infer<typeof sectionReadiness>;

const readinessView = z.object({
  /** Smallest number of first answers in a section for an estimate. */
  firstAnswersNeeded: z.number().int(),
  sections: z.array(sectionReadiness),
  /** Estimate for passing all sections; null until each has an estimate. */
  allSections: estimate.nullable(),
});
export type ReadinessView = z.infer<typeof readinessView>;

export const getReadiness = {
  summary: 'An estimate of the caller’s chance of passing, from first answers only',
  data: readinessView,
};
