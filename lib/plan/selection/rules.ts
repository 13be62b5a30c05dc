import { PASS_PER_SECTION, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import { type FactBelief, GUESS, gainOfMeeting, knows, SLIP } from '@/lib/plan/memory/rules';

/**
 * Which questions help most: those whose fact gains most until the day of the exam, weighted by how much their section still
 * hangs in the balance.
 */

export interface Candidate {
  section: number;
  /** Share of its section's exam that a fact of this topic stands for, divided by the topic's facts: 1 over all facts of a section. */
  weight: number;
  belief: FactBelief;
}

/** What is known in our words and recognized in somebody else's. */
const TRANSFER = 0.94;
const PASS_SHARE = (PASS_PER_SECTION - 0.5) / QUESTIONS_PER_SECTION;
/** How far a plan of some weeks can be off about a section's share on the day. */
const PLAN_SPREAD = 0.1;

/** Share of a section's exam that will be right on day `until` as things stand, 0 to 1. */
export function expectedShare(candidates: readonly Candidate[], until: number): number {
  const known = candidates.reduce((sum, { weight, belief }) => sum + weight * knows(belief, until), 0) * TRANSFER;
  return known * (1 - SLIP) + (1 - known) * GUESS;
}

/** The same for each section of the candidates. */
export function expectedShares(candidates: readonly Candidate[], until: number): Map<number, number> {
  const groups = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    const group = groups.get(candidate.section);
    if (group) group.push(candidate);
    else groups.set(candidate.section, [candidate]);
  }
  return new Map([...groups].map(([section, group]) => [section, expectedShare(group, until)]));
}

const density = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

/** Abramowitz and Stegun 26.2.17; off by less than 1e-7. */
export function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    density(z) * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z >= 0 ? 1 - tail : tail;
}

/** Spread of the share right on the day: the draw of 25, and what study is still to come. `rest`: 1 at the start of the plan, 0 on the eve. */
function spreadOf(share: number, rest: number): number {
  return Math.sqrt((share * (1 - share)) / QUESTIONS_PER_SECTION + (PLAN_SPREAD * rest) ** 2);
}

/** How much a point more in each section adds to the chance of passing all of them; the largest is 1. */
export function sectionWeights(shares: ReadonlyMap<number, number>, rest: number): Map<number, number> {
  const chances = [...shares].map(([section, share]) => {
    const spread = spreadOf(share, rest);
    const z = (share - PASS_SHARE) / spread;
    return { section, slope: density(z) / spread / Math.max(normalBelow(z), 1e-6) };
  });
  const largest = Math.max(...chances.map(({ slope }) => slope), 1e-9);
  return new Map(chances.map(({ section, slope }) => [section, slope / largest]));
}

/** How far the estimate of a share is off by itself: what other wordings and the learner's day add to the draw. */
const ESTIMATE_SPREAD = 0.055;

/** Chance to pass a section on the day, from the share of its exam that is expected to be right; both 0 to 1. */
export function chanceAt(share: number): number {
  const spread = Math.sqrt((share * (1 - share)) / QUESTIONS_PER_SECTION + ESTIMATE_SPREAD ** 2);
  return normalBelow((share - PASS_SHARE) / spread);
}

/** How much asking about a fact on day `at` adds to the exam on day `until`. `sectionWeight`: from `sectionWeights`. */
export function worthOf(candidate: Candidate, { at, until, sectionWeight }: Asking): number {
  return sectionWeight * candidate.weight * gainOfMeeting(candidate.belief, at, until);
}

interface Asking {
  at: number;
  until: number;
  sectionWeight: number;
}
