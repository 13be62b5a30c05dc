import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterAnswer, chanceOf, type FactBelief, gainOfMeeting, knows, PACES, retention, unmet } from './rules';

const chance = fc.double({ min: 0.01, max: 0.99, noNaN: true });
const day = fc.double({ min: 0, max: 60, noNaN: true });
const belief: fc.Arbitrary<FactBelief> = fc.record({
  knownBefore: chance,
  learned: chance,
  stabilityDays: fc.double({ min: 0.1, max: 100, noNaN: true }),
  firstStabilityDays: fc.constantFrom(...PACES.map(({ firstStabilityDays }) => firstStabilityDays)),
  lastMetAt: fc.constant(0),
  meetings: fc.integer({ min: 1, max: 5 }),
});
const outcome = fc.record({ isCorrect: fc.boolean(), sure: fc.option(fc.boolean(), { nil: undefined }) });

describe('what is believed of a fact', () => {
  it('keeps every chance between 0 and 1, and a stability above 0, whatever is answered', () => {
    fc.assert(
      fc.property(belief, outcome, day, (before, answer, at) => {
        const after = afterAnswer(before, answer, at);
        for (const one of [after.knownBefore, after.learned, knows(after, at + 5), chanceOf(before, answer, at)]) {
          expect(one).toBeGreaterThanOrEqual(0);
          expect(one).toBeLessThanOrEqual(1);
        }
        expect(after.stabilityDays).toBeGreaterThan(0);
        expect(after.meetings).toBe(before.meetings + 1);
      }),
    );
  });

  it('gives right and wrong a chance of 1 together, and sure and not sure too', () => {
    fc.assert(
      fc.property(belief, day, (before, at) => {
        const answers = [true, false].flatMap((isCorrect) => [true, false].map((sure) => ({ isCorrect, sure })));
        const total = answers.reduce((sum, one) => sum + chanceOf(before, one, at), 0);
        expect(total).toBeCloseTo(1, 9);
        expect(chanceOf(before, { isCorrect: true }, at) + chanceOf(before, { isCorrect: false }, at)).toBeCloseTo(
          1,
          9,
        );
      }),
    );
  });

  it('knows more after a right answer than after a wrong one, and more still when it was sure', () => {
    const before = unmet(0.5, 1.6);
    const [sure, plain, unsure] = [true, undefined, false].map(
      (one) => afterAnswer(before, { isCorrect: true, sure: one }, 0).knownBefore,
    );
    expect(sure).toBeGreaterThan(plain ?? 1);
    expect(plain).toBeGreaterThan(unsure ?? 1);
    expect(unsure).toBeGreaterThan(afterAnswer(before, { isCorrect: false }, 0).knownBefore);
  });

  it('never expects a meeting to make anybody know less on the day', () => {
    fc.assert(
      fc.property(belief, day, day, (before, at, later) => {
        expect(gainOfMeeting(before, at, at + later)).toBeGreaterThanOrEqual(-1e-9);
      }),
    );
  });

  it('gains most from what is not known, and next to nothing from what was met an hour ago', () => {
    expect(gainOfMeeting(unmet(0.2, 1.6), 0, 7)).toBeGreaterThan(gainOfMeeting(unmet(0.8, 1.6), 0, 7));
    const known = afterAnswer(unmet(0.9, 1.6), { isCorrect: true, sure: true }, 0);
    expect(gainOfMeeting(known, 1 / 24, 7)).toBeLessThan(gainOfMeeting(unmet(0.5, 1.6), 1 / 24, 7) / 5);
  });

  it('falls to 90 % after its stability, more slowly for a slower pace', () => {
    expect(retention({ stabilityDays: 4, lastMetAt: 3 }, 7)).toBeCloseTo(0.9, 9);
    const left = PACES.map(({ firstStabilityDays }) =>
      retention({ stabilityDays: firstStabilityDays, lastMetAt: 0 }, 7),
    );
    expect(left).toEqual([...left].sort((one, other) => one - other));
    expect(PACES.reduce((sum, { prior }) => sum + prior, 0)).toBeCloseTo(1, 9);
  });
});
