import { createLearnerModel } from '@/lib/plan/learner/rules';
import type { MakeStrategy } from './strategies';
import { DIFFICULTY_SPREAD, type Fact, SECTIONS, topicOf } from './world';

/** How well ratings are presumed to agree with the truth: a little low, so that they are not trusted too far. */
const PRESUMED_AGREEMENT = 0.55;

/** Share of its section's exam that each fact stands for. */
function examWeights(facts: readonly Fact[]): number[] {
  const counts = new Map<string, number>();
  for (const fact of facts) counts.set(topicOf(fact), (counts.get(topicOf(fact)) ?? 0) + 1);
  return facts.map((fact) => {
    const share = SECTIONS[fact.section]?.topicShares[fact.topic] ?? 0;
    return share / 100 / (counts.get(topicOf(fact)) ?? 1);
  });
}

/** The product's own rules (`lib/plan`), fed with what the product would see. */
export const coach: MakeStrategy = (facts, { examDay }) => {
  const weights = examWeights(facts);
  const planned = facts.map((fact, place) => ({
    section: fact.section,
    topic: topicOf(fact),
    difficulty: PRESUMED_AGREEMENT * DIFFICULTY_SPREAD * fact.rating,
    weight: weights[place] ?? 0,
  }));
  const model = createLearnerModel(planned, []);
  return {
    next: (day, count) => model.choose({ at: day, until: examDay, rest: (examDay - day) / examDay }, count),
    told: (place, day, outcome) => model.meet({ ...outcome, place, at: day }),
    outlook: () => model.outlook(examDay),
  };
};
