import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanView, StudySet } from './contract';
import { askedFirst, daysBetween, examMomentOn, isSetDone, viewToday } from './today-rules';

const set = (id: string, questionIds: number[], more: Partial<StudySet> = {}): StudySet => ({
  id,
  kind: 'mixed',
  sectionIds: [6],
  questionIds,
  openQuestionIds: questionIds,
  minutes: 10,
  questionCount: questionIds.length,
  reason: '',
  composition: { newCount: 0, missedCount: 0, reviewCount: 0, sectionIds: [6], isWeakest: false },
  answeredCount: 0,
  isDone: false,
  isExtra: false,
  ...more,
});

const planOf = (sets: StudySet[], examDate: string | null = null): PlanView => ({
  isDefault: false,
  examDate,
  sectionIds: [6],
  minutesPerDay: 20,
  studyDays: [1],
  timeZone: 'America/Chicago',
  oneTap: false,
  reminderHour: null,
  isOutcomeAsked: false,
  streakDays: 0,
  answeredToday: 0,
  today: { date: '2026-11-22', isStudyDay: true, minutes: 20, sets },
  forecast: {
    date: '2026-12-13',
    sections: [],
    fits: null,
    reason: '',
    alternatives: [],
    allSections: { chanceNow: null, chanceOnDate: null, low: null, high: null },
  },
});

const on = (answered: number[] = [], date = '2026-11-22') => ({ answered: new Set(answered), date });

describe('the view of a day', () => {
  it("leaves answered questions out of each set, and reduces the set's minutes in proportion", () => {
    const view = viewToday(planOf([set('a', [1, 2, 3, 4]), set('b', [5, 6])]), on([1, 2, 3]));
    expect(view.due.map(({ set, questionIds, minutes }) => [set.id, questionIds, minutes])).toEqual([
      ['a', [4], 3],
      ['b', [5, 6], 10],
    ]);
    expect(view.setCount).toBe(2);
  });

  it('treats a set as finished if the server says so or all its questions were answered on this device', () => {
    const sets = [set('a', [1, 2], { isDone: true }), set('b', [3])];
    expect(viewToday(planOf(sets), on([3])).due).toEqual([]);
  });

  it('leaves one or two skipped questions of a lesson for another day, but not three', () => {
    const lesson = Array.from({ length: 12 }, (_one, place) => place + 1);
    const dueAfter = (answered: number) => viewToday(planOf([set('a', lesson)]), on(lesson.slice(0, answered))).due;
    expect([12, 11, 10, 9].map((answered) => dueAfter(answered).length)).toEqual([0, 0, 0, 1]);
  });

  it("contains every open question of an unfinished set and no question answered on this device, whatever time the device's clock shows", () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 12 });
    const clock = fc.constantFrom('2026-11-20', '2026-11-22', '2026-11-23', '2027-01-01');
    fc.assert(
      fc.property(fc.array(ids, { maxLength: 3 }), ids, ids, ids, clock, (own, more, missed, answered, date) => {
        const sets = [
          ...own.map((questionIds, place) => set(`own ${place}`, questionIds)),
          set('more', more, { isExtra: true }),
          set('mistakes', missed, { kind: 'mistakes', isExtra: true }),
        ];
        const view = viewToday(planOf(sets, '2026-11-23'), on(answered, date));
        const shown = [...view.due, view.extra, view.mistakes].flatMap((due) => (due ? [due] : []));
        const left = sets
          .map((one) => ({ ...one, left: one.openQuestionIds.filter((open) => !answered.includes(open)) }))
          .filter(({ id, left, questionCount }) =>
            id === 'mistakes' ? left.length > 0 : !isSetDone(left.length, questionCount),
          )
          .map(({ id, left }) => ({ id, left }));
        expect(shown.map((due) => ({ id: due.set.id, left: due.questionIds }))).toEqual(left);
      }),
    );
  });

  it('puts the requested set first and keeps the others in order', () => {
    const view = viewToday(planOf([set('a', [1]), set('b', [2]), set('c', [3])]), on());
    const orderOf = (id: string | null) => askedFirst(view, id).due.map((one) => one.set.id);
    expect(orderOf('c')).toEqual(['c', 'a', 'b']);
    expect(orderOf('of another day')).toEqual(['a', 'b', 'c']);
    expect(orderOf(null)).toEqual(['a', 'b', 'c']);
  });

  it("separates the extra lesson and the mistakes from the day's own sets", () => {
    const sets = [
      set('a', [1]),
      set('more', [2, 3], { isExtra: true }),
      set('mistakes', [1, 4], { kind: 'mistakes', isExtra: true }),
    ];
    const view = viewToday(planOf(sets), on([1]));
    expect(view.due).toEqual([]);
    expect(view.setCount).toBe(1);
    expect(view.extra?.set.id).toBe('more');
    expect(view.mistakes?.questionIds).toEqual([4]);
  });

  it.each([
    [null, 'undated', null],
    ['2026-11-22', 'today', 0],
    ['2026-12-04', 'ahead', 12],
    ['2026-11-21', 'past', null],
  ] as const)('describes an exam on %s as %s', (examDate, examMoment, daysLeft) => {
    expect(viewToday(planOf([], examDate), on())).toMatchObject({ examMoment, daysLeft });
    expect(examMomentOn('2026-11-22', examDate)).toBe(examMoment);
  });

  it('counts days across a clock change and a leap day', () => {
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  });
});
