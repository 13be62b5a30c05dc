import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type QuestionId, toQuestionId } from '@/lib/kernel/ids';
import { type BankRow, toPlanBank } from '@/lib/plan/bank/rules';
import {
  type ChosenPlan,
  countStudyDays,
  isStudyDay,
  listMissed,
  type Met,
  orderByBlueprint,
  streakOf,
  targetDate,
} from './day-rules';

const CORE = 6;
const ZONE = 'America/Chicago';
const plan = (given: Partial<ChosenPlan> = {}): ChosenPlan => ({
  examDate: null,
  sectionIds: [CORE],
  minutesPerDay: 20,
  studyDays: [1, 2, 3, 4, 5],
  timeZone: ZONE,
  ...given,
});
const id = (place: number): QuestionId => toQuestionId(place + 1);
const row = (place: number, given: Partial<BankRow> = {}): BankRow => ({
  id: id(place),
  sectionId: CORE,
  topic: place % 4 === 0 ? 'safety' : 'laws',
  fact: `C-${place}`,
  isExamTier: true,
  isPublished: true,
  expected: 0.5,
  estimatedDifficulty: null,
  asked: 200,
  figures: [],
  explained: 200,
  ...given,
});
const bankOf = (count: number, given: (place: number) => Partial<BankRow> = () => ({})) =>
  toPlanBank(
    Array.from({ length: count }, (_one, place) => row(place, given(place))),
    [CORE],
    [{ sectionId: CORE, shares: { laws: 75, safety: 25 } }],
  );
const BEGAN = Date.parse('2026-11-23T06:00:00Z');
const HOUR = 3_600_000;
const met = (place: number, given: Partial<Met> = {}): Met => ({
  questionId: id(place),
  isCorrect: true,
  sure: null,
  atMs: BEGAN - 20 * HOUR,
  ...given,
});

describe('the days of a plan', () => {
  it.each([
    [null, '2026-12-14'],
    ['2026-11-23', '2026-11-23'],
    ['2026-12-24', '2026-12-24'],
    ['2026-11-22', '2026-12-14'],
  ])('end at the exam on %s or, if that date is past, at the default date: %s', (examDate, target) => {
    expect(targetDate({ examDate }, '2026-11-23')).toBe(target);
  });

  it('count from the first study day to the day before the exam', () => {
    // Both dates are Mondays.
    expect(countStudyDays(plan(), '2026-11-23', '2026-11-30')).toBe(5);
    expect(isStudyDay(plan(), '2026-11-28')).toBe(false);
  });
});

describe('a streak', () => {
  const on = (...dates: string[]) => dates.map((date) => ({ atMs: Date.parse(`${date}T18:00:00Z`) }));

  it.each([
    ['no answers', [], 0],
    ['today only', ['2026-11-24'], 1],
    ['yesterday, while today has none yet', ['2026-11-23'], 1],
    ['Friday and Monday, with a weekend off between', ['2026-11-20', '2026-11-23'], 2],
    ['a Saturday as well, which is a day off', ['2026-11-20', '2026-11-21', '2026-11-23', '2026-11-24'], 4],
    ['days around a missed study day', ['2026-11-19', '2026-11-23'], 1],
  ])('counts answers on %s', (_name, dates, days) => {
    expect(streakOf(plan(), on(...dates), '2026-11-24')).toBe(days);
  });

  it('uses days in the learner’s zone', () => {
    // Half past eleven at night in Chicago, when it is already the next day in UTC.
    const late = [{ atMs: Date.parse('2026-11-24T05:30:00Z') }];
    expect(streakOf(plan(), late, '2026-11-24')).toBe(1);
    expect(streakOf(plan({ timeZone: 'UTC' }), late, '2026-11-25')).toBe(1);
    expect(streakOf(plan(), late, '2026-11-25')).toBe(0);
  });
});

describe('the deck of mistakes', () => {
  it('contains exactly the published questions whose last answer was wrong', () => {
    const bank = bankOf(12, (place) => ({ isPublished: place !== 3, isExamTier: place !== 4 }));
    const answers = fc.array(
      fc.record({
        questionId: fc.integer({ min: 0, max: 11 }).map(id),
        isCorrect: fc.boolean(),
        sure: fc.constant(null),
        atMs: fc.integer({ min: 1, max: 1000 }),
      }),
    );
    fc.assert(
      fc.property(answers, (given) => {
        const inOrder = given.toSorted((one, other) => one.atMs - other.atMs);
        const deck = listMissed(inOrder, bank);
        const expected = [...new Set(inOrder.map(({ questionId }) => questionId))].filter((one) => {
          const last = inOrder.findLast(({ questionId }) => questionId === one);
          return last?.isCorrect === false && one !== id(3);
        });
        expect(new Set(deck)).toEqual(new Set(expected));
        expect(deck).toHaveLength(expected.length);
      }),
    );
  });

  it('begins with the question whose last answer is the oldest', () => {
    const missed = (place: number, atMs: number) => met(place, { isCorrect: false, atMs });
    const answers = [missed(0, 1), missed(1, 2), missed(2, 3), missed(0, 4)];
    expect(listMissed(answers, bankOf(3))).toEqual([1, 2, 0].map(id));
  });

  it('excludes a question that is not in the question bank', () => {
    expect(listMissed([met(3, { isCorrect: false })], bankOf(3))).toEqual([]);
  });
});

describe('the order without reliable difficulties', () => {
  it('puts unseen facts first, mixed in proportion to the topics, and then the facts seen longest ago', () => {
    const bank = bankOf(100);
    const answers = [met(7, { atMs: 2 }), met(3, { atMs: 1 })];
    const order = orderByBlueprint(bank, answers);
    expect([...order].sort((one, other) => one - other)).toEqual(Array.from({ length: 100 }, (_one, place) => place));
    expect(order.slice(-2)).toEqual([3, 7]);
    for (const length of [8, 20, 60]) {
      const safety = order.slice(0, length).filter((place) => place % 4 === 0).length;
      expect(Math.abs(safety - length / 4)).toBeLessThanOrEqual(1);
    }
  });

  it('begins with the topic that has the most facts, and follows the order of the question bank within a topic', () => {
    // Safety is a quarter of the facts (indexes 0 and 4), so one of its facts comes in the middle of each half.
    expect(orderByBlueprint(bankOf(8), [])).toEqual([1, 0, 2, 3, 5, 4, 6, 7]);
  });
});
