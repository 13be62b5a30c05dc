import { describe, expect, it } from 'vitest';
import { runInEnglish } from '@/components/messages/in-english';
import { SECTIONS } from '@/lib/kernel/exam';
import { type QuestionId, toQuestionId } from '@/lib/kernel/ids';
import { toPlanBank } from '@/lib/plan/bank/rules';
import type { PlanView, StudySet } from '@/lib/plan/contract';
import { reasonOf, reasonOfThin } from '@/lib/plan/forecast/view';
import { bankRow } from '@/lib/plan/testing/bank-row';
import { viewMistakes, viewSet, type Weakest } from '@/lib/plan/view';
import { useMissingAnswers } from './use-missing-answers';
import { useSetReason } from './use-set-reason';
import { useShortPlanTexts } from './use-short-plan-texts';

/**
 * The API returns these texts too, in English, for other clients. The texts of the page and of the API must be equal.
 */

const ALL = SECTIONS.map(({ id }) => id);
const [CORE = 0, TYPE_I = 0] = ALL;
const bank = toPlanBank(
  ALL.flatMap((sectionId) => [1, 2, 3].map((place) => 10 * sectionId + place)).map((id) =>
    bankRow(id, { sectionId: Math.floor(id / 10), fact: `F-${id}` }),
  ),
  ALL,
  [],
);
const idsOf = (sectionId: number): QuestionId[] => [1, 2, 3].map((place) => toQuestionId(10 * sectionId + place));
const [core, typeI, everything] = [idsOf(CORE), idsOf(TYPE_I), ALL.flatMap(idsOf)];
const today = { date: '2026-11-23', isStudyDay: true, minutes: 20, sets: [] };

describe('the reason for a set', () => {
  const sayReason = runInEnglish(useSetReason);
  const ofTypeI = (text: string): Weakest => ({ sectionId: TYPE_I, text });

  it.each<
    [missed: QuestionId[], fresh: QuestionId[], others: QuestionId[], weakest: Weakest | null, examDate: string | null]
  >([
    [core.slice(0, 2), typeI, [], ofTypeI('your weakest for Friday'), '2026-11-27'],
    [[], typeI, [], ofTypeI('your weakest for December 14'), '2026-12-14'],
    [[], typeI, [], ofTypeI('your weakest for today'), '2026-11-23'],
    [[], typeI, [], ofTypeI('your weakest section'), null],
    [[], typeI, [], ofTypeI('your weakest section'), '2026-11-20'],
    [[], typeI.slice(0, 1), core, ofTypeI('your weakest section'), null],
    [[], everything, [], null, null],
    [core, [], [], null, null],
    [core.slice(0, 1), [], typeI, null, null],
    [[], [], everything, null, null],
    [[], [], core.slice(0, 1), null, null],
  ])(
    "equals the API's reason for a set with the missed questions %j, new questions %j and others %j",
    (missedIds, newIds, others, weakest, examDate) => {
      const stored = { id: 'a', questionIds: [...missedIds, ...newIds, ...others], newIds, missedIds, isExtra: false };
      const set = viewSet(stored, { bank, answered: new Set(), weakest });
      expect(sayReason(set, { examDate, today })).toBe(set.reason);
    },
  );

  it("equals the API's reason for the deck of mistakes", () => {
    for (const total of [3, 9]) {
      const set = viewMistakes(core, total, bank);
      expect(sayReason(set, { examDate: null, today })).toBe(set.reason);
    }
  });

  it('is in English if the plan was cached by an earlier release, which stored no data for a translation', () => {
    const { composition, ...set } = viewMistakes(core, 3, bank);
    expect(sayReason(set as StudySet, { examDate: null, today })).toBe(set.reason);
  });
});

describe('the texts about the forecast', () => {
  const sayMissing = runInEnglish(useMissingAnswers);
  const { sayShort, sayChange } = runInEnglish(useShortPlanTexts);
  const chances = { chanceNow: 30, chanceOnDate: 40, low: 30, high: 50 };

  it('state the number of missing answers in the same words as the API', () => {
    for (const missing of [[1], [18], [1, 2], [18, 0, 3], [4, 3, 2, 1]]) {
      const sections = missing.map((answersMissing, place) => ({
        ...chances,
        sectionId: ALL[place] ?? 0,
        sectionName: SECTIONS[place]?.name ?? '',
        answersMissing,
      }));
      expect(sayMissing(sections)).toBe(reasonOfThin(sections));
    }
  });

  it.each([
    ['2026-12-14', false],
    ['2026-12-14', true],
    [null, true],
    ['2026-11-20', false],
  ])('say in the same words as the API that the time until %s is too short', (examDate, hasAlternatives) => {
    const date = '2026-12-14';
    const plan = { sectionIds: ALL.slice(0, 3), minutesPerDay: 15, examDate, today };
    const alternatives = hasAlternatives ? [{ change: '', chanceOnDate: 50, plan: {} }] : [];
    const forecast = { date, sections: [], allSections: chances, fits: false, reason: '', alternatives };
    const isOver = examDate !== null && examDate < today.date;
    const outlook = { ...plan, date, hasDate: examDate !== null, isOver, isToday: false, chance: 0.4, hasAlternatives };
    expect(sayShort({ ...plan, forecast } as unknown as PlanView)).toBe(reasonOf(outlook));
  });

  it.each([
    ['35 minutes a study day', { minutesPerDay: 35 }],
    ['The exam on December 20', { examDate: '2026-12-20' }],
    ['Core and Type I first', { sectionIds: [CORE, TYPE_I] }],
    ['60 minutes a study day, the exam on December 20', { minutesPerDay: 60, examDate: '2026-12-20' }],
    [
      'Core and Type I first, 60 minutes a study day, the exam on December 20',
      { sectionIds: [CORE, TYPE_I], minutesPerDay: 60, examDate: '2026-12-20' },
    ],
  ])('describe a suggested change of the plan: “%s”', (change, plan) => {
    expect(sayChange({ change, plan, chanceOnDate: 50 })).toBe(change);
  });
});
