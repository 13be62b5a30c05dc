import { z } from 'zod';
import { declaredChange } from '@/lib/corrections/contract';
import { ANSWERS_PER_QUESTION, QUESTION_STATES, QUESTION_TIERS } from '@/lib/kernel/exam';
import { parseStrict, StrictJsonError } from '@/lib/kernel/strict-json';
import { IMPORT_MAX_ROWS } from './formats-rules';
import { type ExportedQuestion, orNoQuestion, type ReadRow } from './rules';

const FORMAT = 'coldpass-questions';
const VERSION = 1;

const MOST_ANSWERS = 100;

const answer = z.strictObject({ text: z.string(), isCorrect: z.boolean(), why: z.string().optional() });

const wording = z.strictObject({
  text: z.string(),
  explanation: z.string().default(''),
  /** Description of the picture. */
  picture: z.string().default(''),
  answers: z.array(z.strictObject({ text: z.string(), why: z.string().default('') })).max(MOST_ANSWERS),
});

const question = z.strictObject({
  id: z.union([z.string(), z.number().int().transform(String)]).default(''),
  section: z.string(),
  state: z.enum(QUESTION_STATES).optional(),
  isForMockTest: z.boolean().optional(),
  difficulty: z.number().optional(),
  tier: z.enum(QUESTION_TIERS).optional(),
  topic: z.string().optional(),
  text: z.string(),
  answers: z.array(answer).max(MOST_ANSWERS),
  explanation: z.string().optional(),
  reference: z.string().optional(),
  picture: z.strictObject({ svg: z.string(), description: z.string() }).nullable().optional(),
  change: declaredChange.optional(),
  translations: z.strictObject({ es: wording.optional() }).optional(),
});

const write = ({ spanish, ...english }: ExportedQuestion): object => ({
  ...english,
  ...(spanish ? { translations: { es: spanish } } : {}),
});

export const writeJson = (questions: readonly ExportedQuestion[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, questions: questions.map(write) }, null, 1)}\n`;

/** Reads a file written by `writeJson`, or a bare array of questions. Rows are numbered from 1. */
export function readJson(text: string): ReadRow[] {
  const parsed = parse(text.replace(/^\uFEFF/, ''));
  if ('fault' in parsed) return refuse(parsed.fault);
  const questions = listOf(parsed.value);
  if (questions === null) return refuse(`The file holds no list of questions (format "${FORMAT}", version ${VERSION})`);
  if (questions.length > IMPORT_MAX_ROWS) {
    return refuse(`A file holds at most ${IMPORT_MAX_ROWS.toLocaleString('en-US')} questions. Split it.`);
  }
  return orNoQuestion(questions.map((raw, place) => readQuestion(raw, place + 1)));
}

const refuse = (message: string): ReadRow[] => [{ row: 1, draft: null, faults: [{ field: 'file', message }] }];

function parse(text: string): { value: unknown } | { fault: string } {
  try {
    return { value: parseStrict(text) };
  } catch (error) {
    if (error instanceof StrictJsonError) return { fault: `The file holds ${error.message}` };
    return { fault: `The file is not JSON: ${error instanceof Error ? error.message.slice(0, 200) : ''}` };
  }
}

function listOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null || !('questions' in value)) return null;
  if (!('format' in value) || value.format !== FORMAT || !('version' in value) || value.version !== VERSION)
    return null;
  return Array.isArray(value.questions) ? value.questions : null;
}

/** Maximum number of reported errors. An array of a million invalid answers is therefore not checked to its end. */
const MOST_FAULTS = 20;
const MESSAGE_LENGTH = 300;

const hasEndlessAnswers = (raw: unknown): boolean =>
  typeof raw === 'object' &&
  raw !== null &&
  'answers' in raw &&
  Array.isArray(raw.answers) &&
  raw.answers.length > MOST_ANSWERS;

function readQuestion(raw: unknown, row: number): ReadRow {
  if (hasEndlessAnswers(raw)) {
    return {
      row,
      draft: null,
      faults: [{ field: 'answers', message: `A question has at most ${ANSWERS_PER_QUESTION.max} answers` }],
    };
  }
  const parsed = question.safeParse(raw);
  if (!parsed.success) {
    const faults = parsed.error.issues.slice(0, MOST_FAULTS).map((issue) => ({
      field: issue.path.join('.') || 'question',
      message: issue.message.slice(0, MESSAGE_LENGTH),
    }));
    return { row, draft: null, faults };
  }
  const { answers, state, isForMockTest, difficulty, tier, topic, explanation, reference, picture, change, ...more } =
    parsed.data;
  const { translations, ...rest } = more;
  const draft = {
    ...rest,
    state,
    isForMockTest,
    difficulty,
    tier,
    topic,
    explanation,
    reference,
    picture,
    change,
    answers: answers.map(({ text, isCorrect, why }) => ({ text, isCorrect, why })),
    spanish: translations?.es,
  };
  return { row, draft, faults: [] };
}
