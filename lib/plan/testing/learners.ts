import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db/client';
import { type QuestionId, toUserId, type UserId } from '@/lib/kernel/ids';

/** Creates learners and their answers in the test database. */

export async function makeLearner(): Promise<UserId> {
  const data = { email: `${randomUUID()}@example.test`, firstName: 'Test', lastName: 'User' };
  return toUserId((await db.user.create({ data, select: { id: true } })).id);
}

export const eraseLearners = (): Promise<unknown> =>
  db.user.deleteMany({ where: { email: { endsWith: '@example.test' } } });

interface Given {
  questionId: QuestionId;
  isCorrect: boolean;
  at: Date;
  sure?: boolean | null;
}

interface Asked {
  testType?: 'practice' | 'exam' | 'favorites';
  isCompleted?: boolean;
  deadlineAt?: Date | null;
}

/** Stores one attempt of the learner with these answers. */
export async function answer(userId: UserId, given: readonly Given[], asked: Asked = {}): Promise<void> {
  const { testType = 'practice', isCompleted = true, deadlineAt = null } = asked;
  const questions = await db.question.findMany({
    where: { id: { in: given.map(({ questionId }) => questionId) } },
    select: { id: true, sectionId: true, currentRevisionId: true },
  });
  const startedAt = given[0]?.at ?? new Date();
  await db.attempt.create({
    data: {
      id: randomUUID(),
      userId,
      testType,
      sectionIds: [],
      sectionName: 'Core',
      startedAt,
      deadlineAt,
      totalQuestions: given.length,
      completedAt: isCompleted ? startedAt : null,
      questions: {
        create: given.map(({ questionId, isCorrect, at, sure = null }, place) => {
          const { sectionId, currentRevisionId } = questions.find(({ id }) => id === questionId) ?? {};
          return {
            position: place + 1,
            questionId,
            sectionId: sectionId ?? 0,
            revisionId: currentRevisionId ?? 0,
            isCorrect,
            chosenAt: at,
            sure,
            answerIds: [],
          };
        }),
      },
    },
  });
}
