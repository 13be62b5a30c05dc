import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasePeople, makeDevice } from '@/lib/auth/testing/people';
import { db, disconnect } from '@/lib/db/client';
import { type QuestionId, toQuestionId, toUserId, type UserId } from '@/lib/kernel/ids';
import { withFactor } from '@/lib/limits/testing/guessing';
import { answerReport, listReports } from './answering/service';
import { listOwnReports, reportQuestion } from './service';

let userId: UserId;
let questionId: QuestionId;

beforeAll(async () => {
  const user = { email: `${randomUUID()}@example.test`, firstName: 'Test', lastName: 'User' };
  userId = toUserId((await db.user.create({ data: user, select: { id: true } })).id);
  const question = await db.question.findFirstOrThrow({ where: { state: 'published' }, select: { id: true } });
  questionId = toQuestionId(question.id);
});

afterAll(async () => {
  await db.question.update({ where: { id: questionId }, data: { state: 'published' }, select: { id: true } });
  await db.user.delete({ where: { id: userId }, select: { id: true } });
  await disconnect();
});

const report = () => reportQuestion({ questionId, userId, reason: 'typo', comment: '', deviceConnection: null });

describe('answering a report', () => {
  it("never overwrites another admin's answer that this admin has not seen", async () => {
    const { id } = await report();
    const answer = (reply: string, seenResolvedAt?: string | null) =>
      answerReport({ actorId: userId, id, status: 'resolved', reply, seenResolvedAt });
    const { resolvedAt } = await answer('First', null);
    await expect(answer('Second', null)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await db.questionReport.findUnique({ where: { id } })).toMatchObject({ reply: 'First' });
    expect(await answer('Second', resolvedAt)).toMatchObject({ reply: 'Second' });
    expect(await answer('Third')).toMatchObject({ reply: 'Third' });
  });
});

describe('reporting a question', () => {
  it('returns the report with the text that the reporter saw', async () => {
    expect(await report()).toMatchObject({ questionId, status: 'open' });
  });

  it('returns the open report if the same report is sent again, and creates a new report after an answer or for another question', async () => {
    const first = await report();
    expect((await report()).id).toBe(first.id);
    const other = await reportQuestion({
      questionId,
      userId,
      reason: 'typo',
      comment: 'Line two',
      deviceConnection: null,
    });
    expect(other.id).not.toBe(first.id);
    await answerReport({ actorId: userId, id: first.id, status: 'resolved', reply: 'Done', seenResolvedAt: null });
    expect((await report()).id).not.toBe(first.id);
  });

  it('stores only chosen options that belong to the question', async () => {
    const { currentRevisionId } = await db.question.findUniqueOrThrow({
      where: { id: questionId },
      select: { currentRevisionId: true },
    });
    const options = await db.answer.findMany({ where: { revisionId: currentRevisionId ?? 0 }, select: { id: true } });
    const others = await db.answer.findMany({
      where: { revision: { questionId: { not: questionId } } },
      select: { id: true },
      take: 2,
    });
    const [chosen] = options.map(({ id }) => id);
    const answerIds = [chosen ?? 0, ...others.map(({ id }) => id)];
    const { id } = await reportQuestion({
      questionId,
      userId,
      reason: 'wrong-key',
      comment: '',
      answerIds,
      deviceConnection: null,
    });
    expect(await db.questionReport.findUnique({ where: { id } })).toMatchObject({ answerIds: [chosen] });
    const { items } = await listReports({ status: 'open', questionId, page: 0, size: 25 });
    const shown = items.find((one) => one.id === id);
    expect(shown?.answers).toHaveLength(options.length);
    expect(shown?.answers.filter(({ isChosen }) => isChosen).map((one) => one.id)).toEqual([chosen]);
    expect(shown?.answers.some(({ isCorrect }) => isCorrect)).toBe(true);
  });

  it('keeps the reported text if an admin changes the question afterwards', async () => {
    const { questionText } = await report();
    const { currentRevisionId } = await db.question.findUniqueOrThrow({
      where: { id: questionId },
      select: { currentRevisionId: true },
    });
    const draft = await db.questionRevision.create({
      data: { questionId, revision: 9_999, text: 'A draft that nobody has been asked' },
      select: { id: true },
    });
    const point = (id: number | null, state: 'draft' | 'published') =>
      db.question.update({ where: { id: questionId }, data: { currentRevisionId: id, state }, select: { id: true } });
    await point(draft.id, 'draft');
    const texts = (await listOwnReports(userId)).map((own) => own.questionText);
    await point(currentRevisionId, 'published');
    await db.questionRevision.delete({ where: { id: draft.id }, select: { id: true } });
    expect(new Set(texts)).toEqual(new Set([questionText]));
  });

  it('is rejected after 20 reports by device accounts on one connection, and accepted on another connection', async () => {
    const reportAs = (device: UserId, deviceConnection: string) =>
      reportQuestion({ questionId, userId: device, reason: 'typo', comment: '', deviceConnection });
    const devices = await Promise.all(Array.from({ length: 22 }, async () => (await makeDevice()).id));
    const [last = userId, other = userId, ...first] = devices;
    withFactor('1');
    for (const device of first) await reportAs(device, '198.51.100.58');
    await expect(reportAs(last, '198.51.100.58')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await reportAs(other, '198.51.100.59')).toMatchObject({ status: 'open' });
    expect(await report()).toMatchObject({ status: 'open' });
    withFactor('1000');
    await db.questionReport.deleteMany({ where: { userId: { in: devices } } });
    await erasePeople();
  });

  it('returns the published text of an archived question, not the text of its later draft', async () => {
    const { questionText } = await report();
    const { currentRevisionId } = await db.question.findUniqueOrThrow({
      where: { id: questionId },
      select: { currentRevisionId: true },
    });
    const draft = await db.questionRevision.create({
      data: { questionId, revision: 9_999, text: 'A draft that nobody has been asked' },
      select: { id: true },
    });
    const point = (id: number | null, state: 'archived' | 'published') =>
      db.question.update({ where: { id: questionId }, data: { currentRevisionId: id, state }, select: { id: true } });
    await point(draft.id, 'archived');
    const archived = await report();
    await point(currentRevisionId, 'published');
    await db.questionRevision.delete({ where: { id: draft.id }, select: { id: true } });
    expect(archived.questionText).toBe(questionText);
  });

  it('never returns the text of a draft', async () => {
    await db.question.update({ where: { id: questionId }, data: { state: 'draft' }, select: { id: true } });
    await expect(report()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
