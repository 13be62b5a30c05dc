import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as attempts from '@/lib/attempts/service';
import { type Learner, makeLearner, removeLearners } from '@/lib/attempts/testing/learner';
import { type Known, slowMark, slowScore, type Taken } from '@/lib/attempts/testing/slow-count';
import { moveDevice } from '@/lib/auth/account-merge/store';
import * as editing from '@/lib/bank/editing/service';
import { questionFields } from '@/lib/bank/testing/question-fields';
import { db, disconnect } from '@/lib/db/client';
import { databaseTrouble } from '@/lib/db/outage';
import { toAttemptId, toQuestionId, toSessionId, toUserId } from '@/lib/kernel/ids';
import { seededRandom } from '@/lib/kernel/random';
import { recountCorrected, settleCorrections } from './service';

/**
 * Number of batches that must still fail as if the process had been killed with `kill -9`: everything is written, and
 * the connection breaks before the commit.
 */
const doomed = vi.hoisted(() => ({ batches: 0 }));
vi.mock('./progress-store', async (original) => {
  const real = await original<typeof import('./progress-store')>();
  const inTransaction: typeof real.inTransaction = (batch) =>
    real.inTransaction(async (tx) => {
      const result = await batch(tx);
      if (doomed.batches > 0) {
        doomed.batches -= 1;
        await tx.$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())`;
      }
      return result;
    });
  return { ...real, inTransaction };
});

/**
 * Learners start, answer and finish tests, and device accounts are merged into others. Meanwhile keys are corrected,
 * corrections are reversed, and the job that applies corrections is killed at random moments. No learner may see an
 * error, and the final state must equal the reference count (`testing/slow-count.ts`).
 */

const RUNS = Number(process.env.CORRECTION_RACES ?? 20);
const RUNS_OF_A_PAIR = 5;
const LEARNERS = 4;
const TEXTS = ['a', 'b', 'c', 'd'];
const SAID = { kind: 'correction' as const, why: 'generated', rule: 'none', finder: '' };
const random = seededRandom(Number(process.env.SEED ?? 608));
const below = (count: number): number => Math.floor(random() * count);

let admin: Learner;
let learners: Learner[] = [];
const made: number[] = [];

const fields = (key: number) => ({
  ...questionFields(`Raced ${randomUUID()}`, TEXTS, key),
  state: 'in_review' as const,
});

beforeAll(async () => {
  admin = await makeLearner();
  learners = await Promise.all(Array.from({ length: LEARNERS }, makeLearner));
});
afterAll(async () => {
  await db.correction.deleteMany({ where: { questionId: { in: made } } });
  await removeLearners(admin, ...learners);
  await db.question.deleteMany({ where: { id: { in: made } } });
  await disconnect();
});

async function makePair(): Promise<Known[]> {
  const pair: Known[] = [];
  for (let place = 0; place < 2; place += 1) {
    const { id } = await editing.createQuestion(admin.userId, fields(0));
    made.push(id);
    pair.push({ id, keys: [0], isWithdrawn: false, corrections: [] });
  }
  return pair;
}

/** Corrects the question's key, or reverses its last correction. */
async function change(question: Known): Promise<void> {
  const last = question.corrections.findLast(({ isBack }) => !isBack);
  if (last && below(2) === 0) {
    await editing.takeBackCorrection(admin.userId, last.id, 'generated');
    last.isBack = true;
    if (last.made !== question.keys.length) return;
    const restored = question.keys[last.until - 1] ?? 0;
    question.corrections.push({ ...last, id: -1, from: last.made, until: last.made, key: restored, made: null });
    question.keys.push(restored);
    last.restored = question.keys.length;
    return;
  }
  const until = question.keys.length;
  const key = ((question.keys.at(-1) ?? 0) + 1 + below(TEXTS.length - 1)) % TEXTS.length;
  await editing.updateQuestion(admin.userId, question.id, { ...fields(key), change: SAID });
  const { id, sinceRevision } = await db.correction.findFirstOrThrow({
    where: { questionId: question.id },
    orderBy: { id: 'desc' },
  });
  question.keys.push(key);
  question.corrections.push({ id, from: sinceRevision, until, key, made: until + 1, isBack: false });
}

/**
 * Calls `act` again if it failed because a busy machine provided no connection in time. Any other error fails the test.
 */
async function patiently<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!/connection timeout|timeout exceeded/.test(String(error)) || databaseTrouble(error) === 'busy') throw error;
    }
  }
}

/** Takes a test with both questions, each answered at random or skipped. */
async function sit(who: Learner, pair: readonly Known[]): Promise<void> {
  const id = toAttemptId(randomUUID());
  const asked = pair.map((one) => ({ id: toQuestionId(one.id), answers: [] }));
  await patiently(() => who.startPractice(asked, id));
  for (const question of pair) {
    if (below(6) === 0) continue;
    const position = below(TEXTS.length);
    await patiently(async () => {
      const where = { attemptId: id, questionId: question.id };
      const { revisionId } = await db.attemptQuestion.findFirstOrThrow({ where });
      const option = await db.answer.findFirstOrThrow({ where: { revisionId, position } });
      await who.answer(id, toQuestionId(question.id), [option.id]);
    });
  }
  await patiently(() => attempts.finishAttempt({ id, userId: who.userId, ageMs: 0 }));
}

/** Takes a test with a device account, which is then merged into another account. */
async function sitAndMove(into: Learner, pair: readonly Known[]): Promise<void> {
  const device = await makeLearner();
  await db.user.update({ where: { id: device.userId }, data: { email: null } });
  await sit(device, pair);
  const to = { userId: toUserId(into.userId), sid: toSessionId(randomUUID()) };
  expect(await moveDevice({ device: device.userId, ...to, recount: recountCorrected })).toMatchObject({ attempts: 1 });
}

async function work(isOver: () => boolean): Promise<number> {
  let killed = 0;
  while (!isOver()) {
    await settleCorrections().catch(() => {
      killed += 1;
    });
    await sleep(1);
  }
  return killed;
}

async function readTaken(pair: readonly Known[]): Promise<{ taken: Taken; isCompleted: boolean; row: unknown }[]> {
  const rows = await db.attempt.findMany({
    where: { questions: { some: { questionId: pair[0]?.id ?? 0 } } },
    include: { questions: { include: { revision: { include: { answers: true } } }, orderBy: { position: 'asc' } } },
  });
  return rows.map((row) => {
    const responses = row.questions.map(({ questionId, revision, answerIds, isCorrect }) => ({
      question: pair.find(({ id }) => id === questionId) as Known,
      revision: revision.revision,
      place: isCorrect === null ? null : (revision.answers.find(({ id }) => id === answerIds[0])?.position ?? null),
    }));
    const { fairTotal, fairAnswered, fairCorrect, fairPercentage, fairSuccessful } = row;
    const score = { total: fairTotal, answered: fairAnswered, correct: fairCorrect };
    const kept = fairTotal === null ? null : { ...score, percentage: fairPercentage, successful: fairSuccessful };
    return { taken: { id: row.id, userId: row.userId, responses }, isCompleted: row.completedAt !== null, row: kept };
  });
}

async function expectAsCounted(pair: readonly Known[]): Promise<number> {
  const all = await readTaken(pair);
  const counts: Record<string, { times: number; right: number }> = {};
  for (const { taken, isCompleted, row } of all) {
    expect(isCompleted).toBe(true);
    expect(row, JSON.stringify(taken.responses)).toEqual(slowScore(taken));
    for (const response of taken.responses) {
      if (response.place === null) continue;
      const name = `${taken.userId} ${response.question.id}`;
      const { times, right } = counts[name] ?? { times: 0, right: 0 };
      counts[name] = { times: times + 1, right: right + (slowMark(response) === true ? 1 : 0) };
    }
  }
  const known = await db.learnerQuestion.findMany({ where: { questionId: { in: pair.map(({ id }) => id) } } });
  const kept = known.map((one) => [
    `${one.userId} ${one.questionId}`,
    { times: one.timesAnswered, right: one.timesCorrect },
  ]);
  expect(Object.fromEntries(kept)).toEqual(counts);
  return all.length;
}

const readDeadlocks = async (): Promise<number> => {
  const [row] = await db.$queryRaw<{ deadlocks: number }[]>`
    SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`;
  return row?.deadlocks ?? 0;
};

it(`results stay correct in ${RUNS} runs in which learners answer while the correction job is killed and restarted`, async () => {
  const before = await readDeadlocks();
  let [killed, seen] = [0, 0];
  let pair: Known[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    if (run % RUNS_OF_A_PAIR === 0) {
      pair = await makePair();
      // Every question must be asked before it changes, because changing a question that nobody was asked creates no
      // correction.
      for (const who of learners) await sit(who, pair);
    }
    const state = { isOver: false };
    const working = work(() => state.isOver);
    const people = learners.map(async (who, place) => {
      await sit(who, pair);
      if (place === run % LEARNERS) await sitAndMove(who, pair);
    });
    const changing = sleep(below(30)).then(() => change(pair[below(2)] as Known));
    doomed.batches = below(3);
    await Promise.all([...people, changing]);
    state.isOver = true;
    killed += await working;
    doomed.batches = 0;
    const where = { questionId: { in: pair.map(({ id }) => id) }, settledAt: null };
    while ((await db.correction.count({ where })) > 0) await settleCorrections();
    seen += await expectAsCounted(pair);
  }
  expect(seen).toBeGreaterThan(RUNS * LEARNERS);
  if (RUNS >= 100) expect(killed).toBeGreaterThan(0);
  expect(await readDeadlocks()).toBe(before);
}, 600_000);
