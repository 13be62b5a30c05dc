import { describe, expect, it } from 'vitest';
import { believe, unmet } from './memory-rules';
import { type Candidate, chanceOfAll, expectedShares, normalBelow, sectionWeights, worthOf } from './selection-rules';

const APTITUDE = { firstStabilityDays: 1.6, understood: 0.75 };
const facts = (knownBefore: number): Candidate[] =>
  Array.from({ length: 100 }, () => ({ section: 1, weight: 0.01, belief: believe(unmet(APTITUDE), knownBefore) }));

const chanceAt = (share: number) => chanceOfAll([share]);
const shareOf = (knownBefore: number) => expectedShares(facts(knownBefore), 7).get(1);

describe('the expected score of an exam', () => {
  it('is the guessing rate if nothing is known, and below 1 even if everything is known', () => {
    expect(shareOf(0)).toBeCloseTo(0.27, 9);
    expect(shareOf(1)).toBeGreaterThan(0.9);
    expect(shareOf(1)).toBeLessThan(0.96);
  });
});

describe('the chance to pass a section', () => {
  it('is one half near the pass mark, 18 of 25, and grows with the expected score', () => {
    expect(chanceAt(17.5 / 25 + 0.004)).toBeCloseTo(0.5, 4);
    const chances = [0.3, 0.5, 0.6, 0.7, 0.8, 0.9].map(chanceAt);
    expect(chances).toEqual([...chances].sort((one, other) => one - other));
    expect(chances[0]).toBeLessThan(0.01);
    expect(chances[5]).toBeGreaterThan(0.97);
  });

  it("lies between the product and the lowest of the sections' chances if there are several sections", () => {
    for (const shares of [
      [0.72, 0.75],
      [0.68, 0.74, 0.8],
      [0.7, 0.7, 0.7, 0.9],
    ]) {
      const alone = shares.map(chanceAt);
      const all = chanceOfAll(shares);
      expect(all).toBeGreaterThan(alone.reduce((product, one) => product * one));
      expect(all).toBeLessThan(Math.min(...alone));
      expect(chanceOfAll(shares, { over: 0.004, spread: 0.08, shared: 0 })).toBeLessThan(all);
    }
  });

  it('does not depend on the shared error for a single section', () => {
    const chanceBy = (shared: number) => chanceOfAll([0.8], { over: 0, spread: 0.06, shared });
    for (const shared of [0.25, 0.5]) expect(chanceBy(shared)).toBeCloseTo(chanceBy(0), 4);
  });

  it('matches a table of the normal distribution', () => {
    expect(normalBelow(0)).toBeCloseTo(0.5, 6);
    expect(normalBelow(1)).toBeCloseTo(0.841345, 5);
    expect(normalBelow(-1.96)).toBeCloseTo(0.024998, 5);
  });
});

describe('the value of the next minute', () => {
  it('is higher in an uncertain section than in a safe section', () => {
    const weights = sectionWeights(
      new Map([
        [1, 0.92],
        [2, 0.68],
      ]),
      0,
    );
    expect(weights.get(2)).toBe(1);
    expect(weights.get(1)).toBeLessThan(0.2);
  });

  it('is the relative gain in the chance from one more point in the section', () => {
    const weights = sectionWeights(
      new Map([
        [1, 0.7],
        [2, 0.5],
      ]),
      0,
    );
    // Both values divide the normal density by the cumulative probability, from a published table: at the pass mark,
    // and two standard deviations below it.
    const atMark = 0.39894 / 0.5 / Math.sqrt(0.21 / 25);
    const below = 0.05399 / 0.02275 / 0.1;
    expect(weights.get(2)).toBe(1);
    expect(weights.get(1)).toBeCloseTo(atMark / below, 3);
  });

  it('is spread more evenly over the sections early in the plan', () => {
    const weightOfSafe = (rest: number) =>
      sectionWeights(
        new Map([
          [1, 0.9],
          [2, 0.68],
        ]),
        rest,
      ).get(1) ?? 0;
    expect(weightOfSafe(1)).toBeGreaterThan(weightOfSafe(0));
  });

  it("is proportional to the fact's weight in the exam and to the weight of its section", () => {
    const one: Candidate = { section: 1, weight: 0.01, belief: believe(unmet(APTITUDE), 0.4) };
    const asking = { at: 0, until: 7, sectionWeight: 1 };
    expect(worthOf({ ...one, weight: 0.02 }, asking)).toBeCloseTo(2 * worthOf(one, asking), 9);
    expect(worthOf(one, { ...asking, sectionWeight: 0.5 })).toBeCloseTo(worthOf(one, asking) / 2, 9);
  });
});
