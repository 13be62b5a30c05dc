import { ALIKE_IN_CONTRAST, hasOtherPicture, isContrastSet } from '@/lib/bank/duplicates/rules';
import { BANK_GROUPS, type BankQuestion, type Blueprint, type Fact } from '@/lib/bank/file-contract';
import { countWords } from '@/lib/bank/readability-rules';
import { findSimilarPairs } from '@/lib/bank/similarity/rules.mjs';
import { absoluteWordsGiveAway, type Cues, GUESS_STRATEGY_NAMES, measureCues } from '@/lib/bank/test-wiseness/rules';
import {
  checkAnswerWording,
  checkStemWording,
  checkTeachingWording,
  countSentences,
  endsAsSentence,
} from '@/lib/bank/wording-rules';
import { checkExamQuestion, checkShape, EXAM_TIER, findNearDuplicates, isExamTier } from './bank-exam-tier';

/** Question with the name of its file, such as `core/environment`. */
export type Placed = BankQuestion & { file: string };
export type Breach = { file: string; question: string; message: string };

/**
 * Standard of the bank, from `prisma/question-bank/README.md`. Shares range from 0 to 1; margins are percentage points.
 */
export const STANDARD = {
  total: 1500,
  examTotal: 1150,
  inventory: 800,
  /** Minimum number of questions for a group that is still growing. */
  growingGroup: { questions: 40, mock: 5 },
  mockPerGroup: 12,
  shareMargin: 5,
  multiAnswer: { least: 2, most: 8 },
  contrastSets: 30,
  keyPosition: { least: 0.18, most: 0.32 },
  cue: 0.3,
  cueInOneFile: 0.36,
  duplicate: 0.6,
  duplicateInContrast: ALIKE_IN_CONTRAST,
  suspectWithSameKey: 0.45,
  reasonWords: 5,
  // Minimum number of questions for which shares are meaningful.
  fewestForShares: 12,
} as const;

const percent = (value: number) => `${(100 * value).toFixed(0)} %`;

function checkProse(question: BankQuestion): string[] {
  const sentences = countSentences(question.explanation);
  const found = checkStemWording(question.text).map((message) => `text ${message}`);
  if (sentences < 2 || sentences > 4) found.push(`explanation has ${sentences} sentence(s): write 2 to 4`);
  if (!endsAsSentence(question.explanation)) found.push('explanation: end it with a full stop');
  found.push(...checkTeachingWording(question.explanation).map((message) => `explanation ${message}`));
  for (const { text, why } of question.answers) {
    const name = `"${text.length > 40 ? `${text.slice(0, 37)}…` : text}"`;
    found.push(...checkAnswerWording(text).map((message) => `answer ${name} ${message}`));
    if (countSentences(why) !== 1 || !endsAsSentence(why)) found.push(`why of ${name}: write one full sentence`);
    found.push(...checkTeachingWording(why).map((message) => `why of ${name} ${message}`));
  }
  return found;
}

/**
 * Checks that the reason for each wrong option explains that option: it must have enough words and must not be used
 * twice.
 */
function checkReasons({ answers }: BankQuestion): string[] {
  const wrong = answers.filter(({ correct }) => !correct).map(({ why }) => why);
  return [
    ...answers
      .filter(({ why }) => countWords(why) < STANDARD.reasonWords)
      .map(({ why }) => `why "${why}" has fewer than ${STANDARD.reasonWords} words: name the mix-up`),
    ...wrong
      .filter((why, place) => wrong.indexOf(why) !== place)
      .map((why) => `why "${why}" stands at two wrong answers: name the mix-up of each`),
  ];
}

function checkFacts({ facts: cited }: BankQuestion, facts: ReadonlyMap<string, Fact> | null): string[] {
  if (facts === null) return [];
  return cited.flatMap((id) => {
    const fact = facts.get(id);
    if (fact === undefined) return [`cites ${id}, which is not in inventory.yaml`];
    return fact.ask ? [] : [`cites ${id}, which must not be asked (${fact.reason}): rest it on another fact`];
  });
}

export function checkQuestions(questions: readonly Placed[], facts: ReadonlyMap<string, Fact> | null): Breach[] {
  return questions.flatMap((question) =>
    [
      ...checkProse(question),
      ...checkReasons(question),
      ...checkFacts(question, facts),
      ...checkExamQuestion(question),
    ].map((message) => ({
      file: question.file,
      question: question.id,
      message,
    })),
  );
}

function groupBy<T>(items: readonly T[], name: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(name(item));
    if (group === undefined) groups.set(name(item), [item]);
    else group.push(item);
  }
  return groups;
}

export function checkContrastSets(all: readonly Placed[]): Breach[] {
  const sets = groupBy(all, ({ contrast }) => contrast ?? '');
  return [...sets].flatMap(([slug, [only, ...others]]) => {
    if (slug === '' || only === undefined || others.length > 0) return [];
    return [{ file: only.file, question: only.id, message: `is alone in contrast set ${slug}: write its counterpart` }];
  });
}

function keyText({ answers }: BankQuestion): string {
  return answers.flatMap(({ text, correct }) => (correct ? [text.toLowerCase()] : [])).join('|');
}

export type Duplicates = { breaches: Breach[]; warnings: Breach[] };

export function checkDuplicates(all: readonly Placed[]): Duplicates {
  const found: Duplicates = { breaches: [], warnings: [] };
  for (const pair of findSimilarPairs(
    all.map(({ text }) => text),
    STANDARD.suspectWithSameKey,
  )) {
    const first = all[pair.first];
    const second = all[pair.second];
    if (first === undefined || second === undefined) continue;
    if (hasOtherPicture(first.picture?.svg, second.picture?.svg)) continue;
    const together = isContrastSet(first, second);
    const limit = together ? STANDARD.duplicateInContrast : STANDARD.duplicate;
    const breach: Breach = {
      file: first.file,
      question: first.id,
      message: `is ${percent(pair.similarity)} alike ${second.id} in ${second.file}${together ? ' of its contrast set' : ''}`,
    };
    if (pair.similarity >= limit) {
      found.breaches.push({ ...breach, message: `${breach.message}: reword or drop one (limit ${percent(limit)})` });
    } else if (!together && keyText(first) === keyText(second)) {
      found.warnings.push({ ...breach, message: `${breach.message} and has the same key: is it the same question?` });
    }
  }
  return found;
}

/**
 * Checks how often formal clues, such as the longest option, lead to the key. `limit` is the largest allowed share: 0.3
 * for a group, more for a short file.
 */
export function checkCues(name: string, questions: readonly BankQuestion[], limit: number): Breach[] {
  const cues = measureCues(questions);
  if (cues.eligible < STANDARD.fewestForShares) return [];
  const messages: string[] = [];
  const longest = `key is strictly longest in ${percent(cues.keyLongest)} (limit ${percent(limit)})`;
  if (cues.keyLongest > limit) messages.push(`${longest}: shorten keys or fill out distractors`);
  const shortest = `key is strictly shortest in ${percent(cues.keyShortest)} (limit ${percent(limit)})`;
  if (cues.keyShortest > limit) messages.push(`${shortest}: trim distractors`);
  for (const strategy of GUESS_STRATEGY_NAMES) {
    const score = cues.guesses[strategy];
    if (score > limit) messages.push(`guessing by "${strategy}" scores ${percent(score)} (limit ${percent(limit)})`);
  }
  const { keysWith, keys, distractorsWith, distractors } = cues.absolute;
  if (absoluteWordsGiveAway(cues.absolute, limit > STANDARD.cue ? 1 : 0)) {
    const counts = `${distractorsWith} of ${distractors} distractors, ${keysWith} of ${keys} keys`;
    messages.push(`absolute words (always, never, only, all, every, must, any, none) stand in ${counts}: even it out`);
  }
  return messages.map((message) => ({ file: name, question: '-', message }));
}

function checkPositions(name: string, cues: Cues): Breach[] {
  const { least, most } = STANDARD.keyPosition;
  return cues.positions.flatMap((value, place) =>
    cues.eligible >= STANDARD.fewestForShares && (value < least || value > most)
      ? [
          {
            file: name,
            question: '-',
            message: `${percent(value)} of keys are at position ${place + 1}: move some (${percent(least)} to ${percent(most)})`,
          },
        ]
      : [],
  );
}

type BlueprintGroup = Blueprint['groups'][number];

function checkShares({ group, topics }: BlueprintGroup, questions: readonly Placed[]): Breach[] {
  return topics.flatMap(({ topic, share }) => {
    const count = questions.filter(({ file }) => file === `${group}/${topic}`).length;
    const actual = questions.length === 0 ? 0 : (100 * count) / questions.length;
    if (Math.abs(actual - share) <= STANDARD.shareMargin) return [];
    const message = `holds ${actual.toFixed(1)} % of its group, the blueprint says ${share} (margin ${STANDARD.shareMargin})`;
    return [{ file: `${group}/${topic}`, question: '-', message }];
  });
}

export function checkGroup(blueprint: BlueprintGroup, questions: readonly Placed[]): Breach[] {
  const { group, growing } = blueprint;
  const exam = questions.filter(isExamTier);
  const minimumExam = growing ? STANDARD.growingGroup.questions : blueprint.minimumExam;
  const minimumMock = growing ? STANDARD.growingGroup.mock : STANDARD.mockPerGroup;
  const breaches: Breach[] = [];
  const fail = (message: string) => breaches.push({ file: group, question: '-', message });
  const mocks = questions.filter(({ mock }) => mock).length;
  if (exam.length < minimumExam) fail(`has ${exam.length} questions of the exam tier, needs ${minimumExam}`);
  if (mocks < minimumMock) fail(`has ${mocks} mock questions, needs ${minimumMock}`);
  if (growing) return breaches;
  checkShape(exam).forEach(fail);
  return [
    ...breaches,
    ...checkShares(blueprint, exam),
    ...[questions, exam].flatMap((some) => checkCues(group, some, STANDARD.cue)),
    ...checkPositions(group, measureCues(exam)),
  ];
}

export function isMultiAnswer({ answers }: BankQuestion): boolean {
  return answers.filter(({ correct }) => correct).length > 1;
}

interface WholeBank {
  blueprint: Blueprint;
  questions: readonly Placed[];
  facts: ReadonlyMap<string, Fact> | null;
}

/**
 * Lists the facts that must be asked but are asked only in the deeper tier or not at all. A question asks the first
 * fact in its list.
 */
export function listUnasked({ questions, facts }: WholeBank): Fact[] {
  const asked = new Set(questions.filter(({ tier }) => tier !== 'deeper').map((question) => question.facts[0]));
  return [...(facts?.values() ?? [])].filter(({ id, ask }) => ask && !asked.has(id));
}

function checkSize(bank: WholeBank): string[] {
  const exam = bank.questions.filter(isExamTier);
  const near = findNearDuplicates(exam).length / Math.max(1, exam.length);
  const sizes: [string, number, number][] = [
    ['questions', bank.questions.length, STANDARD.total],
    ['questions of the exam tier', exam.length, STANDARD.examTotal],
    ['facts in its inventory', bank.facts?.size ?? 0, STANDARD.inventory],
  ];
  const found = sizes.flatMap(([what, count, least]) =>
    count < least ? [`has ${count} ${what}, needs ${least}`] : [],
  );
  if (near > EXAM_TIER.nearDuplicates) {
    found.push(`${percent(near)} of the exam tier are near duplicates, at most ${percent(EXAM_TIER.nearDuplicates)}`);
  }
  return found;
}

export function checkBank(bank: WholeBank): Breach[] {
  const { blueprint, questions } = bank;
  const growing = new Set<string>(blueprint.groups.flatMap((group) => (group.growing ? group.group : [])));
  const breaches: Breach[] = [];
  const fail = (message: string) => breaches.push({ file: 'bank', question: '-', message });
  const multi = questions.length === 0 ? 0 : (100 * questions.filter(isMultiAnswer).length) / questions.length;
  const sets = new Set(questions.flatMap(({ contrast }) => contrast ?? []));
  for (const group of BANK_GROUPS) {
    if (!blueprint.groups.some((planned) => planned.group === group)) fail(`blueprint.yaml has no group ${group}`);
  }
  if (growing.size === 0) checkSize(bank).forEach(fail);
  if (multi < STANDARD.multiAnswer.least || multi > STANDARD.multiAnswer.most) {
    fail(
      `${multi.toFixed(1)} % are multi-answer, wanted ${STANDARD.multiAnswer.least} to ${STANDARD.multiAnswer.most} %`,
    );
  }
  if (sets.size < STANDARD.contrastSets) fail(`has ${sets.size} contrast sets, needs ${STANDARD.contrastSets}`);
  for (const { id, fact, group } of listUnasked(bank)) {
    // Facts about the exam itself are asked in Core, so they count as facts of Core.
    if (!growing.has(group === 'exam' ? 'core' : group)) fail(`no question asks ${id}: ${fact}`);
  }
  return [...breaches, ...checkCues('bank', questions, STANDARD.cue)];
}
