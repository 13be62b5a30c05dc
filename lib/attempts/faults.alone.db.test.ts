import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import { EXAM_GRACE_SECONDS } from '@/lib/kernel/exam';
import { type AttemptId, toQuestionId, type UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { seededRandom } from '@/lib/kernel/random';
import * as attempts from './service';
import { type Asked, CORE, type Learner, makeLearner, removeLearners, someQuestions } from './testing/learner';

/**
 * Number of rounds in which answers and finishes arrive simultaneously, repeatedly and out of order. Set
 * `FAULT_ROUNDS=1000` for a long run.
 */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 20);
const TIMEOUT_MS = 60_000 + ROUNDS * 500;

let learner: Learner;
let userId: UserId;
let questions: Asked[];

beforeAll(async () => {
  learner = await makeLearner();
  userId = learner.userId;
  questions = await someQuestions(CORE, 6);
});

afterAll(async () => {
  await removeLearners(learner);
  await disconnect();
});

async function start(): Promise<AttemptId> {
  const asked = { sectionId: CORE, questionIds: questions.map(({ id }) => id), timeFactor: 1, ageMs: 0, waitedMs: 0 };
  return (await attempts.startAttempt({ userId, testType: 'practice', ...asked })).id;
}

interface Sent {
  attemptId: AttemptId;
  question: Asked;
  /** Index of the chosen option. */
  place: number;
  sequence: number;
  deviceId: string;
  waitedMs?: number;
}

const optionAt = ({ answers }: Asked, place: number): number => answers[place % answers.length]?.id ?? 0;

const send = ({ question, place, waitedMs = 0, ...sent }: Sent) =>
  attempts.recordResponse({
    userId,
    ...sent,
    questionId: question.id,
    optionIds: [optionAt(question, place)],
    timeSpentSeconds: 1,
    ageMs: 0,
    waitedMs,
  });

/** Resolves to null for an acknowledged response, otherwise to the error code. */
const codeOf = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  );

const finish = (id: AttemptId) => attempts.finishAttempt({ id, userId, ageMs: 0 });

describe('answers under faults', () => {
  it('F10: an answer sent fifty times at once has one effect and gets fifty equal replies', async () => {
    const attemptId = await start();
    const [question] = questions as [Asked];
    const sent = { attemptId, question, place: 1, sequence: 1, deviceId: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(sent)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const rows = await db.attemptQuestion.findMany({ where: { attemptId, questionId: question.id } });
    expect(rows.map(({ answerIds }) => answerIds)).toEqual([[optionAt(question, 1)]]);
    expect((await finish(attemptId)).score.answered).toBe(1);
  });

  it('F11: twenty simultaneous requests to finish a test produce one result and count everything once', {
    timeout: TIMEOUT_MS,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 20) {
      const attemptId = await start();
      const [question] = questions as [Asked];
      await send({ attemptId, question, place: 0, sequence: 1, deviceId: randomUUID() });
      const key = { userId_questionId: { userId, questionId: question.id } };
      const before = (await db.learnerQuestion.findUnique({ where: key }))?.timesAnswered ?? 0;
      const results = await Promise.all(Array.from({ length: 20 }, () => finish(attemptId)));
      expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
      expect((await db.learnerQuestion.findUniqueOrThrow({ where: key })).timesAnswered).toBe(before + 1);
    }
  });

  it('F12: an answer sent while the test is being finished is either acknowledged and counted, or refused', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const random = seededRandom(12);
    let refused = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const attemptId = await start();
      const deviceId = randomUUID();
      const places = questions.map(() => Math.floor(random() * 4));
      const answers = questions.map(async (question, at) => {
        // Spreads the answers over the time before, during and after the finish.
        await sleep(random() * 25);
        return codeOf(send({ attemptId, question, place: places[at] ?? 0, sequence: at, deviceId }));
      });
      const [result, ...codes] = await Promise.all([finish(attemptId), ...answers]);
      const acknowledged = questions.filter((_question, at) => codes[at] === null);
      expect(codes.filter((code) => code !== null && code !== 'ATTEMPT_FINISHED')).toEqual([]);
      const marks = result.questions.filter(({ chosenIds }) => chosenIds.length > 0);
      expect(marks.map(({ questionId }) => questionId).sort()).toEqual(acknowledged.map(({ id }) => id).sort());
      const correct = acknowledged.filter((question) => {
        const key = question.answers.filter(({ isCorrect }) => isCorrect).map(({ id }) => id);
        const chosen = optionAt(question, places[questions.indexOf(question)] ?? 0);
        return key.length === 1 && key[0] === chosen;
      });
      expect(result.score).toMatchObject({ answered: acknowledged.length, correct: correct.length });
      refused += codes.length - acknowledged.length;
    }
    // One answer or more must be refused; otherwise none arrived after the finish and the test proves nothing.
    expect(refused).toBeGreaterThan(0);
  });

  it('F13: the last choice of a device wins in any order of arrival, and an earlier choice changes nothing', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const random = seededRandom(13);
    const [question] = questions as [Asked];
    for (let round = 0; round < ROUNDS; round += 10) {
      const attemptId = await start();
      const deviceId = randomUUID();
      const sent = Array.from({ length: 8 }, (_, sequence) => ({
        attemptId,
        question,
        place: sequence,
        sequence,
        deviceId,
      }));
      const shuffled = sent.map((one) => ({ one, key: random() })).sort((a, b) => a.key - b.key);
      await Promise.all(shuffled.map(({ one }) => send(one)));
      // Sends late responses, like a tab that was suspended.
      for (const stale of sent.slice(0, 2)) expect(await codeOf(send(stale))).toBeNull();
      const row = await db.attemptQuestion.findFirstOrThrow({ where: { attemptId, questionId: question.id } });
      expect(row.answerIds).toEqual([optionAt(question, 7)]);
      // Finishes the test, because an account can have at most a hundred open tests.
      await finish(attemptId);
    }
  });

  it('F14: an answer that reached the server in time is accepted even if processed late, and an answer that arrived too late is refused', async () => {
    const exam = await attempts.startAttempt({ userId, testType: 'exam', timeFactor: 1, ageMs: 0, waitedMs: 0 });
    const { questionId } = await db.attemptQuestion.findFirstOrThrow({ where: { attemptId: exam.id } });
    const { answers } = await db.questionRevision.findFirstOrThrow({
      where: { currentOf: { some: { id: questionId } } },
      select: { answers: { select: { id: true, isCorrect: true } } },
    });
    const sent = {
      attemptId: exam.id,
      question: { id: toQuestionId(questionId), answers },
      place: 0,
      deviceId: randomUUID(),
    };
    await db.$executeRaw`UPDATE attempts SET started_at = now() - interval '3 hours',
      deadline_at = now() - make_interval(secs => ${EXAM_GRACE_SECONDS + 2}) WHERE id = ${exam.id}::uuid`;
    expect(await codeOf(send({ ...sent, sequence: 1 }))).toBe('TIME_IS_UP');
    expect(await codeOf(send({ ...sent, sequence: 2, waitedMs: 30_000 }))).toBeNull();
    const result = await finish(exam.id);
    expect(result.score.answered).toBe(1);
    expect(result.durationSeconds).toBeLessThanOrEqual(3 * 60 * 60);
  });
});
