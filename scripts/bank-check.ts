/**
 * Checks the question bank against its standard (`prisma/question-bank/README.md`). `npm run bank:check` checks the
 * whole question bank; `npm run bank:check -- core/environment type-1/scope` checks only these files; `-- --lang es`
 * checks the Spanish translations. Exits with 1 if anything breaches the standard.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  checkCorrections,
  checkIdentities,
  type FileProblem,
  figuresOf,
  listQuestionFiles,
  listUnusedPictures,
  readBlueprint,
  readCorrections,
  readInventory,
  readQuestionFile,
  readRegistry,
  readRetired,
} from '@/lib/bank/file-adapter';
import type { Blueprint, Fact, RegisteredFact } from '@/lib/bank/file-contract';
import { gradeOf } from '@/lib/bank/readability-rules';
import { GUESS_STRATEGY_NAMES, measureCues } from '@/lib/bank/test-wiseness/rules';
import {
  readSource,
  readTerms,
  readTranslation,
  type SourceQuestion,
  type TranslatedQuestion,
} from '@/lib/bank/translation-adapter';
import { QUESTION_TIERS } from '@/lib/kernel/exam';
import { GUIDES } from '@/lib/study/guides/catalog';
import { EXAM_TIER, findNearDuplicates, isExamTier, measureShape } from '@/scripts/lib/bank-exam-tier';
import { checkGuides, checkRegistry, checkStatements } from '@/scripts/lib/bank-facts';
import { checkForm } from '@/scripts/lib/bank-form';
import {
  type Breach,
  checkBank,
  checkContrastSets,
  checkCues,
  checkDuplicates,
  checkGroup,
  checkQuestions,
  isMultiAnswer,
  listUnasked,
  type Placed,
  STANDARD,
} from '@/scripts/lib/bank-rules';
import { checkOneForOne, checkTranslation, compileTerms } from '@/scripts/lib/bank-spanish';
import { checkSpelling, createSpeller, easeOf } from '@/scripts/lib/spanish-language';

const ROOT = fileURLToPath(new URL('../prisma/question-bank', import.meta.url));

type Bank = {
  blueprint: Blueprint;
  facts: ReadonlyMap<string, Fact> | null;
  registry: RegisteredFact[];
  questions: Placed[];
  unreadable: Breach[];
};

function toBreach({ file, question, field, message }: FileProblem): Breach {
  return { file: file.replace(/\.yaml$/, ''), question: question ?? '-', message: `${field} ${message}`.trim() };
}

/** Reads the blueprint. Throws an error if the blueprint is invalid, because all other checks need it. */
function requireBlueprint(): Blueprint {
  const { value, problems } = readBlueprint(ROOT);
  if (value === null) throw new Error(problems.map(({ message }) => message).join('; '));
  return value;
}

function readBank(): Bank {
  const blueprint = requireBlueprint();
  const inventory = readInventory(ROOT);
  const retired = readRetired(ROOT);
  const corrections = readCorrections(ROOT);
  const registry = readRegistry(ROOT);
  const figures = figuresOf(registry.value ?? []);
  const reads = listQuestionFiles(ROOT).map((path) => readQuestionFile(ROOT, path, figures));
  const questions = reads.flatMap(({ value }) =>
    (value?.questions ?? []).map((question) => ({ ...question, file: `${value?.group}/${value?.topic}` })),
  );
  const files = reads.flatMap(({ value }) => value ?? []);
  return {
    blueprint,
    facts: inventory.value === null ? null : new Map(inventory.value.map((fact) => [fact.id, fact])),
    registry: registry.value ?? [],
    questions,
    unreadable: [
      ...[
        ...inventory.problems,
        ...registry.problems,
        ...retired.problems,
        ...corrections.problems,
        ...reads.flatMap(({ problems }) => problems),
      ],
      ...checkIdentities(files, retired.value ?? []),
      ...checkCorrections(corrections.value ?? [], files, retired.value ?? []),
      ...listUnusedPictures(ROOT, files),
    ].map(toBreach),
  };
}

const percent = (part: number) => (100 * part).toFixed(0);

/**
 * Returns the percentage of `askable` facts that questions ask. If `askable` is null, returns the number of facts
 * asked.
 */
function describeCoverage(questions: readonly Placed[], askable: readonly Fact[] | null): string {
  const asked = new Set(questions.map(({ facts }) => facts[0]));
  if (askable === null) return String(asked.size);
  return percent(askable.filter(({ id }) => asked.has(id)).length / Math.max(1, askable.length));
}

function medianGrade(questions: readonly Placed[]): string {
  const grades = questions.map(gradeOf).sort((one, other) => one - other);
  return (grades[Math.floor((grades.length - 1) / 2)] ?? 0).toFixed(1);
}

/**
 * Returns a row of the printed table. `askable` lists the facts that the questions of the row should ask. Null if the
 * row covers only a part of a group.
 */
function describeRow(
  name: string,
  questions: readonly Placed[],
  askable: readonly Fact[] | null = null,
): Record<string, string | number> {
  const cues = measureCues(questions);
  const shape = measureShape(questions);
  const guesses = GUESS_STRATEGY_NAMES.map((strategy) => cues.guesses[strategy]);
  return {
    name,
    questions: questions.length,
    'stem median': shape.medianStem,
    [`stem <= ${EXAM_TIER.stemWords} %`]: percent(shape.shortStems),
    'grade median': medianGrade(questions),
    [`grade <= ${EXAM_TIER.grade} %`]: percent(shape.easyToRead),
    'recall %': percent(questions.filter((q) => q.difficulty === 1).length / Math.max(1, questions.length)),
    'facts asked': `${describeCoverage(questions, askable)}${askable === null ? '' : ' %'}`,
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

/** Returns one row for each tier that has questions. */
function describeTiers(
  name: string,
  questions: readonly Placed[],
  askable: readonly Fact[] | null = null,
): Record<string, string | number>[] {
  return QUESTION_TIERS.flatMap((tier) => {
    const some = questions.filter((question) => question.tier === tier);
    return some.length === 0 ? [] : [describeRow(`${name} ${tier}`, some, askable)];
  });
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

function listFiles(bank: Pick<Bank, 'blueprint'>): string[] {
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

/**
 * Lists the facts of a group, or of all groups, that may be asked. Facts about the rules of the exam itself belong to
 * Core.
 */
function listAskable(bank: Bank, group?: string): Fact[] {
  const isMeant = (fact: Fact) => group === undefined || (fact.group === 'exam' ? 'core' : fact.group) === group;
  return [...(bank.facts?.values() ?? [])].filter((fact) => fact.ask && isMeant(fact));
}

type Findings = { rows: Record<string, string | number>[]; breaches: Breach[]; warnings: Breach[] };

function checkFiles(bank: Bank, files: readonly string[]): Findings {
  const mine = new Set(files);
  const ids = new Set(files.flatMap((file) => inFile(bank, file).map(({ id }) => id)));
  const duplicates = checkDuplicates(bank.questions);
  // True for a breach in one of the checked files. A breach that concerns a pair of questions from two files is
  // reported for both files.
  const concerns = ({ file, message }: Breach) =>
    mine.has(file) || [...ids].some((id) => message.includes(` ${id} in `));
  const breaches = [
    ...bank.unreadable.filter(({ file }) => mine.has(file)),
    ...checkContrastSets(bank.questions).filter(({ file }) => mine.has(file)),
    ...files.flatMap((file) => checkQuestions(inFile(bank, file), bank.facts)),
    ...files.flatMap((file) => checkStatements(inFile(bank, file), bank.registry)),
    ...files.flatMap((file) => checkCues(file, inFile(bank, file), STANDARD.cueInOneFile)),
    ...duplicates.breaches.filter(concerns),
  ];
  return {
    rows: files.flatMap((file) => describeTiers(file, inFile(bank, file))),
    breaches,
    warnings: [...bank.unreadable.filter(({ file }) => file === 'inventory'), ...duplicates.warnings.filter(concerns)],
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
      ...files.flatMap((file) => describeTiers(file, inFile(bank, file))),
      ...groups.flatMap(({ group, questions }) =>
        describeTiers(group.group.toUpperCase(), questions, listAskable(bank, group.group)),
      ),
      ...describeTiers('BANK', bank.questions, listAskable(bank)),
      describeRow('BANK', bank.questions, listAskable(bank)),
    ],
    breaches: [
      ...bank.unreadable,
      ...checkStrangers(bank),
      ...checkContrastSets(bank.questions),
      ...checkQuestions(bank.questions, bank.facts),
      ...checkStatements(bank.questions, bank.registry),
      ...checkRegistry({ questions: bank.questions, facts: bank.registry, inventory: bank.facts }),
      ...checkGuides(GUIDES, bank.registry),
      ...files.flatMap((file) => checkCues(file, inFile(bank, file), STANDARD.cueInOneFile)),
      ...groups.flatMap(({ group, questions }) => checkGroup(group, questions)),
      ...checkBank(bank),
      ...duplicates.breaches,
    ],
    warnings: duplicates.warnings,
  };
}

/** Prints how many facts of each group are asked, and lists the facts that no question asks. */
function printCoverage(bank: Bank): void {
  const unasked = listUnasked(bank);
  const askable = [...(bank.facts?.values() ?? [])].filter(({ ask }) => ask);
  const counts = [...new Set(askable.map(({ group }) => group))].map((group) => {
    const all = askable.filter((fact) => fact.group === group).length;
    return `${group} ${all - unasked.filter((fact) => fact.group === group).length} of ${all}`;
  });
  console.log(`\nFacts that a question asks: ${counts.join(', ')}.`);
  for (const { id, group, fact } of unasked) console.log(`- ${id} (${group}): ${fact}`);
}

/**
 * Lists breaches of the limits on what the form of options may reveal. Checks the exam tier group by group, and the
 * deeper tier as a whole.
 */
function checkForms({ blueprint, questions }: Bank): Breach[] {
  const exam = questions.filter(isExamTier);
  const findings = [
    ...blueprint.groups.map(({ group }) =>
      checkForm(
        `${group} exam tier`,
        exam.filter(({ file }) => file.startsWith(`${group}/`)),
      ),
    ),
    checkForm(
      'deeper tier',
      questions.filter((question) => !isExamTier(question)),
    ),
  ];
  console.log('\nForm alone');
  for (const line of findings.flatMap(({ report }) => report)) console.log(`- ${line}`);
  return findings.flatMap(({ breaches }) => breaches);
}

/** Prints the questions of the exam tier that repeat another question. */
function printNearDuplicates(questions: readonly Placed[]): void {
  const near = findNearDuplicates(questions.filter(isExamTier));
  if (near.length === 0) return;
  console.log(`\nNear duplicates in the exam tier (${near.length})`);
  for (const { id, of } of near) console.log(`- ${id} asks what ${of} asks`);
}

function run(names: readonly string[]): number {
  const bank = readBank();
  const { rows, warnings, ...found } = names.length > 0 ? checkFiles(bank, names) : checkWhole(bank);
  printTable(rows);
  if (names.length === 0) printCoverage(bank);
  printNearDuplicates(names.length > 0 ? bank.questions.filter(({ file }) => names.includes(file)) : bank.questions);
  const breaches = [...found.breaches, ...(names.length === 0 ? checkForms(bank) : [])];
  printList('Warnings', warnings);
  printList('Breaches', breaches);
  for (const { group, growing } of bank.blueprint.groups) {
    if (growing)
      console.log(`\n${group} is still growing: held to the standard question by question, not in size and shares.`);
  }
  console.log(breaches.length === 0 ? '\nThe bank holds its standard.' : `\n${breaches.length} breaches.`);
  return breaches.length === 0 ? 0 : 1;
}

/**
 * `least` is the INFLESZ score at which a text is easy enough for most adults; `share` is the share of exam-tier
 * questions that must reach it.
 */
const EASE = { least: 55, share: 0.95 };

interface SpanishFile {
  file: string;
  sources: readonly SourceQuestion[];
  translated: readonly TranslatedQuestion[];
}

/** Returns the share of exam-tier questions that are easy enough to read. */
function measureEase(files: readonly SpanishFile[]): number {
  const exam = files.flatMap(({ sources, translated }) => {
    const tiers = new Map(sources.map(({ id, tier }) => [id, tier]));
    return translated.filter(({ id }) => tiers.get(id) === 'exam').map(easeOf);
  });
  return exam.filter((ease) => ease >= EASE.least).length / Math.max(1, exam.length);
}

/** Checks the Spanish translations in these files, or in all files that have translations. */
function runSpanish(names: readonly string[], wanted: readonly string[]): number {
  const terms = readTerms(ROOT);
  const known = terms.value?.terms ?? [];
  const compiled = compileTerms(known);
  const isCorrect = createSpeller(known);
  const reads = wanted.flatMap((file) => {
    const spanish = readTranslation(ROOT, file);
    return spanish ? [{ file, english: readSource(ROOT, file), spanish }] : [];
  });
  const files = reads.flatMap(({ file, english, spanish }) =>
    english.value && spanish.value
      ? [{ file, sources: english.value.questions, translated: spanish.value.questions }]
      : [],
  );
  const ease = measureEase(files);
  const tooHard = `${percent(1 - ease)} % of the exam tier are hard to read (limit ${percent(1 - EASE.share)} %)`;
  const breaches = [
    ...[...terms.problems, ...reads.flatMap(({ english, spanish }) => [...english.problems, ...spanish.problems])].map(
      toBreach,
    ),
    ...files.flatMap(({ file, sources, translated }) => checkTranslation(file, sources, translated, compiled)),
    ...files.flatMap(({ file, translated }) => checkSpelling(file, translated, isCorrect)),
    ...checkOneForOne(files),
    ...(names.length === 0 && ease < EASE.share ? [{ file: 'Spanish', question: '-', message: tooHard }] : []),
  ];
  printList('Breaches', breaches);
  console.log(`Exam tier: ${percent(ease)} % have an INFLESZ ease of ${EASE.least} or more.`);
  const questions = files.reduce((sum, { translated }) => sum + translated.length, 0);
  console.log(
    `${questions} questions in ${files.length} of ${wanted.length} files are in Spanish: ${breaches.length} breaches.`,
  );
  return breaches.length === 0 ? 0 : 1;
}

function main(): number {
  const { values, positionals } = parseArgs({ options: { lang: { type: 'string' } }, allowPositionals: true });
  const names = positionals.map((name) => name.replace(/(\.es)?\.yaml$/, ''));
  const all = listFiles({ blueprint: requireBlueprint() });
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    console.error(
      `No such file in blueprint.yaml: ${unknown.join(', ')}. Write group/topic, such as core/environment.`,
    );
    return 1;
  }
  if (values.lang === undefined || values.lang === 'en') return run(names);
  if (values.lang === 'es') return runSpanish(names, names.length > 0 ? names : all);
  console.error(`There is no bank in the language ${values.lang}. Use --lang es, or leave it out for English.`);
  return 1;
}

process.exitCode = main();
