import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPracticeQuestions } from '@/lib/bank/service';
import type { Draw } from '@/lib/bank/store';
import { db, disconnect } from '@/lib/db/client';
import { EXAM_QUESTIONS, EXAM_SECONDS, SECTIONS } from '@/lib/kernel/exam';
import {
  type AttemptId,
  type QuestionId,
  type SessionId,
  toAttemptId,
  toQuestionId,
  toSessionId,
  toUserId,
  type UserId,
} from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import * as attempts from './service';
import { MAX_OPEN_ATTEMPTS } from './store';

const CORE = 6;
let userId: UserId;
let otherId: UserId;

async function makeUser(): Promise<UserId> {
  const data = { email: `${randomUUID()}@example.test`, firstName: 'Test', lastName: 'User' };
  return toUserId((await db.user.create({ data, select: { id: true } })).id);
}

interface Asked {
  id: QuestionId;
  answers: { id: number; isCorrect: boolean }[];
}

async function someQuestions(sectionId: number, count: number, several = false): Promise<Asked[]> {
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

const right = (question: Asked) => question.answers.filter((answer) => answer.isCorrect).map((answer) => answer.id);
const wrong = (question: Asked) =>
  question.answers
    .filter((answer) => !answer.isCorrect)
    .slice(0, 1)
    .map((answer) => answer.id);

async function startPractice(questions: Asked[], attemptId: AttemptId = toAttemptId(randomUUID())) {
  return attempts.startAttempt({
    userId,
    testType: 'practice',
    sectionId: CORE,
    attemptId,
    questionIds: questions.map((question) => question.id),
    timeFactor: 1,
    ageMs: 0,
    waitedMs: 0,
  });
}

const answer = (attemptId: AttemptId, questionId: QuestionId, optionIds: number[], more: object = {}) =>
  attempts.recordResponse({
    userId,
    attemptId,
    questionId,
    optionIds,
    timeSpentSeconds: 3,
    ageMs: 0,
    waitedMs: 0,
    ...more,
  });

/** One answer by itself, as a client sends it that knows no sets. */
const join = (attemptId: AttemptId, questionId: QuestionId, answerId: number) =>
  attempts.recordResponse({
    userId,
    attemptId,
    questionId,
    optionIds: [answerId],
    joins: true,
    timeSpentSeconds: 0,
    ageMs: 0,
    waitedMs: 0,
  });

const ascending = (one: number, other: number) => one - other;

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing was thrown',
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );

beforeAll(async () => {
  userId = await makeUser();
  otherId = await makeUser();
});

afterAll(async () => {
  await db.user.deleteMany({ where: { id: { in: [userId, otherId] } } });
  await disconnect();
});

describe('taking a practice test', () => {
  it('answers the same attempt when a start is repeated', async () => {
    const questions = await someQuestions(CORE, 3);
    const id = toAttemptId(randomUUID());
    const [first, again] = await Promise.all([startPractice(questions, id), startPractice(questions, id)]);
    expect(first.id).toBe(id);
    expect(again).toMatchObject({ id, totalQuestions: 3, sectionName: 'Core' });
    expect(await db.attemptQuestion.count({ where: { attemptId: id } })).toBe(3);
  });

  it('scores by exact set, counts skipped ones, and finishes once', async () => {
    const questions = await someQuestions(CORE, 4);
    const { id } = await startPractice(questions);
    const [one, two, three] = questions as [Asked, Asked, Asked, Asked];
    expect(await answer(id, one.id, right(one))).toMatchObject({
      recorded: true,
      correct: true,
      correctAnswerIds: right(one),
    });
    expect(await answer(id, two.id, wrong(two))).toMatchObject({ correct: false });
    await answer(id, three.id, right(three));
    const results = await Promise.all(
      Array.from({ length: 5 }, () => attempts.finishAttempt({ id, userId, ageMs: 0 })),
    );
    for (const result of results) expect(result).toEqual(results[0]);
    expect(results[0]?.score).toEqual({ correct: 2, total: 4, answered: 3, skipped: 1, percentage: 67 });
    expect(results[0]?.successful).toBe(false);
    expect(await db.attemptSection.count({ where: { attemptId: id } })).toBe(1);
    const learned = await db.learnerQuestion.findMany({ where: { userId, questionId: { in: [one.id, two.id] } } });
    expect(learned.map((row) => row.timesAnswered)).toEqual([1, 1]);
  });

  it('draws again what was missed in it, skipped questions included, and nothing that was missed before', async () => {
    const questions = await someQuestions(CORE, 14);
    const older = await startPractice(questions.slice(4));
    for (const question of questions.slice(4)) await answer(older.id, question.id, wrong(question));
    await attempts.finishAttempt({ id: older.id, userId, ageMs: 0 });
    const [one, two, three, four] = questions as [Asked, Asked, Asked, Asked];
    const { id } = await startPractice([one, two, three, four]);
    await answer(id, one.id, right(one));
    await answer(id, two.id, wrong(two));
    await answer(id, four.id, wrong(four));
    const draw = async (more: Partial<Draw>) => {
      const asked = { sectionId: CORE, userId, topic: null, missedIn: id, depth: 'mixed' as const, limit: 25, ...more };
      return (await drawPracticeQuestions(asked)).map((question) => question.id);
    };
    expect(await draw({})).toEqual([]);
    await attempts.finishAttempt({ id, userId, ageMs: 0 });
    expect(await draw({})).toEqual([two.id, three.id, four.id]);
    expect(await draw({ userId: otherId })).toEqual([]);
    expect(await draw({ sectionId: 3 })).toEqual([]);
  });

  it('says in its result what was chosen at the start', async () => {
    const start = { userId, ageMs: 0, waitedMs: 0 };
    const exam = await attempts.startAttempt({ ...start, testType: 'exam', timeFactor: 1.5 });
    const practice = await attempts.startAttempt({
      ...{ ...start, testType: 'practice', sectionId: CORE, topic: 'laws', timeFactor: 1 },
      questionIds: (await someQuestions(CORE, 1)).map(({ id }) => id),
    });
    const finish = ({ id }: { id: AttemptId }) => attempts.finishAttempt({ id, userId, ageMs: 0 });
    expect(await finish(exam)).toMatchObject({ testType: 'exam', timeFactor: 1.5, topic: null });
    expect(await finish(practice)).toMatchObject({ testType: 'practice', timeFactor: 1, topic: 'laws' });
  });

  it('goes on with the rest of a paper of which an admin has deleted a question before the start arrived', async () => {
    const [one, other] = (await someQuestions(CORE, 2)) as [Asked, Asked];
    const gone = toQuestionId(2_000_000_000);
    const start = (revisions?: number[]) =>
      attempts.startAttempt({
        ...{ userId, testType: 'practice', sectionId: CORE, timeFactor: 1, ageMs: 0, waitedMs: 0 },
        questionIds: [one.id, gone, other.id],
        revisions,
      });
    const { id, totalQuestions } = await start([0, 1, 0]);
    expect(totalQuestions).toBe(2);
    expect(await answer(id, other.id, right(other))).toMatchObject({ correct: true });
    expect(await codeOf(answer(id, gone, [1]))).toBe('NOT_FOUND');
    expect(await codeOf(start())).toBe('VALIDATION');
  });

  it('takes a choice back: a question with nothing chosen is not right, and counts as skipped', async () => {
    const [question] = (await someQuestions(CORE, 1)) as [Asked];
    const { id } = await startPractice([question]);
    expect(await answer(id, question.id, right(question))).toMatchObject({ correct: true });
    expect(await answer(id, question.id, [])).toMatchObject({ recorded: true, correct: false });
    const { score } = await attempts.finishAttempt({ id, userId, ageMs: 0 });
    expect(score).toMatchObject({ correct: 0, answered: 0, skipped: 1 });
  });

  it('takes answers of a multi-answer question one by one', async () => {
    const [question] = await someQuestions(CORE, 1, true);
    if (!question) throw new Error('The bank has no multi-answer question in Core');
    const { id } = await startPractice([question]);
    const outcomes = [];
    for (const answerId of right(question)) outcomes.push(await join(id, question.id, answerId));
    expect(outcomes.at(0)?.correct).toBe(false);
    expect(outcomes.at(-1)?.correct).toBe(true);
  });

  it('keeps every answer of several that are sent at once, beside a finish too', async () => {
    const questions = await someQuestions(CORE, 2, true);
    const joinAll = (id: AttemptId) =>
      questions.flatMap((question) => right(question).map((answerId) => codeOf(join(id, question.id, answerId))));
    for (let round = 0; round < 20; round += 1) {
      const { id } = await startPractice(questions);
      const codes = await Promise.all(joinAll(id));
      expect(new Set(codes)).toEqual(new Set(['nothing was thrown']));
      const rows = await db.attemptQuestion.findMany({ where: { attemptId: id }, orderBy: { position: 'asc' } });
      expect(rows.map(({ answerIds }) => answerIds)).toEqual(
        questions.map((question) => right(question).sort(ascending)),
      );
      expect((await attempts.finishAttempt({ id, userId, ageMs: 0 })).score.correct).toBe(questions.length);
    }
    for (let round = 0; round < 20; round += 1) {
      const { id } = await startPractice(questions);
      const [result, ...codes] = await Promise.all([attempts.finishAttempt({ id, userId, ageMs: 0 }), ...joinAll(id)]);
      const sent = questions.flatMap(right);
      const acknowledged = sent.filter((_answerId, place) => codes[place] === 'nothing was thrown');
      expect(codes.filter((code) => code !== 'nothing was thrown' && code !== 'ATTEMPT_FINISHED')).toEqual([]);
      expect(result.questions.flatMap(({ chosenIds }) => chosenIds).sort(ascending)).toEqual(
        acknowledged.sort(ascending),
      );
    }
  });

  it('lets the later choice win, whatever order the network delivers them in', async () => {
    const [question] = (await someQuestions(CORE, 1)) as [Asked];
    const { id } = await startPractice([question]);
    const device = { deviceId: randomUUID() };
    await answer(id, question.id, right(question), { ...device, sequence: 2 });
    await answer(id, question.id, wrong(question), { ...device, sequence: 1 });
    expect((await db.attemptQuestion.findFirst({ where: { attemptId: id } }))?.isCorrect).toBe(true);
    // Another device chose before that, offline, and is heard only now.
    await answer(id, question.id, wrong(question), { deviceId: randomUUID(), sequence: 9, ageMs: 60_000 });
    expect((await db.attemptQuestion.findFirst({ where: { attemptId: id } }))?.isCorrect).toBe(true);
  });

  it('forgets a choice that is taken back', async () => {
    const [question] = (await someQuestions(CORE, 1)) as [Asked];
    const { id } = await startPractice([question]);
    await answer(id, question.id, right(question));
    await answer(id, question.id, []);
    const result = await attempts.finishAttempt({ id, userId, ageMs: 0 });
    expect(result.score).toMatchObject({ answered: 0, skipped: 1, percentage: 0 });
  });
});

describe('a start that names a section and no questions', () => {
  const TYPE_I = 3;
  const begin = (more: { testType: 'practice' | 'exam' | 'favorites'; sectionId?: number }) =>
    attempts.startAttempt({ userId, timeFactor: 1, ageMs: 0, waitedMs: 0, ...more });

  it('takes the answers to questions that the caller has loaded itself', async () => {
    const asked = await someQuestions(CORE, 10);
    const { id, totalQuestions } = await begin({ testType: 'practice', sectionId: CORE });
    expect(totalQuestions).toBe(10);
    for (const [place, question] of asked.entries()) {
      const choice = place < 7 ? right(question) : wrong(question);
      const outcome = await answer(id, question.id, choice, { questionOrder: place + 1 });
      expect(outcome.correct).toBe(place < 7);
    }
    const result = await attempts.finishAttempt({ id, userId, ageMs: 0 });
    expect(result.score).toMatchObject({ correct: 7, answered: 10, total: 10, percentage: 70 });
    expect(new Set(result.questions.map(({ questionId }) => questionId))).toEqual(new Set(asked.map(({ id }) => id)));
  });

  it('takes them all at once, and the same one twice', async () => {
    const asked = await someQuestions(CORE, 10);
    const { id } = await begin({ testType: 'practice', sectionId: CORE });
    await Promise.all([...asked, ...asked].map((question) => answer(id, question.id, right(question))));
    expect((await attempts.finishAttempt({ id, userId, ageMs: 0 })).score.correct).toBe(10);
  });

  it('grows no paper, and takes nothing of another section or without a star', async () => {
    const asked = await someQuestions(CORE, 11);
    const [foreign] = await someQuestions(TYPE_I, 1);
    const { id } = await begin({ testType: 'practice', sectionId: CORE });
    expect(await codeOf(answer(id, toQuestionId(foreign?.id ?? 0), []))).toBe('NOT_FOUND');
    for (const question of asked.slice(0, 10)) await answer(id, question.id, right(question));
    expect(await codeOf(answer(id, toQuestionId(asked[10]?.id ?? 0), []))).toBe('NOT_FOUND');

    await db.favorite.create({ data: { userId, questionId: asked[0]?.id ?? 0 } });
    const favorites = await begin({ testType: 'favorites' });
    expect(await codeOf(answer(favorites.id, toQuestionId(asked[1]?.id ?? 0), []))).toBe('NOT_FOUND');
  });

  it('keeps 25 of each section in an exam', async () => {
    const { id } = await begin({ testType: 'exam', sectionId: CORE });
    for (const question of await someQuestions(TYPE_I, 25)) await answer(id, question.id, right(question));
    const { sections } = await attempts.finishAttempt({ id, userId, ageMs: 0 });
    expect(sections.map(({ total }) => total)).toEqual([25, 25, 25, 25]);
    expect(sections.find(({ sectionId }) => sectionId === TYPE_I)).toMatchObject({ correct: 25, passed: true });
  });
});

describe('a clean-up', () => {
  const yesterday = new Date(Date.now() - 25 * 60 * 60_000);

  it('removes what its session began and what was left for a day, and nothing that is in progress elsewhere', async () => {
    const [question] = (await someQuestions(CORE, 1)) as [Asked];
    const [here, elsewhere] = [toSessionId(randomUUID()), toSessionId(randomUUID())];
    const begin = async (sessionId: SessionId) => {
      const asked = { sectionId: CORE, questionIds: [question.id], timeFactor: 1, ageMs: 0, waitedMs: 0 };
      return (await attempts.startAttempt({ userId: otherId, sessionId, testType: 'practice', ...asked })).id;
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
    const choice = { userId: otherId, attemptId: resumed, questionId: question.id, optionIds: right(question) };
    await attempts.recordResponse({ ...choice, timeSpentSeconds: 1, ageMs: 0, waitedMs: 0 });
    expect(await attempts.cleanUpAttempts(otherId, here)).toBe(2);
    const rest = await db.attempt.findMany({
      where: { id: { in: [mine, theirs, left, resumed] } },
      select: { id: true },
    });
    expect(rest.map(({ id }) => id).sort()).toEqual([theirs, resumed].sort());
  });

  it('never takes an answer that was acknowledged beside it', async () => {
    const [question] = (await someQuestions(CORE, 1)) as [Asked];
    for (let round = 0; round < 20; round += 1) {
      const { id } = await startPractice([question]);
      await db.attempt.update({ where: { id }, data: { startedAt: yesterday, createdAt: yesterday } });
      const [answered] = await Promise.allSettled([
        answer(id, question.id, right(question)),
        attempts.cleanUpAttempts(userId, toSessionId(randomUUID())),
      ]);
      const kept = await db.attemptQuestion.count({ where: { attemptId: id, isCorrect: true } });
      expect(kept).toBe(answered.status === 'fulfilled' ? 1 : 0);
    }
  });
});

describe('a practice test that nobody goes on with', () => {
  const day = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000);

  it('goes thirty days after its last answer, and a finished one or an exam stays', async () => {
    const [question] = (await someQuestions(CORE, 1)) as [Asked];
    const [untouched, answered, finished] = [
      await startPractice([question]),
      await startPractice([question]),
      await startPractice([question]),
    ];
    const exam = await attempts.startAttempt({ userId, testType: 'exam', timeFactor: 1, ageMs: 0, waitedMs: 0 });
    await answer(answered.id, question.id, right(question));
    await attempts.finishAttempt({ id: finished.id, userId, ageMs: 0 });
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

describe('a hostile client', () => {
  it('cannot leave more than a hundred tests of a day open, and others notice nothing', async () => {
    const hoarder = await makeUser();
    const [question] = await someQuestions(CORE, 1);
    const start = () =>
      attempts.startAttempt({
        ...{ userId: hoarder, testType: 'practice', sectionId: CORE, questionIds: question ? [question.id] : [] },
        ...{ attemptId: toAttemptId(randomUUID()), timeFactor: 1, ageMs: 0, waitedMs: 0 },
      });
    const begun: AttemptId[] = [];
    for (let count = 0; count < MAX_OPEN_ATTEMPTS; count += 1) begun.push((await start()).id);
    await expect(start()).rejects.toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    expect(await db.attempt.count({ where: { userId: hoarder } })).toBe(MAX_OPEN_ATTEMPTS);
    await attempts.finishAttempt({ id: begun[0] ?? toAttemptId(''), userId: hoarder, ageMs: 0 });
    await start();
    // Yesterday's do not count: nobody is kept from learning by what was left open long ago.
    await db.attempt.updateMany({ where: { userId: hoarder }, data: { createdAt: new Date(0) } });
    await start();
    await db.user.delete({ where: { id: hoarder } });
  });

  it('is refused without touching the score', async () => {
    const [question, foreign] = (await someQuestions(CORE, 2)) as [Asked, Asked];
    const { id } = await startPractice([question]);
    expect(
      await codeOf(
        attempts.recordResponse({
          userId: otherId,
          attemptId: id,
          questionId: question.id,
          optionIds: right(question),
          timeSpentSeconds: 0,
          ageMs: 0,
          waitedMs: 0,
        }),
      ),
    ).toBe('NOT_FOUND');
    expect(await codeOf(answer(id, foreign.id, right(foreign)))).toBe('NOT_FOUND');
    expect(await codeOf(answer(id, question.id, right(foreign)))).toBe('VALIDATION');
    expect(await codeOf(attempts.finishAttempt({ id, userId: otherId, ageMs: 0 }))).toBe('NOT_FOUND');
    expect(await codeOf(attempts.getResult({ id, userId }))).toBe('NOT_FOUND');
    const result = await attempts.finishAttempt({ id, userId, ageMs: 0 });
    expect(result.score.answered).toBe(0);
    expect(await codeOf(answer(id, question.id, right(question)))).toBe('ATTEMPT_FINISHED');
    expect(await codeOf(attempts.getResult({ id, userId: otherId }))).toBe('NOT_FOUND');
  });

  it('cannot take over an id that is somebody else’s', async () => {
    const questions = await someQuestions(CORE, 1);
    const { id } = await startPractice(questions);
    const stolen = attempts.startAttempt({
      userId: otherId,
      testType: 'practice',
      sectionId: CORE,
      attemptId: id,
      timeFactor: 1,
      ageMs: 0,
      waitedMs: 0,
    });
    expect(await codeOf(stolen)).toBe('CONFLICT');
  });

  it('never has an acknowledged answer left out of a finish that races it', async () => {
    const questions = await someQuestions(CORE, 8);
    for (let round = 0; round < 25; round += 1) {
      const { id } = await startPractice(questions);
      const answers = questions.map((question) => codeOf(answer(id, question.id, right(question))));
      const [result, ...codes] = await Promise.all([attempts.finishAttempt({ id, userId, ageMs: 0 }), ...answers]);
      const acknowledged = codes.filter((code) => code === 'nothing was thrown').length;
      expect(result.score.answered).toBe(acknowledged);
    }
  });
});

describe('an exam', () => {
  const startExam = () => attempts.startAttempt({ userId, testType: 'exam', timeFactor: 1.5, ageMs: 0, waitedMs: 0 });

  it('asks 25 of each section and gives the time that was chosen', async () => {
    const exam = await startExam();
    expect(exam.totalQuestions).toBe(EXAM_QUESTIONS);
    expect(Date.parse(exam.deadlineAt ?? '') - Date.parse(exam.startedAt)).toBe(1.5 * EXAM_SECONDS * 1000);
  });

  it('says nothing about the key and is closed at its deadline with what it has', async () => {
    const { id } = await startExam();
    const first = await db.attemptQuestion.findFirstOrThrow({ where: { attemptId: id }, orderBy: { position: 'asc' } });
    const key = await db.answer.findMany({
      where: { revisionId: first.revisionId, isCorrect: true },
      select: { id: true },
    });
    expect(
      await answer(
        id,
        toQuestionId(first.questionId),
        key.map((row) => row.id),
      ),
    ).toEqual({ recorded: true });
    await db.attempt.update({
      where: { id },
      data: { startedAt: new Date(Date.now() - 20_000_000), deadlineAt: new Date(Date.now() - 61_000) },
    });
    expect(await codeOf(answer(id, toQuestionId(first.questionId), []))).toBe('TIME_IS_UP');
    expect(await attempts.cleanUpAttempts(userId, toSessionId(randomUUID()))).toBeGreaterThanOrEqual(0);
    const result = await attempts.getResult({ id, userId });
    expect(result.score).toMatchObject({ correct: 1, answered: 1, total: EXAM_QUESTIONS });
    expect(result.sections.map((section) => section.name)).toEqual(SECTIONS.map(({ name }) => name));
  });

  it('survives a cleanup while it is still within its time', async () => {
    const { id } = await startExam();
    await attempts.cleanUpAttempts(userId, toSessionId(randomUUID()));
    expect(await db.attempt.count({ where: { id } })).toBe(1);
  });
});
