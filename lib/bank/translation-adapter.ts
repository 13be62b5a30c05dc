import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Read, readWhole } from './file-adapter';

/** Reads the Spanish of the question bank: `core/laws.es.yaml` holds the questions of `core/laws.yaml`. */

const text = z.string().trim().min(1);

const translatedQuestionSchema = z.strictObject({
  id: text,
  /** Fingerprint of the English that was translated (`fingerprint`). If it differs, the Spanish is stale. */
  of: z.string().regex(/^[0-9a-f]{12}$/, 'is the fingerprint that npm run bank:check -- --lang es prints'),
  /** The figure, contrast or word that a translation must preserve. Written before the translation. */
  keep: text,
  text,
  /** Answers in the order of the English ones. */
  answers: z.array(z.strictObject({ text, why: text })),
  explanation: text,
  /** Description of the picture, if the question has one. */
  picture: text.optional(),
});
export type TranslatedQuestion = z.infer<typeof translatedQuestionSchema>;

const translatedFileSchema = z.strictObject({ questions: z.array(translatedQuestionSchema) });
type TranslatedFile = z.infer<typeof translatedFileSchema>;

const sourceQuestionSchema = z.object({
  id: z.string(),
  tier: z.string(),
  text: z.string(),
  answers: z.array(z.object({ text: z.string(), correct: z.boolean().default(false), why: z.string() })),
  explanation: z.string(),
  picture: z.object({ description: z.string() }).optional(),
});
/** English question with its references to registered facts, such as `{{fact:ID}}`, as written in the file. */
export type SourceQuestion = z.infer<typeof sourceQuestionSchema>;

const sourceFileSchema = z.object({ questions: z.array(sourceQuestionSchema) });
type SourceFile = z.infer<typeof sourceFileSchema>;

interface Wording {
  text: string;
  answers: readonly { text: string; why: string }[];
  explanation: string;
}

/** Lists the texts of a question, each with its path, such as "answers.2.why". `picture`: its description. */
export const listTexts = ({ text, answers, explanation }: Wording, picture = ''): [field: string, text: string][] => [
  ['text', text],
  ...answers.flatMap((answer, index): [string, string][] => [
    [`answers.${index + 1}.text`, answer.text],
    [`answers.${index + 1}.why`, answer.why],
  ]),
  ['explanation', explanation],
  ['picture', picture],
];

/** Returns a fingerprint of everything in an English question that a translation depends on. */
export function fingerprint(question: SourceQuestion): string {
  const texts = listTexts(question, question.picture?.description).map(([, text]) => text.replace(/\s+/g, ' ').trim());
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12);
}

/** Reads the English of `file`, such as `core/laws`. */
export const readSource = (root: string, file: string): Read<SourceFile> =>
  readWhole(join(root, `${file}.yaml`), sourceFileSchema, `${file}.yaml`);

/** Reads the Spanish of `file`; null if there is none yet. */
export function readTranslation(root: string, file: string): Read<TranslatedFile> | null {
  const path = join(root, `${file}.es.yaml`);
  return existsSync(path) ? readWhole(path, translatedFileSchema, `${file}.es.yaml`) : null;
}
