import { hasOtherPicture } from '@/lib/bank/duplicates/rules';
import type { BankQuestion } from '@/lib/bank/file-contract';
import { countQuestionWords, countWords, gradeOf } from '@/lib/bank/readability-rules';
import { findSimilarPairs } from '@/lib/bank/similarity/rules.mjs';

/** Limits of the exam tier, from `prisma/question-bank/README.md`. Shares range from 0 to 1. */
export const EXAM_TIER = {
  medianStemWords: 16,
  stemWords: 28,
  shortStems: 0.9,
  questionWords: 70,
  grade: 8,
  easyToRead: 0.95,
  nearDuplicates: 0.02,
  suspectSimilarity: 0.45,
  deeperStemWords: 45,
} as const;

const RULE_CITATION = /\bCFR\b|§|\b8[24]\.1\d\d\b/;

export const isExamTier = ({ tier }: BankQuestion): boolean => tier === 'exam';

/**
 * Lists the limits that a question breaches. In the exam tier the limits apply to the stem and the options, in deeper
 * tiers only to the stem.
 */
export function checkExamQuestion(question: BankQuestion): string[] {
  if (!isExamTier(question)) return checkDeeperStem(question);
  const words = countQuestionWords(question);
  const found: string[] = [];
  if (words > EXAM_TIER.questionWords) {
    found.push(`stem and options have ${words} words (limit ${EXAM_TIER.questionWords}): shorten it, or tier: deeper`);
  }
  const cited = RULE_CITATION.exec(question.text);
  if (cited !== null) found.push(`text cites "${cited[0]}": the paragraph belongs in reference`);
  return found;
}

function checkDeeperStem({ text }: BankQuestion): string[] {
  const words = countWords(text);
  return words > EXAM_TIER.deeperStemWords ? [`stem has ${words} words (limit ${EXAM_TIER.deeperStemWords})`] : [];
}

export type Shape = { medianStem: number; shortStems: number; easyToRead: number };

export function measureShape(questions: readonly BankQuestion[]): Shape {
  if (questions.length === 0) return { medianStem: 0, shortStems: 1, easyToRead: 1 };
  const stems = questions.map(({ text }) => countWords(text)).sort((one, other) => one - other);
  const share = (count: number) => count / questions.length;
  return {
    medianStem: stems[Math.floor((stems.length - 1) / 2)] ?? 0,
    shortStems: share(stems.filter((length) => length <= EXAM_TIER.stemWords).length),
    easyToRead: share(questions.filter((question) => gradeOf(question) <= EXAM_TIER.grade).length),
  };
}

const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

export function checkShape(questions: readonly BankQuestion[]): string[] {
  const { medianStem, shortStems, easyToRead } = measureShape(questions);
  const found: string[] = [];
  if (medianStem > EXAM_TIER.medianStemWords) {
    found.push(`the median stem of the exam tier has ${medianStem} words (limit ${EXAM_TIER.medianStemWords})`);
  }
  if (shortStems < EXAM_TIER.shortStems) {
    found.push(`${percent(shortStems)} of exam-tier stems have at most ${EXAM_TIER.stemWords} words, wanted 90 %`);
  }
  if (easyToRead < EXAM_TIER.easyToRead) {
    found.push(`${percent(easyToRead)} of the exam tier read at grade ${EXAM_TIER.grade} or below, wanted 95 %`);
  }
  return found;
}

const keyOf = ({ answers }: BankQuestion) => answers.find(({ correct }) => correct)?.text.toLowerCase() ?? '';

/** Finds questions that repeat an earlier question: same fact and key, or very similar stem and same key. */
export function findNearDuplicates(questions: readonly BankQuestion[]): { id: string; of: string }[] {
  const found = new Map<string, string>();
  const firstOf = new Map<string, BankQuestion>();
  for (const question of questions) {
    const asked = `${question.facts[0]}|${keyOf(question)}`;
    const before = firstOf.get(asked);
    if (before === undefined) firstOf.set(asked, question);
    else if (!hasOtherPicture(before.picture?.svg, question.picture?.svg)) found.set(question.id, before.id);
  }
  const texts = questions.map(({ text }) => text);
  for (const { first, second } of findSimilarPairs(texts, EXAM_TIER.suspectSimilarity)) {
    const [one, other] = [questions[first], questions[second]];
    if (one === undefined || other === undefined || keyOf(one) !== keyOf(other)) continue;
    if (hasOtherPicture(one.picture?.svg, other.picture?.svg)) continue;
    if (!found.has(one.id)) found.set(other.id, one.id);
  }
  return [...found].map(([id, of]) => ({ id, of }));
}
