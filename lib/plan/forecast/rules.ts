import { estimateAbility, knownBefore } from '@/lib/plan/ability/rules';
import { type Meeting, type PlannedFact, weighPaces } from '@/lib/plan/learner/rules';
import {
  afterAnswer,
  believe,
  type FactBelief,
  type FactTrace,
  GUESS,
  knows,
  PACES,
  SLIP,
  unmet,
} from '@/lib/plan/memory/rules';
import { type Candidate, chanceAt, expectedShares, sectionWeights, worthOf } from '@/lib/plan/selection/rules';

/**
 * What a plan leads to if it is kept. The days until the exam are walked through in a few steps; in each, as many facts as its
 * minutes hold are met, those that help most first, and each of them comes to be known as well as it is on average after an answer.
 * So one pass tells the mean, where drawing answers at random would need hundreds. Only the learner's likeliest pace of forgetting
 * is walked through: five would cost five times as much. Times are days since 1970.
 */

export interface Step {
  at: number;
  /** Meetings that its minutes hold. */
  meetings: number;
}

/** Steps are this few, because each looks at every fact. */
const STEPS = 5;

/** Puts study days together: each with its meetings, in their order. */
export function toSteps(days: readonly Step[]): Step[] {
  const size = Math.max(1, Math.ceil(days.length / STEPS));
  const steps: Step[] = [];
  for (let from = 0; from < days.length; from += size) {
    const part = days.slice(from, from + size);
    const meetings = part.reduce((sum, day) => sum + day.meetings, 0);
    steps.push({ at: part.reduce((sum, day) => sum + day.at, 0) / part.length, meetings });
  }
  return steps;
}

/** The likeliest pace, as a place in `PACES`, from the facts that were met more than once. */
function likeliestPace(repeated: readonly { prior: number; answers: readonly Meeting[] }[]): number {
  const chances = weighPaces(
    repeated.map(({ prior, answers }) => ({ prior, traces: PACES.map((_one, pace) => traceOf(answers, pace)) })),
  );
  return chances.indexOf(Math.max(...chances));
}

const traceOf = (answers: readonly Meeting[], pace: number): FactTrace =>
  answers.reduce((trace, answer) => afterAnswer(trace, answer, answer.at), unmet(PACES[pace]?.firstStabilityDays ?? 1));

/** Enough to tell the pace by, and no more of a learner who has met thousands. */
const MOST_REPEATED = 150;

/** What is believed of each fact after these answers, the oldest first. */
export function listCandidates(facts: readonly PlannedFact[], meetings: readonly Meeting[]): Candidate[] {
  const byPlace = new Map<number, Meeting[]>();
  for (const meeting of meetings) {
    const known = byPlace.get(meeting.place);
    if (known) known.push(meeting);
    else byPlace.set(meeting.place, [meeting]);
  }
  const firsts = [...byPlace].flatMap(([place, [first]]) => {
    const fact = facts[place];
    return fact && first ? [{ ...fact, isCorrect: first.isCorrect }] : [];
  });
  const ability = estimateAbility(firsts);
  const priors = facts.map((fact) => knownBefore(ability, fact));
  const repeated = [...byPlace]
    .filter(([, answers]) => answers.length > 1)
    .slice(-MOST_REPEATED)
    .map(([place, answers]) => ({ prior: priors[place] ?? 0, answers }));
  const pace = likeliestPace(repeated);
  return facts.map(({ section, weight }, place) => ({
    section,
    weight,
    belief: believe(traceOf(byPlace.get(place) ?? [], pace), priors[place] ?? 0),
  }));
}

/** What will be believed on average after a meeting on day `at`: right and wrong, each as likely as it is. */
export function expectedAfter({ knownBefore: before, trace }: FactBelief, at: number): FactBelief {
  const known = knows({ knownBefore: before, trace }, at);
  const right = known * (1 - SLIP) + (1 - known) * GUESS;
  const ways = [true, false].map((isCorrect) => {
    const after = believe(afterAnswer({ ...trace, odds: 1 }, { isCorrect }, at), before);
    // How likely it is that it comes out so for somebody who did not know it before.
    const unknown = (isCorrect ? right : 1 - right) * (1 - after.knownBefore);
    return { ...after.trace, unknown, learnedToo: unknown * after.trace.learned };
  });
  const unknown = ways.reduce((sum, way) => sum + way.unknown, 0);
  const learnedToo = ways.reduce((sum, way) => sum + way.learnedToo, 0);
  if (unknown <= 0 || learnedToo <= 0) return { knownBefore: before, trace: { ...trace, lastMetAt: at } };
  const logStability = ways.reduce((sum, way) => sum + way.learnedToo * Math.log(way.stabilityDays), 0) / learnedToo;
  return {
    knownBefore: before,
    trace: {
      ...trace,
      odds: 1,
      learned: learnedToo / unknown,
      stabilityDays: Math.exp(logStability),
      lastMetAt: at,
    },
  };
}

/** One step of the plan; `rest`: 1 at its start, 0 on the eve. */
function walk(candidates: readonly Candidate[], { at, meetings }: Step, until: number, rest: number): Candidate[] {
  const weights = sectionWeights(expectedShares(candidates, until), rest);
  const worths = candidates.map((one, place) => ({
    place,
    worth: worthOf(one, { at, until, sectionWeight: weights.get(one.section) ?? 0 }),
  }));
  const met = new Set(
    worths
      .sort((one, other) => other.worth - one.worth)
      .slice(0, meetings)
      .map(({ place }) => place),
  );
  return candidates.map((one, place) => (met.has(place) ? { ...one, belief: expectedAfter(one.belief, at) } : one));
}

/** Share of each section's exam that will be right on day `until` after these steps, 0 to 1. */
export function projectShares(
  candidates: readonly Candidate[],
  steps: readonly Step[],
  until: number,
): Map<number, number> {
  const after = steps.reduce(
    (known, step, place) => walk(known, step, until, 1 - (place + 1) / steps.length),
    candidates,
  );
  return expectedShares(after, until);
}

/** How far a plan of three weeks that is kept can be off about a share. */
const PLAN_SPREAD = 0.05;
const FULL_SPREAD_DAYS = 21;
/** Answers that other sections and learners in general count for. */
const PRESUMED_ANSWERS = 12;
/** Eight cases of ten lie within so many standard deviations. */
const EIGHT_OF_TEN = 1.2816;

export interface Range {
  chance: number;
  low: number;
  high: number;
}

interface Certainty {
  firstAnswers: number;
  /** Until the exam. */
  days: number;
}

/** The chance at an expected share, with where it may lie for what first answers and the days ahead leave open. */
export function rangeOf(share: number, { firstAnswers, days }: Certainty): Range {
  const own = (share * (1 - share)) / (firstAnswers + PRESUMED_ANSWERS);
  const ahead = PLAN_SPREAD * Math.min(1, days / FULL_SPREAD_DAYS);
  const off = EIGHT_OF_TEN * Math.sqrt(own + ahead ** 2);
  const bounded = (one: number) => Math.min(0.999, Math.max(0.001, one));
  return {
    chance: chanceAt(bounded(share)),
    low: chanceAt(bounded(share - off)),
    high: chanceAt(bounded(share + off)),
  };
}

/** To pass all of them: sections of one learner are known and unknown together, so that their ranges are, too. */
export const rangeOfAll = (ranges: readonly Range[]): Range => ({
  chance: ranges.reduce((product, { chance }) => product * chance, 1),
  low: ranges.reduce((product, { low }) => product * low, 1),
  high: ranges.reduce((product, { high }) => product * high, 1),
});

/** From this chance to pass all sections on, the time is called enough. */
export const FITS_FROM = 0.7;

/** More minutes that are tried, in their order. */
export const moreMinutes = (minutes: number, most: number): number[] =>
  [1.5, 2, 3]
    .map((times) => Math.min(most, Math.ceil((minutes * times) / 5) * 5))
    .filter((one, place, all) => {
      return one > minutes && all.indexOf(one) === place;
    });

/** Days by which an exam is put off, in the order in which they are tried. */
export const LATER_DAYS = [7, 14, 28, 56];
