import { join } from 'node:path';
import { type FileProblem, figuresOf, type Read, readRegistry } from '@/lib/bank/file/adapter';
import type { RegisteredFact } from '@/lib/bank/file/contract';
import { resolveDeep } from '@/lib/facts/rules';

/** What study pages read of the bank's files, while they are built. */

export const BANK_FOLDER = join(process.cwd(), 'prisma/question-bank');

const registry = readRegistry(BANK_FOLDER);
const figures = figuresOf(registry.value ?? []);

const describe = ({ file, message }: FileProblem): string => `${file}: ${message}`;

function requireNone(what: string, problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`${what} cannot be read:\n${problems.join('\n')}`);
}

/** Every registered fact, in the order of its file. */
export const REGISTERED_FACTS: readonly RegisteredFact[] = registry.value ?? [];

/** The value of a file. Throws where it cannot be read. */
export function requireRead<T>(what: string, { value, problems }: Read<T>): T {
  requireNone(what, problems.map(describe));
  if (value === null) throw new Error(`${what} cannot be read.`);
  return value;
}

/** The texts with the registry's figures where they name them. Throws when one names a fact that there is not. */
export function resolveTexts<T>(what: string, texts: T): T {
  const resolved = resolveDeep(texts, figures);
  requireNone(what, [...registry.problems.map(describe), ...resolved.problems]);
  return resolved.value as T;
}

export interface CheckedFigures {
  /** Registered facts that the texts name, each once. */
  facts: number;
  /** Of them, not yet seen in their source. */
  unchecked: number;
  /** The day (YYYY-MM-DD) since when the others have been checked; null where nobody has checked any. */
  checkedOn: string | null;
}

/** How well the figures are checked that the texts name. The texts as they are written: with names of facts. */
export function checkOf(texts: unknown): CheckedFigures {
  const { names } = resolveDeep(texts, figures);
  const facts = REGISTERED_FACTS.filter(({ id }) => names.includes(id));
  const days = facts.flatMap(({ checkedOn }) => checkedOn ?? []).toSorted();
  return { facts: facts.length, unchecked: facts.length - days.length, checkedOn: days[0] ?? null };
}

/** The day (YYYY-MM-DD) since when every figure that the texts name has been checked. Throws when one never was. */
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
