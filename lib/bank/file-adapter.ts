import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import type { z } from 'zod';
import { checkPicture, tidyPicture } from '@/lib/bank/picture/rules';
import { isSameKey } from '@/lib/corrections/bank/rules';
import { type Figures, resolveDeep } from '@/lib/facts/rules';
import {
  BANK_GROUPS,
  type BankCorrection,
  type BankQuestion,
  type Blueprint,
  blueprintSchema,
  correctionsSchema,
  type Fact,
  type GlossaryTerm,
  glossarySchema,
  inventorySchema,
  type QuestionFile,
  questionFileFrameSchema,
  questionSchema,
  type RegisteredFact,
  type RetiredQuestion,
  registrySchema,
  retiredSchema,
} from './file-contract';

const PICTURES = 'pictures';

/** One error in one file. `question`: the question's id, or its position if it has no id. */
export type FileProblem = { file: string; question: string | null; field: string; message: string };

export type Read<T> = { value: T | null; problems: FileProblem[] };

export class QuestionBankError extends Error {
  constructor(readonly problems: readonly FileProblem[]) {
    super(`The question bank cannot be read:\n${problems.map(describeProblem).join('\n')}`);
    this.name = 'QuestionBankError';
  }
}

function describeProblem({ file, question, field, message }: FileProblem): string {
  return [file, question, field].filter(Boolean).join(' › ').concat(': ', message);
}

function readYaml(path: string, file: string): Read<unknown> {
  try {
    // Uses YAML's core schema, which reads dates as text. The package js-yaml takes a third of the time of the package
    // `yaml`, and each start of the server reads the whole question bank.
    return { value: load(readFileSync(path, 'utf8'), { schema: CORE_SCHEMA }), problems: [] };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const field = `line ${(error.mark?.line ?? 0) + 1}`;
    return { value: null, problems: [{ file, question: null, field, message: error.reason }] };
  }
}

function listProblems(error: z.ZodError, file: string, question: string | null): FileProblem[] {
  return error.issues.map((issue) => ({
    file,
    question,
    field: issue.path.map(String).join('.'),
    message: issue.message,
  }));
}

/** Reads a file and validates it with its schema. `file`: the name of the file in error messages. */
export function readWhole<T>(path: string, schema: z.ZodType<T>, file = basename(path)): Read<T> {
  if (!existsSync(path)) return { value: null, problems: [{ file, question: null, field: '', message: 'is missing' }] };
  const yaml = readYaml(path, file);
  if (yaml.problems.length > 0) return { value: null, problems: yaml.problems };
  const parsed = schema.safeParse(yaml.value);
  if (!parsed.success) return { value: null, problems: listProblems(parsed.error, file, null) };
  return { value: parsed.data, problems: [] };
}

/** Reads the drawing that a question refers to, and checks it with the same rules as an upload. */
function readPicture(root: string, name: string): { svg: string; messages: string[] } {
  const path = join(root, PICTURES, name);
  if (!existsSync(path)) return { svg: '', messages: [`names ${name}, which is not in ${PICTURES}/`] };
  const svg = tidyPicture(readFileSync(path, 'utf8'));
  return { svg, messages: checkPicture(svg).map((message) => `${name} ${message}`) };
}

/** Lists drawing files that no question refers to. */
export function listUnusedPictures(root: string, files: readonly QuestionFile[]): FileProblem[] {
  const folder = join(root, PICTURES);
  const shown = new Set(files.flatMap(({ questions }) => questions.flatMap(({ picture }) => picture?.file ?? [])));
  const unused = existsSync(folder) ? readdirSync(folder).filter((name) => !shown.has(name)) : [];
  return unused.map((name) => ({
    file: `${PICTURES}/${name}`,
    question: null,
    field: '',
    message: 'is shown by no question',
  }));
}

export function readBlueprint(root: string): Read<Blueprint> {
  return readWhole(join(root, 'blueprint.yaml'), blueprintSchema);
}

/** Reads the inventory, which lists the facts that a candidate is expected to know. */
export function readInventory(root: string): Read<Fact[]> {
  const { value, problems } = readWhole(join(root, 'inventory.yaml'), inventorySchema);
  return { value: value?.facts ?? null, problems };
}

/** Reads the registry of facts, which contains each figure that questions use once. */
export function readRegistry(root: string): Read<RegisteredFact[]> {
  const { value, problems } = readWhole(join(root, 'facts.yaml'), registrySchema);
  return { value: value?.facts ?? null, problems };
}

/** Reads the glossary, in alphabetical order. */
export function readGlossary(root: string): Read<GlossaryTerm[]> {
  const { value, problems } = readWhole(join(root, 'glossary.yaml'), glossarySchema);
  return { value: value?.terms ?? null, problems };
}

export const figuresOf = (facts: readonly RegisteredFact[]): Figures => new Map(facts.map((fact) => [fact.id, fact]));

export function readRetired(root: string): Read<RetiredQuestion[]> {
  const { value, problems } = readWhole(join(root, 'retired.yaml'), retiredSchema);
  return { value: value?.retired ?? null, problems };
}

export function readCorrections(root: string): Read<BankCorrection[]> {
  const { value, problems } = readWhole(join(root, 'corrections.yaml'), correctionsSchema);
  return { value: value?.corrections ?? null, problems };
}

function nameQuestion(raw: unknown, index: number): string {
  const hasId = typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'string';
  return hasId ? String(raw.id) : `question ${index + 1}`;
}

interface BankPath {
  root: string;
  /** Path relative to the question bank's folder. */
  file: string;
}

interface ReadQuestions {
  questions: BankQuestion[];
  problems: FileProblem[];
}

function readQuestions({ root, file }: BankPath, raws: readonly unknown[], figures: Figures): ReadQuestions {
  const questions: BankQuestion[] = [];
  const problems: FileProblem[] = [];
  for (const [index, raw] of raws.entries()) {
    const name = nameQuestion(raw, index);
    const resolved = resolveDeep(raw, figures);
    problems.push(...resolved.problems.map((message) => ({ file, question: name, field: '', message })));
    const parsed = questionSchema.safeParse(resolved.value);
    if (!parsed.success) {
      problems.push(...listProblems(parsed.error, file, name));
      continue;
    }
    const { picture, ...question } = { ...parsed.data, names: resolved.names };
    const { svg, messages } = picture ? readPicture(root, picture.file) : { svg: '', messages: [] };
    problems.push(...messages.map((message) => ({ file, question: name, field: 'picture', message })));
    if (messages.length === 0) questions.push({ ...question, ...(picture ? { picture: { ...picture, svg } } : {}) });
  }
  return { questions, problems };
}

function checkPath({ group, topic, questions }: QuestionFile, path: string, file: string): FileProblem[] {
  const expected = [
    { field: 'group', actual: group, wanted: basename(dirname(path)) },
    { field: 'topic', actual: topic, wanted: basename(path, '.yaml') },
  ];
  const misplaced = expected
    .filter(({ actual, wanted }) => actual !== wanted)
    .map(({ field, actual, wanted }) => ({
      file,
      question: null,
      field,
      message: `says "${actual}", the path says "${wanted}"`,
    }));
  const prefix = `${group}-${topic}-`;
  const misnamed = questions
    .filter(({ id }) => !id.startsWith(prefix))
    .map(({ id }) => ({ file, question: id, field: 'id', message: `must start with "${prefix}"` }));
  return [...misplaced, ...misnamed];
}

/**
 * Reads all valid questions of a file. Reports a question that breaks the schema or has an invalid drawing in
 * `problems` and leaves it out. Replaces the names of registered facts in texts by their figures.
 */
export function readQuestionFile(root: string, path: string, figures: Figures): Read<QuestionFile> {
  const file = relative(root, path);
  const yaml = readYaml(path, file);
  if (yaml.problems.length > 0) return { value: null, problems: yaml.problems };
  const frame = questionFileFrameSchema.safeParse(yaml.value);
  if (!frame.success) return { value: null, problems: listProblems(frame.error, file, null) };
  const { questions, problems } = readQuestions({ root, file }, frame.data.questions, figures);
  const value: QuestionFile = { group: frame.data.group, topic: frame.data.topic, questions };
  return { value, problems: [...problems, ...checkPath(value, path, file)] };
}

/** Lists every question file in the question bank's folder, always in the same order. */
export function listQuestionFiles(root: string): string[] {
  return BANK_GROUPS.flatMap((group) => {
    const folder = join(root, group);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => name.endsWith('.yaml') && !name.endsWith('.es.yaml'))
      .sort()
      .map((name) => join(folder, name));
  });
}

/**
 * Checks that every id occurs only once among the questions and the retired questions, and that the replacements of
 * retired questions exist.
 */
export function checkIdentities(files: readonly QuestionFile[], retired: readonly RetiredQuestion[]): FileProblem[] {
  const problems: FileProblem[] = [];
  const seen = new Set<string>();
  const fail = (file: string, question: string, field: string, message: string) =>
    problems.push({ file, question, field, message });
  for (const { group, topic, questions } of files) {
    for (const { id } of questions) {
      if (seen.has(id)) fail(`${group}/${topic}.yaml`, id, 'id', 'is used twice');
      seen.add(id);
    }
  }
  for (const { id, replacedBy } of retired) {
    if (seen.has(id)) fail('retired.yaml', id, 'id', 'is a question of the bank: take it out of one of them');
    if (replacedBy !== undefined && !seen.has(replacedBy)) {
      fail('retired.yaml', id, 'replacedBy', `names ${replacedBy}, which is not in the bank`);
    }
  }
  return problems;
}

/**
 * Checks that the right answer in a correction matches the question's right answer, and that a question withdrawn by a
 * correction is retired.
 */
export function checkCorrections(
  corrections: readonly BankCorrection[],
  files: readonly QuestionFile[],
  retired: readonly RetiredQuestion[],
): FileProblem[] {
  const questions = new Map(files.flatMap((file) => file.questions.map((question) => [question.id, question])));
  const gone = new Set(retired.map(({ id }) => id));
  return corrections.flatMap(({ id, question, kind, said, right }) => {
    const problem = (field: string, message: string) => [{ file: 'corrections.yaml', question: id, field, message }];
    if (kind === 'withdrawn')
      return gone.has(question) ? [] : problem('question', `names ${question}, which is not retired`);
    const answers = questions.get(question)?.answers;
    if (!answers)
      return gone.has(question) ? [] : problem('question', `names ${question}, which the bank does not have`);
    const key = answers.filter(({ correct }) => correct).map(({ text }) => text);
    if (!isSameKey(right, key)) return problem('right', `says ${right.join(', ')}, the question ${key.join(', ')}`);
    return isSameKey(said, right) ? problem('said', 'is what is right') : [];
  });
}

export type QuestionBank = {
  blueprint: Blueprint;
  facts: RegisteredFact[];
  files: QuestionFile[];
  corrections: BankCorrection[];
};

/** Loads the whole question bank for seeding. Throws one `QuestionBankError` that lists all errors. */
export function loadQuestionBank(root: string): QuestionBank {
  const blueprint = readBlueprint(root);
  const registry = readRegistry(root);
  const figures = figuresOf(registry.value ?? []);
  const reads = listQuestionFiles(root).map((path) => readQuestionFile(root, path, figures));
  const files = reads.flatMap(({ value }) => (value === null ? [] : [value]));
  const retired = readRetired(root);
  const corrections = readCorrections(root);
  const wholes = [blueprint, registry, retired, corrections];
  const problems = [
    ...[...wholes, ...reads].flatMap((read): FileProblem[] => read.problems),
    ...checkIdentities(files, retired.value ?? []),
    ...checkCorrections(corrections.value ?? [], files, retired.value ?? []),
  ];
  if (blueprint.value === null || problems.length > 0) throw new QuestionBankError(problems);
  return { blueprint: blueprint.value, facts: registry.value ?? [], files, corrections: corrections.value ?? [] };
}
