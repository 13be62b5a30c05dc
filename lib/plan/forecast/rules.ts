import { chanceIn, type Outlook } from '@/lib/plan/learner-rules';
import { expectedAfter } from '@/lib/plan/memory-rules';
import { type Candidate, expectedShares, sectionWeights, worthOf } from '@/lib/plan/selection-rules';

/**
 * Forecasts the exam result of a learner who follows the plan. The study days until the exam are grouped into a few
 * steps. In each step, the model asks the most helpful facts that fit into the minutes, and replaces its belief about
 * each of these facts by the average belief after an answer. This computes the mean result at once; with simulated
 * random answers it would take hundreds of runs. Only the average aptitude is simulated, because simulating all
 * aptitudes would take many times as long. Times are days since 1970.
 */

export interface Step {
  at: number;
  /** Number of questions that fit into the study minutes of this step. */
  reviews: number;
}

/** Maximum number of steps. Each step goes through every fact, so more steps would be slow. */
const STEPS = 5;

/** Groups study days into at most five steps, in order. The time `at` of a step is the mean of its days. */
export function toSteps(days: readonly Step[]): Step[] {
  const size = Math.max(1, Math.ceil(days.length / STEPS));
  const steps: Step[] = [];
  for (let from = 0; from < days.length; from += size) {
    const part = days.slice(from, from + size);
    const reviews = part.reduce((sum, day) => sum + day.reviews, 0);
    steps.push({ at: part.reduce((sum, day) => sum + day.at, 0) / part.length, reviews });
  }
  return steps;
}

/**
 * Simulates one step of the plan. `rest`: the remaining share of the plan, from 1 at its start to 0 on the day before
 * the exam.
 */
function walk(candidates: readonly Candidate[], { at, reviews }: Step, until: number, rest: number): Candidate[] {
  const weights = sectionWeights(expectedShares(candidates, until), rest);
  const worths = new Float64Array(candidates.length);
  for (const [place, one] of candidates.entries()) {
    worths[place] = worthOf(one, { at, until, sectionWeight: weights.get(one.section) ?? 0 });
  }
  const leastMet = worths.toSorted()[Math.max(0, worths.length - reviews)] ?? Number.POSITIVE_INFINITY;
  let left = reviews;
  return candidates.map((one, place) => {
    const isMet = left > 0 && (worths[place] ?? 0) >= leastMet;
    if (!isMet) return one;
    left -= 1;
    return { section: one.section, weight: one.weight, belief: expectedAfter(one.belief, at) };
  });
}

/** Returns the expected share of right answers in each section's exam on day `until` after these steps, 0 to 1. */
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
  /**
   * Expected shares of right answers at the average aptitude. `kept`: if the learner follows the plan. `idle`: without
   * further study.
   */
  kept: ReadonlyMap<number, number>;
  idle: ReadonlyMap<number, number>;
}

/**
 * Returns the outlook for every aptitude if the learner follows the plan. Only the average aptitude is simulated. For
 * any other aptitude, adds its difference from the average without further study (`asItStands` minus `idle`).
 */
export const outlookOf = ({ kept, idle }: Projection, asItStands: Outlook): Outlook =>
  asItStands.map(({ chance, shares }) => ({
    chance,
    shares: new Map(
      [...kept].map(([section, share]) => {
        const difference = (shares.get(section) ?? 0) - (idle.get(section) ?? 0);
        return [section, bounded(share + difference)];
      }),
    ),
  }));

/**
 * Uncertainty that the study still ahead adds to a section's share of right answers, as a standard deviation. This
 * value applies if the exam is at least three weeks away. It falls to 0 on the exam day.
 */
const PLAN_SPREAD = 0.05;
const FULL_SPREAD_DAYS = 21;
/**
 * Number of assumed answers, taken from other sections and from learners in general. They are added to the first
 * answers in the section.
 */
const PRESUMED_ANSWERS = 12;
/** Half of the width of an 80 percent interval, in standard deviations. */
const EIGHT_OF_TEN = 1.2816;

export interface Range {
  chance: number;
  low: number;
  high: number;
}

interface Certainty {
  firstAnswers: number;
  /** Days until the exam. */
  days: number;
}

/** Returns half of the width of the 80 percent interval for a section's share. */
function offBy(share: number, { firstAnswers, days }: Certainty): number {
  const own = (share * (1 - share)) / (firstAnswers + PRESUMED_ANSWERS);
  const ahead = PLAN_SPREAD * Math.min(1, days / FULL_SPREAD_DAYS);
  return EIGHT_OF_TEN * Math.sqrt(own + ahead ** 2);
}

/**
 * Returns the probability of passing all of these sections, with a range. Each end of the range shifts all sections in
 * the same direction, because the estimation errors of one learner's sections are correlated.
 */
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

/** Minimum probability of passing all sections for the study time to count as enough. */
export const FITS_FROM = 0.7;

/**
 * Lists longer study times to suggest, shortest first: 1.5, 2 and 3 times as long, up to `most`, in steps of five
 * minutes.
 */
export const moreMinutes = (minutes: number, most: number): number[] =>
  [1.5, 2, 3]
    .map((times) => Math.min(most, Math.ceil((minutes * times) / 5) * 5))
    .filter((one, place, all) => {
      return one > minutes && all.indexOf(one) === place;
    });

/** Numbers of days by which the plan may suggest postponing the exam, in the order in which they are tried. */
export const LATER_DAYS = [7, 14, 28, 56];
