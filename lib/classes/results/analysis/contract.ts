import { placeId, questionId } from '@/lib/kernel/id-schema';
import type { PlaceId } from '@/lib/kernel/ids';
import { z } from '@/lib/kernel/schema';

/** Totals over the best counted attempt of each student. */
const asked = {
  asked: z.number().int(),
  correct: z.number().int(),
  /** Percent of `asked`, rounded. */ percentage: z.number().int(),
};

const questionResult = z.object({
  questionId,
  sectionName: z.string(),
  topicName: z.string(),
  text: z.string(),
  ...asked,
  /**
   * The wrong option chosen most often, and why it is wrong. Null when nobody chose one, or while the caller has an
   * open exam with this question.
   */
  mistake: z.object({ text: z.string(), times: z.number().int(), why: z.string() }).nullable(),
});
export type QuestionResult = z.infer<typeof questionResult>;

const topicResult = z.object({ sectionName: z.string(), topicName: z.string(), ...asked });
export type TopicResult = z.infer<typeof topicResult>;

/** Forecast of a section's exam for one student, from first answers in the newest finished tests of the class. */
const sectionOutlook = z.object({
  placeId,
  name: z.string(),
  sectionName: z.string(),
  firstAnswers: z.number().int(),
  firstCorrect: z.number().int(),
  /** Probability of passing, in percent. */
  chance: z.number().int(),
});
export type SectionOutlook = z.infer<typeof sectionOutlook>;

const progress = z.object({
  /** Mondays as `YYYY-MM-DD`, earliest first; empty without a finished test. */
  weeks: z.array(z.string()),
  /** Percentage right in the tests finished in each week; null for a week without one. */
  students: z.array(z.object({ placeId, name: z.string(), percentages: z.array(z.number().int().nullable()) })),
  /** Percentage right of all students together, by week. */
  percentages: z.array(z.number().int()),
});
export type Progress = z.infer<typeof progress>;

/** `none`: not answered. `not-asked`: not on the student's paper, or removed by a correction. */
const mark = z.enum(['right', 'wrong', 'none', 'not-asked']);
export type Mark = z.infer<typeof mark>;

const grid = z.object({
  /** Question ids in the order of the paper. */
  questionIds: z.array(questionId),
  /** Students who have finished, sorted by name, with one mark for each question of the attempt that counts. */
  students: z.array(z.object({ placeId, name: z.string(), marks: z.array(mark) })),
});
export type Grid = z.infer<typeof grid>;

/**
 * A grid whose marks are one string per student, a character per mark (`markOf`). With an object per mark, the largest
 * class would need megabytes.
 */
export interface CompactGrid {
  questionIds: Grid['questionIds'];
  students: { placeId: PlaceId; name: string; marks: string }[];
}

export const classAnalysis = z.object({
  /** Students by questions for a shared paper; null when each student has a paper of their own. */
  grid: grid.nullable(),
  /** Questions, hardest first. */
  questions: z.array(questionResult),
  /** Topics, weakest first. */
  topics: z.array(topicResult),
  /** Students more likely to fail a section than to pass it, lowest probability first. */
  likelyToFail: z.array(sectionOutlook),
  progress,
});
type ClassAnalysis = z.infer<typeof classAnalysis>;
export type CompactAnalysis = Omit<ClassAnalysis, 'grid'> & { grid: CompactGrid | null };
