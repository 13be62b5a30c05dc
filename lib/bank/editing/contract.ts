import { z } from '#schema';
import { idField, idParams, questionView } from '@/lib/bank/contract';
import { questionFields } from '@/lib/bank/forms/contract';
import { endpoint } from '@/lib/kernel/endpoint';
import { QUESTION_STATES } from '@/lib/kernel/exam';
import { MAX_INTEGER } from '@/lib/kernel/integer';
import { pageOf } from '@/lib/kernel/page';
import { plainText } from '@/lib/kernel/text';

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
  summary: 'Delete a question, or archive it when attempts or the bank’s files refer to it',
  access: 'admin',
  status: 204,
  params: idParams,
  data: z.undefined(),
});

export const listTopics = endpoint({
  method: 'GET',
  path: '/api/admin/topics',
  summary: 'Topics in use, by section',
  access: 'admin',
  data: z.array(z.object({ sectionId: z.number().int(), topic: z.string(), questionCount: z.number().int() })),
});
export type TopicView = z.infer<typeof listTopics.data>[number];

export const revisionView = z.object({
  revision: z.number().int(),
  text: z.string(),
  explanation: z.string(),
  reference: z.string(),
  answers: z.array(z.object({ text: z.string(), isCorrect: z.boolean(), why: z.string() })),
  /** Empty when nobody with an account wrote it, or the account is gone. */
  author: z.string(),
  createdAt: z.string(),
});
export type RevisionView = z.infer<typeof revisionView>;

export const listRevisions = endpoint({
  method: 'GET',
  path: '/api/questions/{id}/revisions',
  summary: 'Every wording that a question has had, newest first',
  access: 'admin',
  params: idParams,
  data: z.array(revisionView),
});

/** The most questions that one act may change. */
export const MAX_BULK = 500;

export const changeQuestions = endpoint({
  method: 'POST',
  path: '/api/questions/bulk',
  summary: 'Move, tag, archive or publish several questions: all or none',
  access: 'admin',
  body: z.strictObject({
    ids: z.array(z.number().int().min(1).max(MAX_INTEGER)).min(1).max(MAX_BULK),
    change: z.union([
      z.strictObject({ sectionId: z.number().int().min(1).max(MAX_INTEGER) }),
      z.strictObject({ topic: plainText(60).trim() }),
      z.strictObject({ difficulty: z.number().int().min(1).max(3) }),
      z.strictObject({ isForMockTest: z.boolean() }),
      z.strictObject({ state: z.enum(QUESTION_STATES) }),
    ]),
  }),
  data: z.object({ changed: z.number().int() }),
});
export type BulkChange = z.infer<NonNullable<typeof changeQuestions.body>>['change'];
