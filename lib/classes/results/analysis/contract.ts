import { placeId, questionId } from '@/lib/kernel/id-schema';
import type { PlaceId } from '@/lib/kernel/ids';
import { z } from '@/lib/kernel/schema';

/** Number of times that students got these questions in their best counted attempts. */
const asked = {
  asked: z.number().int(),
  correct: z.number().int(),
  /** Right answers as a percentage of `asked`, rounded. */ percentage: z.number().int(),
};

const questionResult = z.object({
  questionId,
  sectionName: z.string(),
  topicName: z.string(),
  text: z.string(),
  ...asked,
  /**
   * The wrong option chosen most often, and why it is wrong. Null when nobody chose a wrong option, or while an open
   * exam of the caller contains the question.
   */
  mistake: z.object({ text: z.string(), times: z.number().int(), why: z.string() }).nullable(),
});
export type QuestionResult = z.infer<typeof questionResult>;

const topicResult = z.object({ sectionName: z.string(), topicName: z.string(), ...asked });
export type TopicResult = z.infer<typeof topicResult>;

/**
 * Forecast for one student and section of the certification exam, from the student's first answers in the newest
 * finished tests of the class.
 */
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
  /** Mondays of the weeks as `YYYY-MM-DD`, earliest first; empty without a finished test. */
  weeks: z.array(z.string()),
  /**
   * Percentage of right answers for each student and week, in the tests finished in that week; null if there are none.
   */
  students: z.array(z.object({ placeId, name: z.string(), percentages: z.array(z.number().int().nullable()) })),
  /** Percentage of right answers of all students in each week. */
  percentages: z.array(z.number().int()),
});
export type Progress = z.infer<typeof progress>;

/** `none`: not answered. `not-asked`: the student did not get this question, or a correction removed it. */
const mark = z.enum(['right', 'wrong', 'none', 'not-asked']);
export type Mark = z.infer<typeof mark>;

const grid = z.object({
  /** Question ids in the order of the test. */
  questionIds: z.array(questionId),
  /** Students who have finished, sorted by name, with one mark for each question of the attempt that counts. */
  students: z.array(z.object({ placeId, name: z.string(), marks: z.array(mark) })),
});
export type Grid = z.infer<typeof grid>;

/**
 * A grid in which each student's marks are one string with one character per mark (`markOf`). An object per mark would
 * take megabytes for the largest class.
 */
export interface CompactGrid {
  questionIds: Grid['questionIds'];
  students: { placeId: PlaceId; name: string; marks: string }[];
}

export const classAnalysis = z.object({
  /** Each student's result in each question, if all students get the same questions; null for other tests. */
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
