import { FSRSAlgorithm, Rating } from 'ts-fsrs';

/**
 * What may be believed of one learner and one fact, and what of it will be left on a later day. A learner either knew the fact
 * all along, has learned it since, or does not know it; nobody can see which, so each has a chance. What was learned since fades
 * by FSRS's curve; what was known all along does not fade within the weeks before an exam. Times are days since any fixed moment.
 */

export interface FactBelief {
  /** Chance that it was known before the first meeting. */
  knownBefore: number;
  /** Chance that it has been understood since, if it was not known before. */
  learned: number;
  /** Days in which what was learned falls to 90 %. */
  stabilityDays: number;
  /** The same after one explanation: how long this learner remembers. */
  firstStabilityDays: number;
  lastMetAt: number;
  meetings: number;
}

/** Chance to mark the right one of four options without knowing it, and to mark a wrong one in spite of knowing. */
export const GUESS = 0.27;
export const SLIP = 0.04;
/** Chance to understand a fact from its explanation: after a miss, and after a lucky guess, when fewer read on. */
const UNDERSTOOD = { afterMiss: 0.75, afterGuess: 0.5 } as const;
/** How often each group presses "Sure". */
const SURE = { knows: 0.8, guesses: 0.25 } as const;
/**
 * Days until what was learned from one explanation falls to 90 %. People differ and nobody can ask them, so several paces are
 * believed side by side, and answers to questions that were met before tell which of them is right.
 */
export const PACES: readonly { firstStabilityDays: number; prior: number }[] = [
  { firstStabilityDays: 0.4, prior: 0.1 },
  { firstStabilityDays: 0.8, prior: 0.25 },
  { firstStabilityDays: 1.6, prior: 0.3 },
  { firstStabilityDays: 3.2, prior: 0.25 },
  { firstStabilityDays: 6.4, prior: 0.1 },
];
/**
 * FSRS counts difficulty from 1 to 10. Its parameters come from people who review for months; a fact that is learned for an exam
 * gains less from a single recall, which is what the upper end of the scale says.
 */
const FSRS_DIFFICULTY = 9.5;

/** FSRS-5's parameters: its curve falls by a square root, which lies between the models of memory in `bench/coach`. */
const memory = new FSRSAlgorithm({ enable_short_term: false });
const DECAY = 0.5;
const FACTOR = 0.9 ** (-1 / DECAY) - 1;

/** Chance to recall on day `at` what was learned and last met on day `lastMetAt`. */
export function retention(
  { stabilityDays, lastMetAt }: Pick<FactBelief, 'stabilityDays' | 'lastMetAt'>,
  at: number,
): number {
  return (1 + (FACTOR * Math.max(0, at - lastMetAt)) / stabilityDays) ** -DECAY;
}

export const unmet = (knownBefore: number, firstStabilityDays: number): FactBelief => ({
  knownBefore,
  learned: 0,
  stabilityDays: firstStabilityDays,
  firstStabilityDays,
  lastMetAt: 0,
  meetings: 0,
});

/** Chance that the learner knows it on day `at`, 0 to 1. */
export function knows(belief: FactBelief, at: number): number {
  return belief.knownBefore + (1 - belief.knownBefore) * belief.learned * retention(belief, at);
}

export interface Answer {
  isCorrect: boolean;
  /** Absent when the learner did not say. */
  sure?: boolean | undefined;
}

/** Chance of this answer from somebody who knows the fact, and from somebody who does not. */
function likelihood({ isCorrect, sure }: Answer): { known: number; unknown: number } {
  const known = isCorrect ? 1 - SLIP : SLIP;
  const unknown = isCorrect ? GUESS : 1 - GUESS;
  if (sure === undefined) return { known, unknown };
  return {
    known: known * (sure ? SURE.knows : 1 - SURE.knows),
    unknown: unknown * (sure ? SURE.guesses : 1 - SURE.guesses),
  };
}

/** The stability of what was recalled after some forgetting: the more was gone, the more it gains. */
function strengthened(stabilityDays: number, recallChance: number): number {
  return memory.next_recall_stability(FSRS_DIFFICULTY, stabilityDays, recallChance, Rating.Good);
}

/** How likely each way to this answer was: known all along, learned and recalled, not known. */
function waysTo(belief: FactBelief, answer: Answer, at: number) {
  const { known, unknown } = likelihood(answer);
  const recall = belief.learned * retention(belief, at);
  return {
    before: belief.knownBefore * known,
    recalled: (1 - belief.knownBefore) * recall * known,
    missing: (1 - belief.knownBefore) * (1 - recall) * unknown,
  };
}

/** Chance of this answer on day `at`, as far as the belief goes. */
export function chanceOf(belief: FactBelief, answer: Answer, at: number): number {
  const { before, recalled, missing } = waysTo(belief, answer, at);
  return before + recalled + missing;
}

/** The belief after an answer on day `at` and its explanation. */
export function afterAnswer(belief: FactBelief, answer: Answer, at: number): FactBelief {
  const recall = retention(belief, at);
  const { before, recalled, missing } = waysTo(belief, answer, at);
  const total = before + recalled + missing;
  const understood = missing * (answer.isCorrect ? UNDERSTOOD.afterGuess : UNDERSTOOD.afterMiss);
  const learnedNow = recalled + understood;
  const share = learnedNow > 0 ? recalled / learnedNow : 0;
  // Two stabilities are averaged by their geometric mean, because memories fade by ratios.
  const stabilityDays =
    strengthened(belief.stabilityDays, Math.min(recall, 0.999)) ** share * belief.firstStabilityDays ** (1 - share);
  return {
    ...belief,
    knownBefore: before / total,
    learned: total > before ? learnedNow / (total - before) : 0,
    stabilityDays,
    lastMetAt: at,
    meetings: belief.meetings + 1,
  };
}

/** How much more the learner will know of it on day `until` if it is met on day `at`, 0 to 1. */
export function gainOfMeeting(belief: FactBelief, at: number, until: number): number {
  const now = retention(belief, at);
  const fresh = { lastMetAt: at };
  const recalled = belief.learned * now;
  const stronger =
    recalled > 0
      ? retention({ ...fresh, stabilityDays: strengthened(belief.stabilityDays, Math.min(now, 0.999)) }, until)
      : 0;
  const relearned = (1 - recalled) * (GUESS * UNDERSTOOD.afterGuess + (1 - GUESS) * UNDERSTOOD.afterMiss);
  const first = retention({ ...fresh, stabilityDays: belief.firstStabilityDays }, until);
  const afterwards = recalled * stronger + relearned * first;
  return (1 - belief.knownBefore) * (afterwards - belief.learned * retention(belief, until));
}
