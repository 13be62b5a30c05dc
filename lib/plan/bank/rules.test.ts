import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toQuestionId } from '@/lib/kernel/ids';
import { bankRow } from '@/lib/plan/testing/bank-row';
import { type BankRow, ratedDifficulties, secondsOf, toPlanBank } from './rules';

const CORE = 6;
const TOPICS = [{ sectionId: CORE, shares: { laws: 60, safety: 40 } }];

describe("the facts in a plan's question bank", () => {
  it('include one fact for each question that names no fact, and none for unpublished questions', () => {
    const rows = [bankRow(1, { fact: null }), bankRow(2, { fact: null }), bankRow(3, { isPublished: false })];
    const bank = toPlanBank(rows, [CORE], TOPICS);
    expect([...bank.placeOf]).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  it('are not linked to a figure that only a retired question states', () => {
    const rows = [bankRow(1, { fact: 'C-1' }), bankRow(2, { fact: 'C-1', figures: ['gone'], isPublished: false })];
    expect(toPlanBank(rows, [CORE], TOPICS).indexesOfFigure).toEqual(new Map());
  });

  it('have the average difficulty of their rated questions, and 0 without a rating', () => {
    const rows = [
      bankRow(1, { fact: 'C-1', estimatedDifficulty: 1 }),
      bankRow(2, { fact: 'C-1', estimatedDifficulty: 2 }),
      bankRow(3, { fact: 'C-1', expected: null }),
      bankRow(4, { expected: null }),
    ];
    expect(toPlanBank(rows, [CORE], TOPICS).facts.map(({ difficulty }) => difficulty)).toEqual([1.5, 0]);
  });

  it('are rated relative to exam questions, regardless of deeper questions', () => {
    const ofExam = [bankRow(1, { expected: 0.2 }), bankRow(2, { expected: 0.8 })];
    const difficultiesOf = (rows: BankRow[]) =>
      toPlanBank(rows, [CORE], TOPICS).facts.map(({ difficulty }) => difficulty);
    expect(difficultiesOf([...ofExam, bankRow(3, { isExamTier: false, expected: 0.1 })])).toEqual(
      difficultiesOf(ofExam),
    );
  });

  it('have the topic weights of their own section, or equal weights if the section has no topic weights', () => {
    const rows = [
      bankRow(1),
      bankRow(2, { topic: 'safety' }),
      bankRow(3, { sectionId: 4 }),
      bankRow(4, { sectionId: 4, topic: 'safety' }),
      bankRow(5, { sectionId: 5 }),
      bankRow(6, { sectionId: 5, topic: 'safety' }),
    ];
    const topics = [...TOPICS, { sectionId: 4, shares: { laws: 10, safety: 30 } }];
    const weights = toPlanBank(rows, [CORE, 4, 5], topics).facts.map(({ weight }) => weight);
    expect(weights).toEqual([0.6, 0.4, 0.25, 0.75, 0.5, 0.5]);
  });

  it('are the facts that the exam may ask, each with all its questions', () => {
    const bank = toPlanBank(
      [
        bankRow(1, { fact: 'C-1' }),
        bankRow(2, { fact: 'C-1' }),
        bankRow(3, { fact: null }),
        bankRow(4, { isExamTier: false }),
        bankRow(5, { fact: 'C-5', isPublished: false }),
        bankRow(6, { fact: 'C-1', isPublished: false }),
        bankRow(7, { sectionId: 4 }),
      ],
      [CORE],
      TOPICS,
    );
    expect(bank.facts.map(({ questionIds }) => questionIds)).toEqual([[1, 2], [3]]);
    // An answer to an unpublished question still counts for its fact.
    expect(bank.placeOf.get(toQuestionId(6))).toBe(0);
    expect(bank.placeOf.has(toQuestionId(4))).toBe(false);
    expect([...bank.questions.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('are linked to the figures that their published questions state', () => {
    const bank = toPlanBank(
      [
        bankRow(1, { fact: 'C-1', figures: ['charge', 'year'] }),
        bankRow(2, { fact: 'C-1', figures: ['charge'] }),
        bankRow(3, { figures: ['year'] }),
        bankRow(4, { figures: ['deep'], isExamTier: false }),
        bankRow(5, { figures: ['gone'], isPublished: false }),
      ],
      [CORE],
      TOPICS,
    );
    expect(bank.indexesOfFigure).toEqual(
      new Map([
        ['charge', [0]],
        ['year', [0, 1]],
      ]),
    );
  });

  it("have weights that add up to 1 in each section, and to the topic's percentage in each topic", () => {
    const count = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(count, count, (laws, safety) => {
        const rows = Array.from({ length: laws + safety }, (_one, place) =>
          bankRow(place + 1, { topic: place < laws ? 'laws' : 'safety' }),
        );
        const { facts } = toPlanBank(rows, [CORE], TOPICS);
        const sum = (all: typeof facts) => all.reduce((total, { weight }) => total + weight, 0);
        expect(sum(facts)).toBeCloseTo(1, 9);
        expect(sum(facts.slice(0, laws))).toBeCloseTo(0.6, 9);
      }),
    );
  });

  it('have the estimated difficulty, or the difficulty from ratings if there is no estimate', () => {
    const rows = [
      bankRow(1, { expected: 0.9 }),
      bankRow(2, { expected: 0.1 }),
      bankRow(3, { expected: 0.9, estimatedDifficulty: 2 }),
    ];
    const [easy, hard, estimated] = toPlanBank(rows, [CORE], TOPICS).facts.map(({ difficulty }) => difficulty);
    expect(easy).toBeLessThan(0);
    expect(hard).toBeGreaterThan(0);
    expect(estimated).toBe(2);
  });

  it('are counted to find the fraction that has a rating', () => {
    const rows = [
      bankRow(1),
      bankRow(2, { expected: null }),
      bankRow(3, { expected: null, estimatedDifficulty: 0 }),
      bankRow(4),
    ];
    expect(toPlanBank(rows, [CORE], TOPICS).ratedShare).toBe(0.75);
    expect(toPlanBank([], [CORE], TOPICS).ratedShare).toBe(0);
  });
});

it('difficulties computed from ratings average 0, and harder ratings never give lower difficulties', () => {
  const expected = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
  fc.assert(
    fc.property(fc.array(expected, { minLength: 2, maxLength: 60 }), (ratings) => {
      const told = ratedDifficulties(ratings.map((one, place) => ({ id: toQuestionId(place + 1), expected: one })));
      const all = [...told.values()];
      expect(all.reduce((sum, one) => sum + one, 0) / all.length).toBeCloseTo(0, 9);
      ratings.forEach((one, place) => {
        ratings.forEach((other, at) => {
          if (one < other) {
            expect(told.get(toQuestionId(place + 1))).toBeGreaterThanOrEqual(told.get(toQuestionId(at + 1)) ?? 9);
          }
        });
      });
    }),
    { numRuns: 30 },
  );
});

it('the estimated time is greater for a long question than for a short question', () => {
  expect(secondsOf({ asked: 400, explained: 200 })).toBeGreaterThan(secondsOf({ asked: 200, explained: 200 }));
});

it.each([
  [
    [0.1, 0.5, 0.9],
    [Math.sqrt(1.5), 0, -Math.sqrt(1.5)],
  ],
  [
    [0.5, 0.8, 0.8],
    [Math.SQRT2, -Math.SQRT1_2, -Math.SQRT1_2],
  ],
  [
    [0.7, 0.7, 0.7],
    [0, 0, 0],
  ],
  [
    [null, 0.2, 0.8],
    [1, -1],
  ],
  [[null], []],
])(
  'the ratings %j become difficulties with the standard deviation of a section, times the reliability of ratings',
  (ratings, apart) => {
    const told = ratedDifficulties(ratings.map((expected, place) => ({ id: toQuestionId(place + 1), expected })));
    expect([...told.values()]).toEqual(apart.map((one) => expect.closeTo(0.55 * 1.2 * one, 9)));
  },
);
