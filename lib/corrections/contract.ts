import { idField, idParams } from '@/lib/bank/contract';
import { ANSWERS_PER_QUESTION, QUESTION_STATES, TEXT_LIMITS } from '@/lib/kernel/exam';
import { pageOf, pageQuery } from '@/lib/kernel/page-schema';
import { z } from '@/lib/kernel/schema';
import { plainText } from '@/lib/kernel/text';
import { CORRECTION_LIMITS } from './rules';

const FILL_IN = 'Please fill in this field';

const line = (limit: number) => plainText(limit, FILL_IN).trim().min(1, FILL_IN);

/** Declaration of an admin about a change that affects results: it is only a wording fix, or it is a correction. */
export const declaredChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('slip') }),
  z.strictObject({
    kind: z.literal('correction'),
    /** Reason why the question was wrong. */
    why: line(CORRECTION_LIMITS.why),
    /** The regulation or other source. */
    rule: line(CORRECTION_LIMITS.rule),
    /** First name of the person who found the error, if they agree to be named. */
    finder: plainText(CORRECTION_LIMITS.finder).trim().default(''),
  }),
]);
export type DeclaredChange = z.infer<typeof declaredChange>;

const correctionView = z.object({
  id: z.number().int(),
  questionId: z.number().int(),
  /** Kind of correction. `fact`: the key changed because a registered figure changed. */
  kind: z.enum(['key', 'withdrawn', 'fact']),
  questionText: z.string(),
  /** Texts of the options that counted as right before. */
  said: z.array(z.string()),
  /** Texts of the right options; empty if the question was withdrawn. */
  right: z.array(z.string()),
  /** Time from which the question was wrong, in ISO format. */
  since: z.string(),
  why: z.string(),
  rule: z.string(),
  /** First name of the finder; empty if nobody is named. */
  finder: z.string(),
  madeBy: z.enum(['admin', 'bank']),
  createdAt: z.string(),
  takenBackAt: z.string().nullable(),
  takenBackWhy: z.string(),
});
export type CorrectionView = z.infer<typeof correctionView>;

/** Number of corrections on a page of the list. */
export const CORRECTIONS_PAGE_SIZE = 50;

export const listCorrections = {
  summary: 'Corrections of questions that people had answered, newest first; corrections that were taken back stay',
  query: pageQuery(CORRECTIONS_PAGE_SIZE).extend({ questionId: idField.optional() }),
  data: pageOf(correctionView),
};

export const getFeed = {
  summary: 'The newest corrections as an Atom feed',
  data: z.string(),
};

export const takeBackCorrection = {
  summary: 'Take a correction back; restores the former question unless somebody has changed it since',
  params: idParams,
  body: z.strictObject({ why: line(CORRECTION_LIMITS.why) }),
  data: correctionView,
};

export const weighChange = {
  summary: 'Number of people and results that a change of a question affects',
  params: idParams,
  body: z.strictObject({
    state: z.enum(QUESTION_STATES),
    answers: z
      .array(z.strictObject({ text: plainText(TEXT_LIMITS.answerText), isCorrect: z.boolean() }))
      .max(ANSWERS_PER_QUESTION.max),
  }),
  data: z.object({
    /** Kind of the change. `none`: the change affects no results, so the admin need not declare anything. */
    change: z.enum(['none', 'key', 'withdrawn']),
    people: z.number().int(),
    results: z.number().int(),
    /** True if the numbers may be higher, because counting stops at a limit. */
    isAtLeast: z.boolean(),
  }),
};
export type ChangeWeight = z.infer<typeof weighChange.data>;
