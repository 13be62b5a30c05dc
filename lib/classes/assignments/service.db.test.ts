import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { finishAttempt, recordResponse } from '@/lib/attempts/service';
import { erasePeople, later, makeDevice, NOW, newNetwork } from '@/lib/auth/testing/people';
import { joinClass, leaveClass } from '@/lib/classes/joining/service';
import { getClassResults } from '@/lib/classes/results/service';
import { addPlaces, changePlace, mergePlaces } from '@/lib/classes/service';
import { startTest } from '@/lib/classes/starting-service';
import { CORE, idsOf, openExams, take, teach } from '@/lib/classes/testing/class';
import { db, disconnect } from '@/lib/db/client';
import {
  type AttemptId,
  type PlaceId,
  type QuestionId,
  toAttemptId,
  toQuestionId,
  type UserId,
} from '@/lib/kernel/ids';
import { DAY_MS } from '@/lib/kernel/time';
import {
  deleteAssignment,
  extendAssignment,
  findAssignedOf,
  listAssigned,
  listAssignedQuestions,
  listAssignments,
  updateAssignment,
} from './service';

afterEach(erasePeople);
afterAll(disconnect);

describe('service of class tests', () => {
  it('asks everybody the same questions, or draws and stores different questions for each student', async () => {
    for (const samePaper of [true, false]) {
      const { test, join } = await teach({ samePaper, questionCount: 20 });
      const [one, other] = [await join('Maria'), await join('Sam')];
      const papers = [await idsOf(one.userId, test.id), await idsOf(other.userId, test.id)];
      expect(papers[0]).toHaveLength(20);
      expect(await idsOf(one.userId, test.id)).toEqual(papers[0]);
      if (samePaper) expect(papers[1]).toEqual(papers[0]);
      else expect(papers[1]).not.toEqual(papers[0]);
    }
  });

  it('shows an exam without its key', async () => {
    const { test, join } = await teach({ testType: 'exam', questionCount: 25 });
    const { userId } = await join('Maria');
    const text = JSON.stringify(await listAssignedQuestions(userId, test.id, NOW));
    expect(text).not.toMatch(/"(isCorrect|why|explanation|reference)":/);
  });

  it('returns 404 outside the class, and refuses a test that is not open yet, already closed or used up', async () => {
    const { test, join, asking } = await teach({ attempts: 1, closesAt: later(60_000) });
    const { userId } = await join('Maria');
    const stranger = (await makeDevice()).id;
    await expect(listAssignedQuestions(stranger, test.id, NOW)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await listAssigned(stranger, NOW)).toEqual([]);
    await expect(listAssignedQuestions(userId, test.id, later(-1))).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(listAssignedQuestions(userId, test.id, later(60_000))).rejects.toMatchObject({ code: 'CONFLICT' });
    await take(userId, test.id);
    await expect(listAssignedQuestions(userId, test.id, NOW)).rejects.toThrow('used all your attempts');
    expect(await listAssigned(userId, NOW)).toMatchObject([{ state: 'used-up', begun: 1 }]);
    const other = { viewer: { userId: stranger }, id: asking.id };
    await expect(updateAssignment(other, test.id, { closesAt: null })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(deleteAssignment(other, test.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(getClassResults(other, NOW)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('refuses a start without question ids while the test is closed, and any start before it opens', async () => {
    const { test, join, asking } = await teach({ attempts: 1 });
    const { userId } = await join('Maria');
    const bare = { userId, testType: 'practice', assignmentId: test.id, timeFactor: 1, ageMs: 0, waitedMs: 0 } as const;
    const named = { ...bare, questionIds: await idsOf(userId, test.id) };
    const move = (change: object) => db.classAssignment.update({ where: { id: test.id }, data: change });
    await move({ opensAt: new Date(Date.now() + 10 * 60_000) });
    await expect(startTest(bare)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(startTest(named)).rejects.toMatchObject({ code: 'CONFLICT' });
    await move({ opensAt: NOW, closesAt: later(60_000) });
    await expect(startTest(bare)).rejects.toMatchObject({ code: 'CONFLICT' });
    await updateAssignment(asking, test.id, { closesAt: null });
    await startTest(bare);
    await expect(startTest(bare)).rejects.toMatchObject({ code: 'CONFLICT' });
    await updateAssignment(asking, test.id, { attempts: 2 });
    await startTest(bare);
    expect((await getClassResults(asking, NOW)).students).toMatchObject([{ status: 'begun', attempts: 2 }]);
  });

  it("stores an attempt that exceeds the limit as the student's own practice, whatever start time the device claims", async () => {
    const { test, join, asking } = await teach({ attempts: 1 });
    const { userId } = await join('Maria');
    const questionIds = await idsOf(userId, test.id);
    await take(userId, test.id, { right: 1 });
    const again = { userId, testType: 'practice', sectionIds: [CORE], assignmentId: test.id, timeFactor: 1 } as const;
    const { id } = await startTest({
      ...again,
      sectionIds: [CORE],
      questionIds,
      ageMs: 3_600_000,
      waitedMs: 0,
    });
    expect(await db.attempt.findUnique({ where: { id }, select: { assignmentId: true } })).toEqual({
      assignmentId: null,
    });
    expect((await getClassResults(asking, NOW)).students).toMatchObject([{ attempts: 1, best: { correct: 1 } }]);
  });

  it("finds the class test of a student's attempt, even long after the test closed, and none for any other attempt", async () => {
    const { test, join } = await teach({ attempts: 1, closesAt: later(60_000) });
    const [{ userId }, other] = [await join('Maria'), await join('Sam')];
    const id = await take(userId, test.id, { right: 4 });
    expect(await findAssignedOf(userId, id, later(30 * DAY_MS))).toMatchObject({
      id: test.id,
      className: 'HVAC 101',
      state: 'closed',
      begun: 1,
      best: { correct: 4, total: 5 },
    });
    expect(await findAssignedOf(other.userId, id, NOW)).toBeNull();
    // An attempt beyond the limit counts as the student's own practice.
    const start = {
      userId,
      testType: 'practice',
      assignmentId: test.id,
      timeFactor: 1,
      ageMs: 0,
      waitedMs: 0,
    } as const;
    const questionIds = await idsOf(other.userId, test.id);
    const own = await startTest({ ...start, sectionIds: [CORE], questionIds });
    expect(await findAssignedOf(userId, toAttemptId(own.id), NOW)).toBeNull();
  });

  it("stores a start without sections as the student's own practice if no attempt is left or the student is not in the class", async () => {
    const { test, join, asking } = await teach({ attempts: 1 });
    const { userId } = await join('Maria');
    const questionIds = await idsOf(userId, test.id);
    const named = { userId, testType: 'practice', assignmentId: test.id, questionIds, timeFactor: 1 } as const;
    const start = async () => {
      const { id } = await startTest({ ...named, ageMs: 0, waitedMs: 0 });
      const kept = { assignmentId: true, sectionIds: true, totalQuestions: true } as const;
      return db.attempt.findUniqueOrThrow({ where: { id }, select: kept });
    };
    const whole = { sectionIds: [CORE], totalQuestions: questionIds.length };
    expect(await start()).toEqual({ ...whole, assignmentId: test.id });
    expect(await start()).toEqual({ ...whole, assignmentId: null });
    await leaveClass(asking.id, userId);
    expect(await start()).toEqual({ ...whole, assignmentId: null });
  });

  it('counts no more attempts than allowed when one student starts many at once on two devices', async () => {
    const { test, join, asking } = await teach({ attempts: 2 });
    const [phone, tablet] = [await join('Maria'), await join('Maria')];
    await mergePlaces(asking, tablet.placeId, phone.placeId);
    const questionIds = await idsOf(phone.userId, test.id);
    const named = { testType: 'practice', assignmentId: test.id, questionIds, timeFactor: 1 } as const;
    const devices = Array.from({ length: 3 }, () => [phone.userId, tablet.userId]).flat();
    await Promise.all(devices.map((userId) => startTest({ ...named, userId, ageMs: 0, waitedMs: 0 })));
    expect(await db.attempt.count({ where: { userId: { in: devices } } })).toBe(6);
    expect(await db.attempt.count({ where: { assignmentId: test.id } })).toBe(2);
    expect((await getClassResults(asking, NOW)).students).toMatchObject([{ attempts: 2 }]);
  });

  it('judges whether a start is late by its arrival at the server, not by the time that the device claims', async () => {
    const { test, join, asking } = await teach({ closesAt: later(60_000) });
    const { userId } = await join('Maria');
    const questionIds = await idsOf(userId, test.id);
    const start = { userId, testType: 'practice', assignmentId: test.id, questionIds, timeFactor: 1 } as const;
    const { id } = await startTest({ ...start, questionIds, ageMs: 29 * 86_400_000, waitedMs: 0 });
    await finishAttempt({ id, userId, ageMs: 0 });
    expect((await getClassResults(asking, NOW)).students).toMatchObject([{ best: { late: true } }]);
  });

  it('rejects other questions and another test type for an assigned test', async () => {
    const { test, join } = await teach();
    const { userId } = await join('Maria');
    const paper = await idsOf(userId, test.id);
    await expect(take(userId, test.id, { questionIds: paper.slice(1) })).rejects.toMatchObject({ code: 'VALIDATION' });
    await expect(take(userId, test.id, { testType: 'exam', questionIds: paper })).rejects.toMatchObject({
      code: 'VALIDATION',
    });
  });

  it('gives a student the extra time that the instructor has set', async () => {
    const { test, join, asking } = await teach({ testType: 'exam', questionCount: 25 });
    const { userId, placeId } = await join('Maria');
    await changePlace(asking, placeId, { name: 'Maria', timeFactor: 2 });
    expect(await listAssigned(userId, NOW)).toMatchObject([{ timeFactor: 2 }]);
    const id = await take(userId, test.id, { testType: 'exam' });
    const attempt = await db.attempt.findUniqueOrThrow({ where: { id } });
    expect(Number(attempt.deadlineAt) - Number(attempt.startedAt)).toBe(2 * 30 * 60_000);
  });
});

describe('a response for which the key was shown', () => {
  const answer = async (userId: UserId, attemptId: AttemptId, questionId: QuestionId, isRight: boolean) => {
    const options = await db.answer.findMany({
      where: { revision: { currentOf: { some: { id: questionId } } } },
      select: { id: true, isCorrect: true },
    });
    const chosen = options.filter(({ isCorrect }) => isCorrect === isRight).map(({ id }) => id);
    const optionIds = isRight ? chosen : chosen.slice(0, 1);
    return recordResponse({ attemptId, userId, questionId, optionIds, timeSpentSeconds: 1, ageMs: 0, waitedMs: 0 });
  };
  const changed = async (attemptId: AttemptId, userId: UserId, questionId: QuestionId) => {
    await answer(userId, attemptId, questionId, false);
    const outcome = await answer(userId, attemptId, questionId, true);
    const row = await db.attemptQuestion.findUnique({ where: { attemptId_questionId: { attemptId, questionId } } });
    return ['correct' in outcome ? outcome.correct : null, row?.isCorrect];
  };

  it('cannot be changed in assigned practice, even if it is empty, but can be changed in other practice', async () => {
    const [practice, exam] = [await teach(), await teach({ testType: 'exam', questionCount: 25 })];
    const { userId } = await practice.join('Maria');
    const attemptId = await take(userId, practice.test.id, { isLeft: true });
    const [first, second] = (await idsOf(userId, practice.test.id)) as [QuestionId, QuestionId];
    expect(await changed(attemptId, userId, first)).toEqual([false, false]);
    const nothing = {
      attemptId,
      userId,
      questionId: second,
      optionIds: [],
      timeSpentSeconds: 1,
      ageMs: 0,
      waitedMs: 0,
    };
    await recordResponse(nothing);
    expect(await answer(userId, attemptId, second, true)).toMatchObject({ correct: false });
    const own = await startTest({
      userId,
      testType: 'practice',
      sectionId: CORE,
      questionIds: [first],
      timeFactor: 1,
      ageMs: 0,
      waitedMs: 0,
    });
    expect(await changed(toAttemptId(own.id), userId, first)).toEqual([true, true]);
    const sam = await exam.join('Sam');
    const sitting = await take(sam.userId, exam.test.id, { testType: 'exam', isLeft: true });
    const [asked] = await db.attemptQuestion.findMany({ where: { attemptId: sitting }, select: { questionId: true } });
    const questionId = toQuestionId(asked?.questionId ?? 0);
    expect(await changed(sitting, sam.userId, questionId)).toEqual([null, true]);
  });
});

describe('a test on chosen topics', () => {
  it('asks only the chosen topics, with the same questions for all students and with different ones', async () => {
    const topics = [{ sectionId: CORE, topic: 'safety' }];
    for (const samePaper of [true, false]) {
      const { test, join } = await teach({ topics, samePaper });
      const { userId } = await join('Maria');
      const asked = await db.question.findMany({
        where: { id: { in: await idsOf(userId, test.id) } },
        select: { sectionId: true, topic: true },
      });
      expect(asked).toEqual(Array(5).fill(topics[0]));
      expect(test.topicNames).toEqual(['Safety']);
    }
  });

  it('rejects topics with too few questions', async () => {
    const questions = await db.question.findMany({
      where: { sectionId: CORE, topic: 'safety', state: 'published' },
      select: { id: true },
      skip: 4,
    });
    const ids = questions.map(({ id }) => id);
    await db.question.updateMany({ where: { id: { in: ids } }, data: { state: 'draft' } });
    try {
      const given = teach({ topics: [{ sectionId: CORE, topic: 'safety' }] });
      await expect(given).rejects.toMatchObject({ code: 'VALIDATION' });
    } finally {
      await db.question.updateMany({ where: { id: { in: ids } }, data: { state: 'published' } });
    }
  });
});

/** Lists the Core questions, or the questions of one Core topic, that an exam can ask. */
async function poolOf(topic?: string): Promise<QuestionId[]> {
  const found = await db.question.findMany({
    where: { sectionId: CORE, state: 'published', isForMockTest: false, ...(topic ? { topic } : {}) },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  return found.map(({ id }) => toQuestionId(id));
}

const paperIn = async (assignmentId: string, userId: UserId) =>
  (await db.classPaper.findFirst({ where: { assignmentId, userId } }))?.questionIds;

const REFUSED = { code: 'EXAM_OPEN' };

describe("drawing a student's own questions while the student has exams open", () => {
  const safety = { topics: [{ sectionId: CORE, topic: 'safety' }], samePaper: false };
  const exam = { testType: 'exam' as const, questionCount: 25, samePaper: false };

  it.each([
    ['a topic test when open exams ask all but one of its questions', safety, 'safety', 1, 5],
    ['a section exam when open exams ask all but two of its questions', exam, undefined, 2, 25],
  ])(
    'stores all questions, but refuses to show them until the exams end: %s',
    async (_name, given, topic, spared, length) => {
      const { test, join } = await teach(given);
      const { userId } = await join('Sly');
      const exams = await openExams(userId, (await poolOf(topic)).slice(spared));
      await expect(listAssignedQuestions(userId, test.id, NOW)).rejects.toMatchObject(REFUSED);
      const drawn = await paperIn(test.id, userId);
      expect(drawn).toHaveLength(length);
      const { testType } = test;
      const bare = { userId, testType, assignmentId: test.id, timeFactor: 1, ageMs: 0, waitedMs: 0 } as const;
      await expect(startTest(bare)).rejects.toMatchObject(REFUSED);
      const named = { ...bare, questionIds: drawn?.map(toQuestionId) };
      await expect(startTest(named)).rejects.toMatchObject(REFUSED);
      const short = { ...bare, questionIds: (await poolOf(topic)).slice(0, spared) };
      await expect(startTest(short)).rejects.toMatchObject({ code: 'VALIDATION' });
      await expect(listAssignedQuestions(userId, test.id, NOW)).rejects.toMatchObject(REFUSED);
      for (const id of exams) await finishAttempt({ id, userId, ageMs: 0 });
      const asked = await idsOf(userId, test.id);
      expect(asked).toHaveLength(length);
      expect(asked.toSorted()).toEqual(drawn?.toSorted());
      await take(userId, test.id, { testType });
    },
  );
});

describe('extra time and extensions for one student', () => {
  const enter = async () => {
    const known = await teach({ testType: 'exam', questionCount: 25, closesAt: later(DAY_MS) });
    const { asking, test } = known;
    const [roster] = (await addPlaces(asking, 'Maria')).places;
    const placeId = roster?.id ?? ('' as PlaceId);
    await changePlace(asking, placeId, { name: 'Maria', timeFactor: 2 });
    await extendAssignment(asking, test.id, { placeId, closesAt: later(3 * DAY_MS) });
    const maria = await known.join('Maria');
    const given = async (userId = maria.userId) =>
      (await listAssigned(userId, NOW)).map(({ timeFactor, closesAt }) => [timeFactor, closesAt]);
    const takes = async () => {
      const attempt = await db.attempt.findUnique({
        where: { id: await take(maria.userId, test.id, { testType: 'exam' }) },
        select: { timeFactor: true },
      });
      return attempt?.timeFactor;
    };
    return { ...known, ...maria, placeId, given, takes };
  };
  const STANDARD = [1, later(DAY_MS).toISOString()];
  const MORE = [2, later(3 * DAY_MS).toISOString()];

  it('are hidden from a student who joins after they were entered, until the instructor shows them', async () => {
    const { asking, placeId, given, takes } = await enter();
    expect([await given(), await takes()]).toEqual([[STANDARD], 1]);
    await changePlace(asking, placeId, { name: 'Maria', timeFactor: 2, showsEarlier: true });
    expect([await given(), await takes()]).toEqual([[MORE], 2]);
  });

  it('apply at once when they are entered after the student joined', async () => {
    const { asking, placeId, test, given } = await enter();
    await changePlace(asking, placeId, { name: 'Maria', timeFactor: 1.5 });
    await extendAssignment(asking, test.id, { placeId, closesAt: later(3 * DAY_MS) });
    expect(await given()).toEqual([[1.5, MORE[1]]]);
  });

  it('apply to both devices of a student whose roster entries are merged', async () => {
    const { asking, placeId, test, given, join } = await enter();
    await changePlace(asking, placeId, { name: 'Maria', timeFactor: 1.5 });
    await extendAssignment(asking, test.id, { placeId, closesAt: later(3 * DAY_MS) });
    const laptop = await join('Maria');
    await mergePlaces(asking, laptop.placeId, placeId);
    expect(await given(laptop.userId)).toEqual([[1.5, MORE[1]]]);
  });
});

describe('one more attempt for one student', () => {
  it('counts for that student only, survives a merge, and can be taken back', async () => {
    const { test, join, asking } = await teach({ attempts: 1 });
    const [maria, sam] = [await join('Maria'), await join('Sam')];
    for (const { userId } of [maria, sam]) await take(userId, test.id, { right: 1 });
    await extendAssignment(asking, test.id, { placeId: maria.placeId, closesAt: null, moreAttempts: 1 });
    const best = { correct: 1, total: 5 };
    expect(await listAssigned(maria.userId, NOW)).toMatchObject([{ state: 'open', attempts: 2, begun: 1, best }]);
    expect(await listAssigned(sam.userId, NOW)).toMatchObject([{ state: 'used-up', attempts: 1, begun: 1 }]);
    await take(maria.userId, test.id, { right: 4 });
    expect((await getClassResults(asking, NOW)).students).toMatchObject([
      { attempts: 2, best: { correct: 4 } },
      { attempts: 1, best: { correct: 1 } },
    ]);
    const laptop = await join('Maria');
    await mergePlaces(asking, laptop.placeId, maria.placeId);
    expect(await listAssigned(laptop.userId, NOW)).toMatchObject([{ state: 'used-up', attempts: 2, begun: 2 }]);
    await extendAssignment(asking, test.id, { placeId: laptop.placeId, closesAt: null });
    expect((await listAssignments(asking))[0]?.extensions).toEqual([]);
  });
});

describe('editing a class test', () => {
  const CORE_LAWS = { testType: 'practice' as const, sectionIds: [CORE], questionCount: 3, samePaper: true };

  it('changes the title, dates, attempts, time and mark even after an attempt', async () => {
    const { test, join, asking } = await teach();
    await take((await join('Maria')).userId, test.id, { right: 1 });
    const [opensAt, closesAt] = [later(-DAY_MS), later(DAY_MS)];
    const change = { title: 'Week 2', opensAt, closesAt, attempts: 3, timeFactor: 1.5, certificateMark: 90 };
    expect(await updateAssignment(asking, test.id, change)).toMatchObject({
      title: 'Week 2',
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
      attempts: 3,
      timeFactor: 1.5,
      certificateMark: 90,
      isTaken: true,
      questionCount: 5,
    });
    expect(await updateAssignment(asking, test.id, { closesAt: null })).toMatchObject({ title: 'Week 2', attempts: 3 });
  });

  it('changes the questions before the first attempt, and returns CONFLICT after it', async () => {
    const { test, join, asking } = await teach();
    const { userId } = await join('Maria');
    expect(await idsOf(userId, test.id)).toHaveLength(5);
    expect(await updateAssignment(asking, test.id, { paper: CORE_LAWS })).toMatchObject({
      questionCount: 3,
      isTaken: false,
    });
    expect(await idsOf(userId, test.id)).toHaveLength(3);
    await take(userId, test.id, { right: 1 });
    await expect(updateAssignment(asking, test.id, { paper: CORE_LAWS })).rejects.toMatchObject({ code: 'CONFLICT' });
    const foreign = (await teach()).asking;
    await expect(updateAssignment(foreign, test.id, { title: 'Mine' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it("stores answers to the previous questions as the student's own practice", async () => {
    const { test, join, asking } = await teach();
    const { userId } = await join('Maria');
    const held = await idsOf(userId, test.id);
    await updateAssignment(asking, test.id, { paper: { ...CORE_LAWS, sectionIds: [4] } });
    const id = await take(userId, test.id, { questionIds: held, right: 1 });
    expect(
      await db.attempt.findUnique({ where: { id }, select: { assignmentId: true, totalQuestions: true } }),
    ).toEqual({
      assignmentId: null,
      totalQuestions: 5,
    });
    expect(await listAssigned(userId, NOW)).toMatchObject([{ state: 'open', begun: 0, best: null }]);
  });
});

describe('an extension for one student', () => {
  it('extends the test for that student only, and survives a merge', async () => {
    const { test, join, asking } = await teach({ closesAt: later(60_000) });
    const [maria, sam] = [await join('Maria'), await join('Sam')];
    const until = new Date(Date.now() + 60 * 60_000);
    const extended = await extendAssignment(asking, test.id, { placeId: maria.placeId, closesAt: until });
    expect(extended.extensions).toEqual([
      { placeId: maria.placeId, name: 'Maria', closesAt: until.toISOString(), moreAttempts: 0 },
    ]);
    const now = later(2 * 60_000);
    expect(await listAssigned(maria.userId, now)).toMatchObject([{ state: 'open', closesAt: until.toISOString() }]);
    expect(await listAssigned(sam.userId, now)).toMatchObject([{ state: 'closed' }]);
    await expect(listAssignedQuestions(sam.userId, test.id, now)).rejects.toMatchObject({ code: 'CONFLICT' });
    // The simulated time and the server's clock are past the closing time of the class; the server's clock is years
    // past it.
    await take(maria.userId, test.id, { right: 1 });
    expect((await getClassResults(asking, NOW)).students).toMatchObject([{ best: { late: false } }, { best: null }]);
    const laptop = await join('Maria');
    await mergePlaces(asking, laptop.placeId, maria.placeId);
    expect(await listAssigned(maria.userId, now)).toMatchObject([{ state: 'open' }]);
    await extendAssignment(asking, test.id, { placeId: laptop.placeId, closesAt: null });
    expect(await listAssigned(maria.userId, now)).toMatchObject([{ state: 'closed' }]);
  });

  it('is rejected if it ends at or before the closing time for the class', async () => {
    const closesAt = later(DAY_MS);
    const { test, join, asking } = await teach({ closesAt });
    const { placeId } = await join('Maria');
    for (const until of [later(60_000), closesAt]) {
      const extended = extendAssignment(asking, test.id, { placeId, closesAt: until });
      await expect(extended).rejects.toMatchObject({ code: 'VALIDATION' });
    }
    expect((await listAssignments(asking))[0]?.extensions).toEqual([]);
  });

  it('is rejected for a test or a student of another class', async () => {
    const [one, other] = [await teach(), await teach()];
    const [own, foreign] = [await one.join('Maria'), await other.join('Sam')];
    const closesAt = later(60_000);
    for (const [asking, test, placeId] of [
      [one.asking, one.test, foreign.placeId],
      [one.asking, other.test, own.placeId],
      [other.asking, one.test, own.placeId],
      [{ viewer: { userId: own.userId }, id: one.asking.id }, one.test, own.placeId],
    ] as const) {
      for (const until of [closesAt, null]) {
        const extended = extendAssignment(asking, test.id, { placeId, closesAt: until });
        await expect(extended).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
    }
    expect(
      await db.classExtension.count({ where: { place: { classId: { in: [one.asking.id, other.asking.id] } } } }),
    ).toBe(0);
  });
});

describe('a student who leaves and joins again', () => {
  it('gets no further attempt with the same account', async () => {
    const { test, join, asking } = await teach({ attempts: 1 });
    const { userId } = await join('Sly');
    await take(userId, test.id, { right: 1 });
    await leaveClass(asking.id, userId);
    const { code } = await db.studyClass.findUniqueOrThrow({ where: { id: asking.id }, select: { code: true } });
    await joinClass({ userId, code, name: 'Sly', address: newNetwork() });
    await expect(listAssignedQuestions(userId, test.id, NOW)).rejects.toThrow('used all your attempts');
    expect((await getClassResults(asking, NOW)).students).toMatchObject([{ attempts: 1, best: { correct: 1 } }]);
  });
});

describe("the instructor's results", () => {
  it('show only the best attempt of each student over both devices', async () => {
    const { test, join, asking } = await teach();
    const [phone, laptop, sam] = [await join('Maria'), await join('Maria'), await join('Sam')];
    await mergePlaces(asking, phone.placeId, laptop.placeId);
    await take(phone.userId, test.id, { right: 2 });
    await take(laptop.userId, test.id, { right: 4 });
    const questionIds = await idsOf(sam.userId, test.id);
    const own = { userId: sam.userId, testType: 'practice', sectionId: CORE, questionIds, timeFactor: 1 } as const;
    await startTest({ ...own, ageMs: 0, waitedMs: 0 });
    const { students } = await getClassResults(asking, NOW);
    expect(students).toMatchObject([
      { name: 'Maria', status: 'finished', attempts: 2, best: { correct: 4, total: 5, percentage: 80, late: false } },
      { name: 'Sam', status: 'not-begun', attempts: 0, best: null },
    ]);
    await leaveClass(asking.id, laptop.userId);
    expect((await getClassResults(asking, NOW)).students[0]).toMatchObject({ attempts: 1, best: { correct: 2 } });
  });

  it("are erased with the test, but the students' attempts are not", async () => {
    const { test, join, asking } = await teach();
    const { userId } = await join('Maria');
    const id = await take(userId, test.id, { right: 1 });
    await deleteAssignment(asking, test.id);
    await expect(getClassResults(asking, NOW)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await db.attempt.findUnique({ where: { id }, select: { assignmentId: true } })).toEqual({
      assignmentId: null,
    });
  });

  it('do not include a removed student, whose own answers stay stored', async () => {
    const { test, join, asking } = await teach();
    const { userId } = await join('Maria');
    const questionIds = await idsOf(userId, test.id);
    await leaveClass(asking.id, userId);
    const start = { userId, testType: 'practice', sectionIds: [CORE], assignmentId: test.id, questionIds } as const;
    const { id } = await startTest({
      ...start,
      sectionIds: [CORE],
      questionIds,
      timeFactor: 1,
      ageMs: 0,
      waitedMs: 0,
    });
    expect(await db.attempt.findUnique({ where: { id }, select: { assignmentId: true } })).toEqual({
      assignmentId: null,
    });
  });
});
