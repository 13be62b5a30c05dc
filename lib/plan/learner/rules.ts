import { estimateAbility, type FirstAnswer, knownBefore } from '@/lib/plan/ability/rules';
import { type Answer, afterAnswer, believe, type FactTrace, PACES, unmet } from '@/lib/plan/memory/rules';
import {
  type Candidate,
  chanceOfAll,
  type EstimateError,
  expectedShares,
  sectionWeights,
  worthOf,
} from '@/lib/plan/selection/rules';

/**
 * All that is believed of one learner, from all answers. The product and `npm run bench:coach` use the same model. A fact is named
 * by its place in the list of facts; times are days since any fixed moment, the same one for all calls.
 */

export interface PlannedFact {
  section: number;
  topic: string;
  /** On the logit scale, as in `FirstAnswer`. */
  difficulty: number;
  /** As in `Candidate`. */
  weight: number;
}

export interface Meeting extends Answer {
  place: number;
  at: number;
}

export interface LearnerModel {
  /** Takes in one more answer, not earlier than the last. Throws a `RangeError` for a place that is not in the facts. */
  meet(meeting: Meeting): void;
  /** Places of the `count` facts that help most when they are asked on day `at`, the best first. */
  choose(when: Planned, count: number): number[];
  /** What each pace of forgetting leads to on day `on` as things stand. */
  outlook(on: number): Outlook;
  /** What is believed of each fact at the likeliest pace, in the order of the facts. */
  believed(): Candidate[];
}

/** For each pace of forgetting its chance, and the share of each section's exam that will be right; all 0 to 1. */
export type Outlook = readonly { chance: number; shares: ReadonlyMap<number, number> }[];

/** Chance to pass all of these sections, 0 to 1; a section that is not in the outlook is not passed. */
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
  /** How much of the plan is still to come: 1 at its start, 0 on the eve. */
  rest: number;
}

/** What the answers to one fact say, for each pace. */
type Traces = readonly FactTrace[];

const UNMET: Traces = PACES.map(({ firstStabilityDays }) => unmet(firstStabilityDays));

/** `meetings`: in the order of `at`. Throws a `RangeError` for a place that is not in `facts`. */
export function createLearnerModel(facts: readonly PlannedFact[], meetings: readonly Meeting[]): LearnerModel {
  const met = new Map<number, Traces>();
  const firstAnswers: FirstAnswer[] = [];
  /** Until the next answer. */
  let known: Known | undefined;

  const meet = ({ place, at, ...answer }: Meeting): void => {
    const fact = facts[place];
    if (!fact) throw new RangeError(`There is no fact ${place}; the model was made with ${facts.length}.`);
    const before = met.get(place);
    // What is said of a card is no answer that was checked, and a question after it is not the first meeting.
    if (!before && !answer.isCard) firstAnswers.push({ ...fact, isCorrect: answer.isCorrect });
    met.set(
      place,
      (before ?? UNMET).map((trace) => afterAnswer(trace, answer, at)),
    );
    known = undefined;
  };
  for (const meeting of meetings) meet(meeting);

  const look = (): Known => {
    // Stryker disable next-line ConditionalExpression: The copy only saves computing the same again.
    if (known) return known;
    const ability = estimateAbility(firstAnswers);
    const priors = facts.map((fact) => knownBefore(ability, fact));
    const paceChances = weighPaces([...met].map(([place, traces]) => ({ prior: priors[place] ?? 0, traces })));
    known = { priors, paceChances };
    return known;
  };
  const listCandidates = (pace: number): Candidate[] => {
    const { priors } = look();
    return facts.map(({ section, weight }, place) => ({
      section,
      weight,
      belief: believe(paceOf(met.get(place) ?? UNMET, pace), priors[place] ?? 0),
    }));
  };
  const believed = (): Candidate[] => {
    const { paceChances } = look();
    return listCandidates(paceChances.indexOf(Math.max(...paceChances)));
  };

  return {
    meet,
    believed,
    choose({ at, until, rest }, count) {
      const candidates = believed();
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
    outlook: (on) =>
      look().paceChances.map((chance, pace) => ({ chance, shares: expectedShares(listCandidates(pace), on) })),
  };
}

/** What is believed with all answers so far. */
interface Known {
  /** Chance that each fact was known before, apart from what was answered to it. */
  priors: readonly number[];
  /** How likely each pace is. */
  paceChances: readonly number[];
}

function paceOf(traces: Traces, pace: number): FactTrace {
  const found = traces[pace];
  // Stryker disable next-line ConditionalExpression,StringLiteral: Paces are counted along `PACES`, so each has its trace.
  if (!found) throw new RangeError(`There is no pace ${pace}.`);
  return found;
}

/**
 * How likely each pace is, in the order of `PACES`, from what the answers to facts say at each. Facts that were met again tell of the
 * pace at which this learner forgets; a first meeting is as likely at any.
 */
function weighPaces(facts: readonly { prior: number; traces: Traces }[]): number[] {
  let chances: number[] = PACES.map(({ prior }) => prior);
  for (const { prior, traces } of facts) {
    const likely = chances.map((chance, pace) => chance * (prior + (1 - prior) * paceOf(traces, pace).odds));
    const total = likely.reduce((sum, one) => sum + one, 0);
    chances = likely.map((one) => one / total);
  }
  return chances;
}
