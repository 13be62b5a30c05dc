import { describe, expect, it } from 'vitest';
import { chanceIn, createLearnerModel, type PlannedFact, type Review } from './learner-rules';
import { APTITUDES, type Aptitude } from './memory-rules';

const FACTS: PlannedFact[] = Array.from({ length: 60 }, (_one, place) => ({
  section: place < 30 ? 1 : 2,
  topic: place < 30 ? 'a' : 'b',
  difficulty: 0,
  weight: 1 / 30,
}));
const WEEK = { at: 0, until: 7, rest: 1 };

const meet = (places: readonly number[], isCorrect: boolean, at = 0): Review[] =>
  places.map((place) => ({ place, isCorrect, at }));
const count = (from: number, to: number) => Array.from({ length: to - from }, (_one, index) => from + index);

/** Returns the model's probability that the learner has one of the aptitudes for which `isOne` is true. */
function likelihoodOf(reviews: Review[], isOne: (one: Aptitude) => boolean): number {
  const outlook = createLearnerModel(FACTS, reviews).outlook(5);
  return APTITUDES.reduce((sum, one, place) => sum + (isOne(one) ? (outlook[place]?.chance ?? 0) : 0), 0);
}

describe('the model of a learner', () => {
  it('chooses as many facts as requested, none twice', () => {
    const chosen = createLearnerModel(FACTS, []).choose(WEEK, 12);
    expect(new Set(chosen).size).toBe(12);
    expect(createLearnerModel(FACTS, []).choose(WEEK, 100)).toHaveLength(60);
  });

  it('does not repeat a fact on the day on which it was understood while other facts are unseen', () => {
    const chosen = createLearnerModel(FACTS, meet(count(0, 12), true)).choose({ ...WEEK, at: 0.02 }, 12);
    expect(chosen.filter((place) => place < 12)).toEqual([]);
  });

  it('asks missed facts before facts answered right once all facts were seen', () => {
    const missed = [3, 33, 44];
    const met = count(0, 60);
    const reviews = [
      ...meet(
        met.filter((place) => !missed.includes(place)),
        true,
      ),
      ...meet(missed, false),
    ];
    const chosen = createLearnerModel(FACTS, reviews).choose({ at: 5, until: 7, rest: 0.3 }, 3);
    expect(chosen.sort((one, other) => one - other)).toEqual(missed);
  });

  it('computes a higher chance of passing after right answers, and a lower chance for a later day', () => {
    const chanceOf = (reviews: Review[], on: number) =>
      chanceIn(createLearnerModel(FACTS, reviews).outlook(on), [1, 2]);
    const all = count(0, 60);
    expect(chanceOf(meet(all, true), 1)).toBeGreaterThan(chanceOf([], 1));
    expect(chanceOf(meet(all, false), 1)).toBeGreaterThan(chanceOf(meet(all, false), 28));
  });

  it('asks a fact earlier after a card marked unknown and later after a card marked known', () => {
    const cards = [
      { place: 3, isCorrect: false, isCard: true, at: 0 },
      { place: 4, isCorrect: true, isCard: true, at: 0 },
    ];
    const order = createLearnerModel(FACTS, cards).choose({ at: 6, until: 7, rest: 1 }, 60);
    expect(order.indexOf(3)).toBeLessThan(order.indexOf(4));
    // Fact 4 comes last, because its card was marked known, and the facts without a card were never seen.
    expect(order.indexOf(4)).toBe(59);
  });

  it('infers nothing about other facts from cards', () => {
    const cards = count(0, 20).map((place) => ({ place, isCorrect: true, isCard: true, at: 0 }));
    const priorOf = (reviews: Review[]) => createLearnerModel(FACTS, reviews).believed()[50]?.belief.knownBefore;
    expect(priorOf(cards)).toBe(priorOf([]));
  });

  it('infers knowledge of unseen facts from first answers only, not from repeats', () => {
    const priorOf = (reviews: Review[]) =>
      createLearnerModel(FACTS, reviews).believed()[50]?.belief.knownBefore ?? Number.NaN;
    const asked = count(0, 20);
    expect(priorOf(meet(asked, true))).toBeGreaterThan(priorOf([]) + 0.1);
    expect(priorOf(meet(asked, false))).toBeLessThan(priorOf([]) - 0.1);
    expect(priorOf([...meet(asked, false), ...meet(asked, true, 1)])).toBe(priorOf(meet(asked, false)));
  });

  it('infers slow forgetting if facts are still known after days, and fast forgetting if not', () => {
    const slowestOf = (reviews: Review[]) =>
      likelihoodOf(reviews, ({ firstStabilityDays }) => firstStabilityDays === 6.4);
    const asked = count(0, 20);
    const first = meet(asked, true);
    expect(slowestOf(first)).toBeCloseTo(slowestOf([]), 9);
    expect(slowestOf([...first, ...meet(asked, true, 5)])).toBeGreaterThan(slowestOf(first) + 0.003);
    expect(slowestOf([...first, ...meet(asked, false, 5)])).toBeLessThan(slowestOf(first) - 0.02);
  });

  it('infers low understanding if a fact is missed again a day later, and higher understanding if it is not', () => {
    const fewOf = (reviews: Review[]) => likelihoodOf(reviews, ({ understood }) => understood < 0.5);
    const asked = count(0, 15);
    const first = meet(asked, false);
    expect(fewOf(first)).toBeCloseTo(0.4, 9);
    expect(fewOf([...first, ...meet(asked, false, 1)])).toBeGreaterThan(0.7);
    expect(fewOf([...first, ...meet(asked, true, 1)])).toBeLessThan(0.05);
  });

  it('asks a missed fact sooner if the learner understands little', () => {
    const asked = count(0, 20);
    const rankOf = (isCorrect: boolean) => {
      const repeats = meet(count(1, 20), isCorrect, 0.02);
      const order = createLearnerModel(FACTS, [...meet(asked, false), ...repeats]).choose(
        { at: 2, until: 7, rest: 1 },
        60,
      );
      return order.indexOf(0);
    };
    expect(rankOf(false)).toBeLessThan(rankOf(true));
  });

  it('assumes the level of newcomers without answers', () => {
    const priorAt = (level: number) =>
      createLearnerModel(FACTS, [], { newcomerLevel: level }).believed()[0]?.belief.knownBefore ?? 0;
    expect(priorAt(1.4)).toBeGreaterThan(priorAt(0.2) + 0.2);
    expect(createLearnerModel(FACTS, []).believed()).toEqual(
      createLearnerModel(FACTS, [], { newcomerLevel: 0.2 }).believed(),
    );
  });

  it('infers nothing about forgetting from facts that the learner probably knew from the start', () => {
    const easy = FACTS.map((fact) => ({ ...fact, difficulty: -4 }));
    const asked = count(0, 20);
    const outlook = createLearnerModel(easy, [...meet(asked, true), ...meet(asked, true, 5)]).outlook(5);
    for (const [place, { prior }] of APTITUDES.entries()) expect(outlook[place]?.chance).toBeCloseTo(prior, 2);
  });

  it('infers from repeats how fast this learner forgets', () => {
    const met = meet(count(0, 30), false, 0);
    const kept = createLearnerModel(FACTS, [...met, ...meet(count(0, 30), true, 5)]);
    const lost = createLearnerModel(FACTS, [...met, ...meet(count(0, 30), false, 5)]);
    expect(chanceIn(kept.outlook(12), [1])).toBeGreaterThan(chanceIn(lost.outlook(12), [1]) + 0.2);
  });

  it('leaves answers out of the chance of passing if they follow an answer to the same fact within a day', () => {
    const asked = meet(count(0, 30), false);
    const before = createLearnerModel(FACTS, asked);
    for (const isCorrect of [true, false]) {
      const repeated = createLearnerModel(FACTS, [
        ...asked,
        ...meet(count(0, 11), isCorrect, 0.01),
        ...meet(count(0, 11), isCorrect, 1),
      ]);
      expect(repeated.outlook(7)).toEqual(before.outlook(7));
      expect(repeated.believed()).toEqual(before.believed());
    }
  });

  it('raises the chance of passing if a question is answered right again at least a day later', () => {
    const asked = meet(count(0, 30), false);
    const chanceAfter = (at: number) =>
      chanceIn(createLearnerModel(FACTS, [...asked, ...meet(count(0, 30), true, at)]).outlook(7), [1]);
    expect(chanceAfter(1)).toBeGreaterThan(chanceAfter(0.99));
  });

  it('chooses a fact later if it was answered right again within a day', () => {
    const asked = meet(count(0, 2), false);
    const order = createLearnerModel(FACTS, [...asked, ...meet([1], true, 0.1)]).choose({ ...WEEK, at: 2 }, 60);
    expect(order.indexOf(1)).toBeGreaterThan(order.indexOf(0));
  });

  it('throws an error with the index of a fact that does not exist', () => {
    expect(() => createLearnerModel(FACTS, meet([60], true))).toThrow('There is no fact 60');
  });
});
