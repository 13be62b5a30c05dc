import { pictureView } from '@/lib/bank/picture/contract';
import {
  FREE_SAMPLE_QUESTIONS,
  PRACTICE_QUESTIONS_PER_SECTION,
  QUESTION_TIERS,
  QUESTIONS_PER_SECTION,
} from '@/lib/kernel/exam';
import { MAX_INTEGER } from '@/lib/kernel/integer';
import { pageOf } from '@/lib/kernel/page-schema';
import { z } from '@/lib/kernel/schema';
import { plainText } from '@/lib/kernel/text';

export const idField = z.coerce.number().int().min(1).max(MAX_INTEGER);
export const idParams = z.strictObject({ id: idField });

export const sectionView = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  questionCount: z.number().int(),
  mockQuestionCount: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type SectionView = z.infer<typeof sectionView>;

/** `isCorrect` and `why` are present only if the caller may see the key (`lib/attempts/answer-keys/policy.ts`). */
const answerView = z.object({
  id: z.number().int(),
  text: z.string(),
  isCorrect: z.boolean().optional(),
  why: z.string().optional(),
});

export const questionView = z.object({
  id: z.number().int(),
  text: z.string(),
  /** The drawing that the question refers to; absent for questions without one. */
  picture: pictureView.optional(),
  sectionId: z.number().int(),
  isForMockTest: z.boolean(),
  topic: z.string(),
  difficulty: z.number().int(),
  /** The question's tier: `exam`, `deeper` or `beyond`. */
  tier: z.enum(QUESTION_TIERS),
  revision: z.number().int(),
  /** True if several answers are right. The test shows this next to the question. */
  isMultiAnswer: z.boolean(),
  explanation: z.string().optional(),
  reference: z.string().optional(),
  answers: z.array(answerView),
  /** True if the question is one of the caller's favorites. Absent if the response does not contain favorites. */
  isFavorite: z.boolean().optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type QuestionView = z.infer<typeof questionView>;

export const listSections = {
  summary: 'Sections with their question counts',
  data: z.array(sectionView),
};

export const listSectionQuestions = {
  summary: 'Questions of a section: with keys for admins, without and at most 25 for others',
  params: idParams,
  query: z.strictObject({
    page: z.coerce.number().int().min(0).max(100_000).optional(),
    size: z.coerce.number().int().min(1).max(100).optional(),
    shuffle: z.stringbool().default(false),
  }),
  data: pageOf(questionView),
};
/** Maximum page size for callers who may not see the key. */
export const KEYLESS_PAGE_SIZE = QUESTIONS_PER_SECTION;

export const drawPracticeQuestions = {
  summary: 'Random practice questions: unseen ones first, then those longest not seen',
  params: idParams,
  query: z.strictObject({
    limit: z.coerce.number().int().min(1).max(50).default(PRACTICE_QUESTIONS_PER_SECTION),
    topic: plainText(60).optional(),
    /** `mixed` draws three exam-tier questions for each deeper one; `deeper` draws deeper questions first. */
    depth: z.enum(['mixed', 'deeper']).default('mixed'),
    /** False excludes questions of the tier `beyond`. */
    beyond: z.stringbool().default(true),
    /**
     * Id of a completed attempt of the caller. The draw then returns only the questions that were missed or skipped in
     * that attempt, in the attempt's order.
     */
    missedIn: z.uuid().optional(),
  }),
  data: z.array(questionView),
};

export const drawMockQuestions = {
  summary: 'Questions of the free mock test',
  params: idParams,
  query: z.strictObject({
    limit: z.coerce.number().int().min(1).max(FREE_SAMPLE_QUESTIONS).default(FREE_SAMPLE_QUESTIONS),
  }),
  data: z.array(questionView),
};
