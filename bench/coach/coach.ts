import { type Ability, estimateAbility, type FirstAnswer, knownBefore } from '@/lib/plan/ability/rules';
import { afterAnswer, chanceOf, type FactBelief, PACES, unmet } from '@/lib/plan/memory/rules';
import { type Candidate, chanceAt, expectedShare, sectionWeights, worthOf } from '@/lib/plan/selection/rules';
import type { MakeStrategy } from './strategies';
import { DIFFICULTY_SPREAD, type Fact, SECTIONS, topicOf } from './world';

/** How well ratings are presumed to agree with the truth: a little low, so that they are not trusted too far. */
const PRESUMED_AGREEMENT = 0.55;

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
  const about = facts.map((fact) => ({
    section: fact.section,
    topic: topicOf(fact),
    difficulty: PRESUMED_AGREEMENT * DIFFICULTY_SPREAD * fact.rating,
  }));
  const firstAnswers: FirstAnswer[] = [];
  /** What is believed of each fact that was met, for each pace. */
  const met = new Map<number, FactBelief[]>();
  let paceChances = PACES.map(({ prior }) => prior);
  let ability: Ability = estimateAbility([]);

  const beliefOf = (place: number, pace: number): FactBelief =>
    met.get(place)?.[pace] ??
    unmet(
      knownBefore(ability, about[place] ?? { section: 0, topic: '', difficulty: 0 }),
      PACES[pace]?.firstStabilityDays ?? 1,
    );
  const listCandidates = (pace: number): Candidate[] =>
    facts.map(({ section }, place) => ({ section, weight: weights[place] ?? 0, belief: beliefOf(place, pace) }));
  const sharesOf = (all: readonly Candidate[]) =>
    new Map(
      SECTIONS.map((_section, section) => [
        section,
        expectedShare(
          all.filter((one) => one.section === section),
          examDay,
        ),
      ]),
    );

  return {
    next(day, count) {
      ability = estimateAbility(firstAnswers);
      const pace = paceChances.indexOf(Math.max(...paceChances));
      const all = listCandidates(pace);
      const bySection = sectionWeights(sharesOf(all), (examDay - day) / examDay);
      return all
        .map((candidate, place) => {
          const sectionWeight = bySection.get(candidate.section) ?? 0;
          return { place, worth: worthOf(candidate, { at: day, until: examDay, sectionWeight }) };
        })
        .sort((one, other) => other.worth - one.worth)
        .slice(0, count)
        .map(({ place }) => place);
    },
    told(place, day, outcome) {
      const fact = about[place];
      if (!fact) return;
      const before = PACES.map((_pace, pace) => beliefOf(place, pace));
      if (met.has(place)) {
        const likely = before.map((belief, pace) => (paceChances[pace] ?? 0) * chanceOf(belief, outcome, day));
        const total = likely.reduce((sum, one) => sum + one, 0);
        paceChances = likely.map((one) => one / total);
      } else firstAnswers.push({ ...fact, isCorrect: outcome.isCorrect });
      met.set(
        place,
        before.map((belief) => afterAnswer(belief, outcome, day)),
      );
    },
    forecast: () => {
      ability = estimateAbility(firstAnswers);
      return PACES.reduce((sum, _pace, pace) => {
        const shares = [...sharesOf(listCandidates(pace)).values()];
        return sum + (paceChances[pace] ?? 0) * shares.reduce((chance, share) => chance * chanceAt(share), 1);
      }, 0);
    },
  };
};
