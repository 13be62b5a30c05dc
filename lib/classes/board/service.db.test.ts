import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { erasePeople, makeDevice } from '@/lib/auth/testing/people';
import { mergePlaces } from '@/lib/classes/service';
import { take, teach } from '@/lib/classes/testing/class';
import { disconnect } from '@/lib/db/client';
import { getBoard } from './service';

vi.mock('@/lib/mail/service');

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

  it('is its instructor’s alone', async () => {
    const { test, join, asking } = await teach();
    const { userId } = await join('Maria');
    for (const stranger of [userId, (await makeDevice()).id]) {
      const other = { viewer: { userId: stranger }, id: asking.id, assignmentId: test.id };
      await expect(getBoard(other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});
