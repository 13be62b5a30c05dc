import { estimateAbility, type FirstAnswer, knownBefore, MEAN_ABILITY } from '@/lib/plan/ability/rules';
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
} from '@/lib/plan/memory/rules';
import {
  type Candidate,
  chanceOfAll,
  type EstimateError,
  expectedShares,
  sectionWeights,
  toExamShares,
  worthOf,
} from '@/lib/plan/selection/rules';

/**
 * Model of one learner from all answers. The product and `npm run bench:coach` use the same one. A fact is identified
 * by its index in the list of facts; times are days since any fixed moment, the same one for all calls.
 */

export interface PlannedFact {
  section: number;
  topic: string;
  /** Difficulty on the logit scale, as in `FirstAnswer`. */
  difficulty: number;
  /** Weight as in `Candidate`. */
  weight: number;
}

export interface Meeting extends Answer {
  place: number;
  at: number;
}

export interface LearnerModel {
  /** Adds one more answer, not earlier than the last. Throws a `RangeError` for an index outside the facts. */
  meet(meeting: Meeting): void;
  /** Returns the indexes of the `count` facts that help most if they are asked on day `at`, best first. */
  choose(when: Planned, count: number): number[];
  /** Returns the probability from 0 to 1 that the learner knows a fact on day `at`, from all answers. */
  chanceToKnow(place: number, at: number): number;
  /**
   * Returns the outlook of each aptitude on day `on` without further study. A repeat within a day of the fact being
   * seen does not count.
   */
  outlook(on: number): Outlook;
  /** Returns the belief in each fact at this learner's average aptitude, in the order of the facts. */
  believed(): Candidate[];
}

/** Probability of each aptitude, and its expected share of each section's exam that is right; all 0 to 1. */
export type Outlook = readonly { chance: number; shares: ReadonlyMap<number, number> }[];

/** Returns the chance to pass all of these sections, 0 to 1. A section that is not in the outlook counts as failed. */
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
  /** Remaining part of the plan: 1 at its start, 0 on the eve. */
  rest: number;
}

/** Evidence from the answers to one fact, for each aptitude. */
type Traces = readonly FactTrace[];
/** Traces by the indexes of the facts that were seen. */
type Met = ReadonlyMap<number, Traces>;

interface Presumed {
  /** Ability before the first answer. */
  newcomerLevel?: number;
  /** Hypotheses about the learner's aptitude, used in parallel. */
  aptitudes?: readonly PresumedAptitude[];
}

/** Creates the model. `meetings`: in the order of `at`. Throws a `RangeError` for an index outside `facts`. */
export function createLearnerModel(
  facts: readonly PlannedFact[],
  meetings: readonly Meeting[],
  { newcomerLevel = MEAN_ABILITY, aptitudes = APTITUDES }: Presumed = {},
): LearnerModel {
  const unmetTraces: Traces = aptitudes.map(unmet);
  /**
   * Traces of all answers, and of those that count for passing. The traces of a fact without a repeat are the same in
   * both.
   */
  const memory = new Map<number, Traces>();
  const evidence = new Map<number, Traces>();
  const firstAnswers: FirstAnswer[] = [];
  /** Cached until the next answer. */
  let priors: readonly number[] | undefined;

  const meet = ({ place, at, ...answer }: Meeting): void => {
    const fact = facts[place];
    if (!fact) throw new RangeError(`There is no fact ${place}; the model was made with ${facts.length}.`);
    const before = memory.get(place);
    // A card is not a checked answer, and a question after it is not the first encounter.
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
  for (const meeting of meetings) meet(meeting);

  /** Returns the probability that each fact was known before, apart from the answers to it. */
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
  /** Adds up the known shares of these facts by section. */
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
      // Unseen facts are known alike at each aptitude, so they are summed once.
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

/** Days after the key was shown in which an answer says nothing about passing, because the learner just read it. */
const REPEAT_DAYS = 1;
const isRepeat = (before: Traces | undefined, at: number): boolean =>
  before !== undefined && at - (before[0]?.lastMetAt ?? 0) < REPEAT_DAYS;

function traceOf(traces: Traces, aptitude: number): FactTrace {
  const found = traces[aptitude];
  // Stryker disable next-line ConditionalExpression,StringLiteral: Aptitudes are counted along the traces, so each has its trace.
  if (!found) throw new RangeError(`There is no aptitude ${aptitude}.`);
  return found;
}

/**
 * Returns the probability of each aptitude, in the order of `aptitudes`, from the answers to facts. Repeated facts show
 * how much this learner understood and how fast it is forgotten; a first answer has the same probability at any
 * aptitude.
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
 * Returns the index of the aptitude nearest to the mean. The most likely one would be extreme while little is known.
 */
function averageAptitude(aptitudes: readonly Aptitude[], chances: readonly number[]): number {
  const mean = (tell: (one: Aptitude) => number) =>
    aptitudes.reduce((sum, one, place) => sum + (chances[place] ?? 0) * tell(one), 0);
  const pace = mean(({ firstStabilityDays }) => Math.log2(firstStabilityDays));
  const understood = mean((one) => one.understood);
  const distances = aptitudes.map(
    (one) =>
      // Gives one step of the pace the same weight as one step of the share.
      (Math.log2(one.firstStabilityDays) - pace) ** 2 + ((one.understood - understood) / 0.2) ** 2,
  );
  return distances.indexOf(Math.min(...distances));
}
