import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import { addDays } from '@/lib/kernel/calendar';
import { toQuestionId, type UserId } from '@/lib/kernel/ids';
import { mailOutcomeQuestion } from '@/lib/mail/service';
import { choosePlan, getPlan, storeSettings } from '@/lib/plan/service';
import { answer, eraseLearners, makeLearner } from '@/lib/plan/testing/learners';
import { askForOutcomes } from './asking-service';
import { getCalibration } from './calibration/service';
import { MOST_DATES_A_YEAR } from './rules';
import { isOutcomeOpen, listOutcomes, removeOutcome, sayOutcome, storeShownChances } from './service';

const CORE = 6;
const TYPE_II = 4;
const ZONE = 'America/Chicago';
/** Noon on November 23 in Chicago. */
const NOW = new Date('2026-11-23T18:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const EXAM = '2026-11-25';

let userId: UserId;
const plan = {
  examDate: EXAM,
  sectionIds: [CORE],
  minutesPerDay: 20,
  studyDays: [0, 1, 2, 3, 4, 5, 6],
  timeZone: ZONE,
};
const told = () => db.toldChance.findMany({ where: { userId }, orderBy: [{ examDate: 'asc' }, { sectionId: 'asc' }] });
const say = (sections: { sectionId: number; passed: boolean; correct?: number }[], examDate = EXAM, now = later(3)) =>
  sayOutcome({ userId, examDate, sections, now });
const range = (chance: number) => ({ chance, low: chance - 5, high: chance + 5 });

beforeEach(async () => {
  vi.clearAllMocks();
  userId = await makeLearner();
});
afterAll(async () => {
  await eraseLearners();
  await disconnect();
});

async function answerCore(count: number, now: Date): Promise<void> {
  const rows = await db.question.findMany({
    where: { sectionId: CORE, state: 'published', tier: 'exam' },
    select: { id: true },
    take: count,
  });
  const given = rows.map(({ id }, place) => ({ questionId: toQuestionId(id), isCorrect: place % 4 > 0, at: now }));
  await answer(userId, given);
}

describe('the chance shown before an exam', () => {
  it('is saved from the last view of the plan before the exam date, not from a view on that date or later', async () => {
    await answerCore(40, later(-1));
    await choosePlan({ userId, timeZone: ZONE, now: NOW }, plan);
    await getPlan({ userId, timeZone: null, now: later(1) });
    const [eve] = await told();
    expect(eve).toMatchObject({ sectionId: CORE, examDate: new Date(EXAM), toldOn: new Date('2026-11-24') });
    expect(eve?.chance).toBeGreaterThan(0);
    await answerCore(1, later(1.5));
    await getPlan({ userId, timeZone: null, now: later(2) });
    await getPlan({ userId, timeZone: null, now: later(3) });
    expect(await told()).toEqual([eve]);
    const [said] = await say([{ sectionId: CORE, passed: true }]);
    expect(said?.sections).toMatchObject([{ chance: eve?.chance }]);
  });

  it('is deleted if a future date is canceled, and stays for a past date', async () => {
    const keep = (today: string, examDate: string | null) =>
      storeShownChances(userId, { today, examDate, chances: [{ sectionId: CORE, ...range(60) }] });
    await keep('2026-11-01', '2026-11-10');
    await keep('2026-11-02', '2026-12-10');
    expect((await told()).map(({ examDate }) => examDate.toISOString().slice(0, 10))).toEqual(['2026-12-10']);
    await keep('2026-12-11', '2027-01-10');
    await keep('2026-12-12', null);
    expect((await told()).map(({ examDate }) => examDate.toISOString().slice(0, 10))).toEqual(['2026-12-10']);
  });
});

describe('an outcome reported by a learner', () => {
  it('replaces an earlier report for that day, and keeps the chance shown before the exam', async () => {
    await storeShownChances(userId, {
      today: '2026-11-24',
      examDate: EXAM,
      chances: [
        { sectionId: CORE, ...range(70) },
        { sectionId: TYPE_II, ...range(40) },
      ],
    });
    await say([
      { sectionId: CORE, passed: true, correct: 19 },
      { sectionId: TYPE_II, passed: false },
    ]);
    await db.toldChance.updateMany({ where: { userId }, data: { chance: 99 } });
    await say([{ sectionId: CORE, passed: false, correct: 17 }]);
    expect(await listOutcomes(userId)).toEqual([
      { examDate: EXAM, byInstructor: false, sections: [{ sectionId: CORE, passed: false, correct: 17, chance: 70 }] },
    ]);
  });

  it('is rejected for a future date and for a date long ago', async () => {
    const sections = [{ sectionId: CORE, passed: true }];
    await expect(say(sections, '2026-12-25')).rejects.toMatchObject({ code: 'VALIDATION' });
    await expect(say(sections, '2019-01-01')).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('uses a shown chance for one exam only, until the outcome of that exam is deleted', async () => {
    await storeShownChances(userId, {
      today: '2026-11-24',
      examDate: EXAM,
      chances: [{ sectionId: CORE, ...range(70) }],
    });
    const chances = async () => (await listOutcomes(userId)).map(({ sections }) => sections[0]?.chance);
    await say([{ sectionId: CORE, passed: true }]);
    await say([{ sectionId: CORE, passed: true }], '2026-11-26');
    expect(await chances()).toEqual([null, 70]);
    await removeOutcome(userId, EXAM);
    await say([{ sectionId: CORE, passed: true }], '2026-11-27');
    expect(await chances()).toEqual([70, null]);
    await expect(removeOutcome(userId, EXAM)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is rejected after the maximum number of exam dates in a year, even for simultaneous reports', async () => {
    const sections = [{ sectionId: CORE, passed: true }];
    const days = Array.from(
      { length: MOST_DATES_A_YEAR + 5 },
      (_, place) => `2025-03-${String(place + 1).padStart(2, '0')}`,
    );
    const said = await Promise.allSettled(days.map((day) => say(sections, day)));
    expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_DATES_A_YEAR);
    await say(sections, '2024-03-01');
    const [known] = await listOutcomes(userId);
    await say(sections, known?.examDate);
    expect(await listOutcomes(userId)).toHaveLength(MOST_DATES_A_YEAR + 1);
  });

  it('ends the request for an outcome on the Today page, even if the exam was later than planned', async () => {
    expect(await isOutcomeOpen(userId, EXAM)).toBe(true);
    await say([{ sectionId: CORE, passed: true }], '2026-11-26');
    expect(await isOutcomeOpen(userId, EXAM)).toBe(false);
  });
});

describe('the calibration', () => {
  it('counts missing reports, and shows figures only to admins until there are enough', async () => {
    const before = (await getCalibration({ isAdmin: true })).figures;
    const silent = await makeLearner();
    await db.user.updateMany({ where: { id: { in: [userId, silent] } }, data: { emailVerifiedAt: NOW } });
    const chances = [{ sectionId: CORE, ...range(70) }];
    for (const id of [userId, silent]) {
      await storeShownChances(id, { today: '2025-06-01', examDate: '2025-06-02', chances });
    }
    await say([{ sectionId: CORE, passed: true }], '2025-06-02');
    const { isShown, figures } = await getCalibration({ isAdmin: true });
    expect(isShown).toBe(true);
    expect((figures?.unanswered ?? 0) - (before?.unanswered ?? 0)).toBe(1);
    expect((figures?.answered ?? 0) - (before?.answered ?? 0)).toBe(1);
    expect((figures?.count ?? 0) - (before?.count ?? 0)).toBe(1);
    expect(await getCalibration({ isAdmin: false })).toMatchObject({ isShown: false, figures: null });
  });
});

it('the calibration ignores people without a confirmed address, because a script could create them in bulk', async () => {
  const before = await getCalibration({ isAdmin: true });
  const chances = [{ sectionId: CORE, ...range(70) }];
  await storeShownChances(userId, { today: '2025-06-01', examDate: '2025-06-02', chances });
  await storeShownChances(await makeLearner(), { today: '2025-06-01', examDate: '2025-06-02', chances });
  await say([{ sectionId: CORE, passed: true }], '2025-06-02');
  expect(await getCalibration({ isAdmin: true })).toEqual(before);
});

describe('the outcome mail', () => {
  const mails = () => vi.mocked(mailOutcomeQuestion).mock.calls.length;

  it('is sent once, from the day after the exam, to a learner with reminders who has not reported', async () => {
    await db.user.update({ where: { id: userId }, data: { emailVerifiedAt: new Date() }, select: { id: true } });
    await choosePlan({ userId, timeZone: ZONE, now: NOW }, plan);
    await askForOutcomes(later(3));
    expect(mails()).toBe(0);
    await storeSettings({ userId, timeZone: ZONE, now: NOW }, { reminderHour: 7 });
    // The query selects plans by the database's current date, so the exam date is two days before it.
    const examDate = addDays(new Date().toISOString().slice(0, 10), -2);
    const evening = (days: number) => new Date(`${addDays(examDate, days)}T20:00:00Z`);
    await db.studyPlan.update({ where: { userId }, data: { examDate: new Date(examDate) } });
    await askForOutcomes(evening(0));
    expect(mails()).toBe(0);
    await Promise.all([askForOutcomes(evening(1)), askForOutcomes(evening(1))]);
    expect(mails()).toBe(1);
    await askForOutcomes(evening(2));
    expect(mails()).toBe(1);
  });
});
