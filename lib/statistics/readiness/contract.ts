import { z } from '@/lib/kernel/schema';

/** Whole percents from 1 to 99: nobody is certain to pass, or to fail. */
const estimate = z.object({
  chancePercent: z.number().int(),
  /** The chance lies between these two in eight cases of ten. */
  lowPercent: z.number().int(),
  highPercent: z.number().int(),
});
export type Estimate = z.infer<typeof estimate>;

const sectionReadiness = z.object({
  sectionId: z.number().int(),
  sectionName: z.string(),
  /** Questions of the section that the caller has answered at least once. */
  firstAnswers: z.number().int(),
  /** Those of them whose very first answer was right. */
  firstCorrect: z.number().int(),
  /** Null while there are too few first answers to say anything. */
  estimate: estimate.nullable(),
});
export type SectionReadiness = z.infer<typeof sectionReadiness>;

const readinessView = z.object({
  /** First answers that a section needs before anything is said about it. */
  firstAnswersNeeded: z.number().int(),
  sections: z.array(sectionReadiness),
  /** Passing all sections; null until each has an estimate. */
  allSections: estimate.nullable(),
});
export type ReadinessView = z.infer<typeof readinessView>;

export const getReadiness = {
  summary: 'An estimate of the caller’s chance of passing, from first answers only',
  data: readinessView,
};
