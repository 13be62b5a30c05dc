import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { z } from 'zod';

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

/** Returns a fingerprint of everything in an English question that a translation depends on. */
export function fingerprint({ text, answers, explanation, picture }: SourceQuestion): string {
  const parts = [text, ...answers.flatMap((one) => [one.text, one.why]), explanation, picture?.description ?? ''];
  const tidy = parts.map((part) => part.replace(/\s+/g, ' ').trim());
  return createHash('sha256').update(JSON.stringify(tidy)).digest('hex').slice(0, 12);
}

const readYaml = (path: string): unknown => load(readFileSync(path, 'utf8'), { schema: CORE_SCHEMA });

/** Reads the English of `file`, such as `core/laws`. Throws a `ZodError` if the file is invalid. */
export const readSource = (root: string, file: string): SourceQuestion[] =>
  z.object({ questions: z.array(sourceQuestionSchema) }).parse(readYaml(join(root, `${file}.yaml`))).questions;

/** Reads the Spanish of `file`; null if there is none yet. Throws an error if the file is invalid. */
export function readTranslation(root: string, file: string): TranslatedQuestion[] | null {
  const path = join(root, `${file}.es.yaml`);
  return existsSync(path) ? translatedFileSchema.parse(readYaml(path)).questions : null;
}
