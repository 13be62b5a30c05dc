import { idField, idParams, questionView } from '@/lib/bank/contract';
import { questionFields } from '@/lib/bank/forms-contract';
import { pictureView } from '@/lib/bank/picture/contract';
import { declaredChange } from '@/lib/corrections/contract';
import { QUESTION_STATES, QUESTION_TIERS } from '@/lib/kernel/exam';
import { MAX_INTEGER } from '@/lib/kernel/integer';
import { pageOf } from '@/lib/kernel/page-schema';
import { z } from '@/lib/kernel/schema';
import { plainText } from '@/lib/kernel/text';

export type QuestionState = (typeof QUESTION_STATES)[number];

/** Question as admins see it: the public view plus editorial fields. */
export const adminQuestionView = questionView.extend({
  state: z.enum(QUESTION_STATES),
  /**
   * The changes of facts since the question was published, one per line. Empty if an admin put the question in review.
   */
  reviewReason: z.string(),
  openReportCount: z.number().int(),
  /** True if the current wording is translated into Spanish. */
  isTranslated: z.boolean(),
  /** True if the current wording or an earlier one is translated into Spanish. */
  wasTranslated: z.boolean(),
  /** True if deleting the question removes it for good; false if the question is only archived. */
  isDeletable: z.boolean(),
});
export type AdminQuestionView = z.infer<typeof adminQuestionView>;

export const questionBody = questionFields;
export type QuestionBody = z.infer<typeof questionBody>;

/**
 * Required to publish a question that is in review because a fact has changed, if the question still states the fact's
 * former figure. True confirms that the former figure is meant, for example as a wrong option.
 */
const isFormerFigureMeant = z.boolean().default(false);

/**
 * The value of `updatedAt` that the editor loaded. If the question has changed since then, the server refuses the save
 * with 409.
 */
export const seenField = z.iso.datetime().optional();

export const listQuestions = {
  summary: 'Questions with their keys; one page with everything when page and size are left out',
  query: z.strictObject({
    page: z.coerce.number().int().min(0).max(100_000).optional(),
    size: z.coerce.number().int().min(1).max(100).optional(),
    sectionId: idField.optional(),
    topic: plainText(60).optional(),
    difficulty: z.coerce.number().int().min(1).max(3).optional(),
    tier: z.enum(QUESTION_TIERS).optional(),
    mock: z.stringbool().optional(),
    /** `current` means all states except archived. */
    state: z.enum([...QUESTION_STATES, 'current', 'all']).default('published'),
    /** True limits the list to questions with an open report. */
    reported: z.stringbool().optional(),
    /** True limits the list to questions whose current wording has no Spanish translation. */
    untranslated: z.stringbool().optional(),
    /** Words that all occur in the question or its answers, in any order, or the question's number. */
    search: plainText(200).optional(),
    sort: z.enum(['number', 'changed']).default('number'),
  }),
  data: pageOf(adminQuestionView),
};
export type QuestionQuery = z.infer<typeof listQuestions.query>;

export const createQuestion = {
  summary: 'Add a question',
  body: questionBody,
  data: adminQuestionView,
};

export const getQuestion = {
  summary: 'One question with its key',
  params: idParams,
  data: adminQuestionView,
};

export const updateQuestion = {
  summary:
    'Save a question as its next revision; a changed key must say whether it is a correction, if people were asked the question',
  params: idParams,
  body: questionBody.safeExtend({ seenUpdatedAt: seenField, change: declaredChange.optional(), isFormerFigureMeant }),
  data: adminQuestionView,
};

export const deleteQuestion = {
  summary: 'Delete a question, or archive it when attempts or the bank’s files refer to it',
  params: idParams,
  query: z.strictObject({
    /**
     * True confirms that the question was right and only should not be asked any more. Required to delete a question
     * that people were asked. A wrong question must be corrected in the editor instead.
     */
    isOnlyUnasked: z.stringbool().default(false),
  }),
  data: z.undefined(),
};

export const listTopics = {
  summary: 'Topics in use, by section',
  data: z.array(z.object({ sectionId: z.number().int(), topic: z.string(), questionCount: z.number().int() })),
};
export type TopicView = z.infer<typeof listTopics.data>[number];

const revisionView = z.object({
  revision: z.number().int(),
  text: z.string(),
  picture: pictureView.optional(),
  explanation: z.string(),
  reference: z.string(),
  answers: z.array(z.object({ text: z.string(), isCorrect: z.boolean(), why: z.string() })),
  /**
   * Name of the revision's author. Empty if the revision came from the question bank's files or the author's account
   * was deleted.
   */
  author: z.string(),
  createdAt: z.string(),
});
export type RevisionView = z.infer<typeof revisionView>;

export const listRevisions = {
  summary: 'Every wording that a question has had, newest first',
  params: idParams,
  data: z.array(revisionView),
};

/** Maximum number of questions in one bulk change. */
const MAX_BULK = 500;

export const changeQuestions = {
  summary: 'Move, tag, archive or publish several questions: all or none',
  body: z.strictObject({
    ids: z.array(z.number().int().min(1).max(MAX_INTEGER)).min(1).max(MAX_BULK),
    change: z.union([
      z.strictObject({ sectionId: z.number().int().min(1).max(MAX_INTEGER) }),
      z.strictObject({ topic: plainText(60).trim() }),
      z.strictObject({ difficulty: z.number().int().min(1).max(3) }),
      z.strictObject({ tier: z.enum(QUESTION_TIERS) }),
      z.strictObject({ isForMockTest: z.boolean() }),
      z.strictObject({ state: z.enum(QUESTION_STATES) }),
    ]),
    /** Required for a change that withdraws questions that people were asked; see `deleteQuestion`. */
    isOnlyUnasked: z.boolean().default(false),
  }),
  data: z.object({ changed: z.number().int() }),
};
export type BulkChange = z.infer<typeof changeQuestions.body>['change'];

export const confirmQuestions = {
  summary: 'Publish questions again that were in review: all or none; 409 if one still states a former figure',
  body: z.strictObject({
    ids: z.array(z.number().int().min(1).max(MAX_INTEGER)).min(1).max(MAX_BULK),
    isFormerFigureMeant,
  }),
  data: z.object({ changed: z.number().int() }),
};
