import { randomUUID } from 'node:crypto';
import { finishAttempt, recordResponse } from '@/lib/attempts/service';
import { makeDevice, NOW, newNetwork } from '@/lib/auth/testing/people';
import { createAssignment, listAssignedQuestions } from '@/lib/classes/assignments/service';
import { joinClass } from '@/lib/classes/joining/service';
import { createClass } from '@/lib/classes/service';
import { startTest } from '@/lib/classes/starting-service';
import { db } from '@/lib/db/client';
import { QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import {
  type AssignmentId,
  type AttemptId,
  type QuestionId,
  toAttemptId,
  toQuestionId,
  type UserId,
} from '@/lib/kernel/ids';

/**
 * Creates classes for database tests. The instructors and students have device accounts, which `erasePeople` removes.
 */

export const CORE = 6;
const GIVEN = {
  title: 'Quiz',
  testType: 'practice' as 'practice' | 'exam',
  sectionIds: [CORE],
  questionCount: 5,
  topics: [] as { sectionId: number; topic: string }[],
  samePaper: true,
  opensAt: NOW,
  closesAt: null as Date | null,
  attempts: null as number | null,
  timeFactor: 1,
  onPaper: false,
};

export async function teach(given: Partial<typeof GIVEN> = {}) {
  const viewer = { userId: (await makeDevice()).id };
  const { id, code } = await createClass(viewer, 'HVAC 101');
  const asking = { viewer, id };
  const test = await createAssignment(asking, { ...GIVEN, ...given }, NOW);
  const join = async (name: string) => {
    const device = await makeDevice();
    const userId = device.id;
    return { userId, device, ...(await joinClass({ userId, code, name, address: newNetwork() })) };
  };
  return { asking, test, join };
}

export const idsOf = async (userId: UserId, id: AssignmentId): Promise<QuestionId[]> =>
  (await listAssignedQuestions(userId, id, NOW)).map((question) => toQuestionId(question.id));

/** Starts enough Core exams for the student that together they contain all of these questions. */
export async function openExams(userId: UserId, questionIds: QuestionId[]): Promise<AttemptId[]> {
  const ids: AttemptId[] = [];
  for (let at = 0; at < questionIds.length; at += QUESTIONS_PER_SECTION) {
    const paper = questionIds.slice(at, at + QUESTIONS_PER_SECTION);
    const start = { userId, testType: 'exam' as const, sectionIds: [CORE], questionIds: paper, timeFactor: 1 };
    ids.push(toAttemptId((await startTest({ ...start, ageMs: 0, waitedMs: 0 })).id));
  }
  return ids;
}

interface Taking {
  testType?: 'practice' | 'exam';
  questionIds?: QuestionId[];
  /**
   * `right`: the number of questions to answer right, from the first question on. `wrong`: the number of questions
   * after them to answer wrong. All other questions stay unanswered.
   */
  right?: number;
  wrong?: number;
  /** True: the attempt is not finished. */
  isLeft?: boolean;
}

export async function take(
  userId: UserId,
  assignmentId: AssignmentId,
  { testType = 'practice', questionIds, right = 0, wrong = 0, isLeft = false }: Taking = {},
) {
  const id = toAttemptId(randomUUID());
  const asked = questionIds ?? (await idsOf(userId, assignmentId));
  const start = {
    userId,
    testType,
    assignmentId,
    attemptId: id,
    questionIds: asked,
    timeFactor: 1,
    ageMs: 0,
    waitedMs: 0,
  };
  await startTest(start);
  for (const [place, questionId] of asked.slice(0, right + wrong).entries()) {
    const options = await db.answer.findMany({
      where: { revision: { currentOf: { some: { id: questionId } } } },
      select: { id: true, isCorrect: true },
      orderBy: { position: 'asc' },
    });
    const meant = options.filter(({ isCorrect }) => isCorrect === place < right).map((option) => option.id);
    const optionIds = place < right ? meant : meant.slice(0, 1);
    await recordResponse({ attemptId: id, userId, questionId, optionIds, timeSpentSeconds: 1, ageMs: 0, waitedMs: 0 });
  }
  if (!isLeft) await finishAttempt({ id, userId, ageMs: 0 });
  return id;
}
