import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAttempt } from '@/lib/attempts/service';
import { type Learner, makeLearner, removeLearners } from '@/lib/attempts/testing/learner';
import { db, disconnect, transact } from '@/lib/db/client';
import { toQuestionId } from '@/lib/kernel/ids';
import { withholdForDraw } from './service';

let learner: Learner;

beforeAll(async () => {
  learner = await makeLearner();
});

afterAll(async () => {
  await removeLearners(learner);
  await disconnect();
});

const untilAClientWaits = () =>
  expect
    .poll(
      () => db.$queryRaw`
        SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%is_paper_drawn = false%'
          AND datname = current_database()`,
    )
    .toHaveLength(1);

describe('the questions withheld while an exam is open', () => {
  it('include a question that is added to the exam while a draw reads the list of withheld questions', async () => {
    const { id } = await startAttempt({
      userId: learner.userId,
      testType: 'exam',
      timeFactor: 1,
      ageMs: 0,
      waitedMs: 0,
    });
    const paper = await db.attemptQuestion.findMany({ where: { attemptId: id } });
    const given = paper[0];
    const seated = await db.question.findFirstOrThrow({
      where: {
        sectionId: given?.sectionId ?? 0,
        state: 'published',
        id: { notIn: paper.map((row) => row.questionId) },
      },
    });
    let withheld: ReturnType<typeof withholdForDraw> | undefined;
    // Locks in the same order as `seatQuestion`: first the attempt, then the question that is replaced.
    await transact(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM attempts WHERE id = ${id}::uuid FOR UPDATE`;
      withheld = withholdForDraw(learner.userId);
      await untilAClientWaits();
      await tx.$executeRaw`
        UPDATE attempt_questions SET question_id = ${seated.id}, revision_id = ${seated.currentRevisionId}
        WHERE attempt_id = ${id}::uuid AND question_id = ${given?.questionId ?? 0}`;
    });
    expect(await withheld).toContain(toQuestionId(seated.id));
  });
});
