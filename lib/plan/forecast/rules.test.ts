import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/lib/kernel/random';
import { createLearnerModel, type Meeting, type PlannedFact } from '@/lib/plan/learner/rules';
import { afterAnswer, believe, type FactBelief, GUESS, knows, SLIP, unmet } from '@/lib/plan/memory/rules';
import {
  expectedAfter,
  listCandidates,
  moreMinutes,
  projectShares,
  rangeOf,
  rangeOfAll,
  type Step,
  toSteps,
} from './rules';

const CORE = 6;
const TYPE_II = 4;
const facts: PlannedFact[] = Array.from({ length: 120 }, (_one, place) => ({
  ...{ section: place % 2 === 0 ? CORE : TYPE_II, topic: `${place % 6}`, difficulty: Math.sin(place), weight: 1 / 60 },
}));

const meetings: fc.Arbitrary<Meeting[]> = fc
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
const daysOf = (meetingsADay: number): Step[] =>
  Array.from({ length: 14 }, (_one, day) => ({ at: 10 + day, meetings: meetingsADay }));
const shareOf = (given: readonly Meeting[], meetingsADay: number, section = CORE): number =>
  projectShares(listCandidates(facts, given), toSteps(daysOf(meetingsADay)), UNTIL).get(section) ?? 0;

const expectedOf = ({ knownBefore, trace }: FactBelief, isCorrect: boolean, at: number): FactBelief =>
  believe(afterAnswer({ ...trace, odds: 1 }, { isCorrect }, at), knownBefore);

describe('a plan that is kept', () => {
  it('leads to no less than one with fewer questions a day', () => {
    fc.assert(
      fc.property(meetings, fc.integer({ min: 0, max: 12 }), (given, few) => {
        for (const section of [CORE, TYPE_II]) {
          expect(shareOf(given, few * 3, section)).toBeGreaterThanOrEqual(shareOf(given, 0, section) - 1e-9);
        }
        const both = (many: number) => shareOf(given, many, CORE) + shareOf(given, many, TYPE_II);
        expect(both(few + 8)).toBeGreaterThan(both(0));
      }),
      { numRuns: 40 },
    );
  });

  it('without a question left leads to what the learner’s own model says of that day', () => {
    const random = seededRandom(608);
    const given: Meeting[] = Array.from({ length: 90 }, (_one, place) => {
      return { place, at: place / 20, isCorrect: random() < 0.6 };
    });
    const told = createLearnerModel(facts, given).chances(UNTIL).get(CORE) ?? 0;
    // The model believes five paces side by side, this one the likeliest.
    expect(rangeOf(shareOf(given, 0), { firstAnswers: 45, days: 0 }).chance).toBeCloseTo(told, 1);
  });

  it('comes to know a fact as well as it is known on average after a right and a wrong answer', () => {
    const random = seededRandom(7);
    const given: Meeting[] = Array.from({ length: 60 }, (_one, place) => {
      return { place, at: place / 10, isCorrect: random() < 0.5 };
    });
    const [at, until] = [10, 14];
    const candidates = listCandidates(facts, given);
    const asked = candidates.map((_one, place) => place).filter((place) => place % 3 === 0);
    const mean = asked.map((place) => {
      const { belief } = candidates[place] ?? { belief: believe(unmet(1), 0.5) };
      return knows(expectedAfter(belief, at), until);
    });
    asked.forEach((place, turn) => {
      const { belief } = candidates[place] ?? { belief: believe(unmet(1), 0.5) };
      const known = knows(belief, at);
      const right = known * (1 - SLIP) + (1 - known) * GUESS;
      const after = [true, false].map((isCorrect) => knows(expectedOf(belief, isCorrect, at), until));
      expect(mean[turn]).toBeCloseTo(right * (after[0] ?? 0) + (1 - right) * (after[1] ?? 0), 1);
    });
  });
});

it('steps hold every meeting of the days, in five parts at most', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 200 }), (counts) => {
      const steps = toSteps(counts.map((count, day) => ({ at: day, meetings: count })));
      expect(steps.length).toBeLessThanOrEqual(5);
      const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
      expect(sum(steps.map((step) => step.meetings))).toBe(sum(counts));
      for (const [place, { at }] of steps.entries()) expect(at).toBeGreaterThan(steps[place - 1]?.at ?? -1);
    }),
  );
});

it('a range holds its chance, and narrows with answers and as the day comes near', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.3, max: 0.98, noNaN: true }), fc.integer({ min: 30, max: 300 }), (share, count) => {
      const range = rangeOf(share, { firstAnswers: count, days: 10 });
      expect(range.low).toBeLessThanOrEqual(range.chance);
      expect(range.high).toBeGreaterThanOrEqual(range.chance);
      const later = rangeOf(share, { firstAnswers: count * 2, days: 1 });
      expect(later.high - later.low).toBeLessThanOrEqual(range.high - range.low + 1e-9);
      const all = rangeOfAll([range, range]);
      expect(all.chance).toBeCloseTo(range.chance ** 2, 9);
    }),
  );
});

it.each([
  [20, [30, 40, 60]],
  [5, [10, 15]],
  [100, [120]],
  [120, []],
])('from %i minutes a day more is %j', (minutes, more) => {
  expect(moreMinutes(minutes, 120)).toEqual(more);
});
