import { pictureView } from '@/lib/bank/picture/contract';
import { TEST_TYPES, TIME_FACTORS } from '@/lib/kernel/exam';
import { assignmentId, attemptId, questionId } from '@/lib/kernel/id-schema';
import { MAX_INTEGER } from '@/lib/kernel/integer';
import type { Language } from '@/lib/kernel/language';
import { z } from '@/lib/kernel/schema';
import { plainText } from '@/lib/kernel/text';
import { MAX_AGE_MS, MAX_AGE_SECONDS } from '@/lib/kernel/time';
import { MAX_ANSWER_SECONDS } from './rules';

const ageMs = z.number().int().min(0).max(MAX_AGE_MS).default(0);

const rowId = z.number().int().min(1).max(MAX_INTEGER);
const sectionId = z
  .number('Invalid section ID')
  .int('Invalid section ID')
  .min(1, 'Invalid section ID')
  .max(MAX_INTEGER, 'Invalid section ID');
const optionIds = z.array(rowId).max(6);

const language = z.enum(['en', 'es'] satisfies Language[]);

const attemptParams = z.strictObject({ id: attemptId });

/** Maximum questions of one attempt. An exam has 100. */
const MAX_PAPER = 200;

const attemptView = z.object({
  id: attemptId,
  testType: z.enum(TEST_TYPES),
  sectionName: z.string(),
  startedAt: z.string(),
  /** End of an exam's time; null for other tests. */
  deadlineAt: z.string().nullable(),
  /** The server's current time, from which a device with a wrong clock can compute the remaining time. */
  serverTime: z.string(),
  totalQuestions: z.number().int(),
});
export type AttemptView = z.infer<typeof attemptView>;

export const startTest = {
  summary: 'Start an attempt; a repeated attemptId returns the same attempt',
  body: z.strictObject({
    testType: z.enum(TEST_TYPES),
    sectionId: sectionId.optional(),
    /** Sections of a partial exam, which has half an hour for each section. Omitted: the exam covers every section. */
    sectionIds: z.array(sectionId).min(1).max(50).optional(),
    attemptId: attemptId.optional(),
    /** Id of a test that an instructor assigned. The assignment then determines the sections, time and questions. */
    assignmentId: assignmentId.optional(),
    /** Ids of the questions to ask, in order. Omitted: the server draws the questions. */
    questionIds: z.array(questionId).min(1).max(MAX_PAPER).optional(),
    /** Revisions that the device has loaded, one for each question in `questionIds`. Omitted: the current revisions. */
    revisions: z.array(rowId).max(MAX_PAPER).optional(),
    topic: plainText(60).optional(),
    /**
     * Only for exams: takes Core and Type I in the open-book form, which can be taken by mail and needs 21 of 25 to
     * pass each section.
     */
    openBook: z.boolean().optional(),
    timeFactor: z.literal(TIME_FACTORS).default(1),
    /**
     * Milliseconds from the press of Start until the request was sent, if the device had to wait for the network.
     * Ignored for exams.
     */
    ageMs,
  }),
  data: attemptView,
};

/** The mark with the key and explanation; or only an acknowledgment, while the key must not be shown. */
const answerOutcome = z.union([
  z.object({
    recorded: z.literal(true),
    correct: z.boolean(),
    correctAnswerIds: z.array(z.number().int()),
    explanation: z.string(),
  }),
  z.object({ recorded: z.literal(true) }),
]);
export type AnswerOutcome = z.infer<typeof answerOutcome>;

export const answerQuestion = {
  summary: 'Record the response to a question of the paper',
  body: z
    .strictObject({
      attemptId,
      questionId,
      /** One option id. Replaces the earlier response, or is added to it if the question has several right options. */
      answerId: rowId.optional(),
      /** All chosen option ids. They replace the earlier response. */
      answerIds: optionIds.optional(),
      timeSpentSeconds: z.number().int().min(0).max(MAX_ANSWER_SECONDS).default(0),
      /** Position of the question in the test, 1-based. */
      questionOrder: z.number().int().min(1).max(MAX_PAPER).optional(),
      /**
       * `deviceId` and `sequence` give the order of one device's responses, because the network may deliver them out of
       * order.
       */
      deviceId: z.uuid().optional(),
      sequence: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
      /**
       * True if the person was sure of this response before the key was shown; omitted if the person did not say. The
       * latest response counts.
       */
      sure: z.boolean().optional(),
      /** Milliseconds since the person chose the option, by the device's clock. */
      ageMs,
    })
    .refine((body) => (body.answerId === undefined) !== (body.answerIds === undefined), {
      message: 'Send either answerId or answerIds',
      path: ['answerIds'],
    })
    // Converts the field names of the API to those of the domain.
    .transform(({ answerId, answerIds, questionOrder = 0, ...response }) => ({
      optionIds: answerIds ?? (answerId === undefined ? [] : [answerId]),
      joins: answerId !== undefined,
      position: questionOrder,
      ...response,
    })),
  data: answerOutcome,
};

const tally = z.object({
  correct: z.number().int(),
  total: z.number().int(),
  answered: z.number().int(),
  skipped: z.number().int(),
  percentage: z.number().int(),
});

const resultQuestion = z.object({
  questionId: z.number().int(),
  /** Number of the question revision that the attempt asked. */
  revision: z.number().int(),
  position: z.number().int(),
  sectionId: z.number().int(),
  topic: z.string(),
  text: z.string(),
  picture: pictureView.optional(),
  isMultiAnswer: z.boolean(),
  explanation: z.string(),
  reference: z.string(),
  answers: z.array(z.object({ id: z.number().int(), text: z.string(), isCorrect: z.boolean(), why: z.string() })),
  chosenIds: z.array(z.number().int()),
  /** Null if the question was skipped. */
  isCorrect: z.boolean().nullable(),
  /**
   * True if the learner saw the key within a day before answering; otherwise omitted. Such an answer is no evidence of
   * knowledge.
   */
  isRepeat: z.literal(true).optional(),
  /**
   * Effect of a correction: `right` counts the answer as right, `out` excludes it. Omitted if the answer counts as it
   * was marked.
   */
  fair: z.enum(['right', 'out']).optional(),
});

const fairScore = z.object({
  score: tally,
  successful: z.boolean(),
  sections: z.array(tally.extend({ sectionId: z.number().int(), passed: z.boolean() })),
});

const resultCorrection = z.object({
  id: z.number().int(),
  questionId: z.number().int(),
  kind: z.enum(['key', 'withdrawn', 'fact']),
  said: z.array(z.string()),
  right: z.array(z.string()),
  why: z.string(),
  rule: z.string(),
});

const attemptResult = z.object({
  id: z.uuid(),
  testType: z.enum(TEST_TYPES),
  sectionName: z.string(),
  /** The topic chosen at the start; null without one. Needed to take the same test again. */
  topic: z.string().nullable(),
  timeFactor: z.number(),
  /** True for an open-book exam, in which a section is passed with 21 of 25. */
  openBook: z.boolean(),
  /** Language in which the questions were shown last; omitted if the device did not say. */
  language: language.optional(),
  startedAt: z.string(),
  completedAt: z.string(),
  durationSeconds: z.number().int(),
  score: tally,
  /**
   * True if the test succeeded, as stored at completion. An exam succeeds if every covered section is passed. Any other
   * test succeeds if at least 70 % of all its questions were answered right.
   */
  successful: z.boolean(),
  sections: z.array(tally.extend({ sectionId: z.number().int(), name: z.string(), passed: z.boolean() })),
  questions: z.array(resultQuestion),
  /**
   * The score after corrections of questions; omitted if it equals the original score. A correction never turns a pass
   * into a fail.
   */
  fair: fairScore.optional(),
  /** Corrections of the questions in this test, including corrections that do not change the result. */
  corrections: z.array(resultCorrection).optional(),
});
export type AttemptResult = z.infer<typeof attemptResult>;
export type ResultQuestion = z.infer<typeof resultQuestion>;

export const finishTest = {
  summary: 'Complete an attempt and return its result; repeated calls return the same result',
  params: attemptParams,
  body: z.strictObject({
    /** Milliseconds from the finish until the request was sent, if the device had to wait for the network. */
    ageMs,
    /** Seconds that the test took, by the device's clock. Ignored for exams, because the server measures their time. */
    durationSeconds: z.number().int().min(0).max(MAX_AGE_SECONDS).optional(),
    /** Language in which the device showed the questions when the person finished. */
    language: language.optional(),
  }),
  data: attemptResult,
};

export const getAttemptResult = {
  summary: 'The result of one of the caller’s completed attempts',
  params: attemptParams,
  data: attemptResult,
};

/**
 * Query of a clean-up. `attemptId`: the test in progress on the device, which is deleted even if an earlier session
 * started it.
 */
const cleanUpQuery = z.strictObject({ attemptId: attemptId.optional() });

export const previewCleanUp = {
  summary: 'Number of attempts with an answer that a cleanup would remove',
  query: cleanUpQuery,
  data: z.object({ answered: z.number().int() }),
};

export const cleanUpAttempts = {
  summary:
    'Remove the caller’s uncompleted attempts that belong to this session, are named or are idle for a day, except exams whose time is running',
  query: cleanUpQuery,
  data: z.object({ removed: z.number().int() }),
};

const answeredQuestion = z.object({
  id: z.number().int(),
  /** Text of the revision that the learner was asked. */
  text: z.string(),
  sectionName: z.string(),
  /** The latest finished test that contained the question. The result of this test shows the answer. */
  attemptId: z.string(),
});
export type AnsweredQuestion = z.infer<typeof answeredQuestion>;

export const searchAnswered = {
  summary: 'Questions of the caller’s finished tests that contain every word; the latest 20',
  query: z.strictObject({ search: plainText(100) }),
  data: z.array(answeredQuestion),
};
