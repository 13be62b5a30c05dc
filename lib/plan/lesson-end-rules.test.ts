import { describe, expect, it } from 'vitest';
import type { PlanView, StudySet } from './contract';
import { chancesBefore, endOfLesson } from './lesson-end-rules';

const CORE = 6;
const TYPE_II = 4;
const TODAY = '2026-11-23';
const DAILY = [0, 1, 2, 3, 4, 5, 6];

const set = (questionIds: number[], isDone = false): StudySet => ({
  id: questionIds.join(),
  kind: 'new',
  sectionIds: [CORE],
  questionCount: questionIds.length,
  questionIds,
  openQuestionIds: questionIds,
  minutes: 4,
  reason: `${questionIds.length} new questions in Core`,
  composition: { newCount: questionIds.length, missedCount: 0, reviewCount: 0, sectionIds: [CORE], isWeakest: false },
  answeredCount: 0,
  isDone,
  isExtra: false,
});
const section = (sectionId: number, chanceOnDate: number | null, answersMissing = 0) => ({
  sectionId,
  sectionName: sectionId === CORE ? 'Core' : 'Type II',
  answersMissing,
  chanceNow: chanceOnDate,
  chanceOnDate,
  low: chanceOnDate,
  high: chanceOnDate,
});
function plan(
  given: Partial<PlanView> & { sets?: StudySet[]; sections?: ReturnType<typeof section>[] } = {},
): PlanView {
  const { sets = [], sections = [section(CORE, 34)], ...rest } = given;
  return {
    examDate: '2026-12-14',
    minutesPerDay: 20,
    studyDays: DAILY,
    streakDays: 3,
    answeredToday: 12,
    today: { date: TODAY, isStudyDay: true, minutes: 20, sets },
    forecast: { date: '2026-12-14', sections },
    ...rest,
  } as PlanView;
}
const lesson = { sectionIds: [CORE], before: { [CORE]: 28 }, missedCount: 3 };
const here = { isFresh: true, answered: new Set<number>(), today: TODAY };

describe('the effect of a lesson', () => {
  it('is stated as the chance of passing its sections on the exam day, before and after the lesson', () => {
    const sections = [section(CORE, 34), section(TYPE_II, 50)];
    expect(endOfLesson(plan({ sections }), lesson, here)).toMatchObject({
      moves: [{ sectionId: CORE, sectionName: 'Core', from: 28, to: 34, answersMissing: 0 }],
      date: '2026-12-14',
    });
  });

  it('is stated as the number of missing answers while no chance is shown', () => {
    const { moves } = endOfLesson(plan({ sections: [section(CORE, null, 18)] }), { ...lesson, before: {} }, here);
    expect(moves).toEqual([{ sectionId: CORE, sectionName: 'Core', from: null, to: null, answersMissing: 18 }]);
  });

  it('is left out until the server has counted the lesson', () => {
    expect(endOfLesson(plan(), lesson, { ...here, isFresh: false }).moves).toEqual([]);
  });

  it('is measured from the chances that were shown before the lesson', () => {
    expect(chancesBefore(plan({ sections: [section(CORE, 34), section(TYPE_II, null, 3)] }))).toEqual({ [CORE]: 34 });
  });
});

it.each([
  [true, 12, TODAY, 3],
  [false, 12, TODAY, 3],
  [false, 0, TODAY, 4],
  [false, 0, '2026-11-22', null],
])(
  'endOfLesson with a plan loaded after the lesson (%j), %d answers in that plan, on %s, returns a streak of %j',
  (isFresh, answeredToday, date, days) => {
    const view = plan({ answeredToday, today: { date, isStudyDay: true, minutes: 20, sets: [] } });
    expect(endOfLesson(view, lesson, { ...here, isFresh }).streakDays).toBe(days);
  },
);

describe('the next step', () => {
  const nextOf = (view: PlanView, missedCount = 3, place = here) =>
    endOfLesson(view, { ...lesson, missedCount }, place);

  it("is the day's next lesson, without questions already answered on the device", () => {
    const sets = [set([1, 2]), set([3, 4, 5])];
    const answered = new Set([1, 2]);
    expect(nextOf(plan({ sets }), 3, { ...here, answered })).toMatchObject({
      nextLesson: { questionIds: [3, 4, 5] },
      next: { kind: 'lesson-today', set: sets[1] },
    });
    expect(nextOf(plan({ sets: [set([1, 2], true)] })).nextLesson).toBeNull();
  });

  const TOMORROW = '2026-11-24';
  const next = (date: string, missed: number) => ({
    ...{ kind: 'lesson', minutes: 20 },
    ...{ date, missed, isTomorrow: date === TOMORROW },
  });

  it.each([
    [{}, 3, next(TOMORROW, 3)],
    [{}, 0, next(TOMORROW, 0)],
    [{ studyDays: [1, 4] }, 0, next('2026-11-26', 0)],
    [{ examDate: TOMORROW }, 3, { kind: 'exam', date: TOMORROW, isTomorrow: true }],
    [{ examDate: '2026-11-25', studyDays: [1] }, 3, { kind: 'exam', date: '2026-11-25', isTomorrow: false }],
    [{ examDate: TODAY }, 3, { kind: 'exam-today' }],
    [{ examDate: '2026-11-20' }, 0, next(TOMORROW, 0)],
    [{ examDate: null }, 0, next(TOMORROW, 0)],
  ])(
    'follows from the plan %j and %d missed questions after the last lesson of a day: %j',
    (given, missedCount, expected) => {
      expect(nextOf(plan(given), missedCount).next).toEqual(expected);
    },
  );
});
