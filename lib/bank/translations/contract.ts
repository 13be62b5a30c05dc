import { idParams } from '@/lib/bank/contract';
import { ANSWERS_PER_QUESTION, EXAM_QUESTIONS, PICTURE_LIMITS, TEXT_LIMITS } from '@/lib/kernel/exam';
import { MAX_INTEGER } from '@/lib/kernel/integer';
import { z } from '@/lib/kernel/schema';
import { plainText } from '@/lib/kernel/text';
import { LANGUAGES } from './rules';

const language = z.enum(LANGUAGES);

const translationView = z.object({
  /** Question id. */
  id: z.number().int(),
  revision: z.number().int(),
  text: z.string(),
  /** Description of the picture; absent without one. */
  picture: z.string().optional(),
  /**
   * `explanation`, `reference` and `why` are present only if the caller may see the key
   * (`lib/attempts/answer-keys/policy.ts`).
   */
  explanation: z.string().optional(),
  reference: z.string().optional(),
  /** Translated options, each with the id of the English option. */
  answers: z.array(z.object({ id: z.number().int(), text: z.string(), why: z.string().optional() })),
});
export type TranslationView = z.infer<typeof translationView>;

const ONE = String.raw`[1-9]\d{0,8}\.[1-9]\d{0,8}`;

export const listTranslations = {
  summary: 'Questions in another language, with reasons where the caller may see the key',
  query: z.strictObject({
    language,
    /** Question ids, each with the number of a revision: "12.3,40.1". */
    questions: z
      .string()
      .regex(
        new RegExp(`^${ONE}(?:,${ONE}){0,${EXAM_QUESTIONS - 1}}$`),
        `Name at most ${EXAM_QUESTIONS} questions as ID.REVISION`,
      )
      .transform((list) =>
        list.split(',').map((one) => {
          const [id = 0, revision = 0] = one.split('.').map(Number);
          return { id, revision };
        }),
      ),
  }),
  /** Leaves out questions without a translation, and questions that the caller may not see. */
  data: z.array(translationView),
};

const REQUIRED = 'Please fill in all fields';

/** All texts of a question in one language. Explanation, picture and reasons are empty if the English text has none. */
export const wordingFields = z.strictObject({
  text: plainText(TEXT_LIMITS.questionText, REQUIRED).trim().min(1, REQUIRED),
  explanation: plainText(2000).trim(),
  picture: plainText(PICTURE_LIMITS.description).trim(),
  answers: z
    .array(
      z.strictObject({
        text: plainText(TEXT_LIMITS.answerText, REQUIRED).trim().min(1, REQUIRED),
        why: plainText(500).trim(),
      }),
    )
    .max(ANSWERS_PER_QUESTION.max),
});

const wording = z.object({
  text: z.string(),
  explanation: z.string(),
  picture: z.string(),
  answers: z.array(z.object({ text: z.string(), why: z.string() })),
});

const translationPair = z.object({
  revision: z.number().int(),
  english: wording,
  /** Translation of the current English wording; null if it is missing. */
  translation: wording.nullable(),
  /**
   * Translation of an earlier English wording, from which an admin can start if the current wording has no translation.
   * Null if the current wording has one.
   */
  former: wording.nullable(),
});
export type TranslationPair = z.infer<typeof translationPair>;

export const getTranslationPair = {
  summary: 'The texts of a question in English and in another language',
  params: idParams,
  query: z.strictObject({ language }),
  data: translationPair,
};

export const saveTranslation = {
  summary: 'Save the translation of a revision; 409 if the English has changed since',
  params: idParams,
  query: z.strictObject({ language }),
  body: wordingFields.extend({
    /** The revision that was translated. */
    revision: z.number().int().min(1).max(MAX_INTEGER),
  }),
  data: translationPair,
};
