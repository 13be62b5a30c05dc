import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as attempts from '@/lib/attempts/service';
import { type Learner, makeLearner, removeLearners } from '@/lib/attempts/testing/learner';
import * as editing from '@/lib/bank/editing/service';
import { questionFields } from '@/lib/bank/testing/question-fields';
import { db, disconnect, transact } from '@/lib/db/client';
import { type AttemptId, toAttemptId, toQuestionId } from '@/lib/kernel/ids';
import { readSummary } from '@/lib/statistics/store';
import * as progress from './progress-store';
import { settleCorrections } from './service';

const learners: Learner[] = [];
const made: number[] = [];
let admin: Learner;

const SAID = { kind: 'correction' as const, why: 'It was wrong', rule: '40 CFR 82.156', finder: '' };
const fields = (rightPlace: number, more: object = {}) => ({
  ...questionFields(`Fair ${randomUUID()}`, ['a', 'b', 'c'], rightPlace),
  state: 'in_review' as const,
  ...more,
});

async function add(): Promise<number> {
  const { id } = await editing.createQuestion(admin.userId, fields(0));
  made.push(id);
  return id;
}
const correct = async (id: number, place: number) =>
  editing.updateQuestion(admin.userId, id, { ...fields(place), change: SAID });
const withdraw = async (id: number) =>
  editing.updateQuestion(admin.userId, id, { ...fields(0, { state: 'archived' }), change: SAID });
const lastCorrection = async (questionId: number): Promise<number> =>
  (await db.correction.findFirstOrThrow({ where: { questionId }, orderBy: { id: 'desc' } })).id;

/**
 * Starts a test with these questions. Answers each question with the option at index `place`; null skips the question.
 */
async function begin(who: Learner, responses: [id: number, place: number | null][]): Promise<string> {
  const asked = responses.map(([id]) => ({ id: toQuestionId(id), answers: [] }));
  const { id } = await who.startPractice(asked);
  for (const [question, place] of responses) {
    if (place === null) continue;
    const { revisionId } = await db.attemptQuestion.findFirstOrThrow({
      where: { attemptId: id, questionId: question },
    });
    const option = await db.answer.findFirstOrThrow({ where: { revisionId, position: place } });
    await who.answer(id, toQuestionId(question), [option.id]);
  }
  return id;
}
const finish = (who: Learner, id: string) =>
  attempts.finishAttempt({ id: toAttemptId(id), userId: who.userId, ageMs: 0 });
const resultOf = (who: Learner, id: string) => attempts.getResult({ id: toAttemptId(id), userId: who.userId });

const NONE = '00000000-0000-0000-0000-000000000000';

/** True while a statement that contains `words` waits for a lock in the database. */
const isWaiting = async (words: string): Promise<boolean> =>
  (
    await db.$queryRaw<unknown[]>`
      SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE ${`%${words}%`}`
  ).length > 0;

beforeAll(async () => {
  learners.push(...(await Promise.all(Array.from({ length: 5 }, makeLearner))));
  admin = learners[4] as Learner;
});
afterAll(async () => {
  await db.correction.deleteMany({ where: { questionId: { in: made } } });
  await removeLearners(...learners);
  await db.question.deleteMany({ where: { id: { in: made } } });
  await disconnect();
});

it('results, statistics and learning records count both the former and the corrected answer as right, whether a test finishes before or after the correction', async () => {
  const [right, wrong, running] = learners as [Learner, Learner, Learner];
  const [id, other] = [await add(), await add()];
  const papers = await Promise.all([
    begin(right, [
      [id, 0],
      [other, 1],
    ]),
    begin(wrong, [
      [id, 1],
      [other, 1],
    ]),
    begin(running, [
      [id, 1],
      [other, 1],
    ]),
  ]);
  await finish(right, papers[0]);
  await finish(wrong, papers[1]);
  await correct(id, 1);
  await finish(running, papers[2]);
  await settleCorrections();

  const [one, two, three] = await Promise.all([
    resultOf(right, papers[0]),
    resultOf(wrong, papers[1]),
    resultOf(running, papers[2]),
  ]);
  expect(one).toMatchObject({ score: { correct: 1 }, corrections: [{ said: ['a'], right: ['b'] }] });
  expect(one.fair).toBeUndefined();
  for (const result of [two, three]) {
    expect(result).toMatchObject({
      score: { correct: 0, percentage: 0 },
      fair: { score: { correct: 1, answered: 2, percentage: 50 } },
      questions: [{ fair: 'right' }, {}],
    });
  }
  const scope = { userId: wrong.userId, from: null, until: null };
  const filters = { sectionIds: [], testTypes: [], onlyCompleted: false, onlySuccessful: false };
  expect((await readSummary({ ...scope, filters })).averageScore).toBe(50);
  for (const { userId } of [right, wrong, running]) {
    const known = await db.learnerQuestion.findFirstOrThrow({ where: { userId, questionId: id } });
    expect(known).toMatchObject({ firstCorrect: true, timesAnswered: 1, timesCorrect: 1 });
    expect(await db.correctionNotice.count({ where: { userId } })).toBe(1);
  }

  await editing.takeBackCorrection(admin.userId, await lastCorrection(id), 'It was right');
  await settleCorrections();
  expect((await resultOf(wrong, papers[1])).fair).toBeUndefined();
  expect(await db.correctionNotice.count({ where: { userId: wrong.userId } })).toBe(0);
  const known = await db.learnerQuestion.findFirstOrThrow({ where: { userId: wrong.userId, questionId: id } });
  expect(known).toMatchObject({ firstCorrect: false, timesAnswered: 1, timesCorrect: 0 });
});

it('a withdrawal excludes the question from the score, and reversing the withdrawal includes the question again', async () => {
  const who = learners[3] as Learner;
  const [id, other] = [await add(), await add()];
  const paper = await begin(who, [
    [id, 1],
    [other, 0],
  ]);
  await finish(who, paper);
  await withdraw(id);
  await settleCorrections();
  const result = await resultOf(who, paper);
  expect(result).toMatchObject({ score: { total: 2, percentage: 50 }, successful: false });
  expect(result.fair).toMatchObject({ score: { total: 1, correct: 1, percentage: 100 }, successful: true });
  await editing.takeBackCorrection(admin.userId, await lastCorrection(id), 'It was sound');
  await settleCorrections();
  expect((await resultOf(who, paper)).fair).toBeUndefined();
});

it('answers count as right if they match the key of a correction that was later reversed', async () => {
  const who = learners[3] as Learner;
  const id = await add();
  await finish(who, await begin(who, [[id, 0]]));
  await correct(id, 1);
  const paper = await begin(who, [[id, 0]]);
  await finish(who, paper);
  expect((await resultOf(who, paper)).score.correct).toBe(0);
  await editing.takeBackCorrection(admin.userId, await lastCorrection(id), 'It was right');
  await settleCorrections();
  expect((await resultOf(who, paper)).fair).toMatchObject({ score: { correct: 1 } });
});

it('the correction job waits for a test that is being finished when the correction is made, and corrects that test too', async () => {
  const who = learners[0] as Learner;
  const id = await add();
  const paper = await begin(who, [[id, 1]]);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let locked = () => {};
  const isLocked = new Promise<void>((resolve) => {
    locked = resolve;
  });
  // Performs the first step of a finish, then pauses.
  const other = transact(
    async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM attempts WHERE id = ${paper}::uuid FOR UPDATE`;
      locked();
      await held;
      await tx.$executeRaw`UPDATE attempts SET completed_at = now() WHERE id = ${paper}::uuid`;
      await tx.$executeRaw`
        INSERT INTO attempt_sections (attempt_id, section_id, total_questions, answered_count, correct_count, time_spent_seconds)
        VALUES (${paper}::uuid, 6, 1, 1, 0, 1)`;
    },
    { timeout: 15_000 },
  );
  await isLocked;
  await correct(id, 1);
  const settled = settleCorrections();
  while (!(await isWaiting('FOR SHARE OF a'))) await new Promise((resolve) => setTimeout(resolve, 5));
  release();
  await Promise.all([other, settled]);
  expect((await resultOf(who, paper)).fair).toMatchObject({ score: { correct: 1 } });
});

it('a batch of the correction job blocks no answer of a test in progress, and delays the finish of a test only until the batch ends', async () => {
  const who = learners[2] as Learner;
  const id = await add();
  const paper = await begin(who, [[id, 0]]);
  await correct(id, 1);
  const { id: optionId } = await db.answer.findFirstOrThrow({
    where: { revision: { questionId: id, revision: 1 }, position: 1 },
  });
  let finishing: Promise<unknown> = Promise.resolve();
  await progress.inTransaction(async (tx) => {
    const claimed = { questionId: id, isTakenBack: false, markedUntil: NONE, countedUntil: null };
    await progress.lockAttempts(tx, claimed, 10);
    // PostgreSQL cancels a statement that waits two seconds for a lock, so this answer would fail if it had to wait.
    await who.answer(paper as AttemptId, toQuestionId(id), [optionId]);
    finishing = finish(who, paper);
    while (!(await isWaiting('FROM attempts WHERE id'))) await new Promise((resolve) => setTimeout(resolve, 5));
  });
  await finishing;
  await settleCorrections();
  expect((await resultOf(who, paper)).fair).toMatchObject({ score: { correct: 1 } });
});

it('the correction job continues at the point where it was killed', async () => {
  const who = learners[1] as Learner;
  const id = await add();
  const papers: string[] = [];
  for (let place = 0; place < 8; place += 1) {
    const paper = await begin(who, [[id, 1]]);
    await finish(who, paper);
    papers.push(paper);
  }
  await correct(id, 1);
  const correction = await lastCorrection(id);
  for (let round = 0; round < 5; round += 1) {
    const work = settleCorrections().catch(() => 'killed');
    // Waits until the connections are closed, so that the next statement does not use one that is being terminated.
    await db.$executeRaw`
      SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
      WHERE pid <> pg_backend_pid() AND datname = current_database() AND xact_start IS NOT NULL`;
    await work;
  }
  await settleCorrections();
  expect((await db.correction.findUniqueOrThrow({ where: { id: correction } })).settledAt).not.toBeNull();
  for (const paper of papers) expect((await resultOf(who, paper)).fair).toMatchObject({ score: { correct: 1 } });
  const known = await db.learnerQuestion.findFirstOrThrow({ where: { userId: who.userId, questionId: id } });
  expect(known).toMatchObject({ timesAnswered: 8, timesCorrect: 8 });
});
