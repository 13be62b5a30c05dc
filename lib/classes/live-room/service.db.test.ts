import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { erasePeople, makeDevice, NOW } from '@/lib/auth/testing/people';
import { listTestQuestions } from '@/lib/classes/assignments/questions/service';
import { leaveClass } from '@/lib/classes/joining/service';
import { getClassResults } from '@/lib/classes/results/service';
import { startTest } from '@/lib/classes/starting-service';
import { openExams, teach } from '@/lib/classes/testing/class';
import { db, disconnect } from '@/lib/db/client';
import { toQuestionId, type UserId } from '@/lib/kernel/ids';
import type { RoundView } from './contract';
import {
  answerInRoom,
  endRound,
  getRoom as getRoomIn,
  getRound,
  listRunning,
  removeOldRounds,
  startRound,
  turnRound,
} from './service';

afterEach(erasePeople);
afterAll(disconnect);

const CORE = [6];

const getRoom = (asking: Parameters<typeof getRoomIn>[0], seen: { roundId?: string; seen?: number }) =>
  getRoomIn(asking, { ...seen, language: 'en' });

async function open(questionCount = 3) {
  const { asking, join, test } = await teach();
  const { viewer, id } = asking;
  const room = { viewer, id };
  const maria = await join('Maria');
  const as = (userId: UserId) => ({ viewer: { userId }, id });
  const round = async (): Promise<RoundView> => {
    const now = await getRound(room);
    if (!now) throw new Error('Nothing is asked');
    return now;
  };
  const goOn = async () => {
    const { id: roundId, turn } = await round();
    return turnRound(room, { roundId, turn });
  };
  await startRound(room, { sectionIds: CORE, questionCount });
  return { room, join, maria, as, round, goOn, test };
}

async function topicsOf(roundId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ topic: string }[]>`
    SELECT DISTINCT q.topic FROM class_rounds r JOIN question_revisions v ON v.id = ANY(r.revision_ids)
    JOIN questions q ON q.id = v.question_id WHERE r.id = ${roundId}::uuid`;
  return rows.map(({ topic }) => topic);
}

describe('a round of questions in a classroom', () => {
  it('shows a question, reveals its key and the count of each option, and continues to the last question', async () => {
    const { room, round, goOn, maria, join, as } = await open(2);
    const sam = await join('Sam');
    const first = await round();
    expect(first).toMatchObject({ turn: 0, place: 1, total: 2, answered: 0, revealed: null });
    const [one, two] = first.question.options;
    if (!one || !two) throw new Error('A question has options');
    for (const { userId } of [maria, sam]) {
      expect(await answerInRoom(as(userId), { roundId: first.id, place: 1, optionIds: [one.id] })).toBe(true);
    }
    // Only the last answer of a student counts.
    await answerInRoom(as(sam.userId), { roundId: first.id, place: 1, optionIds: [two.id] });
    expect(await round()).toMatchObject({ answered: 2, revealed: null });
    const shown = await goOn();
    expect(shown).toMatchObject({ turn: 1, place: 1, answered: 2 });
    expect(shown?.revealed?.counts.toSorted((a, b) => a.id - b.id)).toEqual(
      [one, two].map(({ id }) => ({ id, count: 1 })).toSorted((a, b) => a.id - b.id),
    );
    expect(shown?.revealed?.correctIds.length).toBeGreaterThan(0);
    expect(await goOn()).toMatchObject({ turn: 2, place: 2, answered: 0, revealed: null });
    expect(await goOn()).toMatchObject({ turn: 3, place: 2 });
    expect(await goOn()).toMatchObject({ turn: 3, place: 2 });
    await endRound(room);
    expect(await getRound(room)).toBeNull();
    expect(await getRoom(as(maria.userId), {})).toBeNull();
    await expect(endRound(room)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('asks only the chosen topics, and counts the students who could answer', async () => {
    const { room, join, round } = await open();
    await join('Sam');
    const safety = { sectionIds: CORE, topics: [{ sectionId: 6, topic: 'safety' }], questionCount: 5 };
    await startRound(room, { ...safety, replace: true });
    expect(await round()).toMatchObject({ total: 5, answered: 0, joined: 2 });
    expect(await topicsOf((await round()).id)).toEqual(['safety']);
  });

  it('asks the questions of a test in their order, and rejects a test in which each student gets different questions', async () => {
    const { room, test, round } = await open();
    await startRound(room, { assignmentId: test.id, questionCount: 1, replace: true });
    const { questions } = await listTestQuestions({ ...room, assignmentId: test.id });
    expect(await round()).toMatchObject({ total: 5, question: { text: questions[0]?.text } });
    const [foreign, drawn] = [await teach(), await teach({ samePaper: false })];
    for (const [asking, other] of [
      [room, foreign.test],
      [drawn.asking, drawn.test],
    ] as const) {
      const started = startRound(asking, { assignmentId: other.id, questionCount: 1 });
      await expect(started).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('is replaced by another round only on request, and only once after simultaneous starts', async () => {
    const { room, round } = await open();
    const { id } = await round();
    const again = { sectionIds: CORE, questionCount: 2 };
    await expect(startRound(room, again)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await round()).id).toBe(id);
    await startRound(room, { ...again, replace: true });
    expect(await round()).toMatchObject({ total: 2, turn: 0 });
    await db.classRound.updateMany({
      where: { classId: room.id },
      data: { startedAt: new Date(Date.now() - 13 * 3_600_000) },
    });
    const starts = await Promise.allSettled([startRound(room, again), startRound(room, again)]);
    expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is refused without a question, and leaves the round in progress unchanged', async () => {
    const { room, test, round } = await open();
    const { id } = await round();
    const { questions } = await listTestQuestions({ ...room, assignmentId: test.id });
    await openExams(
      room.viewer.userId,
      questions.map((question) => toQuestionId(question.id)),
    );
    const started = startRound(room, { assignmentId: test.id, questionCount: 1, replace: true });
    await expect(started).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^There is no question to ask\./),
    });
    expect((await round()).id).toBe(id);
  });

  it('is no longer in progress once its current question is deleted, so another round can start', async () => {
    const { room, as, maria, round, goOn } = await open();
    await goOn();
    expect(await goOn()).toMatchObject({ place: 2 });
    const { id, revisionIds } = await db.classRound.findUniqueOrThrow({ where: { classId: room.id } });
    // A deleted question leaves an id without a revision.
    const withoutSecond = revisionIds.map((revision, place) => (place === 1 ? 0 : revision));
    await db.classRound.update({ where: { id }, data: { revisionIds: withoutSecond } });
    expect(await getRound(room)).toBeNull();
    expect(await getRoom(as(maria.userId), {})).toBeNull();
    expect(await listRunning(maria.userId)).toEqual([]);
    await startRound(room, { sectionIds: CORE, questionCount: 2 });
    expect(await round()).toMatchObject({ turn: 0, total: 2 });
  });

  it('advances one step after two simultaneous presses, and none after a press that names an earlier step', async () => {
    const { room, round, goOn } = await open();
    const { id: roundId, turn } = await round();
    await Promise.all([turnRound(room, { roundId, turn }), turnRound(room, { roundId, turn })]);
    expect((await round()).turn).toBe(1);
    await goOn();
    expect(await turnRound(room, { roundId, turn })).toMatchObject({ turn: 2 });
  });

  it('sends phones the key only after the reveal, and the question of a step only once', async () => {
    const { as, maria, goOn, round } = await open();
    const phone = as(maria.userId);
    const before = await getRoom(phone, {});
    expect(before).toMatchObject({ turn: 0, revealed: null, mine: [] });
    expect(JSON.stringify(before)).not.toMatch(/isCorrect|explanation|why|count"/);
    const { id } = await round();
    expect(await getRoom(phone, { roundId: id, seen: 0 })).toEqual({ id, turn: 0, place: 1, total: 3 });
    expect(await getRoom(phone, { roundId: '00000000-0000-7000-8000-000000000000', seen: 0 })).toHaveProperty(
      'question',
    );
    const shown = await goOn();
    const after = await getRoom(phone, { roundId: id, seen: 0 });
    expect(after?.revealed?.correctIds).toEqual(shown?.revealed?.correctIds);
    expect(after?.question?.options).toEqual(shown?.question.options);
  });

  it('is shown in Spanish on Spanish phones and beside the English on the wall, with the options in the same order', async () => {
    const { as, maria, goOn, round } = await open();
    const inSpanish = () => getRoomIn(as(maria.userId), { language: 'es' });
    const { question, spanish } = await round();
    expect(question.language).toBe('en');
    expect(spanish).toMatchObject({ revealed: null, question: { language: 'es', rightCount: question.rightCount } });
    expect(spanish?.question.text).not.toBe(question.text);
    expect(spanish?.question.options.map(({ id }) => id)).toEqual(question.options.map(({ id }) => id));
    expect(JSON.stringify(spanish)).not.toMatch(/isCorrect|explanation|why/);
    expect(await inSpanish()).toMatchObject({ question: spanish?.question, revealed: null });
    const shown = await goOn();
    expect(shown?.spanish?.revealed?.correctIds).toEqual(shown?.revealed?.correctIds);
    expect(shown?.spanish?.revealed?.explanation).not.toBe(shown?.revealed?.explanation);
    expect(await inSpanish()).toMatchObject({ revealed: shown?.spanish?.revealed });
  });

  it("accepts an answer after the reveal, but not to a question that was not yet shown or with another question's option", async () => {
    const { as, maria, goOn, round } = await open();
    const phone = as(maria.userId);
    const { id: roundId, question } = await round();
    const [option] = question.options;
    const optionIds = [option?.id ?? 0];
    await goOn();
    await goOn();
    expect(await answerInRoom(phone, { roundId, place: 1, optionIds })).toBe(true);
    expect(await getRoom(phone, {})).toMatchObject({ place: 2, mine: [] });
    for (const wrong of [
      { roundId, place: 3, optionIds },
      { roundId, place: 2, optionIds },
      { roundId, place: 1, optionIds: [...optionIds, 1] },
      { roundId: '00000000-0000-7000-8000-000000000000', place: 1, optionIds },
    ]) {
      expect(await answerInRoom(phone, wrong), JSON.stringify(wrong)).toBe(false);
    }
  });

  it("is open only to the class's instructor and students", async () => {
    const { room, as, maria, round } = await open();
    const other = await teach();
    const strangers = [(await makeDevice()).id, other.asking.viewer.userId];
    const { id: roundId, turn, question } = await round();
    const optionIds = question.options.slice(0, 1).map(({ id }) => id);
    for (const userId of [...strangers, maria.userId]) {
      await expect(getRound(as(userId))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(turnRound(as(userId), { roundId, turn })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(endRound(as(userId))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(startRound(as(userId), { sectionIds: CORE, questionCount: 1 })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    for (const userId of [...strangers, room.viewer.userId]) {
      await expect(getRoom(as(userId), {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await answerInRoom(as(userId), { roundId, place: 1, optionIds })).toBe(false);
    }
    // An instructor cannot move another class's round by sending that round's id with their own class's id.
    await startRound(other.asking, { sectionIds: CORE, questionCount: 1 });
    await turnRound(other.asking, { roundId, turn });
    expect(await round()).toMatchObject({ id: roundId, turn: 0 });
    await leaveClass(room.id, maria.userId);
    await expect(getRoom(as(maria.userId), {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await answerInRoom(as(maria.userId), { roundId, place: 1, optionIds })).toBe(false);
  });

  it('hides the key from a person whose open exam asks the question', async () => {
    const { room, as, maria, round, goOn } = await open(1);
    const row = await db.classRound.findUniqueOrThrow({ where: { classId: room.id } });
    const asked = await db.questionRevision.findMany({ where: { id: { in: row.revisionIds } } });
    for (const userId of [room.viewer.userId, maria.userId]) {
      await startTest({
        userId,
        testType: 'exam',
        sectionIds: CORE,
        timeFactor: 1,
        ageMs: 0,
        waitedMs: 0,
        questionIds: asked.map(({ questionId }) => toQuestionId(questionId)),
      });
    }
    await goOn();
    expect(await round()).toMatchObject({ turn: 1, revealed: null, spanish: { revealed: null } });
    for (const language of ['en', 'es'] as const) {
      expect(await getRoomIn(as(maria.userId), { language })).toMatchObject({ turn: 1, revealed: null });
    }
  });

  it('has no effect on results and learning records, and is deleted after some hours', async () => {
    const { room, as, maria, round, test } = await open();
    const { id: roundId, question } = await round();
    await answerInRoom(as(maria.userId), { roundId, place: 1, optionIds: [question.options[0]?.id ?? 0] });
    expect(await db.attempt.count({ where: { userId: maria.userId } })).toBe(0);
    expect(await db.learnerQuestion.count({ where: { userId: maria.userId } })).toBe(0);
    const { students } = await getClassResults({ ...room, assignmentId: test.id }, NOW);
    expect(students).toMatchObject([{ status: 'not-begun' }]);
    await db.classRound.update({ where: { id: roundId }, data: { startedAt: new Date(Date.now() - 13 * 3_600_000) } });
    expect(await getRound(room)).toBeNull();
    expect(await getRoom(as(maria.userId), {})).toBeNull();
    await removeOldRounds(new Date());
    expect(await db.classRoundAnswer.count({ where: { roundId } })).toBe(0);
  });

  it('is listed for the students of the class until it ends or is too old', async () => {
    const { room, maria, round } = await open(1);
    const running = { id: room.id, name: 'HVAC 101' };
    expect(await listRunning(maria.userId)).toEqual([running]);
    expect(await listRunning((await makeDevice()).id)).toEqual([]);
    const { id } = await round();
    await db.classRound.update({ where: { id }, data: { startedAt: new Date(Date.now() - 13 * 3_600_000) } });
    expect(await listRunning(maria.userId)).toEqual([]);
    await db.classRound.update({ where: { id }, data: { startedAt: new Date() } });
    expect(await listRunning(maria.userId)).toEqual([running]);
    await endRound(room);
    expect(await listRunning(maria.userId)).toEqual([]);
  });
});
