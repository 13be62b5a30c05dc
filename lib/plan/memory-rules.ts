import { FSRSAlgorithm } from 'ts-fsrs';

/**
 * Models one learner's memory of one fact, now and on a later day. The learner knew the fact all along, has learned it
 * since, or does not know it. None of these states can be observed, so the model has a probability for each. Learned
 * knowledge fades along the forgetting curve of FSRS; prior knowledge does not fade within the weeks before an exam.
 * Times are days since any fixed moment.
 */

/** Evidence from the answers about one fact, without the prior probability that the learner knew the fact. */
export interface FactTrace {
  /**
   * Likelihood ratio of the answers: their probability if the learner did not know the fact before, divided by their
   * probability if the learner did.
   */
  odds: number;
  /**
   * Probability that the learner has understood the fact since the first answer, assuming that the learner did not know
   * it before.
   */
  learned: number;
  /** Days after which the probability of recalling learned knowledge falls to 90 %. */
  stabilityDays: number;
  /** Aptitude for which `odds` and `learned` were computed. */
  aptitude: Aptitude;
  lastMetAt: number;
}

/** A way of learning: how well a learner understands explanations, and how fast the learner forgets. */
export interface Aptitude {
  /** Number of days after one explanation until the probability of recall falls to 90 %. */
  firstStabilityDays: number;
  /** Probability, 0 to 1, of understanding a fact from its explanation after a wrong answer. */
  understood: number;
}

export interface PresumedAptitude extends Aptitude {
  /** Probability of this aptitude before the first answer. */
  prior: number;
}

export interface FactBelief {
  /** Probability that the learner knew the fact before the first answer, given all answers. */
  knownBefore: number;
  trace: FactTrace;
}

/**
 * `GUESS`: probability of choosing the right one of four options without knowing the fact. `SLIP`: probability of
 * choosing a wrong option although the learner knows the fact.
 */
export const GUESS = 0.27;
export const SLIP = 0.04;
/**
 * Factor that reduces the probability of understanding a fact after a lucky guess or a flash card. After a lucky guess,
 * fewer learners read the explanation than after a wrong answer, and a card shows the figure without an explanation.
 */
const UNDERSTOOD_IN_PASSING = 2 / 3;
/** Probability of choosing "Sure", if the learner knows the fact and if the learner guesses. */
const SURE = { knows: 0.8, guesses: 0.25 } as const;
/**
 * Probability that the learner says "known" after turning a card over, if the learner knows the figure and if not.
 * Recalling a figure is harder than recognizing it among four options, and people judge themselves generously, so a
 * card says less than a question. These values are assumptions, not results of a simulation.
 */
const CARD = { knows: 0.85, doesNot: 0.25 } as const;
const PACES = [
  { firstStabilityDays: 0.4, prior: 0.1 },
  { firstStabilityDays: 0.8, prior: 0.25 },
  { firstStabilityDays: 1.6, prior: 0.3 },
  { firstStabilityDays: 3.2, prior: 0.25 },
  { firstStabilityDays: 6.4, prior: 0.1 },
];
const SHARES_UNDERSTOOD = [0.15, 0.35, 0.55, 0.75, 0.9];
/**
 * Hypotheses about a learner: each pace of forgetting combined with each probability of understanding an explanation.
 * Answers to repeated questions make the true hypothesis more likely.
 */
export const APTITUDES: readonly PresumedAptitude[] = PACES.flatMap(({ firstStabilityDays, prior }) =>
  SHARES_UNDERSTOOD.map((understood) => ({
    firstStabilityDays,
    understood,
    prior: prior / SHARES_UNDERSTOOD.length,
  })),
);
/**
 * Difficulty on FSRS's scale from 1 to 10. FSRS's parameters come from people who review for months. One recall
 * strengthens a fact learned for an exam less, so these facts are treated like the most difficult ones.
 */
const FSRS_DIFFICULTY = 9.5;

/**
 * Parameters of FSRS-5. Its forgetting curve is the reciprocal of a square root. In the long run, the curve falls more
 * slowly than the exponential model in `bench/coach` and faster than the power law there.
 */
const weights = new FSRSAlgorithm({ enable_short_term: false }).parameters.w;
const weightAt = (place: number): number => weights[place] ?? Number.NaN;
const DECAY = 0.5;
const FACTOR = 0.9 ** (-1 / DECAY) - 1;

/** Returns the probability of recalling on day `at` a fact that was learned and last seen on day `lastMetAt`. */
export function retention(
  { stabilityDays, lastMetAt }: Pick<FactTrace, 'stabilityDays' | 'lastMetAt'>,
  at: number,
): number {
  return 1 / Math.sqrt(1 + (FACTOR * Math.max(0, at - lastMetAt)) / stabilityDays);
}

export const unmet = (aptitude: Aptitude): FactTrace => ({
  odds: 1,
  learned: 0,
  stabilityDays: aptitude.firstStabilityDays,
  aptitude,
  lastMetAt: 0,
});

/**
 * Combines the evidence from answers with a prior probability. `prior`: probability that the learner knew the fact
 * before the first answer, estimated from answers about other facts.
 */
export const believe = (trace: FactTrace, prior: number): FactBelief => ({
  knownBefore: prior / (prior + (1 - prior) * trace.odds),
  trace,
});

/** Returns the probability, 0 to 1, that the learner knows the fact on day `at`. */
export function knows({ knownBefore, trace }: FactBelief, at: number): number {
  // Stryker disable next-line ConditionalExpression: 0 times a finite retention is 0; the branch only saves a root.
  if (trace.learned === 0) return knownBefore;
  return knownBefore + (1 - knownBefore) * trace.learned * retention(trace, at);
}

export interface Answer {
  /** True if the answer was right. For a card, true if the learner said that they knew the figure. */
  isCorrect: boolean;
  /** True if the learner was sure of the answer, false if not; omitted if the learner did not say. */
  sure?: boolean | undefined;
  /** True for a flash card, false or omitted for a question. */
  isCard?: boolean | undefined;
}

/** Returns the probability of this answer if the learner knows the fact (`known`) and if not (`unknown`). */
function likelihood({ isCorrect, sure, isCard }: Answer): { known: number; unknown: number } {
  if (isCard) {
    return isCorrect
      ? { known: CARD.knows, unknown: CARD.doesNot }
      : { known: 1 - CARD.knows, unknown: 1 - CARD.doesNot };
  }
  const known = isCorrect ? 1 - SLIP : SLIP;
  const unknown = isCorrect ? GUESS : 1 - GUESS;
  if (sure === undefined) return { known, unknown };
  return {
    known: known * (sure ? SURE.knows : 1 - SURE.knows),
    unknown: unknown * (sure ? SURE.guesses : 1 - SURE.guesses),
  };
}

const GROWTH = Math.exp(weightAt(8)) * (11 - FSRS_DIFFICULTY);
const SLOWING = -weightAt(9);
const SPACING = weightAt(10);
const MOST_STABILITY = 36_500;

/**
 * Returns the stability after a recall. The lower the probability of recall was, the more the stability grows. Computes
 * the same as FSRS's `next_recall_stability` for "good", which takes ten times as long because it converts numbers to
 * strings to round them.
 */
export function strengthened(stabilityDays: number, recallChance: number): number {
  const gain = GROWTH * stabilityDays ** SLOWING * (Math.exp((1 - recallChance) * SPACING) - 1);
  return Math.min(MOST_STABILITY, stabilityDays * (1 + gain));
}

/** Maximum likelihood ratio, so that long histories cannot overflow. */
const MOST_ODDS = 1e12;

const understoodFrom = ({ understood }: Aptitude, { isCorrect, isCard }: Answer): number =>
  isCard || isCorrect ? understood * UNDERSTOOD_IN_PASSING : understood;

/** Returns the trace after an answer and its explanation, or after a card, on day `at`. */
export function afterAnswer(trace: FactTrace, answer: Answer, at: number): FactTrace {
  const { known, unknown } = likelihood(answer);
  // Stryker disable next-line ConditionalExpression: 0 times a finite retention is 0; the branch only saves a root.
  const recall = trace.learned === 0 ? 0 : trace.learned * retention(trace, at);
  const recalled = recall * known;
  const missing = (1 - recall) * unknown;
  const learnedNow = recalled + missing * understoodFrom(trace.aptitude, answer);
  const odds = (trace.odds * (recalled + missing)) / known;
  return {
    odds: Math.min(MOST_ODDS, Math.max(1 / MOST_ODDS, odds)),
    learned: learnedNow / (recalled + missing),
    // Stryker disable next-line ConditionalExpression: A share of 0 gives the same first stability.
    stabilityDays: recalled === 0 ? trace.aptitude.firstStabilityDays : afterRecall(trace, at, recalled / learnedNow),
    aptitude: trace.aptitude,
    lastMetAt: at,
  };
}

/**
 * Returns the stability after an answer. `share`: the part of the current knowledge that was recalled; the rest is
 * newly understood. The result is the geometric mean of the stabilities of both parts, because the forgetting curve
 * depends on the ratio of time to stability.
 */
function afterRecall(trace: FactTrace, at: number, share: number): number {
  const stronger = strengthened(trace.stabilityDays, Math.min(retention(trace, at), 0.999));
  const first = trace.aptitude.firstStabilityDays;
  return first * Math.exp(share * Math.log(stronger / first));
}

/**
 * Returns the probability that a learner who does not know the fact understands it from the explanation, after a lucky
 * guess or a miss.
 */
const understoodAnew = ({ understood }: Aptitude): number => understood * (GUESS * UNDERSTOOD_IN_PASSING + 1 - GUESS);

/**
 * Returns the mean belief after an answer on day `at`: the belief after a right and after a wrong answer, weighted by
 * their probabilities. The probability of prior knowledge stays the same, because on average answers raise it as much
 * as they lower it.
 */
export function expectedAfter({ knownBefore, trace }: FactBelief, at: number): FactBelief {
  // Stryker disable next-line ConditionalExpression: 0 times a finite retention is 0; the branch only saves a root.
  const recalled = trace.learned === 0 ? 0 : trace.learned * retention(trace, at);
  const anew = (1 - recalled) * understoodAnew(trace.aptitude);
  const learned = recalled + anew;
  // Stryker disable next-line ConditionalExpression: A share of 0 gives the same first stability.
  const stabilityDays = recalled === 0 ? trace.aptitude.firstStabilityDays : afterRecall(trace, at, recalled / learned);
  return { knownBefore, trace: { odds: 1, learned, stabilityDays, aptitude: trace.aptitude, lastMetAt: at } };
}

/**
 * Returns how much an answer on day `at` raises the probability that the learner knows the fact on day `until`, 0 to 1.
 */
export function gainOfReview({ knownBefore, trace }: FactBelief, at: number, until: number): number {
  const first = retention({ stabilityDays: trace.aptitude.firstStabilityDays, lastMetAt: at }, until);
  // Stryker disable next-line ConditionalExpression: 0 times a finite retention is 0; the branch only saves a root.
  const recalled = trace.learned === 0 ? 0 : trace.learned * retention(trace, at);
  const relearned = (1 - recalled) * understoodAnew(trace.aptitude) * first;
  return (1 - knownBefore) * (relearned + gainOfRecall(trace, at, until));
}

/**
 * Returns how much a recall on day `at` raises the probability of recall on day `until`, at least 0. Without this lower
 * limit, the formula would make a late recall harmful, because the curve falls fast at first.
 */
function gainOfRecall(trace: FactTrace, at: number, until: number): number {
  if (trace.learned === 0) return 0;
  const now = retention(trace, at);
  const stabilityDays = strengthened(trace.stabilityDays, Math.min(now, 0.999));
  const stronger = retention({ stabilityDays, lastMetAt: at }, until);
  return trace.learned * Math.max(0, now * stronger - retention(trace, until));
}
