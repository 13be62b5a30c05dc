import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { erasePeople, makeDevice, makePerson, newNetwork } from '@/lib/auth/testing/people';
import { joinClass } from '@/lib/classes/joining/service';
import { createClass, getClass, listClasses } from '@/lib/classes/service';
import { take, teach } from '@/lib/classes/testing/class';
import { db, disconnect } from '@/lib/db/client';
import { env } from '@/lib/env';
import type { ClassId, UserId } from '@/lib/kernel/ids';
import { limiters } from '@/lib/limits/adapter';
import { queue } from '@/lib/mail/queue-service';
import { createMessages } from '@/lib/mail/queue-store';
import { unseal } from '@/lib/mail/seal-codec';
import { writeClassEnding } from '@/lib/mail/service';
import { NOTICE_DAYS, REST_DAYS } from './rules';
import { endClassesAtRest } from './service';

vi.mock('@/lib/mail/queue-store', { spy: true });
vi.mock('@/lib/mail/service', { spy: true });
const { writeClassEnding: writeReally } =
  await vi.importActual<typeof import('@/lib/mail/service')>('@/lib/mail/service');

const forgetMail = () => db.queuedMessage.deleteMany();
const forgetLimits = async () => {
  await db.rateLimit.deleteMany({ where: { key: { startsWith: 'mailOfAKind' } } });
  limiters.clear();
};

// Email delivery is off, so that the test can count queued emails.
beforeEach(() => queue.set({ writings: new Set(), rounds: new Set(), isClosed: true }));
afterEach(async () => {
  vi.unstubAllEnvs();
  env.clear();
  await forgetMail();
  await forgetLimits();
  await erasePeople();
});
afterAll(async () => {
  queue.clear();
  await disconnect();
});

const DAY_MS = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const rest = (id: ClassId, days: number, toldDaysAgo?: number) =>
  db.studyClass.update({
    where: { id },
    data: { usedAt: daysAgo(days), endingToldAt: toldDaysAgo === undefined ? null : daysAgo(toldDaysAgo) },
    select: { id: true },
  });
const isThere = async (id: ClassId) => (await db.studyClass.count({ where: { id } })) === 1;
const isNotified = async (id: ClassId) =>
  (await db.studyClass.findUniqueOrThrow({ where: { id }, select: { endingToldAt: true } })).endingToldAt !== null;

/** Lists mails waiting for the instructors of the class. */
async function listMails(id: ClassId) {
  const messages = await db.queuedMessage.findMany({ where: { template: 'class-ending' } });
  return messages.filter(({ sealed }) => unseal(sealed)?.text.includes(id));
}

async function makeInstructor() {
  const person = await makePerson();
  await db.user.update({ where: { id: person.id }, data: { emailVerifiedAt: new Date() }, select: { id: true } });
  return { userId: person.id };
}

async function makeClass(teacher?: { userId: UserId }) {
  const viewer = teacher ?? (await makeInstructor());
  const made = await createClass(viewer, 'HVAC 101');
  return { made, asking: { viewer, id: made.id } };
}
const endsAt = async (viewer: { userId: UserId }) => (await listClasses(viewer.userId)).teaching[0]?.endsAt;

describe('an idle class', () => {
  it('has its deletion announced once, 30 days before, by mail and in the list of classes', async () => {
    const { made, asking } = await makeClass();
    await rest(made.id, REST_DAYS - NOTICE_DAYS + 1);
    await Promise.all([endClassesAtRest(new Date()), endClassesAtRest(new Date())]);
    await endClassesAtRest(new Date());
    expect(await listMails(made.id)).toHaveLength(1);
    expect(await endsAt(asking.viewer)).not.toBeNull();
    // Opening the class counts as use.
    await getClass(asking);
    expect(await endsAt(asking.viewer)).toBeNull();
  });

  it('is not marked as announced when the mail could not be stored, and is announced by the next run', async () => {
    const { made } = await makeClass();
    await rest(made.id, REST_DAYS + 1);
    vi.mocked(createMessages).mockRejectedValueOnce(new Error('Connection terminated'));
    await expect(endClassesAtRest(new Date())).rejects.toThrow('Connection terminated');
    expect([await isNotified(made.id), (await listMails(made.id)).length]).toEqual([false, 0]);
    await endClassesAtRest(daysAgo(-NOTICE_DAYS - 1));
    expect([await isThere(made.id), await isNotified(made.id), (await listMails(made.id)).length]).toEqual([
      true,
      true,
      1,
    ]);
  });

  it('is announced by a later run if an instructor is at the mail limit, and is not deleted before', async () => {
    const viewer = await makeInstructor();
    const ids: ClassId[] = [];
    for (let count = 0; count < 7; count += 1) ids.push((await makeClass(viewer)).made.id);
    for (const id of ids) await rest(id, REST_DAYS + 1);
    vi.stubEnv('RATE_LIMIT_FACTOR', '1');
    env.clear();
    limiters.clear();
    await endClassesAtRest(new Date());
    const mailed = async () => Promise.all(ids.map(async (id) => [await isNotified(id), (await listMails(id)).length]));
    expect((await mailed()).toSorted()).toEqual([...Array(2).fill([false, 0]), ...Array(5).fill([true, 1])]);
    await forgetLimits();
    await endClassesAtRest(daysAgo(-NOTICE_DAYS + 1));
    expect(await mailed()).toEqual(Array(7).fill([true, 1]));
  });

  it('is not announced when somebody opens it at the same moment', async () => {
    const { made, asking } = await makeClass();
    await rest(made.id, REST_DAYS + 1);
    vi.mocked(writeClassEnding).mockImplementationOnce(async (message) => {
      await getClass(asking);
      return writeReally(message);
    });
    await endClassesAtRest(new Date());
    expect([await isNotified(made.id), (await listMails(made.id)).length]).toEqual([false, 0]);
  });

  it('is announced by a mail that can be delivered until the day of deletion, even if the mail server is down for days', async () => {
    const { made } = await makeClass();
    await rest(made.id, REST_DAYS + 1);
    await endClassesAtRest(new Date());
    const [mail] = await listMails(made.id);
    const endsAt = daysAgo(-NOTICE_DAYS).getTime();
    expect(Math.abs(Number(mail?.expiresAt) - endsAt)).toBeLessThan(60_000);
  });

  it("is deleted with its names after a year, but its students' answers are not", async () => {
    const { asking, test, join } = await teach();
    const sam = await join('Sam');
    const attemptId = await take(sam.userId, test.id, { right: 1 });
    await rest(asking.id, REST_DAYS + 1, NOTICE_DAYS + 1);
    await endClassesAtRest(new Date());
    expect(await isThere(asking.id)).toBe(false);
    expect(await db.classPlace.count({ where: { classId: asking.id } })).toBe(0);
    expect(await db.attempt.findUnique({ where: { id: attemptId }, select: { assignmentId: true } })).toEqual({
      assignmentId: null,
    });
    expect(await db.user.count({ where: { id: sam.userId } })).toBe(1);
  });

  it.each([
    ['was never announced', REST_DAYS + 200, undefined],
    ['was announced less than 30 days ago', REST_DAYS + 200, NOTICE_DAYS - 1],
    ['was used within the year', REST_DAYS - 1, NOTICE_DAYS + 1],
  ])('is not deleted if it %s', async (_name, days, toldDaysAgo) => {
    const { made } = await makeClass();
    await rest(made.id, days, toldDaysAgo);
    await endClassesAtRest(new Date());
    expect(await isThere(made.id)).toBe(true);
  });

  it('is not deleted when a student joins or starts one of its tests', async () => {
    for (const use of ['join', 'start']) {
      const { asking, test, join } = await teach();
      const sam = await join('Sam');
      const { code } = await getClass(asking);
      await rest(asking.id, REST_DAYS + 1, NOTICE_DAYS + 1);
      const { id: userId } = await makeDevice();
      if (use === 'join') await joinClass({ userId, code, name: 'Kim', address: newNetwork() });
      else await take(sam.userId, test.id, { isLeft: true });
      await endClassesAtRest(new Date());
      expect(await isThere(asking.id), use).toBe(true);
    }
  });
});
