/**
 * Holds the question bank to its standard (`prisma/question-bank/README.md`).
 * `npm run bank:check` checks the whole bank; `npm run bank:check -- core/environment type-1/scope` those files.
 * Exits with 1 when anything breaches the standard.
 */
import { fileURLToPath } from 'node:url';
import { GUESS_STRATEGY_NAMES, measureCues } from '@/lib/bank/cues';
import { type FileProblem, listQuestionFiles, readBlueprint, readFacts, readQuestionFile } from '@/lib/bank/file/load';
import type { Blueprint, Fact } from '@/lib/bank/file/schema';
import {
  type Breach,
  checkBank,
  checkContrastSets,
  checkCues,
  checkDuplicates,
  checkGroup,
  checkIds,
  checkQuestions,
  isMultiAnswer,
  type Placed,
  STANDARD,
} from '@/scripts/lib/bank-rules';

const ROOT = fileURLToPath(new URL('../prisma/question-bank', import.meta.url));

type Bank = {
  blueprint: Blueprint;
  facts: ReadonlyMap<string, Fact> | null;
  questions: Placed[];
  unreadable: Breach[];
};

function toBreach({ file, question, field, message }: FileProblem): Breach {
  return { file: file.replace(/\.yaml$/, ''), question: question ?? '-', message: `${field} ${message}`.trim() };
}

function readBank(): Bank {
  const blueprint = readBlueprint(ROOT);
  const facts = readFacts(ROOT);
  if (blueprint.value === null) throw new Error(blueprint.problems.map(({ message }) => message).join('; '));
  const reads = listQuestionFiles(ROOT).map((path) => readQuestionFile(ROOT, path));
  const questions = reads.flatMap(({ value }) =>
    (value?.questions ?? []).map((question) => ({ ...question, file: `${value?.group}/${value?.topic}` })),
  );
  return {
    blueprint: blueprint.value,
    facts: facts.value === null ? null : new Map(facts.value.map((fact) => [fact.id, fact])),
    questions,
    unreadable: [...facts.problems, ...reads.flatMap(({ problems }) => problems)].map(toBreach),
  };
}

const percent = (part: number) => (100 * part).toFixed(0);

function describeRow(name: string, questions: readonly Placed[]): Record<string, string | number> {
  const cues = measureCues(questions);
  const of = (count: number) => (questions.length === 0 ? '0' : percent(count / questions.length));
  const guesses = GUESS_STRATEGY_NAMES.map((strategy) => cues.guesses[strategy]);
  return {
    name,
    questions: questions.length,
    '1/2/3 %': [1, 2, 3].map((level) => of(questions.filter((q) => q.difficulty === level).length)).join('/'),
    multi: questions.filter(isMultiAnswer).length,
    mock: questions.filter(({ mock }) => mock).length,
    contrast: questions.filter(({ contrast }) => contrast !== undefined).length,
    'long %': percent(cues.keyLongest),
    'short %': percent(cues.keyShortest),
    'places %': cues.positions.map(percent).join('/'),
    'absolute key/wrong': `${cues.absolute.keysWith}/${cues.absolute.distractorsWith}`,
    'best guess %': percent(Math.max(...guesses)),
  };
}

function printTable(rows: readonly Record<string, string | number>[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column])))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  for (const line of lines) {
    console.log(
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

function printList(title: string, list: readonly Breach[]): void {
  if (list.length === 0) return;
  console.log(`\n${title} (${list.length})`);
  for (const { file, question, message } of list) console.log(`- ${file} › ${question}: ${message}`);
}

function listFiles(bank: Bank): string[] {
  return bank.blueprint.groups.flatMap(({ group, topics }) => topics.map(({ topic }) => `${group}/${topic}`));
}

function checkStrangers(bank: Bank): Breach[] {
  const known = new Set(listFiles(bank));
  const strangers = new Set(bank.questions.map(({ file }) => file).filter((file) => !known.has(file)));
  return [...strangers].map((file) => ({ file, question: '-', message: 'is not in blueprint.yaml' }));
}

function inFile(bank: Bank, file: string): Placed[] {
  return bank.questions.filter((question) => question.file === file);
}

type Findings = { rows: Record<string, string | number>[]; breaches: Breach[]; warnings: Breach[] };

function checkFiles(bank: Bank, files: readonly string[]): Findings {
  const mine = new Set(files);
  const ids = new Set(files.flatMap((file) => inFile(bank, file).map(({ id }) => id)));
  const duplicates = checkDuplicates(bank.questions);
  // A pair across two files concerns both of them.
  const concerns = ({ file, message }: Breach) =>
    mine.has(file) || [...ids].some((id) => message.includes(` ${id} in `));
  const breaches = [
    ...bank.unreadable.filter(({ file }) => mine.has(file)),
    ...[...checkIds(bank.questions), ...checkContrastSets(bank.questions)].filter(({ file }) => mine.has(file)),
    ...files.flatMap((file) => checkQuestions(inFile(bank, file), bank.facts)),
    ...files.flatMap((file) => checkCues(file, inFile(bank, file), STANDARD.cueInOneFile)),
    ...duplicates.breaches.filter(concerns),
  ];
  return {
    rows: files.map((file) => describeRow(file, inFile(bank, file))),
    breaches,
    warnings: [...bank.unreadable.filter(({ file }) => file === 'facts'), ...duplicates.warnings.filter(concerns)],
  };
}

function checkWhole(bank: Bank): Findings {
  const duplicates = checkDuplicates(bank.questions);
  const groups = bank.blueprint.groups.map((group) => ({
    group,
    questions: bank.questions.filter(({ file }) => file.startsWith(`${group.group}/`)),
  }));
  const files = listFiles(bank);
  return {
    rows: [
      ...files.map((file) => describeRow(file, inFile(bank, file))),
      ...groups.map(({ group, questions }) => describeRow(group.group.toUpperCase(), questions)),
      describeRow('BANK', bank.questions),
    ],
    breaches: [
      ...bank.unreadable,
      ...checkStrangers(bank),
      ...checkIds(bank.questions),
      ...checkContrastSets(bank.questions),
      ...checkQuestions(bank.questions, bank.facts),
      ...files.flatMap((file) => checkCues(file, inFile(bank, file), STANDARD.cueInOneFile)),
      ...groups.flatMap(({ group, questions }) => checkGroup(group, questions)),
      ...checkBank(bank),
      ...duplicates.breaches,
    ],
    warnings: duplicates.warnings,
  };
}

function run(names: readonly string[]): number {
  const bank = readBank();
  const unknown = names.filter((name) => !listFiles(bank).includes(name));
  if (unknown.length > 0) {
    console.error(
      `No such file in blueprint.yaml: ${unknown.join(', ')}. Write group/topic, such as core/environment.`,
    );
    return 1;
  }
  const { rows, breaches, warnings } = names.length > 0 ? checkFiles(bank, names) : checkWhole(bank);
  printTable(rows);
  printList('Warnings', warnings);
  printList('Breaches', breaches);
  for (const { group, growing } of bank.blueprint.groups) {
    if (growing)
      console.log(`\n${group} is still growing: held to the standard question by question, not in size and shares.`);
  }
  console.log(breaches.length === 0 ? '\nThe bank holds its standard.' : `\n${breaches.length} breaches.`);
  return breaches.length === 0 ? 0 : 1;
}

process.exitCode = run(process.argv.slice(2).map((name) => name.replace(/\.yaml$/, '')));
