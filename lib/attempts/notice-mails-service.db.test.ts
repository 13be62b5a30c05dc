import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import type { UserId } from '@/lib/kernel/ids';
import { DAY_MS } from '@/lib/kernel/time';
import { mailCorrections as mail } from '@/lib/mail/service';
import { storeSettings } from '@/lib/plan/service';
import { eraseLearners, makeLearner } from '@/lib/plan/testing/learners';
import { mailCorrections } from './notice-mails-service';

/** Noon in Chicago. */
const NOON = new Date('2026-11-23T18:00:00Z');
const ZONE = 'America/Chicago';

let userId: UserId;
let email: string;
const made: number[] = [];

async function correct(takenBackAt: Date | null = null): Promise<number> {
  const { id: questionId } = await db.question.findFirstOrThrow({ select: { id: true } });
  const { id } = await db.correction.create({
    data: {
      questionId,
      kind: 'withdrawn',
      sinceRevision: 1,
      untilRevision: 1,
      questionText: 'x',
      sinceAt: NOON,
      why: 'x',
      rule: 'x',
      settledAt: NOON,
      takenBackAt,
      notices: { create: { userId, attemptId: randomUUID() } },
    },
    select: { id: true },
  });
  made.push(id);
  return id;
}
const turnOn = (hour: number | null) => storeSettings({ userId, timeZone: ZONE, now: NOON }, { reminderHour: hour });
const mailed = () =>
  vi
    .mocked(mail)
    .mock.calls.filter(([message]) => message.to === email)
    .map(([{ corrections }]) => corrections);

beforeEach(async () => {
  vi.clearAllMocks();
  userId = await makeLearner();
  email =
    (await db.user.update({ where: { id: userId }, data: { emailVerifiedAt: NOON }, select: { email: true } })).email ??
    '';
});
afterAll(async () => {
  await db.correction.deleteMany({ where: { id: { in: made } } });
  await eraseLearners();
  await disconnect();
});

describe('the mail about corrections', () => {
  it('is sent once, at or after the chosen hour, to people who turned on mails, and counts unseen corrections', async () => {
    const ids = [await correct(), await correct(), await correct()];
    await correct(NOON);
    await db.correctionNotice.updateMany({ where: { userId, correctionId: ids[0] ?? 0 }, data: { seenAt: NOON } });
    await mailCorrections(NOON);
    expect(mailed()).toEqual([]);
    await turnOn(13);
    await mailCorrections(NOON);
    expect(mailed()).toEqual([]);
    await turnOn(12);
    await Promise.all([mailCorrections(NOON), mailCorrections(NOON)]);
    expect(mailed()).toEqual([2]);
    await mailCorrections(NOON);
    expect(mailed()).toEqual([2]);
  });

  it('is sent at most once in seven days, and then counts all corrections since the last mail', async () => {
    await turnOn(7);
    await correct();
    await mailCorrections(NOON);
    await correct();
    await correct();
    await mailCorrections(NOON);
    expect(mailed()).toEqual([1]);
    const passed = async (days: number) => {
      const correctionsMailedAt = new Date(Date.now() - days * DAY_MS);
      await db.studyPlan.update({ where: { userId }, data: { correctionsMailedAt } });
      await mailCorrections(NOON);
    };
    await passed(6.9);
    expect(mailed()).toEqual([1]);
    await passed(7.1);
    expect(mailed()).toEqual([1, 2]);
  });

  it('is not sent to an unconfirmed address', async () => {
    await db.user.update({ where: { id: userId }, data: { emailVerifiedAt: null } });
    await turnOn(7);
    await correct();
    await mailCorrections(NOON);
    expect(mailed()).toEqual([]);
  });
});
