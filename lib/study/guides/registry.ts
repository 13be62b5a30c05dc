import { join } from 'node:path';
import { type FileProblem, figuresOf, type Read, readRegistry } from '@/lib/bank/file-adapter';
import type { RegisteredFact } from '@/lib/bank/file-contract';
import { type FigureForms, resolveDeep } from '@/lib/facts/rules';

/** Reads the question bank's files at build time, for the study pages. */

export const BANK_FOLDER = join(process.cwd(), 'prisma/question-bank');

const registry = readRegistry(BANK_FOLDER);
const figures = figuresOf(registry.value ?? []);

const describe = ({ file, message }: FileProblem): string => `${file}: ${message}`;

function requireNone(what: string, problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`${what} cannot be read:\n${problems.join('\n')}`);
}

/** All registered facts, in the order of the file. */
export const REGISTERED_FACTS: readonly RegisteredFact[] = registry.value ?? [];

/** Returns the value that was read from a file. Throws if the file had problems. */
export function requireRead<T>(what: string, { value, problems }: Read<T>): T {
  requireNone(what, problems.map(describe));
  if (value === null) throw new Error(`${what} cannot be read.`);
  return value;
}

/**
 * Replaces ids of facts in texts, at any depth, by the registered figures: in English, or in the given forms. Throws for
 * an unknown fact.
 */
export function resolveTexts<T>(what: string, texts: T, forms?: FigureForms): T {
  const resolved = resolveDeep(texts, figures, forms);
  requireNone(what, [...registry.problems.map(describe), ...resolved.problems]);
  return resolved.value as T;
}

export interface CheckedFigures {
  /** Number of different registered facts in the texts. */
  facts: number;
  /** Number of these facts that were never checked in their source. */
  unchecked: number;
  /** Date of the oldest check among these facts, YYYY-MM-DD; null if none was checked. */
  checkedOn: string | null;
}

/** Summarizes when the facts in the texts were checked. The texts must still contain the ids of the facts. */
export function checkOf(texts: unknown): CheckedFigures {
  const { names } = resolveDeep(texts, figures);
  const facts = REGISTERED_FACTS.filter(({ id }) => names.includes(id));
  const days = facts.flatMap(({ checkedOn }) => checkedOn ?? []).toSorted();
  return { facts: facts.length, unchecked: facts.length - days.length, checkedOn: days[0] ?? null };
}

/**
 * Returns the date of the oldest check among the facts in the texts, YYYY-MM-DD. Throws if a fact was never checked.
 */
export function checkedSince(what: string, texts: unknown): string {
  const { names } = resolveDeep(texts, figures);
  const days = REGISTERED_FACTS.filter(({ id }) => names.includes(id)).map(({ id, checkedOn }) => {
    if (!checkedOn) throw new Error(`${what} names ${id}, which nobody has checked.`);
    return checkedOn;
  });
  const [first] = days.toSorted();
  if (!first) throw new Error(`${what} names no figure.`);
  return first;
}
