import { pictureView } from '@/lib/bank/picture/contract';
import { TEST_TYPES, TIME_FACTORS } from '@/lib/kernel/exam';
import { assignmentId, attemptId, questionId } from '@/lib/kernel/id-schema';
import { MAX_INTEGER } from '@/lib/kernel/integer';
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

const attemptParams = z.strictObject({ id: attemptId });

/** The most questions that one paper may hold: an exam has 100. */
const MAX_PAPER = 200;

const attemptView = z.object({
  id: attemptId,
  testType: z.enum(TEST_TYPES),
  sectionName: z.string(),
  startedAt: z.string(),
  /** Exams only. */
  deadlineAt: z.string().nullable(),
  /** Current server time, so that a device with a wrong clock shows the right time left. */
  serverTime: z.string(),
  totalQuestions: z.number().int(),
});
export type AttemptView = z.infer<typeof attemptView>;

export const startTest = {
  summary: 'Start an attempt; a repeated attemptId returns the same attempt',
  body: z.strictObject({
    testType: z.enum(TEST_TYPES),
    sectionId: sectionId.optional(),
    /** Sections that an exam rehearses, half an hour each; left out, it covers every section. */
    sectionIds: z.array(sectionId).min(1).max(50).optional(),
    attemptId: attemptId.optional(),
    /** A test that an instructor has assigned: its sections, time and paper come from the assignment. */
    assignmentId: assignmentId.optional(),
    /** The paper, in order. Left out, the server draws one. */
    questionIds: z.array(questionId).min(1).max(MAX_PAPER).optional(),
    /** The revision of each question as it was loaded, in the same order; left out, the current ones. */
    revisions: z.array(rowId).max(MAX_PAPER).optional(),
    topic: plainText(60).optional(),
    /** Exams only: Core and Type I in the open-book form, which takes 21 of 25 in each, like the mail-in test. */
    openBook: z.boolean().optional(),
    timeFactor: z.literal(TIME_FACTORS).default(1),
    /**
     * Milliseconds since the person pressed Start, for a start that waited for the network. Practice and favorites
     * only.
     */
    ageMs,
  }),
  data: attemptView,
};

/** The mark with its key and reason, or only the acknowledgment while the key may not be shown yet. */
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
      /** One option: replaces the response, or is added to it where several options are right. */
      answerId: rowId.optional(),
      /** All chosen options: replaces the response. */
      answerIds: optionIds.optional(),
      timeSpentSeconds: z.number().int().min(0).max(MAX_ANSWER_SECONDS).default(0),
      /** 1-based position on the paper. */
      questionOrder: z.number().int().min(1).max(MAX_PAPER).optional(),
      /** Orders the responses of one device together with `sequence`, whatever order the network delivers them in. */
      deviceId: z.uuid().optional(),
      sequence: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
      /**
       * The person's confidence in this response before its key was shown; left out when they did not say. The latest
       * response counts.
       */
      sure: z.boolean().optional(),
      /** Milliseconds since the person chose, by the device's own clock. */
      ageMs,
    })
    .refine((body) => (body.answerId === undefined) !== (body.answerIds === undefined), {
      message: 'Send either answerId or answerIds',
      path: ['answerIds'],
    })
    // Converts the API's field names to the domain's.
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
  /** The revision that was asked. */
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
  /** Null when the question was skipped. */
  isCorrect: z.boolean().nullable(),
  /**
   * True when the key was seen within a day before the answer, which then says nothing about passing; else left out.
   */
  isRepeat: z.literal(true).optional(),
  /** The effect of a correction: right as well, or out of the count; left out when it counts as it was marked. */
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
  /** The choice at the start, so that the same test can be taken again. */
  topic: z.string().nullable(),
  timeFactor: z.number(),
  /** True for an exam in the open-book form, which takes 21 of 25 in a section. */
  openBook: z.boolean(),
  startedAt: z.string(),
  completedAt: z.string(),
  durationSeconds: z.number().int(),
  score: tally,
  /** Stored at completion. An exam: each section that it covers is passed; any other test: 70 % of all questions. */
  successful: z.boolean(),
  sections: z.array(tally.extend({ sectionId: z.number().int(), name: z.string(), passed: z.boolean() })),
  questions: z.array(resultQuestion),
  /** The same including corrections; left out where they change nothing. A correction never takes a pass away. */
  fair: fairScore.optional(),
  /** Corrections of the questions asked, whether they change the result or not. */
  corrections: z.array(resultCorrection).optional(),
});
export type AttemptResult = z.infer<typeof attemptResult>;
export type ResultQuestion = z.infer<typeof resultQuestion>;

export const finishTest = {
  summary: 'Complete an attempt and return its result; repeated calls return the same result',
  params: attemptParams,
  body: z.strictObject({
    /** Milliseconds since the person finished, for a finish that waited for the network. */
    ageMs,
    /** Time taken, as the device's clock showed it. Ignored for exams, which the server times itself. */
    durationSeconds: z.number().int().min(0).max(MAX_AGE_SECONDS).optional(),
  }),
  data: attemptResult,
};

export const getAttemptResult = {
  summary: 'The result of one of the caller’s completed attempts',
  params: attemptParams,
  data: attemptResult,
};

/** `attemptId`: the test in progress on the device, which an earlier session may have started. */
const cleanUpQuery = z.strictObject({ attemptId: attemptId.optional() });

export const previewCleanUp = {
  summary: 'Number of attempts with an answer that a cleanup would remove',
  query: cleanUpQuery,
  data: z.object({ answered: z.number().int() }),
};

export const cleanUpAttempts = {
  summary:
    'Remove the caller’s uncompleted attempts that this session began, that are named, or that nobody has touched for a day, except exams within their time',
  query: cleanUpQuery,
  data: z.object({ removed: z.number().int() }),
};

const answeredQuestion = z.object({
  id: z.number().int(),
  /** The wording that was asked. */
  text: z.string(),
  sectionName: z.string(),
  /** The latest finished test that asked it: its result shows the answer. */
  attemptId: z.string(),
});
export type AnsweredQuestion = z.infer<typeof answeredQuestion>;

export const searchAnswered = {
  summary: 'Questions of the caller’s finished tests that contain every word; the latest 20',
  query: z.strictObject({ search: plainText(100) }),
  data: z.array(answeredQuestion),
};
