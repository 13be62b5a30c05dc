import type { QuestionId } from '@/lib/kernel/ids';
import { MEAN_ABILITY } from '@/lib/plan/ability/rules';
import type { PlannedFact } from '@/lib/plan/learner/rules';

/** What plans are made of: the facts that the exam may ask, each with the questions that ask it. */

export interface BankRow {
  id: QuestionId;
  sectionId: number;
  topic: string;
  fact: string | null;
  isExamTier: boolean;
  isPublished: boolean;
  /** Share of apprentices who know it before they study, by readers' ratings. */
  expected: number | null;
  /** On the logit scale, from the ratings and first answers; null until regular work has told. */
  fittedDifficulty: number | null;
  /** Characters of the question with its options, and of its explanation. */
  asked: number;
  explained: number;
  /** Registered figures that it states; each is a card. */
  figures: readonly string[];
}

interface BankQuestion extends BankRow {
  /** About how long an answer with its explanation takes. */
  seconds: number;
}

export interface BankFact extends PlannedFact {
  key: string;
  /** Published and of the exam tier. */
  questionIds: QuestionId[];
}

export interface PlanBank {
  facts: BankFact[];
  questions: ReadonlyMap<QuestionId, BankQuestion>;
  /** Of a question, the place of its fact in `facts`: also of a question that is no longer asked. */
  placeOf: ReadonlyMap<QuestionId, number>;
  /** Of a registered figure, the places of the facts whose published questions state it. */
  placesOfFigure: ReadonlyMap<string, readonly number[]>;
  /** Share of the facts that have a rating or answers, 0 to 1. */
  ratedShare: number;
  /** Ability that a learner is presumed to have before the first answer. */
  newcomerLevel: number;
}

/** Percent of a section that each of its topics has. */
export type TopicShares = readonly { sectionId: number; shares: Readonly<Record<string, number>> }[];

/** What a topic that the outline does not name counts as, in percent: as exams do. */
const OTHER_SHARE = 4;

const READING = { beforeSeconds: 6, askedPerSecond: 17, explainedPerSecond: 25 } as const;

/** Silent reading on a phone, with a moment to choose. */
export const secondsOf = ({ asked, explained }: Pick<BankRow, 'asked' | 'explained'>): number =>
  READING.beforeSeconds + asked / READING.askedPerSecond + explained / READING.explainedPerSecond;

/** How far facts of one section differ on the logit scale, and how well ratings are presumed to agree with the truth. */
const SPREAD = 1.2;
const PRESUMED_AGREEMENT = 0.55;

const logit = (share: number): number => Math.log(share / (1 - share));
/** Ratings of 0 and 1 stand for "hardly anybody" and "nearly everybody". */
const bounded = (share: number): number => Math.min(0.97, Math.max(0.03, share));
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/**
 * Difficulties on the logit scale by the readers' ratings alone: 0 in the middle, pulled toward it by how far ratings agree with
 * the truth. Questions without a rating are left out.
 */
export function ratedDifficulties(rows: readonly Pick<BankRow, 'id' | 'expected'>[]): Map<QuestionId, number> {
  const rated = rows.flatMap(({ id, expected }) => (expected === null ? [] : [{ id, at: -logit(bounded(expected)) }]));
  // Stryker disable next-line ConditionalExpression: The map of nothing is empty too.
  if (rated.length === 0) return new Map();
  const middle = mean(rated.map(({ at }) => at));
  const spread = Math.sqrt(mean(rated.map(({ at }) => (at - middle) ** 2))) || 1;
  return new Map(rated.map(({ id, at }) => [id, (PRESUMED_AGREEMENT * SPREAD * (at - middle)) / spread]));
}

/** Of these sections. */
export function toPlanBank(
  rows: readonly BankRow[],
  sectionIds: readonly number[],
  topics: TopicShares,
  newcomerLevel = MEAN_ABILITY,
): PlanBank {
  const ofExam = rows.filter(({ isExamTier, sectionId }) => isExamTier && sectionIds.includes(sectionId));
  const rated = ratedDifficulties(rows.filter(({ isExamTier }) => isExamTier));
  const difficultyOf = ({ id, fittedDifficulty }: BankRow) => fittedDifficulty ?? rated.get(id) ?? null;
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
    placesOfFigure: placesByFigure(
      askedKeys.map(([, questions]) => questions.filter(({ isPublished }) => isPublished)),
    ),
    ratedShare: ofExam.length === 0 ? 0 : known / ofExam.length,
    newcomerLevel,
  };
}

/** `questions`: those of each fact, in the order of the facts. */
function placesByFigure(questions: readonly (readonly BankRow[])[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  questions.forEach((ofFact, place) => {
    for (const figure of new Set(ofFact.flatMap(({ figures }) => figures))) {
      places.set(figure, [...(places.get(figure) ?? []), place]);
    }
  });
  return places;
}

/** A question that names no fact stands alone. */
const keyOf = ({ id, sectionId, fact }: BankRow): string => `${sectionId} ${fact ?? `question ${id}`}`;

function toFact(key: string, questions: readonly BankRow[], difficultyOf: (row: BankRow) => number | null): BankFact {
  const asked = questions.filter(({ isPublished }) => isPublished);
  const difficulties = asked.flatMap((row) => difficultyOf(row) ?? []);
  const [first] = asked;
  return {
    key,
    // Stryker disable next-line OptionalChaining: Every fact has a published question, so the chain is for the types.
    section: first?.sectionId ?? 0,
    // Sections share names of topics.
    // Stryker disable next-line OptionalChaining: Every fact has a published question, so the chain is for the types.
    topic: `${first?.sectionId} ${first?.topic}`,
    difficulty: difficulties.length > 0 ? mean(difficulties) : 0,
    weight: 0,
    questionIds: asked.map(({ id }) => id),
  };
}

/** Each topic by its share, divided by its facts; 1 over all facts of a section. */
function withWeights(facts: readonly BankFact[], topics: TopicShares): BankFact[] {
  const counts = new Map<string, number>();
  // Stryker disable next-line ArithmeticOperator: The counts of all topics are then negative, and the sign cancels in the shares.
  for (const { topic } of facts) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  const shareOf = ({ section, topic }: BankFact): number => {
    const shares = topics.find(({ sectionId }) => sectionId === section)?.shares ?? {};
    return (shares[topic.slice(topic.indexOf(' ') + 1)] ?? OTHER_SHARE) / (counts.get(topic) ?? 1);
  };
  const totals = new Map<number, number>();
  for (const fact of facts) totals.set(fact.section, (totals.get(fact.section) ?? 0) + shareOf(fact));
  return facts.map((fact) => ({ ...fact, weight: shareOf(fact) / (totals.get(fact.section) ?? 1) }));
}
