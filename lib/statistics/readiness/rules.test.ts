import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/lib/kernel/random';
import {
  believe,
  chanceAtShare,
  chanceOfPassing,
  estimateAll,
  estimateSection,
  FIRST_ANSWERS_NEEDED,
  likelyShares,
} from './rules';

const answers = fc
  .tuple(fc.integer({ min: FIRST_ANSWERS_NEEDED, max: 400 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([firstAnswers, share]) => ({ firstAnswers, firstCorrect: Math.round(firstAnswers * share) }));
const chance = (given: { firstAnswers: number; firstCorrect: number }) => chanceOfPassing(believe(given, []));
const ordersOf = <T>(all: readonly T[]): T[][] =>
  all.length === 0
    ? [[]]
    : all.flatMap((one, place) => ordersOf(all.toSpliced(place, 1)).map((rest) => [one, ...rest]));

describe('chance of passing a section', () => {
  it('agrees with a simulation', () => {
    const random = seededRandom(608);
    let passed = 0;
    const rounds = 40_000;
    for (let round = 0; round < rounds; round += 1) {
      let right = 0;
      for (let question = 0; question < 25; question += 1) if (random() < 0.75) right += 1;
      if (right >= 18) passed += 1;
    }
    expect(chanceAtShare(0.75)).toBeCloseTo(passed / rounds, 1.7);
  });

  it.each([
    [0, 0],
    [0.5, 0.0216],
    [0.72, 0.6001],
    [0.9, 0.9977],
    [1, 1],
  ])('is, for a known share of %s, %s', (share, chance) => {
    expect(chanceAtShare(share)).toBeCloseTo(chance, 3);
  });

  it('is 8 in 26 for a uniform belief: results from 0 to 25 are equally likely, and 18 to 25 pass', () => {
    expect(chanceOfPassing({ right: 1, wrong: 1 })).toBeCloseTo(8 / 26, 10);
  });

  it('equals the mean over the likely shares', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const shares = likelyShares(believe(given, []), 500);
        const mean = shares.reduce((sum, share) => sum + chanceAtShare(share), 0) / shares.length;
        expect(chance(given)).toBeCloseTo(mean, 2);
      }),
      { numRuns: 50 },
    );
  });

  it('never decreases with one more right answer', () => {
    fc.assert(
      fc.property(answers, ({ firstAnswers, firstCorrect }) => {
        const more = { firstAnswers, firstCorrect: Math.min(firstAnswers, firstCorrect + 1) };
        const before = chance({ firstAnswers, firstCorrect });
        expect(chance(more)).toBeGreaterThanOrEqual(before * (1 - 1e-9));
      }),
    );
  });
});

describe("likely shares of a section's questions", () => {
  it('are spread evenly for a uniform belief', () => {
    const shares = likelyShares({ right: 1, wrong: 1 }, 4);
    expect(shares).toHaveLength(4);
    for (const [index, share] of [0.125, 0.375, 0.625, 0.875].entries()) expect(shares[index]).toBeCloseTo(share, 2);
  });

  it.each([
    [{ right: 2, wrong: 1 }, Math.SQRT1_2],
    [{ right: 1, wrong: 2 }, 1 - Math.SQRT1_2],
    [{ right: 3000, wrong: 1000 }, 0.75],
  ])('have the same median as the belief %o', (belief, median) => {
    expect(likelyShares(belief, 1)[0]).toBeCloseTo(median, 2);
  });
});

describe('readiness estimate', () => {
  it('is null below 30 first answers, in one section or in any of four', () => {
    const enough = { firstAnswers: 30, firstCorrect: 25 };
    const few = { firstAnswers: 29, firstCorrect: 29 };
    expect(estimateSection(few, [enough])).toBeNull();
    expect(estimateSection(enough, [])).not.toBeNull();
    expect(estimateAll([enough, enough, enough, few])).toBeNull();
    expect(estimateAll([enough, enough, enough, enough])).not.toBeNull();
    expect(estimateAll([])).toBeNull();
  });

  it('is never certain, and its range contains the chance', () => {
    fc.assert(
      fc.property(fc.array(answers, { minLength: 4, maxLength: 4 }), (sections) => {
        for (const estimate of [...sections.map((own) => estimateSection(own, [])), estimateAll(sections)]) {
          if (!estimate) throw new Error('There were enough answers');
          const { lowPercent, chancePercent, highPercent } = estimate;
          expect(lowPercent).toBeGreaterThanOrEqual(1);
          expect(highPercent).toBeLessThanOrEqual(99);
          expect(lowPercent).toBeLessThanOrEqual(chancePercent);
          expect(chancePercent).toBeLessThanOrEqual(highPercent);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('narrows with more answers', () => {
    const width = (firstAnswers: number) => {
      const estimate = estimateSection({ firstAnswers, firstCorrect: Math.round(firstAnswers * 0.8) }, []);
      return (estimate?.highPercent ?? 0) - (estimate?.lowPercent ?? 0);
    };
    expect(width(30)).toBeGreaterThan(width(100));
    expect(width(100)).toBeGreaterThan(width(400));
  });

  it('leaves out the lowest and the highest tenth of the likely shares for one section', () => {
    const own = { firstAnswers: 60, firstCorrect: 44 };
    const [low = 0, , , , high = 0] = likelyShares(believe(own, []), 5).map((share) => 100 * chanceAtShare(share));
    const estimate = estimateSection(own, []);
    expect(Math.abs((estimate?.lowPercent ?? 0) - low)).toBeLessThan(2);
    expect(Math.abs((estimate?.highPercent ?? 0) - high)).toBeLessThan(2);
  });

  it('agrees with a simulation for all four sections, in any order', () => {
    const sections = [28, 22, 25, 29].map((firstCorrect) => ({ firstAnswers: 30, firstCorrect }));
    const beliefs = sections.map((own, place) => believe(own, sections.toSpliced(place, 1)));
    const chances = beliefs.map((belief) => likelyShares(belief, 400).map(chanceAtShare));
    const random = seededRandom(608);
    const drawn = Array.from({ length: 40_000 }, () =>
      chances.reduce((all, some) => all * (some[Math.floor(random() * some.length)] ?? 0), 100),
    ).toSorted((one, other) => one - other);
    const estimate = estimateAll(sections);
    // The chance is computed exactly. The ends of the range come from fewer slices than the simulation has, so they
    // agree with it only within 2 points.
    expect(estimate?.chancePercent).toBe(Math.round(100 * beliefs.reduce((all, one) => all * chanceOfPassing(one), 1)));
    expect(estimate?.chancePercent).toBeCloseTo(drawn.reduce((sum, one) => sum + one, 0) / drawn.length, 0);
    expect(Math.abs((estimate?.lowPercent ?? 0) - (drawn[4_000] ?? 0))).toBeLessThan(2);
    expect(Math.abs((estimate?.highPercent ?? 0) - (drawn[36_000] ?? 0))).toBeLessThan(2);
    expect(estimateAll(sections.toReversed())).toEqual(estimate);
  });

  it('does not depend on the order of the sections, even if two beliefs have equally many right answers', () => {
    const sections = [
      { firstAnswers: 108, firstCorrect: 105 },
      { firstAnswers: 144, firstCorrect: 104 },
      { firstAnswers: 57, firstCorrect: 53 },
      { firstAnswers: 75, firstCorrect: 67 },
    ];
    const [one, other] = sections.map((own, place) => believe(own, sections.toSpliced(place, 1)));
    expect(one?.right).toBe(other?.right);
    const estimate = estimateAll(sections);
    for (const order of ordersOf(sections)) expect(estimateAll(order)).toEqual(estimate);
  });

  it('gives the other sections half of their maximum weight at 60 first answers', () => {
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

  it('gives other sections a weight of at most twelve answers', () => {
    const own = { firstAnswers: 40, firstCorrect: 30 };
    const chanceBeside = (firstCorrect: number, firstAnswers = 200) =>
      chanceOfPassing(believe(own, [{ firstAnswers, firstCorrect }]));
    expect(chanceBeside(180)).toBeGreaterThan(chance(own));
    expect(chanceBeside(60)).toBeLessThan(chance(own));
    const { right, wrong } = believe(own, [{ firstAnswers: 100_000, firstCorrect: 100_000 }]);
    expect(right + wrong).toBeLessThan(40 + 12 + 1.1);
  });
});
