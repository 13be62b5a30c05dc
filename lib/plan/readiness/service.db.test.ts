import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as attempts from '@/lib/attempts/service';
import { db, disconnect } from '@/lib/db/client';
import { SECTIONS } from '@/lib/kernel/exam';
import { type QuestionId, toAttemptId, toQuestionId, toUserId, type UserId } from '@/lib/kernel/ids';
import { getPlan } from '@/lib/plan/service';
import { listTopics } from '@/lib/statistics/topics/service';
import { getReadiness } from './service';

const CORE = 6;
let userId: UserId;

interface Asked {
  id: QuestionId;
  topic: string;
  right: number[];
}

async function coreQuestions(count: number): Promise<Asked[]> {
  const rows = await db.question.findMany({
    where: { sectionId: CORE, state: 'published', tier: 'exam' },
    select: {
      id: true,
      topic: true,
      currentRevision: { select: { answers: { where: { isCorrect: true }, select: { id: true } } } },
    },
    orderBy: { id: 'asc' },
    take: count,
  });
  return rows.map(({ id, topic, currentRevision }) => ({
    id: toQuestionId(id),
    topic,
    right: (currentRevision?.answers ?? []).map((answer) => answer.id),
  }));
}

/**
 * Takes a practice test. Gives the right answer to the questions for which `knows` is true, and a wrong or no answer to
 * the others.
 */
async function practice(questions: Asked[], knows: (place: number) => boolean): Promise<void> {
  const { id } = await attempts.startAttempt({
    userId,
    testType: 'practice',
    sectionId: CORE,
    attemptId: toAttemptId(randomUUID()),
    questionIds: questions.map((question) => question.id),
    timeFactor: 1,
    ageMs: 0,
    waitedMs: 0,
  });
  for (const [place, question] of questions.entries()) {
    const optionIds = knows(place) ? question.right : [await wrongAnswer(question)];
    const answer = { userId, attemptId: id, questionId: question.id, optionIds, timeSpentSeconds: 1 };
    await attempts.recordResponse({ ...answer, ageMs: 0, waitedMs: 0 });
  }
  await attempts.finishAttempt({ id, userId, ageMs: 0 });
}

const wrongAnswer = async (question: Asked): Promise<number> =>
  (
    await db.answer.findFirstOrThrow({
      where: { isCorrect: false, revision: { currentOf: { some: { id: question.id } } } },
      select: { id: true },
    })
  ).id;

beforeAll(async () => {
  const data = { email: `${randomUUID()}@example.test`, firstName: 'Test', lastName: 'User' };
  userId = toUserId((await db.user.create({ data, select: { id: true } })).id);
});

afterAll(async () => {
  await db.user.deleteMany({ where: { id: userId } });
  await disconnect();
});

describe('the chance of passing if the exam were today', () => {
  it('has no estimate for a learner without answers', async () => {
    const readiness = await getReadiness(userId);
    expect(readiness.sections.map((section) => section.sectionName)).toEqual(SECTIONS.map(({ name }) => name));
    expect(readiness.sections.every((section) => section.firstAnswers === 0 && section.estimate === null)).toBe(true);
    expect(readiness.allSections).toBeNull();
    const topics = await listTopics(userId);
    expect(topics).toHaveLength(28);
    expect(topics.every((topic) => topic.answers === 0 && topic.seen === 0 && topic.questions > 0)).toBe(true);
  });

  it('counts only the first of several answers to a question on the same day', async () => {
    const questions = await coreQuestions(30);
    await practice(questions, (place) => place % 3 !== 0);
    const before = (await getReadiness(userId)).sections[0];
    expect(before).toMatchObject({ firstAnswers: 30, firstCorrect: 20 });
    expect(before?.estimate).not.toBeNull();
    await practice(questions, () => true);
    expect((await getReadiness(userId)).sections[0]).toEqual(before);
    expect((await getReadiness(userId)).allSections).toBeNull();
  });

  it('is the chance that the plan shows for today, within its range', async () => {
    const now = new Date();
    const { sections } = (await getPlan({ userId, timeZone: 'UTC', now })).forecast;
    const core = (await getReadiness(userId, now)).sections[0];
    const { chancePercent = 0, lowPercent = 0, highPercent = 0 } = core?.estimate ?? {};
    expect(chancePercent).toBe(sections.find(({ sectionId }) => sectionId === CORE)?.chanceNow);
    expect(lowPercent).toBeGreaterThanOrEqual(1);
    expect(lowPercent).toBeLessThan(chancePercent);
    expect(highPercent).toBeGreaterThan(chancePercent);
    expect(highPercent).toBeLessThanOrEqual(99);
  });

  it('does not change topic statistics, which count every answer and list the weakest first', async () => {
    const topics = await listTopics(userId);
    const answered = topics.filter((topic) => topic.answers > 0);
    expect(answered.reduce((sum, topic) => sum + topic.answers, 0)).toBe(60);
    expect(answered.reduce((sum, topic) => sum + topic.correct, 0)).toBe(50);
    expect(answered.reduce((sum, topic) => sum + topic.seen, 0)).toBe(30);
    const shares = topics.map((topic) => (topic.correct + 1) / (topic.answers + 2));
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
  });
});
