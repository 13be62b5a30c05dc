import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededRandom } from '@/lib/kernel/random';
import { believe, chanceOfPassing } from './outlook-rules';

const answers = fc
  .tuple(fc.integer({ min: 10, max: 400 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([firstAnswers, share]) => ({ firstAnswers, firstCorrect: Math.round(firstAnswers * share) }));
const chance = (given: { firstAnswers: number; firstCorrect: number }) => chanceOfPassing(believe(given, []));

it('the chance of passing of a student who certainly knows three of four questions agrees with a simulation', () => {
  const random = seededRandom(608);
  let passed = 0;
  const rounds = 40_000;
  for (let round = 0; round < rounds; round += 1) {
    let right = 0;
    for (let question = 0; question < 25; question += 1) if (random() < 0.75) right += 1;
    if (right >= 18) passed += 1;
  }
  expect(chanceOfPassing({ right: 3e6, wrong: 1e6 })).toBeCloseTo(passed / rounds, 1.7);
});

it('the chance of passing is 8 in 26 if all results from 0 to 25 are equally likely, because 18 to 25 pass', () => {
  expect(chanceOfPassing({ right: 1, wrong: 1 })).toBeCloseTo(8 / 26, 10);
});

it('the chance of passing never decreases with one more right answer', () => {
  fc.assert(
    fc.property(answers, ({ firstAnswers, firstCorrect }) => {
      const more = { firstAnswers, firstCorrect: Math.min(firstAnswers, firstCorrect + 1) };
      const before = chance({ firstAnswers, firstCorrect });
      expect(chance(more)).toBeGreaterThanOrEqual(before * (1 - 1e-9));
    }),
  );
});

it('answers in other sections have half of their maximum weight once there are sixty of them', () => {
  const own = { firstAnswers: 40, firstCorrect: 30 };
  const countedFor = (...others: number[]) => {
    const sections = others.map((firstAnswers) => ({ firstAnswers, firstCorrect: firstAnswers / 2 }));
    const [alone, beside] = [believe(own, []), believe(own, sections)];
    return beside.right + beside.wrong - alone.right - alone.wrong;
  };
  expect(countedFor(60)).toBeCloseTo(6);
  expect(countedFor(20, 40)).toBeCloseTo(6);
  expect(countedFor(0)).toBe(0);
});

it('answers in other sections never weigh more than twelve answers in the section itself', () => {
  const own = { firstAnswers: 40, firstCorrect: 30 };
  const chanceBeside = (firstCorrect: number, firstAnswers = 200) =>
    chanceOfPassing(believe(own, [{ firstAnswers, firstCorrect }]));
  expect(chanceBeside(180)).toBeGreaterThan(chance(own));
  expect(chanceBeside(60)).toBeLessThan(chance(own));
  const { right, wrong } = believe(own, [{ firstAnswers: 100_000, firstCorrect: 100_000 }]);
  expect(right + wrong).toBeLessThan(40 + 12 + 1.1);
});
