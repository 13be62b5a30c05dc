import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import { addDays } from '@/lib/kernel/calendar';
import { SECTIONS } from '@/lib/kernel/exam';
import { type QuestionId, toQuestionId, type UserId } from '@/lib/kernel/ids';
import type { ChosenPlan } from './day-rules';
import { choosePlan, getPlan, listSetQuestions, storeSettings } from './service';
import { answer, eraseLearners, makeLearner } from './testing/learners';

const CORE = 6;
const TYPE_II = 4;
const ZONE = 'America/Chicago';
const NOW = new Date('2026-11-23T18:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

let userId: UserId;
const reader = (now = NOW, timeZone = ZONE) => ({ userId, timeZone, now });
const plan = (chosen: Partial<ChosenPlan> = {}): ChosenPlan => ({
  examDate: '2026-12-14',
  sectionIds: [CORE, TYPE_II],
  minutesPerDay: 30,
  studyDays: [1, 2, 3, 4, 5],
  timeZone: ZONE,
  ...chosen,
});

beforeEach(async () => {
  userId = await makeLearner();
});
afterAll(async () => {
  await eraseLearners();
  await disconnect();
});

const ofSet = (ids: readonly number[]): QuestionId[] => ids.map(toQuestionId);
const answerAll = (ids: readonly number[], given: { isCorrect: boolean; at: Date; sure?: boolean }) =>
  answer(
    userId,
    ofSet(ids).map((questionId) => ({ questionId, ...given })),
  );

async function coreQuestions(count: number): Promise<QuestionId[]> {
  const rows = await db.question.findMany({
    where: { sectionId: CORE, state: 'published', tier: 'exam' },
    orderBy: { id: 'asc' },
    select: { id: true },
    take: count,
  });
  return rows.map(({ id }) => toQuestionId(id));
}

describe('a plan', () => {
  it('exists before the learner chooses one, with sets for the default values', async () => {
    const view = await getPlan(reader());
    expect(view).toMatchObject({
      isDefault: true,
      examDate: null,
      minutesPerDay: 20,
      studyDays: [0, 1, 2, 3, 4, 5, 6],
      timeZone: ZONE,
      sectionIds: SECTIONS.map(({ id }) => id),
      oneTap: false,
      reminderHour: null,
      streakDays: 0,
      answeredToday: 0,
      today: { date: '2026-11-23', isStudyDay: true, minutes: 20 },
    });
    expect(view.today.sets.reduce((sum, { minutes }) => sum + minutes, 0)).toBeGreaterThanOrEqual(18);
    for (const set of view.today.sets) {
      expect(set).toMatchObject({ kind: 'new', answeredCount: 0, isDone: false, isExtra: false });
      expect(set.questionCount).toBeGreaterThanOrEqual(10);
      expect(set.questionCount).toBeLessThanOrEqual(12);
      expect(set.questionIds).toHaveLength(set.questionCount);
      expect(set.reason).toMatch(/^\d+ new questions in /);
    }
  });

  it('returns the same sets all day, on any device', async () => {
    const [one, other] = await Promise.all([getPlan(reader()), getPlan(reader())]);
    expect(other.today).toEqual(one.today);
    await answerAll(one.today.sets[0]?.questionIds.slice(0, 2) ?? [], { isCorrect: true, at: NOW });
    const later = await getPlan(reader(new Date(NOW.getTime() + 3_600_000)));
    expect(later.today.sets.map(({ id, questionIds }) => ({ id, questionIds }))).toEqual(
      one.today.sets.map(({ id, questionIds }) => ({ id, questionIds })),
    );
    expect(later).toMatchObject({ answeredToday: 2, streakDays: 1 });
    expect(later.today.sets[0]).toMatchObject({ answeredCount: 2, isDone: false });
  });

  it('returns the chosen values, with sets for the chosen minutes', async () => {
    const view = await choosePlan(reader(), plan());
    expect(view).toMatchObject({ isDefault: false, ...plan(), today: { minutes: 30, isStudyDay: true } });
    expect(view.today.sets.length).toBeGreaterThan(5);
    const sections = view.today.sets.flatMap(({ sectionIds }) => sectionIds);
    for (const id of sections) expect([CORE, TYPE_II]).toContain(id);
    const asked = view.today.sets.flatMap(({ questionIds }) => questionIds);
    expect(new Set(asked).size).toBe(asked.length);
    expect(await getPlan(reader())).toEqual(view);
  });

  it('does not change when the same values are chosen again, and keeps started sets when other values are chosen', async () => {
    const { today } = await choosePlan(reader(), plan());
    expect((await choosePlan(reader(), plan({ studyDays: [5, 4, 3, 2, 1] }))).today).toEqual(today);
    const [begun] = today.sets;
    await answerAll(begun?.questionIds.slice(0, 1) ?? [], { isCorrect: true, at: NOW });
    const changed = await choosePlan(reader(), plan({ minutesPerDay: 20, sectionIds: [TYPE_II] }));
    expect(changed.today.sets.map(({ id }) => id)).toContain(begun?.id);
    for (const { sectionIds } of changed.today.sets.slice(1)) expect(sectionIds).toEqual([TYPE_II]);
  });

  it("rejects an exam date that is past in the learner's time zone or more than two years ahead", async () => {
    const refused = (examDate: string) => expect(choosePlan(reader(), plan({ examDate }))).rejects;
    await refused('2026-11-22').toMatchObject({ fields: { examDate: 'Choose a date that is not in the past' } });
    await refused('2029-01-01').toMatchObject({ fields: { examDate: 'Choose a date within two years' } });
    expect((await choosePlan(reader(), plan({ examDate: '2026-11-23' }))).examDate).toBe('2026-11-23');
  });

  it('has no minutes on a day off, and offers one extra lesson', async () => {
    const saturday = new Date('2026-11-28T18:00:00Z');
    await choosePlan(reader(saturday), plan());
    const { today } = await getPlan(reader(saturday));
    expect(today).toMatchObject({ isStudyDay: false, minutes: 0, sets: [{ isExtra: true, isDone: false }] });
  });

  it('offers one more lesson once the day’s lessons are done', async () => {
    const { today } = await choosePlan(reader(), plan({ minutesPerDay: 5 }));
    await answerAll(today.sets[0]?.questionIds ?? [], { isCorrect: true, at: NOW });
    const after = await getPlan(reader());
    expect(after.today.sets).toMatchObject([{ isDone: true }, { isExtra: true, isDone: false }]);
    const again = after.today.sets[1]?.questionIds.filter((id) => today.sets[0]?.questionIds.includes(id));
    expect(again).toEqual([]);
    expect((await getPlan(reader())).today).toEqual(after.today);
  });

  it('stores one-tap and reminder settings without marking the plan as chosen', async () => {
    expect(await storeSettings(reader(), { oneTap: true })).toEqual({ oneTap: true, reminderHour: null });
    expect(await getPlan(reader())).toMatchObject({ isDefault: true, oneTap: true });
    expect(await storeSettings(reader(), { reminderHour: 7 })).toEqual({ oneTap: true, reminderHour: 7 });
    await choosePlan(reader(), plan());
    expect(await getPlan(reader())).toMatchObject({ isDefault: false, oneTap: true, reminderHour: 7 });
  });
});

describe('a missed question', () => {
  it('is asked first in the first lesson of the next day', async () => {
    const missed = await coreQuestions(3);
    await answerAll(missed, { isCorrect: false, at: hoursAgo(24) });
    const { today } = await choosePlan(reader(), plan({ minutesPerDay: 10 }));
    const facts = await db.question.findMany({ where: { id: { in: missed } }, select: { fact: true } });
    const asked = await db.question.findMany({
      where: { id: { in: today.sets[0]?.questionIds.slice(0, 3) ?? [] } },
      select: { fact: true },
    });
    expect(new Set(asked.map(({ fact }) => fact))).toEqual(new Set(facts.map(({ fact }) => fact)));
    expect(today.sets[0]).toMatchObject({ kind: 'mixed', reason: expect.stringMatching(/^3 you missed, \d+ new in /) });
  });

  it('stays in the deck of mistakes over all results until it is answered right', async () => {
    const [one, two, three] = await coreQuestions(3);
    if (!one || !two || !three) throw new Error('The bank has no Core');
    await answerAll([one, two, three], { isCorrect: false, at: hoursAgo(48) });
    await answerAll([two], { isCorrect: true, at: hoursAgo(24) });
    const { today } = await getPlan(reader());
    expect(today.sets.at(-1)).toMatchObject({
      id: 'mistakes',
      kind: 'mistakes',
      questionIds: [one, three],
      isExtra: true,
      sectionIds: [CORE],
      reason: '2 questions that you missed last time',
    });
    const questions = await listSetQuestions(reader(), 'mistakes');
    expect(questions.map(({ id }) => id)).toEqual([one, three]);
    expect(questions[0]?.answers.some(({ isCorrect }) => isCorrect)).toBe(true);
  });

  it("counts in an exam only after the exam's end, and no question of an open exam is asked", async () => {
    const [one, two] = await coreQuestions(2);
    if (!one || !two) throw new Error('The bank has no Core');
    // The start uses the real clock, because the database's clock decides when the time of the exam is over.
    const startedAt = new Date();
    await answerAll([one, two], { isCorrect: false, at: new Date(startedAt.getTime() - 72 * 3_600_000) });
    const deadlineAt = new Date(startedAt.getTime() + 7_200_000);
    await answer(userId, [{ questionId: one, isCorrect: true, at: startedAt }], {
      testType: 'exam',
      isCompleted: false,
      deadlineAt,
    });
    const { today, answeredToday } = await getPlan(reader(startedAt));
    expect(answeredToday).toBe(0);
    expect(today.sets.find(({ kind }) => kind === 'mistakes')?.questionIds).toEqual([two]);
    expect(today.sets.flatMap(({ questionIds }) => questionIds)).not.toContain(one);
    const held = await listSetQuestions(reader(startedAt), 'mistakes');
    expect(held.map(({ id }) => id)).toEqual([two]);
  });

  it('is not counted for a test in progress while an exam with the same question is open', async () => {
    const [one, two] = await coreQuestions(2);
    if (!one || !two) throw new Error('The bank has no Core');
    const at = new Date();
    await answer(
      userId,
      [one, two].map((questionId) => ({ questionId, isCorrect: true, at })),
      { isCompleted: false },
    );
    expect((await getPlan(reader(at))).answeredToday).toBe(2);
    const deadlineAt = new Date(at.getTime() + 7_200_000);
    await answer(userId, [{ questionId: one, isCorrect: false, at }], {
      testType: 'exam',
      isCompleted: false,
      deadlineAt,
    });
    expect((await getPlan(reader(at))).answeredToday).toBe(1);
  });
});

describe('the forecast', () => {
  /** Stores answers to `count` questions of each section, given two days ago. The share `share` of them is right. */
  async function study(sectionIds: readonly number[], count: number, share: number): Promise<void> {
    for (const sectionId of sectionIds) {
      const rows = await db.question.findMany({
        where: { sectionId, state: 'published', tier: 'exam' },
        orderBy: { id: 'asc' },
        select: { id: true },
        take: count,
      });
      const given = rows.map(({ id }, place) => {
        return { questionId: toQuestionId(id), isCorrect: (place * 7) % 10 < share * 10, at: hoursAgo(48) };
      });
      await answer(userId, given);
    }
  }

  it('shows no chance with too few answers, but the number of missing answers', async () => {
    await study([CORE], 40, 0.7);
    await study([TYPE_II], 12, 0.7);
    const { forecast } = await choosePlan(reader(), plan());
    expect(forecast).toMatchObject({
      date: '2026-12-14',
      fits: null,
      alternatives: [],
      allSections: { chanceNow: null, chanceOnDate: null },
      reason: 'Answer 18 more questions in Type II to see your chance of passing.',
      sections: [
        { sectionId: CORE, answersMissing: 0, chanceNow: expect.any(Number), chanceOnDate: expect.any(Number) },
        { sectionId: TYPE_II, answersMissing: 18, chanceNow: null, chanceOnDate: null, low: null, high: null },
      ],
    });
  });

  it('shows the chance now and on the exam day, and says that the time is enough', async () => {
    await study([CORE, TYPE_II], 60, 0.9);
    const { forecast } = await choosePlan(reader(), plan());
    const { chanceNow, chanceOnDate, low, high } = forecast.allSections;
    expect(chanceOnDate).toBeGreaterThan(chanceNow ?? 100);
    expect(low).toBeLessThanOrEqual(chanceOnDate ?? 0);
    expect(high).toBeGreaterThanOrEqual(chanceOnDate ?? 100);
    expect(forecast).toMatchObject({ fits: true, alternatives: [] });
    expect(forecast.reason).toBe(
      `With 30 minutes a study day your chance of passing Core and Type II on December 14 is about ${chanceOnDate}%.`,
    );
  });

  it('says that the time is not enough, and suggests changes', async () => {
    const all = SECTIONS.map(({ id }) => id);
    await study(all, 40, 0.6);
    const { forecast } = await choosePlan(
      reader(),
      plan({ examDate: '2026-11-30', minutesPerDay: 10, sectionIds: all }),
    );
    expect(forecast.fits).toBe(false);
    expect(forecast.reason).toMatch(
      /^10 minutes a study day is probably not enough: .* November 30 .* This would help:$/,
    );
    expect(forecast.alternatives.length).toBeGreaterThan(0);
    for (const { change, chanceOnDate, plan: changed } of forecast.alternatives) {
      expect(chanceOnDate).toBeGreaterThan(forecast.allSections.chanceOnDate ?? 100);
      const view = await choosePlan(
        reader(),
        plan({ examDate: '2026-11-30', minutesPerDay: 10, sectionIds: all, ...changed }),
      );
      expect(view.forecast.allSections.chanceOnDate, change).toBe(chanceOnDate);
    }
  });

  it('shows only the chance on the exam day itself, when nothing can change any more', async () => {
    await study([CORE, TYPE_II], 40, 0.5);
    const before = await choosePlan(reader(), plan({ minutesPerDay: 5 }));
    expect(before.forecast.fits).toBe(false);
    const { forecast } = await choosePlan(reader(), plan({ minutesPerDay: 5, examDate: before.today.date }));
    expect(forecast).toMatchObject({ fits: null, alternatives: [] });
    expect(forecast.reason).toMatch(/^Your exam is today\. Your chance of passing Core and Type II is about \d+%\.$/);
  });

  it('is updated after an answer', async () => {
    await study([CORE, TYPE_II], 60, 0.6);
    const before = await choosePlan(reader(), plan());
    const more = before.today.sets[0]?.questionIds ?? [];
    await answerAll(more, { isCorrect: true, at: new Date(NOW.getTime() - 60_000) });
    const after = await getPlan(reader());
    expect(after.forecast.allSections.chanceNow).not.toBe(before.forecast.allSections.chanceNow);
  });

  it('does not change after eleven repeated questions whose keys were just shown', async () => {
    await study([CORE, TYPE_II], 60, 0.6);
    const { today } = await choosePlan(reader(), plan());
    const eleven = today.sets[0]?.questionIds.slice(0, 11) ?? [];
    await answerAll(eleven, { isCorrect: false, at: new Date(NOW.getTime() - 600_000) });
    const before = await getPlan(reader());
    await answerAll(eleven, { isCorrect: true, at: new Date(NOW.getTime() - 60_000) });
    const after = await getPlan(reader());
    expect(after.forecast.allSections.chanceNow).toBe(before.forecast.allSections.chanceNow);
    expect(after.forecast.allSections.chanceOnDate).toBeLessThanOrEqual(before.forecast.allSections.chanceOnDate ?? 0);
    expect(after).toMatchObject({ streakDays: 2, answeredToday: 22 });
  });
});

describe('a set of questions', () => {
  it('has its questions listed in their stored order with keys, and is not found (404) for other users', async () => {
    const { today } = await getPlan(reader());
    const [set] = today.sets;
    const questions = await listSetQuestions(reader(), set?.id ?? '');
    expect(questions.map(({ id }) => id)).toEqual(set?.questionIds);
    const owner = userId;
    userId = await makeLearner();
    await expect(listSetQuestions(reader(), set?.id ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    userId = owner;
    const tomorrow = new Date(`${addDays('2026-11-23', 1)}T18:00:00Z`);
    await expect(listSetQuestions(reader(tomorrow), set?.id ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
