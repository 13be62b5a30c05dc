import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceIn, createLearnerModel, type PlannedFact, type Review } from '@/lib/plan/learner-rules';
import { believe, expectedAfter, unmet } from '@/lib/plan/memory-rules';
import { type Candidate, expectedShares } from '@/lib/plan/selection-rules';
import { moreMinutes, outlookOf, projectShares, rangeIn, type Step, toSteps } from './rules';

const CORE = 6;
const TYPE_II = 4;
const APTITUDE = { firstStabilityDays: 1.6, understood: 0.75 };
const facts: PlannedFact[] = Array.from({ length: 120 }, (_one, place) => ({
  section: place % 2 === 0 ? CORE : TYPE_II,
  topic: `${place % 6}`,
  difficulty: Math.sin(place),
  weight: 1 / 60,
}));

const reviews: fc.Arbitrary<Review[]> = fc
  .array(
    fc.record({
      place: fc.integer({ min: 0, max: facts.length - 1 }),
      at: fc.double({ min: 0, max: 10, noNaN: true }),
      isCorrect: fc.boolean(),
      sure: fc.option(fc.boolean(), { nil: undefined }),
    }),
    { maxLength: 150 },
  )
  .map((all) => all.toSorted((one, other) => one.at - other.at));

const UNTIL = 25;
const daysOf = (reviewsADay: number): Step[] =>
  Array.from({ length: 14 }, (_one, day) => ({ at: 10 + day, reviews: reviewsADay }));
const believedAfter = (given: readonly Review[]) => createLearnerModel(facts, given).believed();
const shareOf = (given: readonly Review[], reviewsADay: number, section = CORE): number =>
  projectShares(believedAfter(given), toSteps(daysOf(reviewsADay)), UNTIL).get(section) ?? 0;

describe('the forecast', () => {
  it('is never lower than the forecast of a plan with fewer questions a day', () => {
    fc.assert(
      fc.property(reviews, fc.integer({ min: 0, max: 12 }), (given, few) => {
        for (const section of [CORE, TYPE_II]) {
          expect(shareOf(given, few * 3, section)).toBeGreaterThanOrEqual(shareOf(given, 0, section) - 1e-9);
        }
        const both = (many: number) => shareOf(given, many, CORE) + shareOf(given, many, TYPE_II);
        expect(both(few + 8)).toBeGreaterThan(both(0));
      }),
      { numRuns: 40 },
    );
  });

  it("equals the model's probability of passing any sections on the exam day if no study time is left", () => {
    fc.assert(
      fc.property(reviews, (given) => {
        const asItStands = createLearnerModel(facts, given).outlook(UNTIL);
        const none = toSteps(daysOf(0));
        const idle = projectShares(believedAfter(given), none, UNTIL);
        const outlook = outlookOf({ kept: idle, idle }, asItStands);
        for (const sections of [[CORE], [TYPE_II], [CORE, TYPE_II]]) {
          expect(chanceIn(outlook, sections)).toBeCloseTo(chanceIn(asItStands, sections), 6);
        }
      }),
      { numRuns: 30 },
    );
  });
});

it('toSteps groups the questions of all days into at most five steps', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 200 }), (counts) => {
      const steps = toSteps(counts.map((count, day) => ({ at: day, reviews: count })));
      expect(steps.length).toBeLessThanOrEqual(5);
      const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
      expect(sum(steps.map((step) => step.reviews))).toBe(sum(counts));
      for (const [place, { at }] of steps.entries()) expect(at).toBeGreaterThan(steps[place - 1]?.at ?? -1);
    }),
  );
});

it('rangeIn returns a range around the chance, which is narrower with more answers and fewer days', () => {
  const share = fc.double({ min: 0.3, max: 0.98, noNaN: true });
  fc.assert(
    fc.property(share, share, fc.integer({ min: 30, max: 300 }), (core, typeII, firstAnswers) => {
      const outlook = [{ chance: 1, shares: new Map([CORE, TYPE_II].map((id, place) => [id, place ? typeII : core])) }];
      const rangeOf = (sections: number[], certainty: { firstAnswers: number; days: number }) =>
        rangeIn(outlook, sections, () => certainty);
      const one = rangeOf([CORE], { firstAnswers, days: 10 });
      const both = rangeOf([CORE, TYPE_II], { firstAnswers, days: 10 });
      for (const { low, chance, high } of [one, both]) {
        expect(low).toBeLessThanOrEqual(chance);
        expect(high).toBeGreaterThanOrEqual(chance);
      }
      const later = rangeOf([CORE], { firstAnswers: firstAnswers * 2, days: 1 });
      expect(later.high - later.low).toBeLessThanOrEqual(one.high - one.low + 1e-9);
      expect(both.chance).toBeLessThanOrEqual(one.chance);
    }),
  );
});

it.each([
  [20, [30, 40, 60]],
  [5, [10, 15]],
  [100, [120]],
  [120, []],
])('moreMinutes suggests for %i minutes a day: %j', (minutes, more) => {
  expect(moreMinutes(minutes, 120)).toEqual(more);
});

it.each([
  [4, [1, 1, 1, 1]],
  [5, [1, 1, 1, 1, 1]],
  [6, [2, 2, 2]],
  [12, [3, 3, 3, 3]],
])('toSteps groups %i days into steps of %j days', (days, sizes) => {
  const steps = toSteps(Array.from({ length: days }, (_one, at) => ({ at, reviews: 1 })));
  expect(steps.map(({ reviews: count }) => count)).toEqual(sizes);
  expect(steps[0]?.at).toBe(((sizes[0] ?? 0) - 1) / 2);
});

describe('one simulated step of a plan', () => {
  // The first fact belongs to a section that the learner will almost certainly pass, and the ten others to an uncertain
  // section.
  const sure: Candidate = { section: TYPE_II, weight: 1, belief: believe(unmet(APTITUDE), 0.8) };
  const open: Candidate = { section: CORE, weight: 0.1, belief: believe(unmet(APTITUDE), 0.5) };
  const candidates = [sure, ...Array.from({ length: 10 }, () => open)];
  const met = (one: Candidate): Candidate => ({ ...one, belief: expectedAfter(one.belief, 1) });

  it.each([
    [[1], 1],
    [[1, 0], 1],
    [[0, 1], 1],
    [[0, 3], 3],
    [[0, 0], 0],
  ])('asks as many of the most valuable facts as the day has room for: %j', (counts, helped) => {
    const steps = counts.map((count) => ({ at: 1, reviews: count }));
    const after = [sure, ...candidates.slice(1).map((one, place) => (place < helped ? met(one) : one))];
    const expected = expectedShares(after, 7);
    for (const [section, share] of projectShares(candidates, steps, 7)) {
      expect(share).toBeCloseTo(expected.get(section) ?? 0, 9);
    }
  });
});

it('outlookOf raises every expected exam score by the gain that studying brings an average learner', () => {
  const asItStands = [0.5, 0.7].map((share) => ({ chance: 0.5, shares: new Map([[CORE, share]]) }));
  const projection = { kept: new Map([[CORE, 0.75]]), idle: new Map([[CORE, 0.6]]) };
  const [first, second] = outlookOf(projection, asItStands);
  expect(first?.shares.get(CORE)).toBeCloseTo(0.65, 9);
  expect(second?.shares.get(CORE)).toBeCloseTo(0.85, 9);
});

it.each([
  [28, 10.5, 0.16 / 40 + 0.025 ** 2],
  [28, 21, 0.16 / 40 + 0.05 ** 2],
  [28, 90, 0.16 / 40 + 0.05 ** 2],
  [4, 0, 0.16 / 16],
])(
  'an expected exam score of 80 % after %d first answers, with %d days left, has the variance %d',
  (firstAnswers, days, variance) => {
    const chanceAt = (share: number) => chanceIn([{ chance: 1, shares: new Map([[CORE, share]]) }], [CORE]);
    const off = 1.2816 * Math.sqrt(variance);
    const { low, chance, high } = rangeIn([{ chance: 1, shares: new Map([[CORE, 0.8]]) }], [CORE], () => ({
      firstAnswers,
      days,
    }));
    expect(low).toBeCloseTo(chanceAt(0.8 - off), 9);
    expect(chance).toBe(chanceAt(0.8));
    expect(high).toBeCloseTo(chanceAt(0.8 + off), 9);
  },
);
