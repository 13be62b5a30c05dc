import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type QuestionId, toQuestionId } from '@/lib/kernel/ids';
import { type BankRow, toPlanBank } from '@/lib/plan/bank/rules';
import type { Met } from './day-rules';
import { LESSON, type LessonInput, planLessons } from './lesson-rules';

const CORE = 6;
const TYPE_II = 4;
const TOPICS = ['laws', 'safety', 'recovery', 'leaks', 'ozone', 'cycle'];
const BEGAN = Date.parse('2026-11-23T06:00:00Z');
const HOUR = 3_600_000;
const nothingHeld: ReadonlySet<QuestionId> = new Set();

const id = (place: number): QuestionId => toQuestionId(place + 1);
/** Returns a row of the question bank that takes 21 seconds to answer, the average of the real bank. */
const row = (place: number, given: Partial<BankRow> = {}): BankRow => ({
  id: id(place),
  sectionId: place % 2 ? TYPE_II : CORE,
  topic: TOPICS[place % TOPICS.length] ?? '',
  fact: `F-${place}`,
  isExamTier: true,
  isPublished: true,
  expected: 0.5,
  estimatedDifficulty: null,
  asked: 170,
  figures: [],
  explained: 125,
  ...given,
});
const bankOf = (count: number, given: (place: number) => Partial<BankRow> = () => ({})) =>
  toPlanBank(
    Array.from({ length: count }, (_one, place) => row(place, given(place))),
    [CORE, TYPE_II],
    [],
  );
const met = (place: number, given: Partial<Met> = {}): Met => ({
  questionId: id(place),
  isCorrect: true,
  sure: null,
  atMs: BEGAN - 20 * HOUR,
  ...given,
});
const missed = (place: number, atMs = BEGAN - 20 * HOUR): Met => met(place, { isCorrect: false, atMs });
const whole = (count: number) => Array.from({ length: count }, (_one, place) => place);

function plan(count: number, given: Partial<LessonInput> = {}) {
  const bank = given.bank ?? bankOf(count);
  const rest = { met: [], order: whole(count), withheld: nothingHeld, beganAtMs: BEGAN, nowMs: BEGAN + 12 * HOUR };
  return planLessons({ bank, ...rest, budgetSeconds: 300, ...given });
}
const firstOf = (count: number, given: Partial<LessonInput> = {}) =>
  plan(count, given)[0] ?? { questionIds: [], newIds: [], missedIds: [] };
const topicOf = (place: number) => `${place % 2} ${place % TOPICS.length}`;
const longestRun = (values: readonly string[]): number => {
  let run = 0;
  return Math.max(0, ...values.map((value, place) => (run = value === values[place - 1] ? run + 1 : 1)));
};

describe('a lesson', () => {
  it('has 10 to 12 questions, at most three in a row of one topic, and begins with at most four missed questions', () => {
    const answers = fc.array(
      fc.record({ place: fc.nat(239), isCorrect: fc.boolean(), hours: fc.integer({ min: 1, max: 200 }) }),
      { maxLength: 120 },
    );
    const seconds = fc.array(fc.integer({ min: 60, max: 600 }), { minLength: 240, maxLength: 240 });
    fc.assert(
      fc.property(
        answers,
        seconds,
        fc.integer({ min: 5, max: 60 }),
        fc.infiniteStream(fc.nat()),
        (given, lengths, minutes, keys) => {
          const history = given
            .toSorted((one, other) => other.hours - one.hours)
            .map(({ place, isCorrect, hours }) => met(place, { isCorrect, atMs: BEGAN - hours * HOUR }));
          const rank = whole(240).map(() => keys.next().value ?? 0);
          const order = whole(240).sort((one, other) => (rank[one] ?? 0) - (rank[other] ?? 0));
          const bank = bankOf(240, (place) => ({ asked: lengths[place] ?? 100 }));
          const lessons = plan(240, { bank, met: history, order, budgetSeconds: minutes * 60 });
          const asked = lessons.flatMap(({ questionIds }) => questionIds);
          expect(new Set(asked).size).toBe(asked.length);
          let count = 0;
          for (const { questionIds, missedIds } of lessons) {
            count += questionIds.length;
            // Later lessons contain the remaining questions.
            if (count <= 160) {
              expect(questionIds.length).toBeGreaterThanOrEqual(LESSON.least);
              expect(longestRun(questionIds.map((one) => topicOf(one - 1)))).toBeLessThanOrEqual(3);
              expect(missedIds.length).toBeLessThanOrEqual(4);
              expect(missedIds).toEqual(questionIds.slice(0, missedIds.length));
            }
            expect(questionIds.length).toBeLessThanOrEqual(LESSON.most);
          }
        },
      ),
      { numRuns: 100, seed: 608 },
    );
  });

  it.each([
    [5, 1],
    [10, 2],
    [20, 5],
    [30, 7],
  ])('takes 21 seconds a question, so that %d minutes are enough for %d lessons', (minutes, count) => {
    const lessons = plan(240, { budgetSeconds: minutes * 60, met: [met(0)] });
    expect(lessons.map(({ questionIds }) => questionIds.length)).toEqual(Array.from({ length: count }, () => 12));
  });

  it('ends after ten questions if these take five minutes', () => {
    const bank = bankOf(60, () => ({ asked: 400 }));
    expect(firstOf(60, { bank, met: [met(0)] }).questionIds).toHaveLength(10);
  });

  it('has all remaining questions if they are fewer than ten', () => {
    expect(plan(4).map(({ questionIds }) => questionIds.length)).toEqual([4]);
    expect(plan(0)).toEqual([]);
  });

  it('has more than three questions in a row of one topic if there is no other topic', () => {
    const bank = bankOf(30, () => ({ sectionId: CORE, topic: 'laws' }));
    expect(firstOf(30, { bank, met: [met(0)] }).questionIds).toHaveLength(12);
  });
});

describe('the opening of a lesson', () => {
  it('asks four questions missed on an earlier day, most helpful first, and the next four in the next lesson', () => {
    const history = [...[50, 41, 32, 23, 14, 5].map((place) => missed(place)), met(0)];
    const lessons = plan(60, { met: history, budgetSeconds: 600 });
    expect(lessons.map(({ missedIds }) => missedIds)).toEqual([[5, 14, 23, 32].map(id), [41, 50].map(id)]);
    expect(lessons[0]?.questionIds.slice(0, 4)).toEqual([5, 14, 23, 32].map(id));
  });

  it('has at most three questions of one topic', () => {
    const history = [1, 7, 13, 19, 25].map((place) => missed(place));
    expect(firstOf(60, { met: history }).questionIds.slice(0, 3)).toEqual([1, 7, 13].map(id));
    expect(firstOf(60, { met: history }).missedIds).toHaveLength(3);
  });

  it.each([
    ['today', BEGAN + HOUR, BEGAN + 12 * HOUR, false],
    ['minutes ago, before midnight', BEGAN - 60_000, BEGAN + 60_000, false],
    ['an hour ago, before midnight', BEGAN - HOUR, BEGAN + 60_000, true],
  ])(
    'includes a missed question only from an earlier day and if missed at least an hour ago: missed %s',
    (_when, atMs, nowMs, opens) => {
      const { questionIds } = firstOf(60, { met: [missed(30, atMs)], nowMs, order: whole(60) });
      expect(questionIds[0] === id(30)).toBe(opens);
    },
  );

  it('has no question whose last answer was right', () => {
    const history = [missed(30), met(30, { atMs: BEGAN - 2 * HOUR })];
    expect(firstOf(60, { met: history }).missedIds).toEqual([]);
  });
});

describe('the first lesson ever', () => {
  it('begins with four questions that most people know, most helpful first', () => {
    const bank = bankOf(60, (place) => ({ estimatedDifficulty: place >= 40 && place % 3 === 0 ? -1 : 0.5 }));
    const { questionIds } = firstOf(60, { bank });
    expect(questionIds.slice(0, 4)).toEqual([42, 45, 48, 51].map(id));
    expect(firstOf(60, { bank, met: [met(0)] }).questionIds).not.toContain(id(51));
  });

  it('begins with the easiest questions if none is easy', () => {
    const bank = bankOf(60, (place) => ({ estimatedDifficulty: 2 - place / 100 }));
    expect(firstOf(60, { bank }).questionIds.slice(0, 4)).toEqual([59, 58, 57, 56].map(id));
  });
});

describe('the section practiced last', () => {
  // Facts of Type II have odd indexes, and come first in the order.
  const order = [...whole(60).filter((place) => place % 2), ...whole(60).filter((place) => place % 2 === 0)];
  const sectionsOf = (questionIds: readonly number[]) => questionIds.filter((one) => (one - 1) % 2 === 0).length;

  it.each([
    ['Core, yesterday', [met(0)], 2],
    ['Core, today', [met(1), met(0, { atMs: BEGAN + HOUR })], 0],
    ['Type II', [met(0), met(1, { atMs: BEGAN - HOUR })], 0],
  ])(
    'appears in the first lesson of a day if its last practice was on an earlier day; last practice: %s',
    (_what, history, count) => {
      expect(sectionsOf(firstOf(60, { met: history, order }).questionIds)).toBe(count);
    },
  );

  it('is left out if the plan does not include it', () => {
    const { questionIds } = firstOf(60, { met: [met(0)], order: order.slice(0, 30) });
    expect(sectionsOf(questionIds)).toBe(0);
  });
});

it('planLessons asks the question of a fact that was seen least often, then longest ago, and no fact that is on an open exam', () => {
  const bank = bankOf(6, (place) => ({ fact: place < 3 ? 'one' : `F-${place}`, sectionId: CORE }));
  const ask = (answers: Met[], withheld = nothingHeld, order = [0]) =>
    firstOf(6, { bank, met: answers, withheld, order }).questionIds;
  expect(ask([])).toEqual([id(0)]);
  expect(ask([met(0), met(1)])).toEqual([id(2)]);
  expect(ask([met(0, { atMs: 3 }), met(1, { atMs: 1 }), met(2, { atMs: 2 })])).toEqual([id(1)]);
  const twice = [met(0, { atMs: 1 }), met(0, { atMs: 2 }), met(1, { atMs: 4 }), met(2, { atMs: 3 })];
  expect(ask(twice)).toEqual([id(2)]);
  expect(ask([], new Set([id(1)]))).toEqual([]);
  expect(ask([], new Set([id(1)]), [0, 1])).toEqual([id(3)]);
});
