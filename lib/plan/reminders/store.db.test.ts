import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import { toQuestionId, type UserId } from '@/lib/kernel/ids';
import { mailReminder } from '@/lib/mail/service';
import { getPlan, storeSettings } from '@/lib/plan/service';
import { answer, eraseLearners, makeLearner } from '@/lib/plan/testing/learners';
import { mailReminders, unsubscribe } from './service';

const ZONE = 'America/Chicago';
/** Returns 7:10 a.m. in Chicago on November 23, plus `day` days. */
const morning = (day: number) => new Date(Date.UTC(2026, 10, 23 + day, 13, 10));

let userId: UserId;

/** Turns on the email at 7 a.m. for a learner with a confirmed address. */
async function subscribe(): Promise<void> {
  await storeSettings({ userId, timeZone: ZONE, now: morning(0) }, { reminderHour: 7 });
  await db.user.update({ where: { id: userId }, data: { emailVerifiedAt: new Date() } });
}

/** Sets the time of the last email to the simulated time. The product stored the real time of the database's clock. */
const setSentAt = (at: Date) => db.studyPlan.updateMany({ where: { userId }, data: { remindedAt: at } });

async function mailOn(day: number): Promise<number> {
  const before = vi.mocked(mailReminder).mock.calls.length;
  await mailReminders(morning(day));
  const sent = vi.mocked(mailReminder).mock.calls.length - before;
  if (sent > 0) await setSentAt(morning(day));
  return sent;
}

async function practice(day: number): Promise<void> {
  const { today } = await getPlan({ userId, timeZone: null, now: morning(day) });
  const id = toQuestionId(today.sets[0]?.questionIds[0] ?? 0);
  await answer(userId, [{ questionId: id, isCorrect: true, at: new Date(morning(day).getTime() + 3_600_000) }]);
}

beforeEach(async () => {
  vi.clearAllMocks();
  await eraseLearners();
  userId = await makeLearner();
});
afterAll(async () => {
  await eraseLearners();
  await disconnect();
});

describe('the mail of a study day', () => {
  it('is sent only to a learner who turned it on and has a confirmed address', async () => {
    await storeSettings({ userId, timeZone: ZONE, now: morning(0) }, { oneTap: true });
    await db.user.update({ where: { id: userId }, data: { emailVerifiedAt: new Date() } });
    expect(await mailOn(0)).toBe(0);
    await storeSettings({ userId, timeZone: ZONE, now: morning(0) }, { reminderHour: 7 });
    await db.user.update({ where: { id: userId }, data: { emailVerifiedAt: null } });
    expect(await mailOn(0)).toBe(0);
    await subscribe();
    expect(await mailOn(0)).toBe(1);
    const { today } = await getPlan({ userId, timeZone: null, now: morning(0) });
    expect(mailReminder).toHaveBeenLastCalledWith({
      to: expect.stringContaining('@example.test'),
      minutes: today.sets.reduce((sum, { minutes }) => sum + minutes, 0),
      sets: today.sets,
      setId: today.sets[0]?.id,
      unsubscribeToken: expect.stringMatching(/^[\w-]{43}$/),
      language: 'en',
    });
  });

  it('is sent once a day at the chosen hour, even if several instances run at once', async () => {
    await subscribe();
    await mailReminders(new Date(morning(0).getTime() - 3_600_000));
    expect(mailReminder).not.toHaveBeenCalled();
    await Promise.all([1, 2, 3].map(() => mailReminders(morning(0))));
    await mailReminders(morning(0));
    expect(mailReminder).toHaveBeenCalledTimes(1);
  });

  it('is not sent on a day off, to a locked account, or after the exam', async () => {
    await subscribe();
    await db.studyPlan.update({ where: { userId }, data: { studyDays: [2] } });
    expect(await mailOn(0)).toBe(0);
    await db.studyPlan.update({ where: { userId }, data: { studyDays: [1], examDate: new Date('2026-11-22') } });
    expect(await mailOn(0)).toBe(0);
    await db.studyPlan.update({ where: { userId }, data: { examDate: null } });
    await db.user.update({ where: { id: userId }, data: { lockedAt: new Date() } });
    expect(await mailOn(0)).toBe(0);
    await db.user.update({ where: { id: userId }, data: { lockedAt: null } });
    expect(await mailOn(0)).toBe(1);
  });

  it('stops when the learner answers no question after three mails, and resumes after the next answer', async () => {
    await subscribe();
    expect([await mailOn(0), await mailOn(1), await mailOn(2), await mailOn(3), await mailOn(4)]).toEqual([
      1, 1, 1, 0, 0,
    ]);
    await practice(4);
    expect([await mailOn(5), await mailOn(6)]).toEqual([1, 1]);
  });

  it('continues as long as the learner answers questions after each mail', async () => {
    await subscribe();
    for (let day = 0; day < 5; day += 1) {
      expect(await mailOn(day)).toBe(1);
      await practice(day);
    }
  });

  it('is turned off by its unsubscribe link, which can be used twice, and by no other token', async () => {
    await subscribe();
    await mailOn(0);
    const { unsubscribeToken } = vi.mocked(mailReminder).mock.calls[0]?.[0] ?? { unsubscribeToken: '' };
    await expect(unsubscribe('a'.repeat(43))).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    expect(await mailOn(1)).toBe(1);
    await unsubscribe(unsubscribeToken);
    await unsubscribe(unsubscribeToken);
    expect(await mailOn(2)).toBe(0);
    expect((await getPlan({ userId, timeZone: null, now: morning(2) })).reminderHour).toBeNull();
  });
});
