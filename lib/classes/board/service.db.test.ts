import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { finishAttempt, startAttempt } from '@/lib/attempts/service';
import { erasePeople, makeDevice } from '@/lib/auth/testing/people';
import { mergePlaces } from '@/lib/classes/service';
import { CORE, idsOf, take, teach } from '@/lib/classes/testing/class';
import { disconnect } from '@/lib/db/client';
import { toAttemptId } from '@/lib/kernel/ids';
import { getBoard } from './service';

afterEach(erasePeople);
afterAll(disconnect);

describe('the live board', () => {
  it('says of each student where they are in the attempt that was begun last, over both devices', async () => {
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

  it('does not say how many answers of an exam are right before it is finished', async () => {
    const { test, join, asking } = await teach({ testType: 'exam', questionCount: 25 });
    const { userId } = await join('Maria');
    const id = await take(userId, test.id, { testType: 'exam', right: 2, wrong: 1, isLeft: true });
    expect(await rightOf(asking)).toEqual([[3, null]]);
    await finishAttempt({ id, userId, ageMs: 0 });
    expect(await rightOf(asking)).toEqual([[3, 2]]);
  });

  it('says it of no test under way that asks a question of an exam that its student has open', async () => {
    const { test, join, asking } = await teach();
    const { userId } = await join('Maria');
    const questionIds = await idsOf(userId, test.id);
    await take(userId, test.id, { questionIds, right: 2, isLeft: true });
    expect(await rightOf(asking)).toEqual([[2, 2]]);
    const exam = toAttemptId(randomUUID());
    const start = { userId, testType: 'exam' as const, sectionIds: [CORE], timeFactor: 1, ageMs: 0, waitedMs: 0 };
    await startAttempt({ ...start, attemptId: exam, questionIds: questionIds.slice(0, 1) });
    expect(await rightOf(asking)).toEqual([[2, null]]);
    await finishAttempt({ id: exam, userId, ageMs: 0 });
    expect(await rightOf(asking)).toEqual([[2, 2]]);
  });

  it('is its instructor’s alone', async () => {
    const { test, join, asking } = await teach();
    const { userId } = await join('Maria');
    for (const stranger of [userId, (await makeDevice()).id]) {
      const other = { viewer: { userId: stranger }, id: asking.id, assignmentId: test.id };
      await expect(getBoard(other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});
