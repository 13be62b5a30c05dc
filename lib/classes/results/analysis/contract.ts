import { placeId, questionId } from '@/lib/kernel/id-schema';
import type { PlaceId } from '@/lib/kernel/ids';
import { z } from '@/lib/kernel/schema';

/** In the attempts that count: the best one of each student. */
const asked = {
  asked: z.number().int(),
  correct: z.number().int(),
  /** Of `asked`, rounded. */ percentage: z.number().int(),
};

const questionResult = z.object({
  questionId,
  sectionName: z.string(),
  topicName: z.string(),
  text: z.string(),
  ...asked,
  /** The wrong option that most chose, and why it is wrong; null where nobody chose one, and while the caller has an exam open with it. */
  mistake: z.object({ text: z.string(), times: z.number().int(), why: z.string() }).nullable(),
});
export type QuestionResult = z.infer<typeof questionResult>;

const topicResult = z.object({ sectionName: z.string(), topicName: z.string(), ...asked });
export type TopicResult = z.infer<typeof topicResult>;

/** What a student's first answers to the questions of the newest tests of the class that they finished say about a section's exam. */
const sectionOutlook = z.object({
  placeId,
  name: z.string(),
  sectionName: z.string(),
  firstAnswers: z.number().int(),
  firstCorrect: z.number().int(),
  /** Of passing, percent. */
  chance: z.number().int(),
});
export type SectionOutlook = z.infer<typeof sectionOutlook>;

const progress = z.object({
  /** Mondays, `YYYY-MM-DD`, the earliest first; none in which nobody finished a test. */
  weeks: z.array(z.string()),
  /** Percent right in the tests that were finished in each of the weeks; null: none. */
  students: z.array(z.object({ placeId, name: z.string(), percentages: z.array(z.number().int().nullable()) })),
  /** The same of all together. */
  percentages: z.array(z.number().int()),
});
export type Progress = z.infer<typeof progress>;

/** `none`: not answered; `not-asked`: not on that paper, or taken out by a correction. */
const mark = z.enum(['right', 'wrong', 'none', 'not-asked']);
export type Mark = z.infer<typeof mark>;

const grid = z.object({
  /** In the order of the paper. */
  questionIds: z.array(questionId),
  /** By name, those who have finished, each with the attempt that counts; a mark a question. */
  students: z.array(z.object({ placeId, name: z.string(), marks: z.array(mark) })),
});
export type Grid = z.infer<typeof grid>;

/** The same with the marks of a student as one string, in the signs of `markOf`: a page of the largest class would be megabytes otherwise. */
export interface CompactGrid {
  questionIds: Grid['questionIds'];
  students: { placeId: PlaceId; name: string; marks: string }[];
}

export const classAnalysis = z.object({
  /** Students by questions, for a test that asks everybody the same; null for papers that were drawn for each. */
  grid: grid.nullable(),
  /** Hardest first. */
  questions: z.array(questionResult),
  /** Weakest first. */
  topics: z.array(topicResult),
  /** Those who are more likely to fail a section than to pass it, the least likely to pass first. */
  likelyToFail: z.array(sectionOutlook),
  progress,
});
type ClassAnalysis = z.infer<typeof classAnalysis>;
export type CompactAnalysis = Omit<ClassAnalysis, 'grid'> & { grid: CompactGrid | null };
