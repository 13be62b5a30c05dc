import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import * as attempts from '@/lib/attempts/service';
import { db, disconnect } from '@/lib/db/client';
import { type AttemptId, type QuestionId, toAttemptId, toQuestionId, toUserId, type UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';

/** Creates learners for database tests, and selects questions of the seeded question bank for them to answer. */

export const CORE = 6;
export const TYPE_I = 3;

export interface Asked {
  id: QuestionId;
  answers: { id: number; isCorrect: boolean }[];
}

/**
 * Returns the first questions of a section that have one right option. With `several`, returns those with several right
 * options.
 */
export async function someQuestions(sectionId: number, count: number, several = false): Promise<Asked[]> {
  const rows = await db.question.findMany({
    where: { sectionId, state: 'published' },
    select: { id: true, currentRevision: { select: { answers: { select: { id: true, isCorrect: true } } } } },
    orderBy: { id: 'asc' },
  });
  return rows
    .map((row) => ({ id: toQuestionId(row.id), answers: row.currentRevision?.answers ?? [] }))
    .filter((row) => row.answers.filter((answer) => answer.isCorrect).length > 1 === several)
    .slice(0, count);
}

export const right = (question: Asked) =>
  question.answers.filter((answer) => answer.isCorrect).map((answer) => answer.id);
export const wrong = (question: Asked) =>
  question.answers
    .filter((answer) => !answer.isCorrect)
    .slice(0, 1)
    .map((answer) => answer.id);

/** Returns the code of the problem with which the promise rejected, or a text if it resolved. */
export const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing was thrown',
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );

export interface Learner {
  userId: UserId;
  startPractice: (questions: Asked[], attemptId?: AttemptId) => ReturnType<typeof attempts.startAttempt>;
  /** Answers a question with these options. */
  answer: (
    attemptId: AttemptId,
    questionId: QuestionId,
    optionIds: number[],
    more?: object,
  ) => ReturnType<typeof attempts.recordResponse>;
}

/** Creates a learner. `removeLearners` deletes the account with all its data. */
export async function makeLearner(): Promise<Learner> {
  const data = { email: `${randomUUID()}@example.test`, firstName: 'Test', lastName: 'User' };
  const userId = toUserId((await db.user.create({ data, select: { id: true } })).id);
  return {
    userId,
    startPractice: (questions, attemptId = toAttemptId(randomUUID())) =>
      attempts.startAttempt({
        userId,
        testType: 'practice',
        sectionId: CORE,
        attemptId,
        timeFactor: 1,
        ageMs: 0,
        waitedMs: 0,
        questionIds: questions.map((question) => question.id),
      }),
    answer: (attemptId, questionId, optionIds, more = {}) =>
      attempts.recordResponse({
        userId,
        attemptId,
        questionId,
        optionIds,
        timeSpentSeconds: 3,
        ageMs: 0,
        waitedMs: 0,
        ...more,
      }),
  };
}

/** Creates two learners before the tests of a file, and removes them after the tests. */
export function makeLearnersOfFile(): [Learner, Learner] {
  const learners: [Learner, Learner] = [{} as Learner, {} as Learner];
  beforeAll(async () => {
    for (const learner of learners) Object.assign(learner, await makeLearner());
  });
  afterAll(async () => {
    await removeLearners(...learners);
    await disconnect();
  });
  return learners;
}

export async function removeLearners(...learners: Learner[]): Promise<void> {
  await db.user.deleteMany({ where: { id: { in: learners.map(({ userId }) => userId) } } });
}
