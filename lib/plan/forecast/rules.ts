import { chanceIn, type Outlook } from '@/lib/plan/learner/rules';
import { expectedAfter } from '@/lib/plan/memory/rules';
import { type Candidate, expectedShares, sectionWeights, worthOf } from '@/lib/plan/selection/rules';

/**
 * What a plan leads to if it is kept. The days until the exam are walked through in a few steps; in each, as many facts as its
 * minutes hold are met, those that help most first, and each of them comes to be known as well as it is on average after an answer.
 * So one pass tells the mean, where drawing answers at random would need hundreds. Only the learner's average aptitude is walked
 * through: each of the others would cost as much again. Times are days since 1970.
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

/** One step of the plan; `rest`: 1 at its start, 0 on the eve. */
function walk(candidates: readonly Candidate[], { at, meetings }: Step, until: number, rest: number): Candidate[] {
  const weights = sectionWeights(expectedShares(candidates, until), rest);
  const worths = new Float64Array(candidates.length);
  for (const [place, one] of candidates.entries()) {
    worths[place] = worthOf(one, { at, until, sectionWeight: weights.get(one.section) ?? 0 });
  }
  const leastMet = worths.toSorted()[Math.max(0, worths.length - meetings)] ?? Number.POSITIVE_INFINITY;
  let left = meetings;
  return candidates.map((one, place) => {
    const isMet = left > 0 && (worths[place] ?? 0) >= leastMet;
    if (!isMet) return one;
    left -= 1;
    return { section: one.section, weight: one.weight, belief: expectedAfter(one.belief, at) };
  });
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

const bounded = (share: number): number => Math.min(0.999, Math.max(0.001, share));

const mapShares = (outlook: Outlook, change: (section: number, share: number) => number): Outlook =>
  outlook.map(({ chance, shares }) => ({
    chance,
    shares: new Map([...shares].map(([section, share]) => [section, bounded(change(section, share))])),
  }));

interface Projection {
  /** Shares with the plan kept, and without any further study, both at the average aptitude. */
  kept: ReadonlyMap<number, number>;
  idle: ReadonlyMap<number, number>;
}

/**
 * What a plan leads to at every aptitude, from what it leads to at the average one: they are taken to lie as far apart as they do
 * without any further study, which is `asItStands`.
 */
export const outlookOf = ({ kept, idle }: Projection, asItStands: Outlook): Outlook =>
  asItStands.map(({ chance, shares }) => ({
    chance,
    shares: new Map(
      [...kept].map(([section, share]) => {
        const apart = (shares.get(section) ?? 0) - (idle.get(section) ?? 0);
        return [section, bounded(share + apart)];
      }),
    ),
  }));

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

/** How far the share of a section may lie off for what first answers and the days ahead leave open. */
function offBy(share: number, { firstAnswers, days }: Certainty): number {
  const own = (share * (1 - share)) / (firstAnswers + PRESUMED_ANSWERS);
  const ahead = PLAN_SPREAD * Math.min(1, days / FULL_SPREAD_DAYS);
  return EIGHT_OF_TEN * Math.sqrt(own + ahead ** 2);
}

/** The chance to pass all of these sections, with where it may lie. Sections of one learner are off the same way. */
export function rangeIn(
  outlook: Outlook,
  sections: readonly number[],
  certaintyOf: (section: number) => Certainty,
): Range {
  const moved = (direction: 1 | -1) =>
    mapShares(outlook, (section, share) => share + direction * offBy(share, certaintyOf(section)));
  return {
    chance: chanceIn(outlook, sections),
    low: chanceIn(moved(-1), sections),
    high: chanceIn(moved(1), sections),
  };
}

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
