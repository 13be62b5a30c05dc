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
  /** Number of attempts started. */
  attempts: z.number().int(),
  /** The best finished attempt; null without one. The score includes later corrections of questions. */
  best: z
    .object({
      startedAt: z.string(),
      completedAt: z.string(),
      durationSeconds: z.number().int(),
      correct: z.number().int(),
      total: z.number().int(),
      /** Percent of all questions, rounded. */
      percentage: z.number().int(),
      successful: z.boolean(),
      /**
       * True when the test had closed before the start reached the server, for example from a device that was offline.
       */
      late: z.boolean(),
      /** True when an instructor entered the answers from paper. */
      onPaper: z.boolean(),
      sections: z.array(sectionResult),
      /** The certification that the same result would earn in the real exam; empty if none. */
      wouldCertifyIn: z.string(),
    })
    .nullable(),
});
export type StudentResult = z.infer<typeof studentResult>;

const testResults = z.object({
  className: z.string(),
  assignment: z.object({
    id: assignmentId,
    title: z.string(),
    testType: z.enum(['practice', 'exam']),
    certificateMark: z.number().int(),
  }),
  /** Students sorted by name. */
  students: z.array(studentResult),
});
/** The results of one test: one row per student. */
export type TestResults = z.infer<typeof testResults>;

const classResults = testResults.extend({ analysis: classAnalysis });
export type ClassResults = z.infer<typeof classResults>;
/** The results in the format of the web page, in which one string holds all marks of a student. */
export type CompactResults = TestResults & { analysis: CompactAnalysis };

const asked = {
  params: z.strictObject({ id: classId }),
  /** Omitted: the newest test of the class is used. */
  query: z.strictObject({ assignmentId: assignmentId.optional() }),
};

export const getClassResults = {
  summary:
    'Results of a class in one of its tests, by student, section, topic and question, with the progress of the class by week',
  ...asked,
  data: classResults,
};

export const getClassResultsFile = {
  summary: 'The same results by student and section, as a CSV file without formulas',
  ...asked,
  data: z.instanceof(Blob),
};
