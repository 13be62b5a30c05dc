import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Figures, resolveDeep } from '@/lib/facts/rules';
import { SPANISH_FORMS } from '@/lib/facts/spanish-rules';
import {
  type FileProblem,
  figuresOf,
  loadQuestionBank,
  type QuestionBank,
  QuestionBankError,
  type Read,
  readWhole,
} from './file-adapter';
import type { BankQuestion } from './file-contract';
import type { Translated, Wording } from './translations/rules';

/**
 * Reads the Spanish translations in the question bank's files. For example, `core/laws.es.yaml` translates
 * `core/laws.yaml`.
 */

const text = z.string().trim().min(1);

const translatedQuestionSchema = z.strictObject({
  id: text,
  /**
   * Fingerprint of the English text that was translated (see `fingerprint`). If it differs from that of the current
   * text, the translation is out of date.
   */
  of: z.string().regex(/^[0-9a-f]{12}$/, 'is the fingerprint that npm run bank:check -- --lang es prints'),
  /** The figure, contrast or word that the translation must preserve, noted by the translator before translating. */
  keep: text,
  text,
  /** Answers in the same order as the English answers. */
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
/** English question as written in its file, with references to registered facts, such as `{{fact:ID}}`. */
export type SourceQuestion = z.infer<typeof sourceQuestionSchema>;

const sourceFileSchema = z.object({ questions: z.array(sourceQuestionSchema) });
type SourceFile = z.infer<typeof sourceFileSchema>;

const termSchema = z.object({
  en: z.string(),
  es: z.string(),
  also: z.array(z.string()).default([]),
  not: z.array(z.string()).default([]),
});
export type Term = z.infer<typeof termSchema>;

const termsSchema = z.object({ terms: z.array(termSchema) });

const glossaryWordsSchema = z.strictObject({
  terms: z.array(z.strictObject({ term: text, name: text.optional(), text, guides: z.array(text).default([]) })),
});
export type GlossaryWords = z.infer<typeof glossaryWordsSchema>['terms'][number];

/** Reads `glossary.es.yaml`, the glossary in Spanish. */
export function readGlossaryWords(root: string): Read<GlossaryWords[]> {
  const { value, problems } = readWhole(join(root, 'glossary.es.yaml'), glossaryWordsSchema);
  return { value: value?.terms ?? null, problems };
}

const factNamesSchema = z.strictObject({ facts: z.record(z.string(), text) });

/** Reads `facts.es.yaml`, the names of the registered facts in Spanish by id. */
export function readFactNames(root: string): Read<Record<string, string>> {
  const { value, problems } = readWhole(join(root, 'facts.es.yaml'), factNamesSchema);
  return { value: value?.facts ?? null, problems };
}

/** Reads `terms-es.yaml`, the binding glossary of translations. */
export const readTerms = (root: string): Read<z.infer<typeof termsSchema>> =>
  readWhole(join(root, 'terms-es.yaml'), termsSchema);

/**
 * Lists the texts of a question, each with its path, such as "answers.2.why". `picture`: the description of the
 * picture.
 */
export const listTexts = (
  { text, answers, explanation }: Omit<Wording, 'picture'>,
  picture = '',
): [field: string, text: string][] => [
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

/** Reads the English questions of `file`, such as `core/laws`. */
export const readSource = (root: string, file: string): Read<SourceFile> =>
  readWhole(join(root, `${file}.yaml`), sourceFileSchema, `${file}.yaml`);

/** Reads the Spanish translations of `file`; null if there are none yet. */
export function readTranslation(root: string, file: string): Read<TranslatedFile> | null {
  const path = join(root, `${file}.es.yaml`);
  return existsSync(path) ? readWhole(path, translatedFileSchema, `${file}.es.yaml`) : null;
}

/**
 * Reads the Spanish translations of `file` and replaces registered facts by their figures. Leaves out a translation if
 * its English text has changed since.
 */
export function readCurrentTranslation(root: string, file: string, figures: Figures): Read<TranslatedQuestion[]> {
  const [source, translation] = [readSource(root, file), readTranslation(root, file)];
  if (translation === null) return { value: [], problems: [] };
  const problems: FileProblem[] = [...source.problems, ...translation.problems];
  const current = new Map((source.value?.questions ?? []).map((question) => [question.id, fingerprint(question)]));
  const value = (translation.value?.questions ?? [])
    .filter(({ id, of }) => current.get(id) === of)
    .map((question) => {
      const resolved = resolveDeep(question, figures, SPANISH_FORMS);
      const { id } = question;
      problems.push(
        ...resolved.problems.map((message) => ({ file: `${file}.es.yaml`, question: id, field: '', message })),
      );
      return translatedQuestionSchema.parse(resolved.value);
    });
  return { value, problems };
}

/**
 * Loads the whole question bank with its Spanish translations, for seeding. Throws one error that lists all problems.
 */
export function loadBankWithTranslations(root: string): QuestionBank & { translations: Translated[] } {
  const bank = loadQuestionBank(root);
  return { ...bank, translations: loadTranslations(root, bank) };
}

function loadTranslations(root: string, { files, facts }: Pick<QuestionBank, 'files' | 'facts'>): Translated[] {
  const figures = figuresOf(facts);
  const problems: FileProblem[] = [];
  const translated = files.flatMap(({ group, topic, questions }) => {
    const english = new Map(questions.map((question) => [question.id, question]));
    const read = readCurrentTranslation(root, `${group}/${topic}`, figures);
    problems.push(...read.problems);
    return (read.value ?? []).flatMap((spanish) => {
      const question = english.get(spanish.id);
      return question ? [pairOf(question, spanish)] : [];
    });
  });
  if (problems.length > 0) throw new QuestionBankError(problems);
  return translated;
}

function pairOf(question: BankQuestion, spanish: TranslatedQuestion): Translated {
  const { text, explanation, answers, picture } = question;
  return {
    slug: question.id,
    language: 'es',
    english: { text, explanation, answers, picture: picture?.description ?? '' },
    translation: { ...spanish, picture: spanish.picture ?? '' },
  };
}
