import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/lib/kernel/random';
import { estimateAbility, type FirstAnswer, knownBefore } from './rules';

const answer = (difficulty: number, isCorrect: boolean, topic = 'a'): FirstAnswer => ({
  section: 1,
  topic,
  difficulty,
  isCorrect,
});
const fact = { section: 1, topic: 'a', difficulty: 0 };

describe('the chance that a fact was known before it was asked', () => {
  it('of a learner who has answered nothing, lies near the middle and falls with difficulty', () => {
    const unknown = estimateAbility([]);
    const chances = [-2, -1, 0, 1, 2].map((difficulty) => knownBefore(unknown, { ...fact, difficulty }));
    expect(chances[2]).toBeCloseTo(0.54, 1);
    expect(chances).toEqual([...chances].sort((one, other) => other - one));
  });

  it('moves little by three answers and much by fifty', () => {
    const chanceAfter = (count: number) =>
      knownBefore(estimateAbility(Array.from({ length: count }, () => answer(0, true))), fact);
    const before = chanceAfter(0);
    expect(chanceAfter(3) - before).toBeLessThan(0.2);
    expect(chanceAfter(50)).toBeGreaterThan(0.85);
  });

  it('takes a right answer to a hard question for more than one to an easy question', () => {
    const chanceAfter = (difficulty: number) => knownBefore(estimateAbility([answer(difficulty, true)]), fact);
    expect(chanceAfter(2)).toBeGreaterThan(chanceAfter(-2));
  });

  it('tells topics apart, and leans on the learner where a topic was never asked', () => {
    const answers = Array.from({ length: 20 }, (_one, index) =>
      answer(0, index % 2 === 0, index % 2 ? 'weak' : 'strong'),
    );
    const ability = estimateAbility(answers);
    const [strong, never, weak] = ['strong', 'never', 'weak'].map((topic) => knownBefore(ability, { ...fact, topic }));
    expect(strong).toBeGreaterThan(never ?? 1);
    expect(never).toBeGreaterThan(weak ?? 1);
  });

  it('follows the difficulties less where they tell nothing for this learner', () => {
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
