import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { erasePeople, makeDevice, makePerson, newNetwork } from '@/lib/auth/testing/people';
import { joinClass } from '@/lib/classes/joining/service';
import { createClass, getClass, listClasses } from '@/lib/classes/service';
import { take, teach } from '@/lib/classes/testing/class';
import { db, disconnect } from '@/lib/db/client';
import type { ClassId, UserId } from '@/lib/kernel/ids';
import { mailClassEnding } from '@/lib/mail/service';
import { REST_DAYS, TOLD_DAYS_BEFORE } from './rules';
import { endClassesAtRest } from './service';

vi.mock('@/lib/mail/service');

beforeEach(() => void vi.resetAllMocks());
afterEach(erasePeople);
afterAll(disconnect);

const DAY_MS = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const rest = (id: ClassId, days: number, toldDaysAgo?: number) =>
  db.studyClass.update({
    where: { id },
    data: { usedAt: daysAgo(days), endingToldAt: toldDaysAgo === undefined ? null : daysAgo(toldDaysAgo) },
    select: { id: true },
  });
const isThere = async (id: ClassId) => (await db.studyClass.count({ where: { id } })) === 1;
const mailsOf = (id: ClassId) => vi.mocked(mailClassEnding).mock.calls.filter(([{ classId }]) => classId === id).length;

async function makeClass() {
  const person = await makePerson();
  await db.user.update({ where: { id: person.id }, data: { emailVerifiedAt: new Date() }, select: { id: true } });
  const viewer = { userId: person.id };
  const made = await createClass(viewer, 'HVAC 101');
  return { made, asking: { viewer, id: made.id } };
}
const endsAt = async (viewer: { userId: UserId }) => (await listClasses(viewer.userId)).teaching[0]?.endsAt;

describe('a class at rest', () => {
  it('is told of once, 30 days before, by mail and in the list of classes', async () => {
    const { made, asking } = await makeClass();
    await rest(made.id, REST_DAYS - TOLD_DAYS_BEFORE + 1);
    await endClassesAtRest(new Date());
    await endClassesAtRest(new Date());
    expect(mailsOf(made.id)).toBe(1);
    expect(await endsAt(asking.viewer)).not.toBeNull();
    // Opened, it is not at rest any more.
    await getClass(asking);
    expect(await endsAt(asking.viewer)).toBeNull();
  });

  it('ends after a year, with its names, and what its students answered stays theirs', async () => {
    const { asking, test, join } = await teach();
    const sam = await join('Sam');
    const attemptId = await take(sam.userId, test.id, { right: 1 });
    await rest(asking.id, REST_DAYS + 1, TOLD_DAYS_BEFORE + 1);
    await endClassesAtRest(new Date());
    expect(await isThere(asking.id)).toBe(false);
    expect(await db.classPlace.count({ where: { classId: asking.id } })).toBe(0);
    expect(await db.attempt.findUnique({ where: { id: attemptId }, select: { assignmentId: true } })).toEqual({
      assignmentId: null,
    });
    expect(await db.user.count({ where: { id: sam.userId } })).toBe(1);
  });

  it.each([
    ['was never told of', REST_DAYS + 200, undefined],
    ['was told of less than 30 days ago', REST_DAYS + 200, TOLD_DAYS_BEFORE - 1],
    ['was used within the year', REST_DAYS - 1, TOLD_DAYS_BEFORE + 1],
  ])('does not end that %s', async (_name, days, toldDaysAgo) => {
    const { made } = await makeClass();
    await rest(made.id, days, toldDaysAgo);
    await endClassesAtRest(new Date());
    expect(await isThere(made.id)).toBe(true);
  });

  it('goes on when a student joins, or begins one of its tests', async () => {
    for (const use of ['join', 'start']) {
      const { asking, test, join } = await teach();
      const sam = await join('Sam');
      const { code } = await getClass(asking);
      await rest(asking.id, REST_DAYS + 1, TOLD_DAYS_BEFORE + 1);
      const { id: userId } = await makeDevice();
      if (use === 'join') await joinClass({ userId, code, name: 'Kim', address: newNetwork() });
      else await take(sam.userId, test.id, { isLeft: true });
      await endClassesAtRest(new Date());
      expect(await isThere(asking.id), use).toBe(true);
    }
  });
});
