import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as attempts from '@/lib/attempts/service';
import { db, disconnect } from '@/lib/db/client';
import { type AttemptId, type QuestionId, toAttemptId, toQuestionId, toUserId, type UserId } from '@/lib/kernel/ids';
import { getConfidence } from './service';

const CORE = 6;
let userId: UserId;

interface Asked {
  id: QuestionId;
  right: number[];
  wrong: number[];
}

let questions: Asked[];

beforeEach(async () => {
  const data = { email: `${randomUUID()}@example.test`, firstName: 'Test', lastName: 'User' };
  userId = toUserId((await db.user.create({ data, select: { id: true } })).id);
  const rows = await db.question.findMany({
    where: { sectionId: CORE, state: 'published', tier: 'exam', isForMockTest: false },
    select: { id: true, currentRevision: { select: { answers: { select: { id: true, isCorrect: true } } } } },
    orderBy: { id: 'asc' },
    take: 25,
  });
  questions = rows.map(({ id, currentRevision }) => {
    const of = (isCorrect: boolean) =>
      (currentRevision?.answers ?? []).filter((one) => one.isCorrect === isCorrect).map((one) => one.id);
    return { id: toQuestionId(id), right: of(true), wrong: of(false).slice(0, 1) };
  });
});

afterAll(async () => {
  await db.user.deleteMany({ where: { email: { endsWith: '@example.test' } } });
  await disconnect();
});

async function start(testType: 'practice' | 'exam'): Promise<AttemptId> {
  const id = toAttemptId(randomUUID());
  const questionIds = questions.map((question) => question.id);
  await attempts.startAttempt({
    userId,
    testType,
    sectionIds: [CORE],
    attemptId: id,
    questionIds,
    timeFactor: 1,
    ageMs: 0,
    waitedMs: 0,
  });
  return id;
}

const answer = (attemptId: AttemptId, place: number, given: { right: boolean; sure?: boolean; ageMs?: number }) => {
  const question = questions[place];
  return attempts.recordResponse({
    userId,
    attemptId,
    questionId: question?.id ?? toQuestionId(0),
    timeSpentSeconds: 1,
    waitedMs: 0,
    optionIds: (given.right ? question?.right : question?.wrong) ?? [],
    ageMs: given.ageMs ?? 0,
    sure: given.sure,
  });
};

const isSure = (attemptId: AttemptId, place: number) =>
  db.attemptQuestion
    .findUniqueOrThrow({
      where: { attemptId_questionId: { attemptId, questionId: questions[place]?.id ?? 0 } },
      select: { sure: true },
    })
    .then(({ sure }) => sure);

describe('confidence in an answer', () => {
  it('is stored with the answer, and a later response replaces it', async () => {
    const id = await start('practice');
    await answer(id, 0, { right: true, sure: true });
    expect(await isSure(id, 0)).toBe(true);
    await answer(id, 0, { right: true, sure: false });
    expect(await isSure(id, 0)).toBe(false);
    await answer(id, 0, { right: true, sure: true, ageMs: 60_000 });
    expect(await isSure(id, 0)).toBe(false);
    await answer(id, 0, { right: true });
    expect(await isSure(id, 0)).toBeNull();
  });

  it('is shown as the numbers of answers and of right answers, and from ten answers on as a percentage too', async () => {
    const id = await start('practice');
    for (let place = 0; place < 10; place += 1) await answer(id, place, { right: place < 9, sure: true });
    for (let place = 10; place < 19; place += 1) await answer(id, place, { right: place < 14, sure: false });
    await answer(id, 20, { right: true });
    expect(await getConfidence(userId)).toEqual({
      answersNeeded: 10,
      sure: { answers: 10, correct: 9, percentRight: 90 },
      notSure: { answers: 9, correct: 4, percentRight: null },
    });
  });

  it('counts for an exam only after its end', async () => {
    const id = await start('exam');
    await answer(id, 0, { right: true, sure: true });
    expect((await getConfidence(userId)).sure.answers).toBe(0);
    await attempts.finishAttempt({ id, userId, ageMs: 0 });
    expect((await getConfidence(userId)).sure).toEqual({ answers: 1, correct: 1, percentRight: null });
  });

  it('counts for a practice test with a question of an open exam only after the end of the exam', async () => {
    const before = (await getConfidence(userId)).sure.answers;
    const practice = await start('practice');
    const exam = await start('exam');
    await answer(practice, 0, { right: true, sure: true });
    expect((await getConfidence(userId)).sure.answers).toBe(before);
    await attempts.finishAttempt({ id: exam, userId, ageMs: 0 });
    expect((await getConfidence(userId)).sure.answers).toBe(before + 1);
  });
});
