import { type QuestionId, toQuestionId } from '@/lib/kernel/ids';
import type { Met } from '@/lib/plan/day-rules';
import { createLearnerModel } from '@/lib/plan/learner-rules';
import { planLessons } from '@/lib/plan/lesson-rules';
import { APTITUDES } from '@/lib/plan/memory-rules';
import type { MakeStrategy } from './strategies';
import { DIFFICULTY_SPREAD, type Fact, SECTIONS, topicOf } from './world';

/**
 * Assumed correlation of the human difficulty ratings with the true difficulty. Deliberately low, so that the strategy
 * does not trust the ratings too much.
 */
const PRESUMED_AGREEMENT = 0.55;
/** Average seconds per question in the question bank, and the maximum number of questions in a day. */
const SECONDS = 21;
const MOST_A_DAY = 60;
const DAY_MS = 86_400_000;

/** Returns for each fact the share of its section's exam that it represents. */
function examWeights(facts: readonly Fact[]): number[] {
  const counts = new Map<string, number>();
  for (const fact of facts) counts.set(topicOf(fact), (counts.get(topicOf(fact)) ?? 0) + 1);
  return facts.map((fact) => {
    const share = SECTIONS[fact.section]?.topicShares[fact.topic] ?? 0;
    return share / 100 / (counts.get(topicOf(fact)) ?? 1);
  });
}

/**
 * Converts facts to the format with which the product plans. Each fact has one question, whose id is the index of the
 * fact plus one.
 */
function toPlanned(facts: readonly Fact[]) {
  const weights = examWeights(facts);
  return facts.map((fact, place) => ({
    key: `${place}`,
    section: fact.section,
    topic: topicOf(fact),
    questionIds: [toQuestionId(place + 1)],
    difficulty: PRESUMED_AGREEMENT * DIFFICULTY_SPREAD * fact.rating,
    weight: weights[place] ?? 0,
  }));
}

/**
 * Strategy that applies the product's rules (`lib/plan`) to the data that the product would have. Plans the lessons at
 * the start of each day.
 */
export const coach: MakeStrategy = (facts, { examDay }) => {
  const planned = toPlanned(facts);
  const bank = {
    facts: planned,
    questions: new Map(
      planned.map(({ section, questionIds: [id] }) => [id as QuestionId, { sectionId: section, seconds: SECONDS }]),
    ),
    placeOf: new Map(planned.map(({ questionIds: [id] }, place) => [id as QuestionId, place])),
  };
  const model = createLearnerModel(planned, []);
  const met: Met[] = [];
  const planDay = (day: number) =>
    planLessons({
      bank,
      met: [...met],
      withheld: new Set(),
      beganAtMs: day * DAY_MS,
      nowMs: (day + 0.3) * DAY_MS,
      order: model.choose({ at: day, until: examDay, rest: (examDay - day) / examDay }, facts.length),
      budgetSeconds: MOST_A_DAY * SECONDS,
    }).map(({ questionIds }) => questionIds.map((id) => id - 1));
  let lessons: number[][] = [];
  let plannedOn = -1;
  return {
    next(at, count) {
      const day = Math.floor(at);
      if (day !== plannedOn) lessons = planDay(day);
      plannedOn = day;
      return (lessons.shift() ?? []).slice(0, count);
    },
    told(place, at, outcome) {
      model.meet({ ...outcome, place, at });
      met.push({ ...outcome, questionId: toQuestionId(place + 1), atMs: at * DAY_MS });
    },
    outlook: () => model.outlook(examDay),
  };
};

/** Assumption of the coach's former version: every learner understands three of four facts from their explanation. */
const HOPEFUL = APTITUDES.filter(({ understood }) => understood === 0.75).map((one) => ({
  ...one,
  prior: 5 * one.prior,
}));

/**
 * Former version of the coach, without lessons. Chooses the questions that increase the probability of passing most.
 */
export const gainAlone: MakeStrategy = (facts, { examDay }) => {
  const model = createLearnerModel(toPlanned(facts), [], { aptitudes: HOPEFUL });
  return {
    next: (day, count) => model.choose({ at: day, until: examDay, rest: (examDay - day) / examDay }, count),
    told: (place, day, outcome) => model.meet({ ...outcome, place, at: day }),
  };
};
