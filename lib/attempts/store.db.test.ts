import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readPracticeQuestions } from '@/lib/bank/testing/draw';
import { db } from '@/lib/db/client';
import { type AttemptId, type QuestionId, toAttemptId, toQuestionId } from '@/lib/kernel/ids';
import * as attempts from './service';
import { MAX_OPEN_ATTEMPTS } from './store';
import {
  type Asked,
  CORE,
  codeOf,
  makeLearner,
  makeLearnersOfFile,
  right,
  someQuestions,
  wrong,
} from './testing/learner';

const [learner, other] = makeLearnersOfFile();

/** Adds one option to the response, like a client that sends single options. */
const join = (attemptId: AttemptId, questionId: QuestionId, answerId: number) =>
  learner.answer(attemptId, questionId, [answerId], { joins: true });

const ascending = (one: number, other: number) => one - other;

describe('service of practice tests', () => {
  it('returns the same attempt when a request to start is repeated', async () => {
    const questions = await someQuestions(CORE, 3);
    const id = toAttemptId(randomUUID());
    const [first, again] = await Promise.all([
      learner.startPractice(questions, id),
      learner.startPractice(questions, id),
    ]);
    expect(first.id).toBe(id);
    expect(again).toMatchObject({ id, totalQuestions: 3, sectionName: 'Core' });
    expect(await db.attemptQuestion.count({ where: { attemptId: id } })).toBe(3);
  });

  it('returns NOT_FOUND for a start in a section that does not exist', async () => {
    const start = { userId: learner.userId, testType: 'practice' as const, timeFactor: 1, ageMs: 0, waitedMs: 0 };
    await expect(attempts.startAttempt({ ...start, sectionId: 99 })).rejects.toMatchObject({
      code: 'VALIDATION',
      message: 'Invalid section ID',
    });
  });

  it('scores by the exact set of options, counts skipped questions, and finishes only once', async () => {
    const questions = await someQuestions(CORE, 4);
    const { id } = await learner.startPractice(questions);
    const [one, two, three] = questions as [Asked, Asked, Asked, Asked];
    expect(await learner.answer(id, one.id, right(one))).toMatchObject({
      recorded: true,
      correct: true,
      correctAnswerIds: right(one),
    });
    expect(await learner.answer(id, two.id, wrong(two))).toMatchObject({ correct: false });
    await learner.answer(id, three.id, right(three));
    const results = await Promise.all(
      Array.from({ length: 5 }, () => attempts.finishAttempt({ id, userId: learner.userId, ageMs: 0 })),
    );
    for (const result of results) expect(result).toEqual(results[0]);
    expect(results[0]?.score).toEqual({ correct: 2, total: 4, answered: 3, skipped: 1, percentage: 67 });
    expect(results[0]?.successful).toBe(false);
    expect(await db.attemptSection.count({ where: { attemptId: id } })).toBe(1);
    const learned = await db.learnerQuestion.findMany({
      where: { userId: learner.userId, questionId: { in: [one.id, two.id] } },
    });
    expect(learned.map((row) => row.timesAnswered)).toEqual([1, 1]);
  });

  it('draws again the missed and skipped questions of the finished test, but not the missed questions of earlier tests', async () => {
    const questions = await someQuestions(CORE, 14);
    const older = await learner.startPractice(questions.slice(4));
    for (const question of questions.slice(4)) await learner.answer(older.id, question.id, wrong(question));
    await attempts.finishAttempt({ id: older.id, userId: learner.userId, ageMs: 0 });
    const [one, two, three, four] = questions as [Asked, Asked, Asked, Asked];
    const { id } = await learner.startPractice([one, two, three, four]);
    await learner.answer(id, one.id, right(one));
    await learner.answer(id, two.id, wrong(two));
    await learner.answer(id, four.id, wrong(four));
    const draw = async (more: Partial<Parameters<typeof readPracticeQuestions>[0]>) => {
      const asked = {
        sectionId: CORE,
        userId: learner.userId,
        topic: null,
        missedIn: id,
        depth: 'mixed' as const,
        limit: 25,
        ...more,
      };
      return (await readPracticeQuestions(asked)).map((question) => question.id);
    };
    expect(await draw({})).toEqual([]);
    await attempts.finishAttempt({ id, userId: learner.userId, ageMs: 0 });
    expect(await draw({})).toEqual([two.id, three.id, four.id]);
    expect(await draw({ userId: other.userId })).toEqual([]);
    expect(await draw({ sectionId: 3 })).toEqual([]);
  });

  it('returns the settings chosen at the start with the result', async () => {
    const start = { userId: learner.userId, ageMs: 0, waitedMs: 0 };
    const exam = await attempts.startAttempt({ ...start, testType: 'exam', timeFactor: 1.5 });
    const practice = await attempts.startAttempt({
      ...start,
      testType: 'practice',
      sectionId: CORE,
      topic: 'laws',
      timeFactor: 1,
      questionIds: (await someQuestions(CORE, 1)).map(({ id }) => id),
    });
    const finish = ({ id }: { id: AttemptId }) => attempts.finishAttempt({ id, userId: learner.userId, ageMs: 0 });
    expect(await finish(exam)).toMatchObject({ testType: 'exam', timeFactor: 1.5, topic: null });
    expect(await finish(practice)).toMatchObject({ testType: 'practice', timeFactor: 1, topic: 'laws' });
  });

  it('asks the remaining questions if an admin deletes a question before the start arrives', async () => {
    const [one, rest] = (await someQuestions(CORE, 2)) as [Asked, Asked];
    const gone = toQuestionId(2_000_000_000);
    const start = (revisions?: number[]) =>
      attempts.startAttempt({
        userId: learner.userId,
        testType: 'practice',
        sectionId: CORE,
        timeFactor: 1,
        ageMs: 0,
        waitedMs: 0,
        questionIds: [one.id, gone, rest.id],
        revisions,
      });
    const { id, totalQuestions } = await start([0, 1, 0]);
    expect(totalQuestions).toBe(2);
    expect(await learner.answer(id, rest.id, right(rest))).toMatchObject({ correct: true });
    expect(await codeOf(learner.answer(id, gone, [1]))).toBe('NOT_FOUND');
    expect(await codeOf(start())).toBe('VALIDATION');
  });

  it('asks all questions even if a start names invented revisions', async () => {
    const [one, two] = (await someQuestions(CORE, 2)) as [Asked, Asked];
    const { id, totalQuestions } = await attempts.startAttempt({
      userId: learner.userId,
      testType: 'practice',
      sectionId: CORE,
      timeFactor: 1,
      ageMs: 0,
      waitedMs: 0,
      questionIds: [one.id, two.id],
      revisions: [0, 2_000_000_000],
    });
    expect(totalQuestions).toBe(2);
    expect(await learner.answer(id, two.id, right(two))).toMatchObject({ correct: true });
  });

  it('accepts an empty choice, and counts it as skipped', async () => {
    const [question] = (await someQuestions(CORE, 1)) as [Asked];
    const { id } = await learner.startPractice([question]);
    expect(await learner.answer(id, question.id, right(question))).toMatchObject({ correct: true });
    expect(await learner.answer(id, question.id, [])).toMatchObject({ recorded: true, correct: false });
    const { score } = await attempts.finishAttempt({ id, userId: learner.userId, ageMs: 0 });
    expect(score).toMatchObject({ correct: 0, answered: 0, skipped: 1 });
  });

  it('accepts the options of a multi-answer question one at a time', async () => {
    const [question] = await someQuestions(CORE, 1, true);
    if (!question) throw new Error('The bank has no multi-answer question in Core');
    const { id } = await learner.startPractice([question]);
    const outcomes = [];
    for (const answerId of right(question)) outcomes.push(await join(id, question.id, answerId));
    expect(outcomes.at(0)).toMatchObject({ correct: false });
    expect(outcomes.at(-1)).toMatchObject({ correct: true });
  });

  it('stores every option of simultaneous choices, even while the test is being finished', async () => {
    const questions = await someQuestions(CORE, 2, true);
    const joinAll = (id: AttemptId) =>
      questions.flatMap((question) => right(question).map((answerId) => codeOf(join(id, question.id, answerId))));
    for (let round = 0; round < 20; round += 1) {
      const { id } = await learner.startPractice(questions);
      const codes = await Promise.all(joinAll(id));
      expect(new Set(codes)).toEqual(new Set(['nothing was thrown']));
      const rows = await db.attemptQuestion.findMany({ where: { attemptId: id }, orderBy: { position: 'asc' } });
      expect(rows.map(({ answerIds }) => answerIds)).toEqual(
        questions.map((question) => right(question).sort(ascending)),
      );
      expect((await attempts.finishAttempt({ id, userId: learner.userId, ageMs: 0 })).score.correct).toBe(
        questions.length,
      );
    }
    for (let round = 0; round < 20; round += 1) {
      const { id } = await learner.startPractice(questions);
      const [result, ...codes] = await Promise.all([
        attempts.finishAttempt({ id, userId: learner.userId, ageMs: 0 }),
        ...joinAll(id),
      ]);
      const sent = questions.flatMap(right);
      const acknowledged = sent.filter((_answerId, place) => codes[place] === 'nothing was thrown');
      expect(codes.filter((code) => code !== 'nothing was thrown' && code !== 'ATTEMPT_FINISHED')).toEqual([]);
      expect(result.questions.flatMap(({ chosenIds }) => chosenIds).sort(ascending)).toEqual(
        acknowledged.sort(ascending),
      );
    }
  });

  it('stores the latest choice, in whatever order the network delivers the responses', async () => {
    const [question] = (await someQuestions(CORE, 1)) as [Asked];
    const { id } = await learner.startPractice([question]);
    const device = { deviceId: randomUUID() };
    await learner.answer(id, question.id, right(question), { ...device, sequence: 2 });
    await learner.answer(id, question.id, wrong(question), { ...device, sequence: 1 });
    expect((await db.attemptQuestion.findFirst({ where: { attemptId: id } }))?.isCorrect).toBe(true);
    // Another device chose earlier, while offline, and its response arrives only now.
    await learner.answer(id, question.id, wrong(question), { deviceId: randomUUID(), sequence: 9, ageMs: 60_000 });
    expect((await db.attemptQuestion.findFirst({ where: { attemptId: id } }))?.isCorrect).toBe(true);
  });

  it('removes a choice that the learner undoes', async () => {
    const [question] = (await someQuestions(CORE, 1)) as [Asked];
    const { id } = await learner.startPractice([question]);
    await learner.answer(id, question.id, right(question));
    await learner.answer(id, question.id, []);
    const result = await attempts.finishAttempt({ id, userId: learner.userId, ageMs: 0 });
    expect(result.score).toMatchObject({ answered: 0, skipped: 1, percentage: 0 });
  });
});

describe('a hostile client', () => {
  it('can leave at most a hundred tests of one day open, without affecting other people', async () => {
    const hoarder = await makeLearner();
    const [question] = await someQuestions(CORE, 1);
    const start = () =>
      attempts.startAttempt({
        userId: hoarder.userId,
        testType: 'practice',
        sectionId: CORE,
        questionIds: question ? [question.id] : [],
        attemptId: toAttemptId(randomUUID()),
        timeFactor: 1,
        ageMs: 0,
        waitedMs: 0,
      });
    const begun: AttemptId[] = [];
    for (let count = 0; count < MAX_OPEN_ATTEMPTS; count += 1) begun.push((await start()).id);
    await expect(start()).rejects.toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    expect(await db.attempt.count({ where: { userId: hoarder.userId } })).toBe(MAX_OPEN_ATTEMPTS);
    await attempts.finishAttempt({ id: begun[0] ?? toAttemptId(''), userId: hoarder.userId, ageMs: 0 });
    await start();
    // Tests started on earlier days do not count, so old unfinished tests never prevent new ones.
    await db.attempt.updateMany({ where: { userId: hoarder.userId }, data: { createdAt: new Date(0) } });
    await start();
    await db.user.delete({ where: { id: hoarder.userId } });
  });

  it("gets an error for an impossible answer or another user's test, and the score does not change", async () => {
    const [question, foreign] = (await someQuestions(CORE, 2)) as [Asked, Asked];
    const { id } = await learner.startPractice([question]);
    expect(
      await codeOf(
        attempts.recordResponse({
          userId: other.userId,
          attemptId: id,
          questionId: question.id,
          optionIds: right(question),
          timeSpentSeconds: 0,
          ageMs: 0,
          waitedMs: 0,
        }),
      ),
    ).toBe('NOT_FOUND');
    expect(await codeOf(learner.answer(id, foreign.id, right(foreign)))).toBe('NOT_FOUND');
    expect(await codeOf(learner.answer(id, question.id, right(foreign)))).toBe('VALIDATION');
    expect(await codeOf(attempts.finishAttempt({ id, userId: other.userId, ageMs: 0 }))).toBe('NOT_FOUND');
    expect(await codeOf(attempts.getResult({ id, userId: learner.userId }))).toBe('NOT_FOUND');
    const result = await attempts.finishAttempt({ id, userId: learner.userId, ageMs: 0 });
    expect(result.score.answered).toBe(0);
    expect(await codeOf(learner.answer(id, question.id, right(question)))).toBe('ATTEMPT_FINISHED');
    expect(await codeOf(attempts.getResult({ id, userId: other.userId }))).toBe('NOT_FOUND');
  });

  it('cannot use the attempt id of another user', async () => {
    const questions = await someQuestions(CORE, 1);
    const { id } = await learner.startPractice(questions);
    const stolen = attempts.startAttempt({
      userId: other.userId,
      testType: 'practice',
      sectionId: CORE,
      attemptId: id,
      timeFactor: 1,
      ageMs: 0,
      waitedMs: 0,
    });
    expect(await codeOf(stolen)).toBe('CONFLICT');
  });

  it('cannot make the server lose an acknowledged answer by finishing at the same time', async () => {
    const questions = await someQuestions(CORE, 8);
    for (let round = 0; round < 25; round += 1) {
      const { id } = await learner.startPractice(questions);
      const answers = questions.map((question) => codeOf(learner.answer(id, question.id, right(question))));
      const [result, ...codes] = await Promise.all([
        attempts.finishAttempt({ id, userId: learner.userId, ageMs: 0 }),
        ...answers,
      ]);
      const acknowledged = codes.filter((code) => code === 'nothing was thrown').length;
      expect(result.score.answered).toBe(acknowledged);
    }
  });
});
