import { z } from '#schema';
import { endpoint } from '@/lib/kernel/endpoint';
import {
  FREE_SAMPLE_QUESTIONS,
  PRACTICE_QUESTIONS_PER_SECTION,
  QUESTION_STATES,
  QUESTIONS_PER_SECTION,
} from '@/lib/kernel/exam';
import { pageOf } from '@/lib/kernel/page';
import { plainText } from '@/lib/kernel/text';
import { questionFields, sectionFields } from './forms/contract';

const idField = z.coerce.number().int().min(1).max(2_147_483_647);
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

/** `isCorrect` and `why` are present only where the caller may see the key (decisions, "Questions and answers"). */
export const answerView = z.object({
  id: z.number().int(),
  text: z.string(),
  isCorrect: z.boolean().optional(),
  why: z.string().optional(),
});

export const questionView = z.object({
  id: z.number().int(),
  text: z.string(),
  sectionId: z.number().int(),
  isForMockTest: z.boolean(),
  topic: z.string(),
  difficulty: z.number().int(),
  revision: z.number().int(),
  /** True when several answers are right; the test shows it, so that nobody can miss it. */
  isMultiAnswer: z.boolean(),
  explanation: z.string().optional(),
  reference: z.string().optional(),
  answers: z.array(answerView),
  /** Whether it is among the caller's favorites, where the answer to the call knows. */
  isFavorite: z.boolean().optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type QuestionView = z.infer<typeof questionView>;

export const sectionBody = sectionFields(z);
export type SectionFields = z.infer<typeof sectionBody>;

export type QuestionState = (typeof QUESTION_STATES)[number];

/** What admins see of a question beside what everybody does. */
export const adminQuestionView = questionView.extend({
  state: z.enum(QUESTION_STATES),
  openReportCount: z.number().int(),
});
export type AdminQuestionView = z.infer<typeof adminQuestionView>;

export const questionBody = questionFields(z);
export type QuestionBody = z.infer<typeof questionBody>;

/** When the thing that an editor has before them was last changed. With it, a save that would undo somebody else's is refused with 409. */
export const seenField = z.iso.datetime().optional();

export const listSections = endpoint({
  method: 'GET',
  path: '/api/sections',
  summary: 'Sections with their question counts',
  access: 'public',
  data: z.array(sectionView),
});

export const createSection = endpoint({
  method: 'POST',
  path: '/api/sections',
  summary: 'Add a section',
  access: 'admin',
  status: 201,
  body: sectionBody,
  data: sectionView,
});

export const deleteSection = endpoint({
  method: 'DELETE',
  path: '/api/sections/{id}',
  summary: 'Delete a section, or archive it when it has questions',
  access: 'admin',
  status: 204,
  params: idParams,
  data: z.undefined(),
});

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/questions',
  summary: 'Questions with their keys; one page with everything when page and size are left out',
  access: 'admin',
  query: z.strictObject({
    page: z.coerce.number().int().min(0).max(100_000).optional(),
    size: z.coerce.number().int().min(1).max(100).optional(),
    sectionId: idField.optional(),
    topic: plainText(60).optional(),
    difficulty: z.coerce.number().int().min(1).max(3).optional(),
    mock: z.stringbool().optional(),
    /** `current`: published and drafts. */
    state: z.enum([...QUESTION_STATES, 'current', 'all']).default('published'),
    /** Only what users have reported and nobody has answered. */
    reported: z.stringbool().optional(),
    /** In the wording of the question or of an answer, or the question's number. */
    search: plainText(200).optional(),
    sort: z.enum(['number', 'changed']).default('number'),
  }),
  data: pageOf(adminQuestionView),
});
export type QuestionQuery = z.infer<NonNullable<typeof listQuestions.query>>;

export const listSectionQuestions = endpoint({
  method: 'GET',
  path: '/api/sections/{id}/questions',
  summary: 'Questions of a section: with keys for admins, without and at most 25 for others',
  access: 'user',
  params: idParams,
  query: z.strictObject({
    page: z.coerce.number().int().min(0).max(100_000).optional(),
    size: z.coerce.number().int().min(1).max(100).optional(),
    shuffle: z.stringbool().default(false),
  }),
  data: pageOf(questionView),
});
/** The most that a caller without the key gets in one answer. */
export const KEYLESS_PAGE_SIZE = QUESTIONS_PER_SECTION;

export const drawPracticeQuestions = endpoint({
  method: 'GET',
  path: '/api/sections/{id}/questions/random',
  summary: 'Random practice questions: unseen ones first, then those longest not seen',
  access: 'user',
  params: idParams,
  query: z.strictObject({
    limit: z.coerce.number().int().min(1).max(50).default(PRACTICE_QUESTIONS_PER_SECTION),
    topic: plainText(60).optional(),
    /** Only questions whose last answer was wrong. */
    missed: z.stringbool().default(false),
  }),
  data: z.array(questionView),
});

export const drawMockQuestions = endpoint({
  method: 'GET',
  path: '/api/sections/{id}/questions/mock',
  summary: 'Questions of the free mock test',
  access: 'public',
  params: idParams,
  query: z.strictObject({
    limit: z.coerce.number().int().min(1).max(FREE_SAMPLE_QUESTIONS).default(FREE_SAMPLE_QUESTIONS),
  }),
  data: z.array(questionView),
});

export const createQuestion = endpoint({
  method: 'POST',
  path: '/api/questions',
  summary: 'Add a question',
  access: 'admin',
  status: 201,
  body: questionBody,
  data: adminQuestionView,
});

export const getQuestion = endpoint({
  method: 'GET',
  path: '/api/questions/{id}',
  summary: 'One question with its key',
  access: 'admin',
  params: idParams,
  data: adminQuestionView,
});

export const updateQuestion = endpoint({
  method: 'PUT',
  path: '/api/questions/{id}',
  summary: 'Save a question as its next revision',
  access: 'admin',
  params: idParams,
  body: questionBody.safeExtend({ seenUpdatedAt: seenField }),
  data: adminQuestionView,
});

export const deleteQuestion = endpoint({
  method: 'DELETE',
  path: '/api/questions/{id}',
  summary: 'Delete a question, or archive it when attempts refer to it',
  access: 'admin',
  status: 204,
  params: idParams,
  data: z.undefined(),
});

/** Below this, any two questions about the same thing are alike. */
export const LOWEST_THRESHOLD = 0.3;

export const findDuplicates = endpoint({
  method: 'GET',
  path: '/api/questions/duplicates',
  summary: 'Pairs of questions whose wording is alike',
  access: 'admin',
  query: z.strictObject({ threshold: z.coerce.number().min(LOWEST_THRESHOLD).max(1).default(0.6) }),
  data: z.object({
    duplicates: z.array(z.object({ similarity: z.number(), first: adminQuestionView, second: adminQuestionView })),
  }),
});
