import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import { toUserId, type UserId } from '@/lib/kernel/ids';
import { mailReportSummary } from '@/lib/mail/service';
import { getSummarySetting, mailReportSummaries, putSummarySetting, turnSummaryOff } from './service';

const ZONE = 'America/Chicago';
/** Returns 8:10 a.m. in Chicago on November 23, plus `day` days. */
const morning = (day: number) => new Date(Date.UTC(2036, 10, 23 + day, 14, 10));
const email = `${randomUUID()}@example.test`;
let userId: UserId;
let reportId: string;

const mailsToMe = () => vi.mocked(mailReportSummary).mock.calls.filter(([{ to }]) => to === email).length;

beforeAll(async () => {
  const admin = { email, firstName: 'Test', lastName: 'Admin', roles: ['USER', 'ADMIN'], emailVerifiedAt: new Date() };
  userId = toUserId((await db.user.create({ data: admin, select: { id: true } })).id);
  const question = await db.question.findFirstOrThrow({
    where: { currentRevisionId: { not: null } },
    select: { id: true, currentRevisionId: true },
  });
  const report = { questionId: question.id, revisionId: question.currentRevisionId ?? 0, reason: 'typo' };
  reportId = (await db.questionReport.create({ data: { ...report, createdAt: morning(-3) }, select: { id: true } })).id;
});
beforeEach(async () => {
  vi.clearAllMocks();
  await putSummarySetting(userId, { isOn: false, timeZone: ZONE });
  await putSummarySetting(userId, { isOn: true, timeZone: ZONE });
});
afterAll(async () => {
  await db.questionReport.delete({ where: { id: reportId }, select: { id: true } });
  await db.user.delete({ where: { id: userId }, select: { id: true } });
  await disconnect();
});

describe('the daily summary of open reports', () => {
  it('is sent once a day, even if several instances run, and not before seven', async () => {
    await mailReportSummaries(new Date(morning(0).getTime() - 3 * 3_600_000));
    expect(mailsToMe()).toBe(0);
    await Promise.all([mailReportSummaries(morning(0)), mailReportSummaries(morning(0))]);
    expect(mailsToMe()).toBe(1);
    await mailReportSummaries(morning(1));
    expect(mailsToMe()).toBe(2);
  });

  it('is not sent after it was turned off, by the setting or by the link in a mail', async () => {
    await mailReportSummaries(morning(0));
    const [message] = vi
      .mocked(mailReportSummary)
      .mock.calls.map(([sent]) => sent)
      .filter(({ to }) => to === email);
    expect(await turnSummaryOff(message?.unsubscribeToken ?? '')).toBe(true);
    expect(await getSummarySetting(userId)).toEqual({ isOn: false });
    await mailReportSummaries(morning(1));
    expect(mailsToMe()).toBe(1);
    expect(await turnSummaryOff(message?.unsubscribeToken ?? '')).toBe(true);
    expect(await turnSummaryOff('of nobody')).toBe(false);
  });

  it('is not sent to a former admin', async () => {
    await db.user.update({ where: { id: userId }, data: { roles: ['USER'] }, select: { id: true } });
    await mailReportSummaries(morning(0));
    expect(mailsToMe()).toBe(0);
    await db.user.update({ where: { id: userId }, data: { roles: ['USER', 'ADMIN'] }, select: { id: true } });
  });

  it('is not sent while no report is open', async () => {
    const open = await db.questionReport.findMany({ where: { status: 'open' }, select: { id: true } });
    const ids = open.map(({ id }) => id);
    const set = (status: 'open' | 'resolved') =>
      db.questionReport.updateMany({ where: { id: { in: ids } }, data: { status } });
    await set('resolved');
    await mailReportSummaries(morning(0));
    await set('open');
    expect(mailsToMe()).toBe(0);
  });
});
