import { estimateAbility, type FirstAnswer, knownBefore, MEAN_ABILITY } from './ability-rules';
import {
  type Answer,
  APTITUDES,
  type Aptitude,
  afterAnswer,
  believe,
  type FactTrace,
  knows,
  type PresumedAptitude,
  unmet,
} from './memory-rules';
import {
  type Candidate,
  chanceOfAll,
  type EstimateError,
  expectedShares,
  sectionWeights,
  toExamShares,
  worthOf,
} from './selection-rules';

/**
 * Model of one learner, built from all of the learner's answers. The product and `npm run bench:coach` use the same
 * model. A fact is identified by its index in the list of facts. Times are days since any fixed moment that is the same
 * in all calls.
 */

export interface PlannedFact {
  section: number;
  topic: string;
  /** Difficulty on the logit scale (see `FirstAnswer`). */
  difficulty: number;
  /** Share of this fact in the section's exam (see `Candidate`). */
  weight: number;
}

export interface Review extends Answer {
  place: number;
  at: number;
}

export interface LearnerModel {
  /**
   * Adds one answer. The answer must not be earlier than the one added last. Throws a `RangeError` for an index outside
   * the facts.
   */
  meet(review: Review): void;
  /**
   * Returns the indexes of the `count` facts that help most if the learner answers them on day `at`, most helpful
   * first.
   */
  choose(when: Planned, count: number): number[];
  /** Returns the probability, 0 to 1, that the learner knows a fact on day `at`. */
  chanceToKnow(place: number, at: number): number;
  /**
   * Returns the outlook of each aptitude on day `on` without further study. Ignores an answer that repeats a fact
   * within a day.
   */
  outlook(on: number): Outlook;
  /** Returns the model's belief about each fact, in the order of the facts. Assumes the learner's average aptitude. */
  believed(): Candidate[];
}

/**
 * One entry per aptitude. `chance`: the probability that the learner has this aptitude. `shares`: the expected share of
 * right answers in each section's exam. All values are 0 to 1.
 */
export type Outlook = readonly { chance: number; shares: ReadonlyMap<number, number> }[];

/** Returns the probability of passing all of these sections. A section that is not in the outlook counts as failed. */
export const chanceIn = (outlook: Outlook, sections: readonly number[], error?: EstimateError): number =>
  outlook.reduce(
    (sum, { chance, shares }) =>
      sum +
      chance *
        chanceOfAll(
          sections.map((section) => shares.get(section) ?? 0),
          error,
        ),
    0,
  );

interface Planned {
  at: number;
  /** Day of the exam. */
  until: number;
  /** Share of the plan's days that remain: 1 at its start, 0 on the day before the exam. */
  rest: number;
}

/** Evidence from the answers to one fact: one trace per aptitude. */
type Traces = readonly FactTrace[];
/** Traces of the facts that were seen, by the index of the fact. */
type Met = ReadonlyMap<number, Traces>;

interface Presumed {
  /** Assumed ability of a learner who has not answered yet. */
  newcomerLevel?: number;
  /** Hypotheses about the learner's aptitude, all updated in parallel. */
  aptitudes?: readonly PresumedAptitude[];
}

/**
 * Creates the model. `reviews`: the answers and cards, ordered by `at`. Throws a `RangeError` for an index outside
 * `facts`.
 */
export function createLearnerModel(
  facts: readonly PlannedFact[],
  reviews: readonly Review[],
  { newcomerLevel = MEAN_ABILITY, aptitudes = APTITUDES }: Presumed = {},
): LearnerModel {
  const unmetTraces: Traces = aptitudes.map(unmet);
  /**
   * `memory`: traces of all answers, used to choose questions. `evidence`: traces used for the probability of passing;
   * they ignore an answer that repeats a fact within a day. Without such repeats, a fact has the same traces in both.
   */
  const memory = new Map<number, Traces>();
  const evidence = new Map<number, Traces>();
  const firstAnswers: FirstAnswer[] = [];
  /** Prior probabilities of the facts; cached until the next answer. */
  let priors: readonly number[] | undefined;

  const meet = ({ place, at, ...answer }: Review): void => {
    const fact = facts[place];
    if (!fact) throw new RangeError(`There is no fact ${place}; the model was made with ${facts.length}.`);
    const before = memory.get(place);
    // Excludes cards, which are not graded, and any answer to a fact that the learner saw before, on a card or in a
    // question.
    if (!before && !answer.isCard) firstAnswers.push({ ...fact, isCorrect: answer.isCorrect });
    const take = (traces: Traces = unmetTraces) => traces.map((trace) => afterAnswer(trace, answer, at));
    const after = take(before);
    memory.set(place, after);
    if (!isRepeat(before, at)) {
      const told = evidence.get(place);
      evidence.set(place, told === before ? after : take(told));
    }
    priors = undefined;
  };
  for (const review of reviews) meet(review);

  /**
   * Returns, for each fact, the probability that the learner knew it before the first question about it, estimated from
   * the first answers to all facts.
   */
  const listPriors = (): readonly number[] => {
    const ability = priors ? null : estimateAbility(firstAnswers, newcomerLevel);
    priors ??= ability ? facts.map((fact) => knownBefore(ability, fact)) : [];
    return priors;
  };
  const beliefOf = (met: Met, place: number, aptitude: number) =>
    believe(traceOf(met.get(place) ?? unmetTraces, aptitude), listPriors()[place] ?? 0);
  const believedBy = (met: Met): Candidate[] => {
    const aptitude = averageAptitude(aptitudes, weighAptitudes(aptitudes, met, listPriors()));
    return facts.map(({ section, weight }, place) => ({ section, weight, belief: beliefOf(met, place, aptitude) }));
  };
  /**
   * Adds each of these facts to the sum of its section in `known`: the fact's weight times the probability that the
   * learner knows the fact.
   */
  const addKnown = (known: Map<number, number>, places: Iterable<number>, chanceOf: (place: number) => number) => {
    for (const place of places) {
      const { section, weight } = facts[place] ?? { section: 0, weight: 0 };
      known.set(section, (known.get(section) ?? 0) + weight * chanceOf(place));
    }
    return known;
  };

  return {
    meet,
    believed: () => believedBy(evidence),
    chanceToKnow: (place, at) =>
      weighAptitudes(aptitudes, memory, listPriors()).reduce(
        (sum, chance, aptitude) => sum + chance * knows(beliefOf(memory, place, aptitude), at),
        0,
      ),
    choose({ at, until, rest }, count) {
      const candidates = believedBy(memory);
      const bySection = sectionWeights(expectedShares(candidates, until), rest);
      return candidates
        .map((one, place) => {
          const sectionWeight = bySection.get(one.section) ?? 0;
          return { place, worth: worthOf(one, { at, until, sectionWeight }) };
        })
        .sort((one, other) => other.worth - one.worth)
        .slice(0, count)
        .map(({ place }) => place);
    },
    outlook(on) {
      const places = facts.map((_fact, place) => place);
      // Unseen facts have the same probability for every aptitude, so they are summed only once.
      const unmetOnes = addKnown(new Map(), places, (place) => (evidence.has(place) ? 0 : (listPriors()[place] ?? 0)));
      return weighAptitudes(aptitudes, evidence, listPriors()).map((chance, aptitude) => ({
        chance,
        shares: toExamShares(
          addKnown(new Map(unmetOnes), evidence.keys(), (place) => knows(beliefOf(evidence, place, aptitude), on)),
        ),
      }));
    },
  };
}

/**
 * Number of days after an answer within which a repeat of the fact is no evidence for the exam, because the learner has
 * just read the key.
 */
const REPEAT_DAYS = 1;
const isRepeat = (before: Traces | undefined, at: number): boolean =>
  before !== undefined && at - (before[0]?.lastMetAt ?? 0) < REPEAT_DAYS;

function traceOf(traces: Traces, aptitude: number): FactTrace {
  const found = traces[aptitude];
  // Stryker disable next-line ConditionalExpression,StringLiteral: Every index comes from the list of traces, so each aptitude has a trace.
  if (!found) throw new RangeError(`There is no aptitude ${aptitude}.`);
  return found;
}

/**
 * Returns the probability of each aptitude, in the order of `aptitudes`. Answers to repeated facts show how much the
 * learner understood and how fast it was forgotten; a first answer is equally likely at every aptitude.
 */
function weighAptitudes(aptitudes: readonly PresumedAptitude[], met: Met, priors: readonly number[]): number[] {
  let chances: number[] = aptitudes.map(({ prior }) => prior);
  for (const [place, traces] of met) {
    const prior = priors[place] ?? 0;
    const likely = chances.map((chance, aptitude) => chance * (prior + (1 - prior) * traceOf(traces, aptitude).odds));
    const total = likely.reduce((sum, one) => sum + one, 0);
    chances = likely.map((one) => one / total);
  }
  return chances;
}

/**
 * Returns the index of the aptitude nearest to the mean. With few answers, the most likely aptitude would be extreme.
 */
function averageAptitude(aptitudes: readonly Aptitude[], chances: readonly number[]): number {
  const mean = (tell: (one: Aptitude) => number) =>
    aptitudes.reduce((sum, one, place) => sum + (chances[place] ?? 0) * tell(one), 0);
  const pace = mean(({ firstStabilityDays }) => Math.log2(firstStabilityDays));
  const understood = mean((one) => one.understood);
  const distances = aptitudes.map(
    (one) =>
      // Scales both differences so that one step in the pace of forgetting counts as much as one step in the share
      // understood.
      (Math.log2(one.firstStabilityDays) - pace) ** 2 + ((one.understood - understood) / 0.2) ** 2,
  );
  return distances.indexOf(Math.min(...distances));
}
