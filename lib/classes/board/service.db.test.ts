import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { finishAttempt } from '@/lib/attempts/service';
import { erasePeople, makeDevice } from '@/lib/auth/testing/people';
import { findRoster } from '@/lib/classes/paper/answers/service';
import { getClassResults } from '@/lib/classes/results/service';
import { getClass, mergePlaces, updateClass } from '@/lib/classes/service';
import { startTest } from '@/lib/classes/starting-service';
import { CORE, idsOf, take, teach } from '@/lib/classes/testing/class';
import { disconnect } from '@/lib/db/client';
import { toAttemptId } from '@/lib/kernel/ids';
import { getBoard } from './service';

afterEach(erasePeople);
afterAll(disconnect);

describe('students of a class', () => {
  it('are listed in the same order on the page, board, results and paper, by first or by last name', async () => {
    const { test, join, asking } = await teach();
    for (const name of ['Zoe Adams', 'émile Baker', 'Adam Young']) await join(name);
    const orders = async () => [
      (await getClass(asking)).places.map(({ name }) => name),
      (await getBoard(asking)).students.map(({ name }) => name),
      (await getClassResults(asking, new Date())).students.map(({ name }) => name),
      (await findRoster({ ...asking, assignmentId: test.id })).names,
    ];
    expect(await orders()).toEqual(Array(4).fill(['Adam Young', 'émile Baker', 'Zoe Adams']));
    await updateClass(asking, { byLastName: true });
    expect(await orders()).toEqual(Array(4).fill(['Zoe Adams', 'émile Baker', 'Adam Young']));
  });
});

describe('the live board', () => {
  it("shows each student's position in the attempt started last, over both devices", async () => {
    const { test, join, asking } = await teach();
    const [phone, laptop, sam] = [await join('Maria'), await join('Maria'), await join('Sam')];
    await join('Zoe');
    await mergePlaces(asking, phone.placeId, laptop.placeId);
    await take(phone.userId, test.id, { right: 5 });
    await take(laptop.userId, test.id, { right: 2, wrong: 1, isLeft: true });
    await take(sam.userId, test.id, { right: 4, wrong: 1 });
    const { assignment, students } = await getBoard(asking);
    expect(assignment).toEqual({ id: test.id, title: 'Quiz' });
    expect(students.map(({ placeId: _placeId, ...row }) => row)).toEqual([
      { name: 'Maria', status: 'begun', question: 4, answered: 3, correct: 2, total: 5 },
      { name: 'Sam', status: 'finished', question: null, answered: 5, correct: 4, total: 5 },
      { name: 'Zoe', status: 'not-begun', question: null, answered: 0, correct: 0, total: 0 },
    ]);
  });

  const rightOf = async (asking: Parameters<typeof getBoard>[0]) => {
    const { students } = await getBoard(asking);
    return students.map(({ answered, correct }) => [answered, correct]);
  };

  it('hides the number of right answers in an exam until it is finished', async () => {
    const { test, join, asking } = await teach({ testType: 'exam', questionCount: 25 });
    const { userId } = await join('Maria');
    const id = await take(userId, test.id, { testType: 'exam', right: 2, wrong: 1, isLeft: true });
    expect(await rightOf(asking)).toEqual([[3, null]]);
    await finishAttempt({ id, userId, ageMs: 0 });
    expect(await rightOf(asking)).toEqual([[3, 2]]);
  });

  it("hides the number of right answers for a test that shares a question with the student's open exam", async () => {
    const { test, join, asking } = await teach();
    const { userId } = await join('Maria');
    const questionIds = await idsOf(userId, test.id);
    await take(userId, test.id, { questionIds, right: 2, isLeft: true });
    expect(await rightOf(asking)).toEqual([[2, 2]]);
    const exam = toAttemptId(randomUUID());
    const start = { userId, testType: 'exam' as const, sectionIds: [CORE], timeFactor: 1, ageMs: 0, waitedMs: 0 };
    await startTest({ ...start, attemptId: exam, questionIds: questionIds.slice(0, 1) });
    expect(await rightOf(asking)).toEqual([[2, null]]);
    await finishAttempt({ id: exam, userId, ageMs: 0 });
    expect(await rightOf(asking)).toEqual([[2, 2]]);
  });

  it('returns 404 to everybody but the instructor of the class', async () => {
    const { test, join, asking } = await teach();
    const { userId } = await join('Maria');
    for (const stranger of [userId, (await makeDevice()).id]) {
      const other = { viewer: { userId: stranger }, id: asking.id, assignmentId: test.id };
      await expect(getBoard(other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});
