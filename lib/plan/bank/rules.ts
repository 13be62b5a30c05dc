import type { QuestionId } from '@/lib/kernel/ids';
import { MEAN_ABILITY } from '@/lib/plan/ability-rules';
import type { PlannedFact } from '@/lib/plan/learner-rules';

/** Groups the questions of the question bank by the fact that they ask, for the learner model of the plan. */

export interface BankRow {
  id: QuestionId;
  sectionId: number;
  topic: string;
  fact: string | null;
  isExamTier: boolean;
  isPublished: boolean;
  /**
   * Estimated share of apprentices who know the answer before studying, from ratings by readers; null without a rating.
   */
  expected: number | null;
  /** Difficulty on the logit scale from ratings and first answers; null until the job has computed it. */
  estimatedDifficulty: number | null;
  /**
   * `asked`: number of characters of the question with its options. `explained`: number of characters of the
   * explanation.
   */
  asked: number;
  explained: number;
  /** Ids of the registered figures that the question states; each figure has a flash card. */
  figures: readonly string[];
}

interface BankQuestion extends BankRow {
  /** Estimated seconds for answering and reading the explanation. */
  seconds: number;
}

export interface BankFact extends PlannedFact {
  key: string;
  /** Ids of the published exam-tier questions that ask this fact. */
  questionIds: QuestionId[];
}

export interface PlanBank {
  facts: BankFact[];
  questions: ReadonlyMap<QuestionId, BankQuestion>;
  /** Maps each question to the index of its fact in `facts`. Includes unpublished questions. */
  placeOf: ReadonlyMap<QuestionId, number>;
  /**
   * Maps each registered figure to the facts that have a published question with this figure. The facts are given as
   * indexes in `facts`.
   */
  indexesOfFigure: ReadonlyMap<string, readonly number[]>;
  /** Share, 0 to 1, of the facts that have a rating or answers. */
  ratedShare: number;
  /** Assumed ability of a learner who has not answered anything. */
  newcomerLevel: number;
}

/** The topics of each section, each with its percentage of the exam. */
export type TopicShares = readonly { sectionId: number; shares: Readonly<Record<string, number>> }[];

/** Percentage of a topic that the exam outline does not list. Draws of exams assume the same value. */
const OTHER_SHARE = 4;

const READING = { beforeSeconds: 6, askedPerSecond: 17, explainedPerSecond: 25 } as const;

/** Estimates the seconds for reading silently on a phone and choosing an option. */
export const secondsOf = ({ asked, explained }: Pick<BankRow, 'asked' | 'explained'>): number =>
  READING.beforeSeconds + asked / READING.askedPerSecond + explained / READING.explainedPerSecond;

/** Standard deviation of difficulties within one section, on the logit scale. */
const SPREAD = 1.2;
const PRESUMED_AGREEMENT = 0.55;

const logit = (share: number): number => Math.log(share / (1 - share));
/** Clamps ratings of 0 and 1, whose logit would be infinite. */
const bounded = (share: number): number => Math.min(0.97, Math.max(0.03, share));
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/**
 * Returns difficulties on the logit scale, computed only from readers' ratings. They are centered on 0, and shrunk
 * toward 0 because ratings are not fully reliable. Leaves out questions without a rating.
 */
export function ratedDifficulties(rows: readonly Pick<BankRow, 'id' | 'expected'>[]): Map<QuestionId, number> {
  const rated = rows.flatMap(({ id, expected }) => (expected === null ? [] : [{ id, at: -logit(bounded(expected)) }]));
  // Stryker disable next-line ConditionalExpression: The map for an empty list is empty too.
  if (rated.length === 0) return new Map();
  const middle = mean(rated.map(({ at }) => at));
  const spread = Math.sqrt(mean(rated.map(({ at }) => (at - middle) ** 2))) || 1;
  return new Map(rated.map(({ id, at }) => [id, (PRESUMED_AGREEMENT * SPREAD * (at - middle)) / spread]));
}

/** Builds the question bank of a plan with these sections. */
export function toPlanBank(
  rows: readonly BankRow[],
  sectionIds: readonly number[],
  topics: TopicShares,
  newcomerLevel = MEAN_ABILITY,
): PlanBank {
  const ofExam = rows.filter(({ isExamTier, sectionId }) => isExamTier && sectionIds.includes(sectionId));
  const rated = ratedDifficulties(rows.filter(({ isExamTier }) => isExamTier));
  const difficultyOf = ({ id, estimatedDifficulty }: BankRow) => estimatedDifficulty ?? rated.get(id) ?? null;
  const byKey = new Map<string, BankRow[]>();
  for (const row of ofExam) {
    const group = byKey.get(keyOf(row));
    if (group) group.push(row);
    else byKey.set(keyOf(row), [row]);
  }
  const askedKeys = [...byKey].filter(([, questions]) => questions.some(({ isPublished }) => isPublished));
  const facts = askedKeys.map(([key, questions]) => toFact(key, questions, difficultyOf));
  const weighted = withWeights(facts, topics);
  const places = new Map(askedKeys.map(([key], place) => [key, place]));
  const placed = ofExam.flatMap((row) => {
    const place = places.get(keyOf(row));
    return place === undefined ? [] : [[row.id, place] as const];
  });
  const known = ofExam.filter((row) => difficultyOf(row) !== null).length;
  return {
    facts: weighted,
    questions: new Map(rows.map((row) => [row.id, { ...row, seconds: secondsOf(row) }])),
    placeOf: new Map(placed),
    indexesOfFigure: indexesByFigure(
      askedKeys.map(([, questions]) => questions.filter(({ isPublished }) => isPublished)),
    ),
    ratedShare: ofExam.length === 0 ? 0 : known / ofExam.length,
    newcomerLevel,
  };
}

/**
 * Maps each figure to the indexes of the facts that state it. `questions`: the questions about each fact, in the order
 * of the facts.
 */
function indexesByFigure(questions: readonly (readonly BankRow[])[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  questions.forEach((ofFact, place) => {
    for (const figure of new Set(ofFact.flatMap(({ figures }) => figures))) {
      places.set(figure, [...(places.get(figure) ?? []), place]);
    }
  });
  return places;
}

/** Returns the key of the fact that a question asks. A question that names no fact gets a key of its own. */
const keyOf = ({ id, sectionId, fact }: BankRow): string => `${sectionId} ${fact ?? `question ${id}`}`;

function toFact(key: string, questions: readonly BankRow[], difficultyOf: (row: BankRow) => number | null): BankFact {
  const asked = questions.filter(({ isPublished }) => isPublished);
  const difficulties = asked.flatMap((row) => difficultyOf(row) ?? []);
  const [first] = asked;
  return {
    key,
    // Stryker disable next-line OptionalChaining: Every fact has a published question, so the chain is for the types.
    section: first?.sectionId ?? 0,
    // Topic names repeat across sections.
    // Stryker disable next-line OptionalChaining: Every fact has a published question, so the chain is for the types.
    topic: `${first?.sectionId} ${first?.topic}`,
    difficulty: difficulties.length > 0 ? mean(difficulties) : 0,
    weight: 0,
    questionIds: asked.map(({ id }) => id),
  };
}

/**
 * Sets the weight of each fact: the topic's share of the exam divided by the number of the topic's facts. The weights
 * of a section add up to 1.
 */
function withWeights(facts: readonly BankFact[], topics: TopicShares): BankFact[] {
  const counts = new Map<string, number>();
  // Stryker disable next-line ArithmeticOperator: All topic counts would be negative, and the sign cancels in the shares.
  for (const { topic } of facts) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  const shareOf = ({ section, topic }: BankFact): number => {
    const shares = topics.find(({ sectionId }) => sectionId === section)?.shares ?? {};
    return (shares[topic.slice(topic.indexOf(' ') + 1)] ?? OTHER_SHARE) / (counts.get(topic) ?? 1);
  };
  const totals = new Map<number, number>();
  for (const fact of facts) totals.set(fact.section, (totals.get(fact.section) ?? 0) + shareOf(fact));
  return facts.map((fact) => ({ ...fact, weight: shareOf(fact) / (totals.get(fact.section) ?? 1) }));
}
