import { placeId, questionId } from '@/lib/kernel/id-schema';
import type { PlaceId } from '@/lib/kernel/ids';
import { z } from '@/lib/kernel/schema';

/** Counts in the counted attempts: the best one of each student. */
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
   * The most chosen wrong option, and why it is wrong; null when nobody chose one, and while the caller has an exam
   * open with it.
   */
  mistake: z.object({ text: z.string(), times: z.number().int(), why: z.string() }).nullable(),
});
export type QuestionResult = z.infer<typeof questionResult>;

const topicResult = z.object({ sectionName: z.string(), topicName: z.string(), ...asked });
export type TopicResult = z.infer<typeof topicResult>;

/** A forecast for a section's exam, from a student's first answers in the newest finished tests of the class. */
const sectionOutlook = z.object({
  placeId,
  name: z.string(),
  sectionName: z.string(),
  firstAnswers: z.number().int(),
  firstCorrect: z.number().int(),
  /** The probability of passing, percent. */
  chance: z.number().int(),
});
export type SectionOutlook = z.infer<typeof sectionOutlook>;

const progress = z.object({
  /** Mondays, `YYYY-MM-DD`, the earliest first; none without a finished test. */
  weeks: z.array(z.string()),
  /** Percent right in the tests finished in each of the weeks; null: none. */
  students: z.array(z.object({ placeId, name: z.string(), percentages: z.array(z.number().int().nullable()) })),
  /** The same for all students together. */
  percentages: z.array(z.number().int()),
});
export type Progress = z.infer<typeof progress>;

/** `none`: not answered; `not-asked`: not on that paper, or taken out by a correction. */
const mark = z.enum(['right', 'wrong', 'none', 'not-asked']);
export type Mark = z.infer<typeof mark>;

const grid = z.object({
  /** Question ids in the order of the paper. */
  questionIds: z.array(questionId),
  /** Students who have finished, by name, each with the attempt that counts; one mark for each question. */
  students: z.array(z.object({ placeId, name: z.string(), marks: z.array(mark) })),
});
export type Grid = z.infer<typeof grid>;

/**
 * The same, with a student's marks as one string of `markOf` characters, because the largest class would otherwise need
 * megabytes.
 */
export interface CompactGrid {
  questionIds: Grid['questionIds'];
  students: { placeId: PlaceId; name: string; marks: string }[];
}

export const classAnalysis = z.object({
  /** Students by questions, for a test that asks everybody the same; null for papers drawn for each. */
  grid: grid.nullable(),
  /** Hardest first. */
  questions: z.array(questionResult),
  /** Weakest first. */
  topics: z.array(topicResult),
  /** Students more likely to fail a section than to pass it, the least likely to pass first. */
  likelyToFail: z.array(sectionOutlook),
  progress,
});
type ClassAnalysis = z.infer<typeof classAnalysis>;
export type CompactAnalysis = Omit<ClassAnalysis, 'grid'> & { grid: CompactGrid | null };
