import 'server-only';
import { join } from 'node:path';
import { figuresOf, listQuestionFiles, readQuestionFile, readRegistry } from '@/lib/bank/file-adapter';
import { SECTION_GROUPS } from '@/lib/kernel/section-groups';
import { type BankRecord, recordOf } from './rules';

/** Counts the questions and facts in the question bank's files at build time, so that the page needs no database. */
export function loadBankRecord(): BankRecord {
  const root = join(process.cwd(), 'prisma/question-bank');
  const facts = readRegistry(root).value ?? [];
  const figures = figuresOf(facts);
  const files = listQuestionFiles(root).flatMap((path) => readQuestionFile(root, path, figures).value ?? []);
  return recordOf(
    SECTION_GROUPS.map((group) => ({
      group,
      tiers: files.filter((file) => file.group === group).flatMap(({ questions }) => questions.map(({ tier }) => tier)),
    })),
    facts.map(({ checkedOn }) => checkedOn ?? null),
  );
}
