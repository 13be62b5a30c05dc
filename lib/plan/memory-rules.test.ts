import fc from 'fast-check';
import { FSRSAlgorithm, Rating } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import {
  APTITUDES,
  type Aptitude,
  afterAnswer,
  believe,
  expectedAfter,
  type FactBelief,
  GUESS,
  gainOfReview,
  knows,
  retention,
  SLIP,
  strengthened,
  unmet,
} from './memory-rules';

const average: Aptitude = { firstStabilityDays: 1.6, understood: 0.75 };
const chance = fc.double({ min: 0.01, max: 0.99, noNaN: true });
const day = fc.double({ min: 0, max: 60, noNaN: true });
const belief: fc.Arbitrary<FactBelief> = fc.record({
  knownBefore: chance,
  trace: fc.record({
    odds: fc.double({ min: 0.001, max: 1000, noNaN: true }),
    learned: chance,
    stabilityDays: fc.double({ min: 0.1, max: 100, noNaN: true }),
    aptitude: fc.constantFrom(...APTITUDES),
    lastMetAt: fc.constant(0),
  }),
});
const outcome = fc.record({ isCorrect: fc.boolean(), sure: fc.option(fc.boolean(), { nil: undefined }) });

describe('the belief in a fact', () => {
  it('consists of probabilities between 0 and 1 and a stability above 0 after any answers', () => {
    fc.assert(
      fc.property(chance, fc.array(fc.tuple(outcome, day), { minLength: 1, maxLength: 400 }), (prior, answers) => {
        const inOrder = answers.toSorted(([, one], [, other]) => one - other);
        const trace = inOrder.reduce((met, [answer, at]) => afterAnswer(met, answer, at), unmet(average));
        const after = believe(trace, prior);
        for (const one of [after.knownBefore, after.trace.learned, knows(after, 65)]) {
          expect(one).toBeGreaterThanOrEqual(0);
          expect(one).toBeLessThanOrEqual(1);
        }
        expect(after.trace.stabilityDays).toBeGreaterThan(0);
      }),
    );
  });

  it("follows Bayes' rule: averaged over all possible answers, the prior does not change", () => {
    fc.assert(
      fc.property(chance, (prior) => {
        const known = { true: 0.96, false: 0.04 };
        const unknown = { true: 0.27, false: 0.73 };
        const expected = [true, false].reduce((sum, isCorrect) => {
          const key = `${isCorrect}` as const;
          const likely = prior * known[key] + (1 - prior) * unknown[key];
          return sum + likely * believe(afterAnswer(unmet(average), { isCorrect }, 0), prior).knownBefore;
        }, 0);
        expect(expected).toBeCloseTo(prior, 9);
      }),
    );
  });

  it('is higher after a right answer than after a wrong answer, and highest after a right answer given with confidence', () => {
    const [sure, plain, unsure] = [true, undefined, false].map(
      (one) => believe(afterAnswer(unmet(average), { isCorrect: true, sure: one }, 0), 0.5).knownBefore,
    );
    expect(sure).toBeGreaterThan(plain ?? 1);
    expect(plain).toBeGreaterThan(unsure ?? 1);
    expect(unsure).toBeGreaterThan(believe(afterAnswer(unmet(average), { isCorrect: false }, 0), 0.5).knownBefore);
  });

  it('never expects an answer to lower knowledge on the same day', () => {
    fc.assert(
      fc.property(belief, day, day, (before, at, later) => {
        expect(gainOfReview(before, at, at + later)).toBeGreaterThanOrEqual(-1e-9);
      }),
    );
  });

  it('expects most gain from asking unknown facts, and almost none from facts seen an hour ago', () => {
    const gainOf = (prior: number, at = 0) => gainOfReview(believe(unmet(average), prior), at, 7);
    expect(gainOf(0.2)).toBeGreaterThan(gainOf(0.8));
    const known = believe(afterAnswer(unmet(average), { isCorrect: true, sure: true }, 0), 0.9);
    expect(gainOfReview(known, 1 / 24, 7)).toBeLessThan(gainOf(0.5, 1 / 24) / 5);
  });

  it('strengthens recalled facts as FSRS strengthens the most difficult cards', () => {
    const fsrs = new FSRSAlgorithm({ enable_short_term: false });
    fc.assert(
      fc.property(chance, fc.double({ min: 0.1, max: 100, noNaN: true }), (recallChance, stabilityDays) => {
        const expected = fsrs.next_recall_stability(9.5, stabilityDays, recallChance, Rating.Good);
        expect(strengthened(stabilityDays, recallChance)).toBeCloseTo(expected, 6);
      }),
    );
  });

  it("is expected to become the mean of the beliefs after a right and a wrong answer, weighted by the answers' probabilities", () => {
    fc.assert(
      fc.property(belief, day, day, (before, at, later) => {
        const known = knows(before, at);
        const right = known * (1 - SLIP) + (1 - known) * GUESS;
        const knownAfter = (isCorrect: boolean) =>
          knows(believe(afterAnswer({ ...before.trace, odds: 1 }, { isCorrect }, at), before.knownBefore), at + later);
        const mean = right * knownAfter(true) + (1 - right) * knownAfter(false);
        // The tolerance is needed because the model uses one mean stability in place of two.
        expect(Math.abs(knows(expectedAfter(before, at), at + later) - mean)).toBeLessThan(0.05);
      }),
    );
  });

  it('falls to 90 % after as many days as its stability, and more slowly if the pace of forgetting is slower', () => {
    expect(retention({ stabilityDays: 4, lastMetAt: 3 }, 7)).toBeCloseTo(0.9, 9);
    const left = APTITUDES.map(({ firstStabilityDays }) =>
      retention({ stabilityDays: firstStabilityDays, lastMetAt: 0 }, 7),
    );
    expect(left).toEqual([...left].sort((one, other) => one - other));
  });

  it('is computed for 25 combinations of a pace of forgetting and a rate of understanding, whose prior probabilities add up to 1', () => {
    expect(
      new Set(APTITUDES.map(({ firstStabilityDays, understood }) => `${firstStabilityDays} ${understood}`)).size,
    ).toBe(25);
    expect(APTITUDES.reduce((sum, { prior }) => sum + prior, 0)).toBeCloseTo(1, 9);
  });
});

describe('one answer', () => {
  it.each([
    [{ isCorrect: true, sure: true }, 0.96 * 0.8, 0.27 * 0.25],
    [{ isCorrect: true, sure: false }, 0.96 * 0.2, 0.27 * 0.75],
    [{ isCorrect: false, sure: true }, 0.04 * 0.8, 0.73 * 0.25],
    [{ isCorrect: false, sure: false }, 0.04 * 0.2, 0.73 * 0.75],
    [{ isCorrect: true, isCard: true }, 0.85, 0.25],
    [{ isCorrect: false, isCard: true }, 0.15, 0.75],
  ])(
    '%j is as likely as the model assumes, for a learner who knows the fact and for one who does not',
    (answer, known, unknown) => {
      const after = believe(afterAnswer(unmet(average), answer, 0), 0.3);
      expect(after.knownBefore).toBeCloseTo((0.3 * known) / (0.3 * known + 0.7 * unknown), 9);
    },
  );

  it.each([
    [{ isCorrect: true }, 0.5],
    [{ isCorrect: false }, 0.75],
    [{ isCorrect: true, isCard: true }, 0.5],
    [{ isCorrect: false, isCard: true }, 0.5],
  ])('%j makes an unknown fact understood with a probability of %d', (answer, understood) => {
    expect(afterAnswer(unmet(average), answer, 0).learned).toBeCloseTo(understood, 9);
    const half = { ...average, understood: average.understood / 2 };
    expect(afterAnswer(unmet(half), answer, 0).learned).toBeCloseTo(understood / 2, 9);
  });

  // 90 percent of the learned knowledge remains on day 4.
  const trace = { odds: 1, learned: 0.6, stabilityDays: 4, aptitude: average, lastMetAt: 0 };
  const before: FactBelief = { knownBefore: 0.3, trace };
  const understoodAnew = 0.27 * 0.5 + 0.73 * 0.75;

  it('sets a stability between the values after a recall and after a first explanation, weighted by the probability of a recall', () => {
    const between = (share: number) => strengthened(4, 0.9) ** share * 1.6 ** (1 - share);
    const recalled = 0.54 * 0.96;
    const answered = afterAnswer(trace, { isCorrect: true }, 4);
    expect(answered.stabilityDays).toBeCloseTo(between(recalled / (recalled + 0.46 * 0.27 * 0.5)), 9);
    const expected = expectedAfter(before, 4).trace;
    expect(expected.learned).toBeCloseTo(0.54 + 0.46 * understoodAnew, 9);
    expect(expected.stabilityDays).toBeCloseTo(between(0.54 / (0.54 + 0.46 * understoodAnew)), 9);
  });

  it('has a gain that consists of newly understood facts and of recalled facts that would be forgotten otherwise', () => {
    const anew = understoodAnew * retention({ stabilityDays: 1.6, lastMetAt: 4 }, 11);
    const recalled = 0.9 * retention({ stabilityDays: strengthened(4, 0.9), lastMetAt: 4 }, 11) - retention(trace, 11);
    expect(gainOfReview(before, 4, 11)).toBeCloseTo(0.7 * (0.46 * anew + 0.6 * recalled), 9);
    expect(gainOfReview({ knownBefore: 0.3, trace: unmet(average) }, 4, 11)).toBeCloseTo(0.7 * anew, 9);
  });
});
