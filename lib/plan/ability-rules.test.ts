import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/lib/kernel/random';
import { type Ability, estimateAbility, type FirstAnswer, knownBefore } from './ability-rules';

const answer = (difficulty: number, isCorrect: boolean, topic = 'a'): FirstAnswer => ({
  section: 1,
  topic,
  difficulty,
  isCorrect,
});
const fact = { section: 1, topic: 'a', difficulty: 0 };

describe('the probability of knowing a fact before studying', () => {
  it('is near the middle for a learner without answers, and falls with difficulty', () => {
    const unknown = estimateAbility([]);
    const chances = [-2, -1, 0, 1, 2].map((difficulty) => knownBefore(unknown, { ...fact, difficulty }));
    expect(chances[2]).toBeCloseTo(0.54, 1);
    expect(chances).toEqual([...chances].sort((one, other) => other - one));
  });

  it('changes little with three answers and much with fifty', () => {
    const chanceAfter = (count: number) =>
      knownBefore(estimateAbility(Array.from({ length: count }, () => answer(0, true))), fact);
    const before = chanceAfter(0);
    expect(chanceAfter(3) - before).toBeLessThan(0.2);
    expect(chanceAfter(50)).toBeGreaterThan(0.85);
  });

  it('rises more with a right answer to a hard question than to an easy question', () => {
    const chanceAfter = (difficulty: number) => knownBefore(estimateAbility([answer(difficulty, true)]), fact);
    expect(chanceAfter(2)).toBeGreaterThan(chanceAfter(-2));
  });

  it('differs between topics, and follows the learner’s level for a topic that was never asked', () => {
    const answers = Array.from({ length: 20 }, (_one, index) =>
      answer(0, index % 2 === 0, index % 2 ? 'weak' : 'strong'),
    );
    const ability = estimateAbility(answers);
    const [strong, never, weak] = ['strong', 'never', 'weak'].map((topic) => knownBefore(ability, { ...fact, topic }));
    expect(strong).toBeGreaterThan(never ?? 1);
    expect(never).toBeGreaterThan(weak ?? 1);
  });

  it("depends less on difficulties that predict this learner's answers badly", () => {
    const random = seededRandom(5);
    const slopeOf = (isCorrect: (difficulty: number) => boolean) => {
      const answers = Array.from({ length: 400 }, (_one, index) => {
        const difficulty = (index % 5) - 2;
        return answer(difficulty, isCorrect(difficulty));
      });
      const ability = estimateAbility(answers);
      return knownBefore(ability, { ...fact, difficulty: -2 }) - knownBefore(ability, { ...fact, difficulty: 2 });
    };
    const told = slopeOf((difficulty) => random() < 0.27 + 0.7 / (1 + Math.exp(difficulty)));
    const idle = slopeOf(() => random() < 0.6);
    expect(told).toBeGreaterThan(idle + 0.1);
  });
});

describe('estimated levels of a learner', () => {
  const ofOther = (difficulty: number, isCorrect: boolean) => ({ ...answer(difficulty, isCorrect, 'c'), section: 2 });
  const estimate = () =>
    estimateAbility([
      ...[answer(-1, true), answer(1.5, true), answer(0, true), answer(0.5, false, 'b'), answer(1, false, 'b')],
      ...[ofOther(2, true), ofOther(-2, false), ofOther(0, true)],
    ]);

  // Expected values come from a separate program that maximizes the posterior in small steps.
  it.each([
    ['the learner', ({ learner }: Ability) => learner, 0.1664, 0.6247],
    ['the trust in difficulties', ({ trust }: Ability) => trust, 0.9223, 0.0579],
    ['one section', ({ sections }: Ability) => sections.get(1), 0.0072, 0.1392],
    ['another section', ({ sections }: Ability) => sections.get(2), -0.0114, 0.1446],
    ['a topic that was answered well', ({ topics }: Ability) => topics.get('a'), 0.1793, 0.2317],
    ['a topic that was answered badly', ({ topics }: Ability) => topics.get('b'), -0.1673, 0.2379],
    ['a topic of the other section', ({ topics }: Ability) => topics.get('c'), -0.019, 0.2354],
  ])('equal the values that are most likely given the answers: %s', (_what, levelOf, value, variance) => {
    const level = levelOf(estimate());
    expect(level?.value).toBeCloseTo(value, 4);
    expect(level?.variance).toBeCloseTo(variance, 4);
  });

  it.each([
    [1, 'a', 0, 0.57425],
    [1, 'b', 2, 0.22451],
    [2, 'c', -2, 0.7953],
  ])(
    'give a fact of section %d, topic %s and difficulty %d the probability %d',
    (section, topic, difficulty, chance) => {
      expect(knownBefore(estimate(), { section, topic, difficulty })).toBeCloseTo(chance, 4);
    },
  );

  it.each([
    [-2, 0.80303],
    [0, 0.5391],
    [1, 0.38258],
    [2, 0.25017],
  ])('give a fact of difficulty %d a probability of %d without any answer', (difficulty, chance) => {
    expect(knownBefore(estimateAbility([]), { ...fact, difficulty })).toBeCloseTo(chance, 4);
  });
});
