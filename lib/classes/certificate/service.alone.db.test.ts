import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { erasePeople, makeDevice, NOW } from '@/lib/auth/testing/people';
import { createAssignment, updateAssignment } from '@/lib/classes/assignments/service';
import { inviteColleague, teachClass } from '@/lib/classes/colleagues/service';
import { leaveClass } from '@/lib/classes/joining/service';
import { changePlace, listClasses, mergePlaces } from '@/lib/classes/service';
import { take, teach } from '@/lib/classes/testing/class';
import { db, disconnect } from '@/lib/db/client';
import type { PlaceId, UserId } from '@/lib/kernel/ids';
import type { Language } from '@/lib/kernel/language';
import { drawCertificate } from './codec';
import { getCertificate } from './service';

vi.mock('./codec', () => ({ drawCertificate: vi.fn(async () => new Uint8Array()) }));

afterEach(erasePeople);
afterAll(disconnect);

const drawn = vi.mocked(drawCertificate);

async function open() {
  const { asking, join, test } = await teach();
  const get = async (userId: UserId, placeId: PlaceId, timeZone: string | null = null, language: Language = 'en') => {
    await getCertificate({ viewer: { userId }, id: asking.id, placeId, timeZone, language }, NOW);
    return drawn.mock.lastCall?.[0];
  };
  return { asking, join, test, get, teacherId: asking.viewer.userId };
}

describe('a certificate of completion', () => {
  it('lists each completed test with the attempt that counts, and no data of other students', async () => {
    const { asking, join, test, get, teacherId } = await open();
    const maria = await join('Maria');
    const sam = await join('Sam');
    const given = {
      title: 'Midterm',
      testType: 'practice' as const,
      sectionIds: [6, 4],
      questionCount: 2,
      samePaper: true,
      closesAt: null,
      attempts: null,
      timeFactor: 1,
      onPaper: false,
      opensAt: NOW,
    };
    const midterm = await createAssignment(asking, given, NOW);
    await createAssignment(asking, { ...given, title: 'Never begun' }, NOW);
    await take(maria.userId, midterm.id, { right: 1, wrong: 3 });
    await take(maria.userId, midterm.id, { right: 3, wrong: 1 });
    await take(maria.userId, test.id, { right: 5 });
    await take(maria.userId, test.id, { right: 2, isLeft: true });
    await take(sam.userId, test.id, { right: 4, wrong: 1 });
    const said = await get(teacherId, maria.placeId);
    expect(said).toMatchObject({
      student: 'Maria',
      className: 'HVAC 101',
      instructor: null,
      tests: [
        { title: 'Midterm', kind: 'Practice: Core and Type II', score: '3 of 4 (75%)' },
        { title: 'Quiz', kind: 'Practice: Core', score: '5 of 5 (100%)' },
      ],
    });
    expect(await get(maria.userId, maria.placeId)).toEqual(said);
    expect((await get(maria.userId, maria.placeId, null, 'es'))?.tests).toMatchObject([
      { title: 'Midterm', kind: 'Práctica: Core y Tipo II', score: '3 de 4 (75%)' },
      { title: 'Quiz', kind: 'Práctica: Core', score: '5 de 5 (100%)' },
    ]);
    await updateAssignment(asking, midterm.id, { attempts: 1, certificateMark: 25 });
    expect((await get(maria.userId, maria.placeId))?.tests[0]?.score).toBe('1 of 4 (25%)');
    await db.user.update({ where: { id: teacherId }, data: { firstName: 'Renée', lastName: '王' } });
    await changePlace(asking, maria.placeId, { name: 'María Núñez' });
    expect(await get(teacherId, maria.placeId)).toMatchObject({ student: 'María Núñez', instructor: null });
    await db.user.update({ where: { id: teacherId }, data: { lastName: 'Fitzgerald' } });
    expect(await get(teacherId, maria.placeId)).toMatchObject({ instructor: 'Renée Fitzgerald' });
  });

  it("shows days in the requester's time zone", async () => {
    const { join, test, get } = await open();
    const { userId, placeId } = await join('Maria');
    const id = await take(userId, test.id, { right: 5 });
    await db.attempt.update({ where: { id }, data: { completedAt: new Date('2026-11-02T03:00:00Z') } });
    expect((await get(userId, placeId))?.tests).toMatchObject([{ completedOn: 'Nov 2, 2026' }]);
    expect((await get(userId, placeId, 'America/Denver'))?.tests).toMatchObject([{ completedOn: 'Nov 1, 2026' }]);
    const inSpanish = await get(userId, placeId, null, 'es');
    expect(inSpanish?.tests).toMatchObject([{ completedOn: '2 de noviembre de 2026' }]);
  });

  it('is available to the instructors of the class and the student; returns 404 to others', async () => {
    const { asking, join, test, get, teacherId } = await open();
    const [maria, laptop, sam] = [await join('Maria'), await join('Maria'), await join('Sam')];
    for (const { userId } of [maria, sam]) await take(userId, test.id, { right: 5 });
    await mergePlaces(asking, maria.placeId, laptop.placeId);
    const colleague = (await makeDevice()).id;
    const { invitation } = await inviteColleague(asking);
    await teachClass({ userId: colleague, code: invitation?.code ?? '', name: 'Pat', address: '192.0.2.7' });
    for (const userId of [teacherId, colleague, maria.userId, laptop.userId]) {
      expect(await get(userId, maria.placeId)).toMatchObject({ student: 'Maria' });
    }
    const other = await teach();
    for (const userId of [sam.userId, other.asking.viewer.userId, (await makeDevice()).id]) {
      await expect(get(userId, maria.placeId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    // The viewer teaches this class, but the student is in another one.
    const asked = {
      viewer: other.asking.viewer,
      id: other.asking.id,
      placeId: maria.placeId,
      timeZone: null,
      language: 'en' as const,
    };
    await expect(getCertificate(asked, NOW)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await leaveClass(asking.id, sam.userId);
    await expect(get(sam.userId, sam.placeId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('returns CONFLICT with advice until a test is finished at or above its certificate mark', async () => {
    const { asking, join, test, get, teacherId } = await open();
    const { userId, placeId } = await join('Maria');
    await take(userId, test.id, { right: 2, isLeft: true });
    await take(userId, test.id, { right: 3, wrong: 2 });
    const attends = async () => (await listClasses(userId)).attending.map(({ hasCompleted }) => hasCompleted);
    for (const asker of [teacherId, userId]) {
      await expect(get(asker, placeId)).rejects.toMatchObject({
        code: 'CONFLICT',
        message: /certificate was not reached/,
      });
    }
    expect(await attends()).toEqual([false]);
    await updateAssignment(asking, test.id, { certificateMark: 60 });
    expect((await get(userId, placeId))?.tests).toMatchObject([{ score: '3 of 5 (60%)' }]);
    expect(await attends()).toEqual([true]);
  });
});
