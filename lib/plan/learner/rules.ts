import { estimateAbility, type FirstAnswer, knownBefore } from '@/lib/plan/ability/rules';
import { type Answer, afterAnswer, chanceOf, type FactBelief, PACES, unmet } from '@/lib/plan/memory/rules';
import { type Candidate, chanceAt, expectedShare, sectionWeights, worthOf } from '@/lib/plan/selection/rules';

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
  /** Places of the `count` facts that help most when they are asked on day `at`, the best first. */
  choose(when: Planned, count: number): number[];
  /** Chance to pass each section on day `on` as things stand, 0 to 1. */
  chances(on: number): Map<number, number>;
  /** Chance to pass all sections on day `on`, 0 to 1: not the product of `chances`, because one memory holds all sections. */
  chanceOfAll(on: number): number;
}

export interface Planned {
  at: number;
  /** Day of the exam. */
  until: number;
  /** How much of the plan is still to come: 1 at its start, 0 on the eve. */
  rest: number;
}

/** What is believed of each fact that was met, by its place, for each pace; and how likely each pace is. */
interface Beliefs {
  met: ReadonlyMap<number, readonly FactBelief[]>;
  paceChances: readonly number[];
}

/** `meetings`: in the order of `at`. Throws a `RangeError` for a place that is not in `facts`. */
export function createLearnerModel(facts: readonly PlannedFact[], meetings: readonly Meeting[]): LearnerModel {
  const sections = [...new Set(facts.map(({ section }) => section))];
  const ability = estimateAbility(listFirstAnswers(facts, meetings));
  const unmetAt = (place: number): FactBelief[] => {
    const before = knownBefore(ability, factAt(facts, place));
    return PACES.map(({ firstStabilityDays }) => unmet(before, firstStabilityDays));
  };
  const { met, paceChances } = believe(meetings, unmetAt);
  const beliefs = facts.map((_fact, place) => met.get(place) ?? unmetAt(place));
  const listCandidates = (pace: number): Candidate[] =>
    facts.map(({ section, weight }, place) => ({ section, weight, belief: paceOf(beliefs[place], pace) }));
  const sharesOf = (candidates: readonly Candidate[], on: number): Map<number, number> => {
    const shareOf = (section: number) =>
      expectedShare(
        candidates.filter((one) => one.section === section),
        on,
      );
    return new Map(sections.map((section) => [section, shareOf(section)]));
  };
  /** The mean over the paces, each by how likely it is. */
  const overPaces = (tell: (shares: ReadonlyMap<number, number>) => number, on: number): number =>
    paceChances.reduce((sum, chance, pace) => sum + chance * tell(sharesOf(listCandidates(pace), on)), 0);

  return {
    choose({ at, until, rest }, count) {
      const likeliest = paceChances.indexOf(Math.max(...paceChances));
      const candidates = listCandidates(likeliest);
      const bySection = sectionWeights(sharesOf(candidates, until), rest);
      return candidates
        .map((one, place) => {
          const sectionWeight = bySection.get(one.section) ?? 0;
          return { place, worth: worthOf(one, { at, until, sectionWeight }) };
        })
        .sort((one, other) => other.worth - one.worth)
        .slice(0, count)
        .map(({ place }) => place);
    },
    chances: (on) =>
      new Map(sections.map((section) => [section, overPaces((shares) => chanceAt(shares.get(section) ?? 0), on)])),
    chanceOfAll: (on) =>
      overPaces((shares) => [...shares.values()].reduce((chance, share) => chance * chanceAt(share), 1), on),
  };
}

function factAt(facts: readonly PlannedFact[], place: number): PlannedFact {
  const fact = facts[place];
  if (!fact) throw new RangeError(`There is no fact ${place}; the model was made with ${facts.length}.`);
  return fact;
}

function paceOf(beliefs: readonly FactBelief[] | undefined, pace: number): FactBelief {
  const found = beliefs?.[pace];
  if (!found) throw new RangeError(`There is no pace ${pace}.`);
  return found;
}

function listFirstAnswers(facts: readonly PlannedFact[], meetings: readonly Meeting[]): FirstAnswer[] {
  const first = new Map<number, Meeting>();
  for (const meeting of meetings) if (!first.has(meeting.place)) first.set(meeting.place, meeting);
  return [...first.values()].map(({ place, isCorrect }) => ({ ...factAt(facts, place), isCorrect }));
}

/** Goes through the answers in turn. What was met again tells of the pace at which this learner forgets. */
function believe(meetings: readonly Meeting[], unmetAt: (place: number) => FactBelief[]): Beliefs {
  const met = new Map<number, FactBelief[]>();
  let paceChances = PACES.map(({ prior }) => prior);
  for (const { place, at, ...answer } of meetings) {
    const known = met.get(place);
    if (known) {
      const likely = known.map((belief, pace) => (paceChances[pace] ?? 0) * chanceOf(belief, answer, at));
      const total = likely.reduce((sum, one) => sum + one, 0);
      paceChances = likely.map((one) => one / total);
    }
    met.set(
      place,
      (known ?? unmetAt(place)).map((belief) => afterAnswer(belief, answer, at)),
    );
  }
  return { met, paceChances };
}
