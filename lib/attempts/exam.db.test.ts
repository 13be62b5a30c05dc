import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import { EXAM_QUESTIONS, EXAM_SECONDS, SECTIONS } from '@/lib/kernel/exam';
import { type AttemptId, toAttemptId, toQuestionId, toSessionId, type UserId } from '@/lib/kernel/ids';
import * as attempts from './service';
import { CORE, codeOf, type Learner, makeLearner, removeLearners, right, someQuestions } from './testing/learner';

let learner: Learner;

beforeAll(async () => {
  learner = await makeLearner();
});

afterAll(async () => {
  await removeLearners(learner);
  await disconnect();
});

describe('an exam', () => {
  const startExam = () =>
    attempts.startAttempt({ userId: learner.userId, testType: 'exam', timeFactor: 1.5, ageMs: 0, waitedMs: 0 });

  it('asks 25 questions of each section and sets the deadline by the chosen time factor', async () => {
    const exam = await startExam();
    expect(exam.totalQuestions).toBe(EXAM_QUESTIONS);
    expect(Date.parse(exam.deadlineAt ?? '') - Date.parse(exam.startedAt)).toBe(1.5 * EXAM_SECONDS * 1000);
  });

  it('shows no key, and is completed at the deadline with the answers so far', async () => {
    const { id } = await startExam();
    const first = await db.attemptQuestion.findFirstOrThrow({ where: { attemptId: id }, orderBy: { position: 'asc' } });
    const key = await db.answer.findMany({
      where: { revisionId: first.revisionId, isCorrect: true },
      select: { id: true },
    });
    expect(
      await learner.answer(
        id,
        toQuestionId(first.questionId),
        key.map((row) => row.id),
      ),
    ).toEqual({ recorded: true });
    await db.attempt.update({
      where: { id },
      data: { startedAt: new Date(Date.now() - 20_000_000), deadlineAt: new Date(Date.now() - 61_000) },
    });
    expect(await codeOf(learner.answer(id, toQuestionId(first.questionId), []))).toBe('TIME_IS_UP');
    expect(await attempts.cleanUpAttempts(learner.userId, toSessionId(randomUUID()))).toBeGreaterThanOrEqual(0);
    const result = await attempts.getResult({ id, userId: learner.userId });
    expect(result.score).toMatchObject({ correct: 1, answered: 1, total: EXAM_QUESTIONS });
    expect(result.sections.map((section) => section.name)).toEqual(SECTIONS.map(({ name }) => name));
  });

  it('is not removed by a clean-up before the deadline', async () => {
    const { id } = await startExam();
    await attempts.cleanUpAttempts(learner.userId, toSessionId(randomUUID()));
    expect(await db.attempt.count({ where: { id } })).toBe(1);
  });

  it('is created once with the same questions, even if many starts with one id arrive at once', async () => {
    const one = await makeLearner();
    const questionIds = (await someQuestions(CORE, 5)).map(({ id }) => id);
    const start = () =>
      attempts.startAttempt({
        userId: one.userId,
        testType: 'exam',
        sectionIds: [CORE],
        timeFactor: 1,
        ageMs: 0,
        waitedMs: 0,
        attemptId: toAttemptId(randomUUID()),
        questionIds,
      });
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(start())));
    const refused = codes.filter((code) => code === 'EXAM_OPEN');
    expect(refused).toHaveLength(7);
    expect(await db.attempt.count({ where: { userId: one.userId } })).toBe(1);
    await removeLearners(one);
  });

  it.each([
    ['getResult', (id: AttemptId, userId: UserId) => attempts.getResult({ id, userId })],
    ['finishAttempt', (id: AttemptId, userId: UserId) => attempts.finishAttempt({ id, userId, ageMs: 0 })],
  ])('leaves out a question if an earlier result has shown its key since the exam began: %s', async (_name, show) => {
    const one = await makeLearner();
    const { userId } = one;
    const exam = { userId, testType: 'exam' as const, sectionIds: [CORE], timeFactor: 1, ageMs: 0, waitedMs: 0 };
    const [asked] = await someQuestions(CORE, 1);
    if (!asked) throw new Error('The bank has no question');
    const practiced = await one.startPractice([asked]);
    await attempts.finishAttempt({ id: practiced.id, userId, ageMs: 0 });
    // The exam may contain this question by chance; the earlier result is then withheld.
    const { id } = await attempts.startAttempt(exam);
    const isAsked = (await db.attemptQuestion.count({ where: { attemptId: id, questionId: asked.id } })) > 0;
    expect(await codeOf(show(practiced.id, userId))).toBe(isAsked ? 'EXAM_OPEN' : 'nothing was thrown');
    expect(await codeOf(one.answer(id, asked.id, right(asked)))).toBe(isAsked ? 'nothing was thrown' : 'NOT_FOUND');
    await removeLearners(one);
  });
});
