import { z } from '#schema';
import { idParams } from '@/lib/bank/contract';
import { endpoint } from '@/lib/kernel/endpoint';
import { QUESTION_STATES } from '@/lib/kernel/exam';
import { plainText } from '@/lib/kernel/text';

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
    ids: z.array(z.number().int().min(1).max(2_147_483_647)).min(1).max(MAX_BULK),
    change: z.union([
      z.strictObject({ sectionId: z.number().int().min(1).max(2_147_483_647) }),
      z.strictObject({ topic: plainText(60).trim() }),
      z.strictObject({ difficulty: z.number().int().min(1).max(3) }),
      z.strictObject({ isForMockTest: z.boolean() }),
      z.strictObject({ state: z.enum(QUESTION_STATES) }),
    ]),
  }),
  data: z.object({ changed: z.number().int() }),
});
export type BulkChange = z.infer<NonNullable<typeof changeQuestions.body>>['change'];
