import { FSRSAlgorithm } from 'ts-fsrs';

/**
 * What may be believed of one learner and one fact, and what of it will be left on a later day. A learner either knew the fact
 * all along, has learned it since, or does not know it; nobody can see which, so each has a chance. What was learned since fades
 * by FSRS's curve; what was known all along does not fade within the weeks before an exam. Times are days since any fixed moment.
 */

/** What the answers say by themselves, whatever the learner is presumed to have known before. */
export interface FactTrace {
  /** How much likelier these answers are from a learner who did not know it before the first meeting than from one who did. */
  odds: number;
  /** Chance that it has been understood since, if it was not known before. */
  learned: number;
  /** Days in which what was learned falls to 90 %. */
  stabilityDays: number;
  /** What is assumed of the learner. */
  aptitude: Aptitude;
  lastMetAt: number;
}

/** How a learner learns. */
export interface Aptitude {
  /** Days until what was learned from one explanation falls to 90 %. */
  firstStabilityDays: number;
  /** Chance to understand a fact from its explanation after a miss, 0 to 1. */
  understood: number;
}

export interface PresumedAptitude extends Aptitude {
  /** Chance that a learner has it, before any answer. */
  prior: number;
}

export interface FactBelief {
  /** Chance that it was known before the first meeting, with all that was answered since. */
  knownBefore: number;
  trace: FactTrace;
}

/** Chance to mark the right one of four options without knowing it, and to mark a wrong one in spite of knowing. */
export const GUESS = 0.27;
export const SLIP = 0.04;
/** After a lucky guess fewer read the explanation than after a miss, and a card shows the figure without one: so much of the chance to understand is left. */
const UNDERSTOOD_IN_PASSING = 2 / 3;
/** How often each group presses "Sure". */
const SURE = { knows: 0.8, guesses: 0.25 } as const;
/**
 * A card is turned over by the learner, who says afterwards whether the figure was known. To bring a figure to mind is harder than to find it
 * among four, and people judge themselves kindly, so that both answers tell less than a question's. No simulation stands behind these.
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
 * People differ and nobody can ask them, so each pace of forgetting is believed with each share understood, side by side. Answers to
 * questions that were met before tell which of them is right.
 */
export const APTITUDES: readonly PresumedAptitude[] = PACES.flatMap(({ firstStabilityDays, prior }) =>
  SHARES_UNDERSTOOD.map((understood) => ({
    ...{ firstStabilityDays, understood, prior: prior / SHARES_UNDERSTOOD.length },
  })),
);
/**
 * FSRS counts difficulty from 1 to 10. Its parameters come from people who review for months; a fact that is learned for an exam
 * gains less from a single recall, which is what the upper end of the scale says.
 */
const FSRS_DIFFICULTY = 9.5;

/** FSRS-5's parameters: its curve falls by a square root, which lies between the models of memory in `bench/coach`. */
const weights = new FSRSAlgorithm({ enable_short_term: false }).parameters.w;
const weightAt = (place: number): number => weights[place] ?? Number.NaN;
const DECAY = 0.5;
const FACTOR = 0.9 ** (-1 / DECAY) - 1;

/** Chance to recall on day `at` what was learned and last met on day `lastMetAt`. */
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

/** `prior`: chance that it was known before the first meeting, as far as nothing is said of this fact. */
export const believe = (trace: FactTrace, prior: number): FactBelief => ({
  knownBefore: prior / (prior + (1 - prior) * trace.odds),
  trace,
});

/** Chance that the learner knows it on day `at`, 0 to 1. */
export function knows({ knownBefore, trace }: FactBelief, at: number): number {
  // Stryker disable next-line ConditionalExpression: 0 times a finite retention is 0; the branch only saves a root.
  if (trace.learned === 0) return knownBefore;
  return knownBefore + (1 - knownBefore) * trace.learned * retention(trace, at);
}

export interface Answer {
  /** Of a card: whether the learner says to have known it. */
  isCorrect: boolean;
  /** Absent when the learner did not say. */
  sure?: boolean | undefined;
  /** Whether a card was turned over, instead of a question answered. */
  isCard?: boolean | undefined;
}

/** Chance of this answer from a learner who knows the fact, and from one who does not. */
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
 * The stability of what was recalled after some forgetting: the more was gone, the more it gains. FSRS's `next_recall_stability`
 * for "good", which rounds each result through a text and so takes ten times as long.
 */
export function strengthened(stabilityDays: number, recallChance: number): number {
  const gain = GROWTH * stabilityDays ** SLOWING * (Math.exp((1 - recallChance) * SPACING) - 1);
  return Math.min(MOST_STABILITY, stabilityDays * (1 + gain));
}

/** Keeps the odds within what numbers hold, whatever is answered how often. */
const MOST_ODDS = 1e12;

const understoodFrom = ({ understood }: Aptitude, { isCorrect, isCard }: Answer): number =>
  isCard || isCorrect ? understood * UNDERSTOOD_IN_PASSING : understood;

/** The trace after an answer on day `at` and its explanation, or after a card. */
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
 * `share`: how much of what is known now was recalled, the rest being understood anew. Two stabilities are averaged by their
 * geometric mean, because memories fade by ratios.
 */
function afterRecall(trace: FactTrace, at: number, share: number): number {
  const stronger = strengthened(trace.stabilityDays, Math.min(retention(trace, at), 0.999));
  const first = trace.aptitude.firstStabilityDays;
  return first * Math.exp(share * Math.log(stronger / first));
}

/** Chance that a learner who does not know it understands it when it is met: right by luck, or wrong. */
const understoodAnew = ({ understood }: Aptitude): number => understood * (GUESS * UNDERSTOOD_IN_PASSING + 1 - GUESS);

/**
 * What will be believed on average after a meeting on day `at`: right and wrong, each as likely as it is. Whether it was known before
 * stays as likely as it was, because answers move that as far up as down.
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

/** How much more the learner will know of it on day `until` if it is met on day `at`, 0 to 1. */
export function gainOfMeeting({ knownBefore, trace }: FactBelief, at: number, until: number): number {
  const first = retention({ stabilityDays: trace.aptitude.firstStabilityDays, lastMetAt: at }, until);
  // Stryker disable next-line ConditionalExpression: 0 times a finite retention is 0; the branch only saves a root.
  const recalled = trace.learned === 0 ? 0 : trace.learned * retention(trace, at);
  const relearned = (1 - recalled) * understoodAnew(trace.aptitude) * first;
  return (1 - knownBefore) * (relearned + gainOfRecall(trace, at, until));
}

/**
 * What recalling it on day `at` adds to what would be left of it on day `until` anyway. The curve falls fast at first, so that its formula
 * alone would have a late recall take something away.
 */
function gainOfRecall(trace: FactTrace, at: number, until: number): number {
  if (trace.learned === 0) return 0;
  const now = retention(trace, at);
  const stabilityDays = strengthened(trace.stabilityDays, Math.min(now, 0.999));
  const stronger = retention({ stabilityDays, lastMetAt: at }, until);
  return trace.learned * Math.max(0, now * stronger - retention(trace, until));
}
