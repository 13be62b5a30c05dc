import 'server-only';
import { join } from 'node:path';
import { readRegistry } from '@/lib/bank/file-adapter';
import type { FigureEntry } from './figures-rules';

interface LoadedFigures {
  figures: readonly FigureEntry[];
  /** Date of the oldest check of these facts, YYYY-MM-DD. */
  checkedOn: string;
}

/** Reads the facts with these ids from the question bank's files, at build time. Throws if a fact is missing. */
export function loadFigures(ids: readonly string[]): LoadedFigures {
  const { value: facts, problems } = readRegistry(join(process.cwd(), 'prisma/question-bank'));
  if (!facts) throw new Error(`facts.yaml: ${problems.map(({ message }) => message).join('; ')}`);
  const found = ids.map((id) => {
    const fact = facts.find((one) => one.id === id);
    if (!fact) throw new Error(`A tool names the fact ${id}, which is not in facts.yaml`);
    return fact;
  });
  return {
    figures: found.map(({ id, value, unit }) => [id, { value, unit }]),
    checkedOn: found.flatMap(({ checkedOn }) => checkedOn ?? []).toSorted()[0] ?? '',
  };
}
