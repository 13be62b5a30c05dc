import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toQuestionId } from '@/lib/kernel/ids';
import { seededRandom } from '@/lib/kernel/random';
import { GUESS, SLIP } from '@/lib/plan/memory-rules';
import { estimateDifficulties, newcomerLevel, type Tried } from './rules';

const ID = toQuestionId(1);
const tried = (answered: number, right: number): Tried => ({ id: ID, answered, right, rated: 0, shareSum: 0 });
/** Other answered questions, so many that the question under test hardly affects the learners' estimated ability. */
const others: Tried[] = Array.from({ length: 50 }, (_one, place) => ({
  id: toQuestionId(place + 2),
  answered: 200,
  right: 130,
  rated: 0,
  shareSum: 0,
}));
const difficultyOf = (one: Tried, rating?: number): number =>
  estimateDifficulties([one, ...others], rating === undefined ? new Map() : new Map([[ID, rating]])).get(ID) ??
  Number.NaN;

describe('a difficulty', () => {
  it('is computed only for answered questions', () => {
    expect(estimateDifficulties([tried(0, 0)], new Map([[ID, 1]])).size).toBe(0);
  });

  it('falls with each right answer, within bounds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: -2, max: 2, noNaN: true }),
        (answered, share, rating) => {
          const right = Math.floor(answered * share);
          const told = difficultyOf(tried(answered, right), rating);
          expect(Math.abs(told)).toBeLessThanOrEqual(5);
          if (right < answered)
            expect(difficultyOf(tried(answered, right + 1), rating)).toBeLessThanOrEqual(told + 1e-9);
        },
      ),
    );
  });

  it('is close to the rating after few answers, and close to the observed difficulty after many', () => {
    const easy = (count: number) => difficultyOf(tried(count, Math.round(count * 0.9)), 1.2);
    expect(easy(3)).toBeGreaterThan(0.4);
    expect(easy(1000)).toBeLessThan(-0.8);
    expect(easy(30)).toBeLessThan(easy(3));
  });

  it('depends more on the answers if the question has no rating than if it has a medium rating', () => {
    expect(difficultyOf(tried(20, 2))).toBeGreaterThan(difficultyOf(tried(20, 2), 0));
  });

  it.each([0.5, 0.7, 0.85])(
    'is average if learners get the question right as often as other questions, %s of the time',
    (share) => {
      const one = { ...tried(5000, 5000 * share), rated: 100, shareSum: 100 * share };
      expect(difficultyOf(one)).toBeCloseTo(0, 1);
    },
  );

  it('is computed with a prior of 65 % right answers that weighs as much as 200 answers', () => {
    // 95 of 100 right, and the prior's 130 of 200, add up to 225 of 300: three quarters.
    const first = tried(100, 95);
    const byThreeQuarters = { ...first, rated: 10, shareSum: 7.5 };
    expect(estimateDifficulties([first], new Map()).get(ID)).toBeCloseTo(
      estimateDifficulties([byThreeQuarters], new Map()).get(ID) ?? Number.NaN,
      9,
    );
  });

  it("is computed from the learners' answers to other questions if at least ten learners have answered enough of them", () => {
    const by = (rated: number) => difficultyOf({ ...tried(100, 60), rated, shareSum: rated * 0.85 });
    expect(by(9)).toBe(by(0));
    expect(by(10)).toBeGreaterThan(by(9));
  });

  it('is higher if the learners who missed the question are good at other questions', () => {
    const by = (share: number) => difficultyOf({ ...tried(100, 60), rated: 100, shareSum: 100 * share });
    expect(by(0.85)).toBeGreaterThan(by(0.65));
    expect(by(0.65)).toBeGreaterThan(by(0.45));
  });

  it('is closer than the rating to the true difficulty for simulated learners', () => {
    const random = seededRandom(608);
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const truths = Array.from({ length: 80 }, () => 1.2 * normal());
    const ratings = new Map(truths.map((truth, place) => [toQuestionId(place + 1), 0.3 * truth + 0.5 * normal()]));
    const answers = truths.map((truth, place) => {
      let right = 0;
      for (let learner = 0; learner < 120; learner += 1) {
        const known = 1 / (1 + Math.exp(truth - Math.sqrt(1.2) * normal()));
        if (random() < GUESS + (1 - SLIP - GUESS) * known) right += 1;
      }
      return { id: toQuestionId(place + 1), answered: 120, right, rated: 0, shareSum: 0 };
    });
    const estimated = estimateDifficulties(answers, ratings);
    const offOf = (told: ReadonlyMap<number, number>) =>
      truths.reduce((sum, truth, place) => sum + ((told.get(place + 1) ?? 0) - truth) ** 2, 0) / truths.length;
    expect(offOf(estimated)).toBeLessThan(offOf(ratings) / 3);
  });
});

describe('the prior level of a new learner', () => {
  it.each([
    [0, 0, 0.25],
    [100, 65, 0.25],
    [10_000, 8_000, 1.4],
    [10_000, 4_000, -1.7],
  ])('is computed from %d first answers of all learners, %d of them right: %d', (answered, right, level) => {
    expect(newcomerLevel([tried(answered, right)])).toBeCloseTo(level, 9);
  });

  it('does not change with a few more answers', () => {
    expect(newcomerLevel([tried(10_000, 7_980)])).toBe(newcomerLevel([tried(10_020, 7_998)]));
  });
});
