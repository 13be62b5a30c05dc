import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import { type SessionId, toSessionId } from '@/lib/kernel/ids';
import { DAY_MS } from '@/lib/kernel/time';
import * as attempts from './service';
import { type Asked, CORE, type Learner, makeLearner, removeLearners, right, someQuestions } from './testing/learner';

let learner: Learner;
let other: Learner;

beforeAll(async () => {
  learner = await makeLearner();
  other = await makeLearner();
});

afterAll(async () => {
  await removeLearners(learner, other);
  await disconnect();
});

describe('a clean-up', () => {
  const yesterday = new Date(Date.now() - 25 * 60 * 60_000);

  it("removes attempts that the caller's session started or that are idle for a day, but no attempt in progress elsewhere", async () => {
    const [question] = (await someQuestions(CORE, 1)) as [Asked];
    const [here, elsewhere] = [toSessionId(randomUUID()), toSessionId(randomUUID())];
    const begin = async (sessionId: SessionId) => {
      const asked = { sectionId: CORE, questionIds: [question.id], timeFactor: 1, ageMs: 0, waitedMs: 0 };
      return (await attempts.startAttempt({ userId: other.userId, sessionId, testType: 'practice', ...asked })).id;
    };
    const age = (id: string) =>
      db.attempt.update({ where: { id }, data: { startedAt: yesterday, createdAt: yesterday } });
    const [mine, theirs, left, resumed] = [
      await begin(here),
      await begin(elsewhere),
      await begin(elsewhere),
      await begin(elsewhere),
    ];
    await age(left);
    await age(resumed);
    const choice = { userId: other.userId, attemptId: resumed, questionId: question.id, optionIds: right(question) };
    await attempts.recordResponse({ ...choice, timeSpentSeconds: 1, ageMs: 0, waitedMs: 0 });
    expect(await attempts.cleanUpAttempts(other.userId, here)).toBe(2);
    const rest = await db.attempt.findMany({
      where: { id: { in: [mine, theirs, left, resumed] } },
      select: { id: true },
    });
    expect(rest.map(({ id }) => id).sort()).toEqual([theirs, resumed].sort());
  });

  it("counts the answered tests that it would remove, and removes an earlier session's test when its id is given", async () => {
    const [question] = (await someQuestions(CORE, 1)) as [Asked];
    const third = await makeLearner();
    const { userId } = third;
    const [earlier, now] = [toSessionId(randomUUID()), toSessionId(randomUUID())];
    const begin = async (sessionId: SessionId) => {
      const asked = { sectionId: CORE, questionIds: [question.id], timeFactor: 1, ageMs: 0, waitedMs: 0 };
      return (await attempts.startAttempt({ userId, sessionId, testType: 'practice', ...asked })).id;
    };
    const [resumed, empty] = [await begin(earlier), await begin(now)];
    await third.answer(resumed, question.id, right(question));
    expect(await attempts.countAnsweredOpenAttempts(userId, now)).toBe(0);
    expect(await attempts.countAnsweredOpenAttempts(userId, earlier)).toBe(1);
    expect(await attempts.countAnsweredOpenAttempts(other.userId, earlier, resumed)).toBe(0);
    expect(await attempts.cleanUpAttempts(other.userId, now, resumed)).toBe(0);
    expect(await attempts.cleanUpAttempts(userId, now)).toBe(1);
    expect(await attempts.countAnsweredOpenAttempts(userId, now, resumed)).toBe(1);
    expect(await attempts.cleanUpAttempts(userId, now, resumed)).toBe(1);
    expect(await db.attempt.count({ where: { id: { in: [resumed, empty] } } })).toBe(0);
    await removeLearners(third);
  });

  it('does not remove a test whose last response was chosen more than a day ago but arrived just now', async () => {
    const [question] = (await someQuestions(CORE, 1)) as [Asked];
    const { userId } = other;
    const asked = { sectionId: CORE, questionIds: [question.id], timeFactor: 1, ageMs: 0, waitedMs: 0 };
    const { id } = await attempts.startAttempt({ userId, testType: 'practice', ...asked });
    const longAgo = new Date(Date.now() - 50 * 60 * 60_000);
    await db.attempt.update({ where: { id }, data: { startedAt: longAgo, createdAt: longAgo } });
    const choice = { userId, attemptId: id, questionId: question.id, optionIds: right(question), timeSpentSeconds: 1 };
    await attempts.recordResponse({ ...choice, ageMs: 25 * 60 * 60_000, waitedMs: 0 });
    expect(await attempts.cleanUpAttempts(userId, toSessionId(randomUUID()))).toBe(0);
    await db.attempt.update({ where: { id }, data: { touchedAt: yesterday } });
    expect(await attempts.cleanUpAttempts(userId, toSessionId(randomUUID()))).toBe(1);
  });

  it('does not remove answered tests while an exam is open, because these tests record which keys were shown', async () => {
    const { userId } = other;
    const bare = { userId, timeFactor: 1, ageMs: 0, waitedMs: 0 };
    const exam = await attempts.startAttempt({ ...bare, testType: 'exam' });
    const paper = await db.attemptQuestion.findMany({ where: { attemptId: exam.id }, select: { questionId: true } });
    const onPaper = new Set<number>(paper.map(({ questionId }) => questionId));
    const [question] = (await someQuestions(CORE, 100)).filter(({ id }) => !onPaper.has(id)) as [Asked];
    const sessionId = toSessionId(randomUUID());
    const asked = { ...bare, sessionId, testType: 'practice' as const, sectionId: CORE, questionIds: [question.id] };
    const [answered, unanswered] = [await attempts.startAttempt(asked), await attempts.startAttempt(asked)];
    await other.answer(answered.id, question.id, right(question));
    expect(await attempts.cleanUpAttempts(userId, sessionId)).toBe(1);
    const rest = await db.attempt.findMany({ where: { id: { in: [answered.id, unanswered.id] } } });
    expect(rest.map(({ id }) => id)).toEqual([answered.id]);
    await attempts.finishAttempt({ id: exam.id, userId, ageMs: 0 });
    expect(await attempts.cleanUpAttempts(userId, sessionId)).toBe(1);
  });

  it('never removes an answer that is acknowledged at the same time', async () => {
    const [question] = (await someQuestions(CORE, 1)) as [Asked];
    for (let round = 0; round < 20; round += 1) {
      const { id } = await learner.startPractice([question]);
      await db.attempt.update({ where: { id }, data: { startedAt: yesterday, createdAt: yesterday } });
      const [answered] = await Promise.allSettled([
        learner.answer(id, question.id, right(question)),
        attempts.cleanUpAttempts(learner.userId, toSessionId(randomUUID())),
      ]);
      const kept = await db.attemptQuestion.count({ where: { attemptId: id, isCorrect: true } });
      expect(kept).toBe(answered.status === 'fulfilled' ? 1 : 0);
    }
  });
});

describe('an abandoned practice test', () => {
  const day = (count: number) => new Date(Date.now() + count * DAY_MS);

  it('is removed thirty days after its last answer, but a finished test and an exam are not', async () => {
    const [question] = (await someQuestions(CORE, 1)) as [Asked];
    const [untouched, answered, finished] = [
      await learner.startPractice([question]),
      await learner.startPractice([question]),
      await learner.startPractice([question]),
    ];
    const exam = await attempts.startAttempt({
      userId: learner.userId,
      testType: 'exam',
      timeFactor: 1,
      ageMs: 0,
      waitedMs: 0,
    });
    await learner.answer(answered.id, question.id, right(question));
    await attempts.finishAttempt({ id: finished.id, userId: learner.userId, ageMs: 0 });
    const ids = [untouched.id, answered.id, finished.id, exam.id];
    await db.attempt.updateMany({ where: { id: { in: ids } }, data: { startedAt: day(-10), createdAt: day(-10) } });
    const left = async () =>
      (await db.attempt.findMany({ where: { id: { in: ids } }, select: { id: true } })).map(({ id }) => id).sort();
    await attempts.removeAbandonedAttempts(day(19));
    expect(await left()).toEqual([...ids].sort());
    await attempts.removeAbandonedAttempts(day(21));
    expect(await left()).toEqual([answered.id, finished.id, exam.id].sort());
    await attempts.removeAbandonedAttempts(day(31));
    expect(await left()).toEqual([finished.id, exam.id].sort());
    await db.attempt.deleteMany({ where: { id: { in: ids } } });
  });
});
