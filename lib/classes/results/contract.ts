import { assignmentId, classId, placeId } from '@/lib/kernel/id-schema';
import { z } from '@/lib/kernel/schema';
import { type CompactAnalysis, classAnalysis } from './analysis/contract';

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
      /** Its answers were typed in from paper. */
      onPaper: z.boolean(),
      sections: z.array(sectionResult),
      /** Exams: what it would certify in; empty where nothing. */
      wouldCertifyIn: z.string(),
    })
    .nullable(),
});
export type StudentResult = z.infer<typeof studentResult>;

const testResults = z.object({
  className: z.string(),
  assignment: z.object({ id: assignmentId, title: z.string(), testType: z.enum(['practice', 'exam']) }),
  /** By name. */
  students: z.array(studentResult),
});
/** One test, student by student. */
export type TestResults = z.infer<typeof testResults>;

const classResults = testResults.extend({ analysis: classAnalysis });
export type ClassResults = z.infer<typeof classResults>;
/** The results as the page has them: the marks of each student are one string. */
export type CompactResults = TestResults & { analysis: CompactAnalysis };

const asked = {
  params: z.strictObject({ id: classId }),
  /** Without it the newest test of the class. */
  query: z.strictObject({ assignmentId: assignmentId.optional() }),
};

export const getClassResults = {
  summary:
    'How the students of a class did in one of its tests, by student, section, topic and question, and how the class goes on',
  ...asked,
  data: classResults,
};

export const getClassResultsFile = {
  summary: 'The same by student and section, as a CSV file whose cells no spreadsheet runs',
  ...asked,
  data: z.instanceof(Blob),
};
