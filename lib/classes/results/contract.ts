import { assignmentId, classId, placeId } from '@/lib/kernel/id-schema';
import { z } from '@/lib/kernel/schema';

const sectionResult = z.object({
  sectionId: z.number().int(),
  name: z.string(),
  correct: z.number().int(),
  total: z.number().int(),
  passed: z.boolean(),
});

const studentResult = z.object({
  placeId,
  name: z.string(),
  status: z.enum(['not-begun', 'begun', 'finished']),
  /** Attempts that were begun. */
  attempts: z.number().int(),
  /** The best finished one; null without one. Corrections of questions count. */
  best: z
    .object({
      startedAt: z.string(),
      completedAt: z.string(),
      durationSeconds: z.number().int(),
      correct: z.number().int(),
      total: z.number().int(),
      /** Of all questions, rounded. */
      percentage: z.number().int(),
      successful: z.boolean(),
      /** Its start arrived after the test had closed, from a device that was without network. */
      late: z.boolean(),
      sections: z.array(sectionResult),
      /** Exams: what it would certify in; empty where nothing. */
      wouldCertifyIn: z.string(),
    })
    .nullable(),
});
export type StudentResult = z.infer<typeof studentResult>;

const classResults = z.object({
  assignment: z.object({ id: assignmentId, title: z.string(), testType: z.enum(['practice', 'exam']) }),
  /** By name. */
  students: z.array(studentResult),
});
export type ClassResults = z.infer<typeof classResults>;

const asked = {
  params: z.strictObject({ id: classId }),
  /** Without it the newest test of the class. */
  query: z.strictObject({ assignmentId: assignmentId.optional() }),
};

export const getClassResults = {
  summary: 'How the students of a class did in one of its tests, by student and section',
  ...asked,
  data: classResults,
};

export const getClassResultsFile = {
  summary: 'The same as a CSV file whose cells no spreadsheet runs',
  ...asked,
  data: z.instanceof(Blob),
};
