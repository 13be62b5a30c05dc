import { GUESS, SLIP } from './memory-rules';

/**
 * Estimates how likely a learner knew a fact before the first question about it, from the learner's first answers. Uses
 * a Rasch model: a level for the learner, a deviation for each section and topic, and the difficulty of the fact.
 * Priors from learners in general pull each level toward the middle, so that three answers change it little and fifty
 * much.
 */

export interface FirstAnswer {
  section: number;
  topic: string;
  /**
   * Difficulty on the logit scale: at 0, half of an average group of learners know the fact before studying; at 1,
   * about a quarter.
   */
  difficulty: number;
  isCorrect: boolean;
}

/**
 * Variances on the logit scale. `learner`: between learners. `trust`: of the factor `trust`. `section` and `topic`: of
 * one learner's deviations in sections and topics. `fact`: between facts.
 */
const VARIANCE = { learner: 1.2, trust: 0.06, section: 0.15, topic: 0.25, fact: 1.3 } as const;
/**
 * Divisor that converts difficulties of facts to the scale of the learner's levels. It averages over the variance of
 * single facts.
 */
const FLATTENED = Math.sqrt(1 + (Math.PI * VARIANCE.fact) / 8);
/** Prior level of a new learner, who knows slightly more than half of the average facts. */
export const MEAN_ABILITY = 0.2;
const SWEEPS = 6;

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
/** Returns the mean of the logistic function over a normal distribution (MacKay's approximation). */
const sigmoidOver = (mean: number, variance: number): number => sigmoid(mean / Math.sqrt(1 + (Math.PI * variance) / 8));

interface Level {
  value: number;
  variance: number;
}

export interface Ability {
  learner: Level;
  /**
   * Factor by which the difficulties are multiplied. It is 1 if the difficulties predict this learner's answers as well
   * as assumed.
   */
  trust: Level;
  sections: ReadonlyMap<number, Level>;
  topics: ReadonlyMap<string, Level>;
}

interface Slot extends Level {
  prior: { mean: number; variance: number };
  /** The answers that depend on this level. `weight`: change on the logit scale per unit of the level. */
  answers: { index: number; weight: number }[];
}

const emptySlot = (mean: number, variance: number): Slot => ({
  value: mean,
  variance,
  prior: { mean, variance },
  answers: [],
});

function slotOf<K>(slots: Map<K, Slot>, key: K, variance: number): Slot {
  const slot = slots.get(key) ?? emptySlot(0, variance);
  slots.set(key, slot);
  return slot;
}

/**
 * Improves one level by one step of Fisher scoring while the other levels stay fixed. `at`: the predicted position of
 * each answer on the logit scale.
 */
function improve(slot: Slot, answers: readonly FirstAnswer[], at: Float64Array): void {
  let gradient = (slot.prior.mean - slot.value) / slot.prior.variance;
  let information = 1 / slot.prior.variance;
  for (const { index, weight } of slot.answers) {
    const known = sigmoid(at[index] ?? 0);
    const correct = GUESS + (1 - SLIP - GUESS) * known;
    const slope = weight * (1 - SLIP - GUESS) * known * (1 - known);
    // Stryker disable next-line OptionalChaining: The index always comes from `answers`, so the chain is for the types.
    gradient += (((answers[index]?.isCorrect ? 1 : 0) - correct) * slope) / (correct * (1 - correct));
    information += slope ** 2 / (correct * (1 - correct));
  }
  const step = gradient / information;
  slot.value += step;
  slot.variance = 1 / information;
  for (const { index, weight } of slot.answers) at[index] = (at[index] ?? 0) + weight * step;
}

/**
 * Estimates the most likely levels of a learner and the variances of these levels. `newcomerLevel`: the prior mean of
 * the learner's level.
 */
export function estimateAbility(answers: readonly FirstAnswer[], newcomerLevel = MEAN_ABILITY): Ability {
  const learner = emptySlot(newcomerLevel, VARIANCE.learner);
  const trust = emptySlot(1, VARIANCE.trust);
  const sections = new Map<number, Slot>();
  const topics = new Map<string, Slot>();
  const at = new Float64Array(answers.length);
  answers.forEach(({ section, topic, difficulty }, index) => {
    at[index] = newcomerLevel - difficulty / FLATTENED;
    learner.answers.push({ index, weight: 1 });
    trust.answers.push({ index, weight: -difficulty / FLATTENED });
    slotOf(sections, section, VARIANCE.section).answers.push({ index, weight: 1 });
    slotOf(topics, topic, VARIANCE.topic).answers.push({ index, weight: 1 });
  });
  const slots = [learner, trust, ...sections.values(), ...topics.values()];
  // Stryker disable next-line EqualityOperator: A seventh sweep moves no level by a ten-thousandth.
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) for (const slot of slots) improve(slot, answers, at);
  return { learner, trust, sections, topics };
}

/** Returns the probability, 0 to 1, that the learner knew a fact before it was first asked. */
export function knownBefore(ability: Ability, fact: Pick<FirstAnswer, 'section' | 'topic' | 'difficulty'>): number {
  const section = ability.sections.get(fact.section) ?? { value: 0, variance: VARIANCE.section };
  const topic = ability.topics.get(fact.topic) ?? { value: 0, variance: VARIANCE.topic };
  const mean =
    ability.learner.value + section.value + topic.value - (ability.trust.value * fact.difficulty) / FLATTENED;
  const rated = (fact.difficulty / FLATTENED) ** 2 * ability.trust.variance;
  return sigmoidOver(mean, ability.learner.variance + rated + section.variance + topic.variance);
}
