import { afterAll, expect, it } from 'vitest';
import { erasePeople, makeConfirmedPerson, makePerson } from '@/lib/auth/testing/people';
import { db, disconnect } from '@/lib/db/client';
import type { UserId } from '@/lib/kernel/ids';
import { weighReports } from './store';

afterAll(async () => {
  await erasePeople();
  await disconnect();
});

it('the track record counts a question with open reports once, if a reporter has a confirmed address', async () => {
  const before = (await weighReports()).open;
  const [one, two] = await db.question.findMany({
    where: { state: 'published', currentRevisionId: { not: null }, reports: { none: { status: 'open' } } },
    select: { id: true, currentRevisionId: true },
    take: 2,
  });
  const report = async (userId: UserId, question: typeof one) => {
    const { id: questionId = 0, currentRevisionId } = question ?? {};
    await db.questionReport.create({
      data: { questionId, revisionId: currentRevisionId ?? 0, userId, reason: 'typo' },
      select: { id: true },
    });
  };
  const [script, reporter, other] = [await makePerson(), await makeConfirmedPerson(), await makeConfirmedPerson()];
  await report(script.id, one);
  await report(script.id, two);
  expect((await weighReports()).open).toBe(before);
  await report(reporter.id, one);
  await report(other.id, one);
  expect((await weighReports()).open).toBe(before + 1);
  await db.questionReport.deleteMany({ where: { userId: { in: [script.id, reporter.id, other.id] } } });
});
