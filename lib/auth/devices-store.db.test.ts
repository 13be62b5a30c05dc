import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, getProfile } from '@/lib/account/service';
import { removeExpiredIdentity } from '@/lib/auth/expiry/service';
import { refreshSession } from '@/lib/auth/sessions/service';
import { erasePeople, later, makeDevice, makePerson, NOW, newNetwork, ORIGIN } from '@/lib/auth/testing/people';
import { db, disconnect } from '@/lib/db/client';
import type { UserId } from '@/lib/kernel/ids';
import { toUserId } from '@/lib/kernel/ids';
import { DAY_MS } from '@/lib/kernel/time';
import { GUESS_LIMITS } from '@/lib/limits/rules';
import { withFactor } from '@/lib/limits/testing/guessing';
import * as mail from '@/lib/mail/service';
import * as people from '@/lib/people/service';
import { findLiveSession } from '@/lib/session/store';
import { startDeviceAccount } from './devices-service';
import { requestMail } from './links-service';
import { changePassword } from './service';

const days = (count: number) => later(count * DAY_MS);
const asking = (userId: UserId) => ({ viewer: { userId }, id: userId });

afterEach(erasePeople);
afterAll(disconnect);

describe('device account', () => {
  it('is a user with the generic name and without an email address or password', async () => {
    const { user } = await makeDevice();
    expect(user).toMatchObject({ email: '', emailVerified: false, roles: ['USER'], fullName: 'User User' });
    const profile = await getProfile(asking(user.id));
    expect(profile).toMatchObject({ email: '', isDeviceAccount: true, hasPassword: false, passwordChosen: true });
    expect((await getProfile(asking((await makePerson()).id))).isDeviceAccount).toBe(false);
  });

  it('stays signed in if used every 60 days, beyond the 90-day limit of other accounts', async () => {
    const { id, sid, refreshToken } = await makeDevice();
    let token = refreshToken;
    for (const day of [59, 118, 177]) token = (await refreshSession(token, days(day))).refreshToken;
    expect(await findLiveSession(sid, days(236))).toMatchObject({ userId: id });
    await expect(refreshSession(token, days(238))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is deleted without a password, together with its sessions', async () => {
    const { id, sid } = await makeDevice();
    await deleteAccount({ ...asking(id), password: undefined });
    expect(await db.user.count({ where: { id } })).toBe(0);
    expect(await findLiveSession(sid, NOW)).toBeNull();
    expect(mail.mailAccountDeleted).not.toHaveBeenCalled();
  });

  it('gets no mail, and has no password that could be changed', async () => {
    const { id } = await makeDevice();
    const change = { userId: id, currentPassword: 'anything at all', newPassword: 'a new long sentence' };
    await expect(changePassword({ ...change, origin: ORIGIN, now: NOW })).rejects.toMatchObject({ code: 'VALIDATION' });
    await requestMail('reset_password', { email: '', origin: { ...ORIGIN, address: newNetwork() }, now: NOW });
    await people.mailReset({ actor: { userId: id, email: '' }, id, now: NOW }).then(
      () => expect.unreachable(),
      (error: unknown) => expect(error).toMatchObject({ code: 'CONFLICT' }),
    );
    expect(await db.mailToken.count({ where: { userId: id } })).toBe(0);
  });

  it('is listed for admins as an account without an email address, not as unconfirmed', async () => {
    const { id } = await makeDevice();
    const shown = async (show: 'devices' | 'unverified') =>
      (await people.listPeople({ show, page: 0, size: 100 })).items.filter((person) => person.id === id);
    expect(await shown('devices')).toMatchObject([{ id, email: '' }]);
    expect(await shown('unverified')).toEqual([]);
  });
});

describe('account with an email address', () => {
  it('cannot be deleted without its password', async () => {
    const { id } = await makePerson();
    await expect(deleteAccount({ ...asking(id), password: undefined })).rejects.toMatchObject({
      fields: { password: 'Please enter your password' },
    });
    expect(await db.user.count({ where: { id } })).toBe(1);
  });
});

describe('device accounts started from one IP address', () => {
  beforeAll(() => withFactor('1'));
  afterAll(() => withFactor('1000'));

  it('are limited in number, without using up the limit of another IP address in the network', async () => {
    const network = newNetwork();
    const start = (address: string) => startDeviceAccount({ ...ORIGIN, address }, NOW);
    const made: string[] = [];
    for (let count = 0; count < GUESS_LIMITS.startByAddress.points; count += 1)
      made.push((await start(network)).user.id);
    await expect(start(network)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    made.push((await start(network.replace(':1::1', ':2::1'))).user.id);
    await db.user.deleteMany({ where: { id: { in: made } } });
  });
});

describe('unused device accounts', () => {
  async function makeUsed(lastUsed: Date): Promise<UserId> {
    const { id } = await makeDevice();
    await db.user.update({ where: { id }, data: { createdAt: NOW } });
    await db.session.updateMany({ where: { userId: id }, data: { lastUsedAt: lastUsed } });
    return id;
  }

  async function answer(userId: UserId, chosenAt: Date | null): Promise<UserId> {
    const question = await db.question.findFirstOrThrow({
      where: { state: 'published' },
      select: { id: true, sectionId: true, currentRevisionId: true },
    });
    const paper = {
      position: 0,
      questionId: question.id,
      revisionId: question.currentRevisionId ?? 0,
      sectionId: question.sectionId,
      answerIds: [],
      chosenAt,
    };
    await db.attempt.create({
      data: {
        id: randomUUID(),
        userId,
        testType: 'practice',
        sectionIds: [question.sectionId],
        sectionName: 'Core',
        startedAt: NOW,
        totalQuestions: 1,
        questions: { create: paper },
      },
    });
    return userId;
  }

  const left = async (ids: UserId[]) =>
    (await db.user.findMany({ where: { id: { in: ids } }, select: { id: true } })).map(({ id }) => toUserId(id)).sort();

  it('are deleted after two days if they have no answer, and otherwise after sixty', async () => {
    const empty = await makeUsed(NOW);
    const opened = await answer(await makeUsed(NOW), null);
    const reading = await makeUsed(days(1));
    const learner = await answer(await makeUsed(NOW), NOW);
    const returning = await answer(await makeUsed(days(40)), NOW);
    const everybody = [empty, opened, reading, learner, returning];
    await removeExpiredIdentity(days(1.9));
    expect(await left(everybody)).toEqual([...everybody].sort());
    await removeExpiredIdentity(days(2.1));
    expect(await left(everybody)).toEqual([reading, learner, returning].sort());
    await removeExpiredIdentity(days(59));
    expect(await left(everybody)).toEqual([learner, returning].sort());
    await removeExpiredIdentity(days(61));
    expect(await left(everybody)).toEqual([returning]);
  });

  it('are deleted, but accounts with an email address are not', async () => {
    const { id } = await makePerson();
    await db.user.update({ where: { id }, data: { createdAt: NOW, emailVerifiedAt: NOW } });
    await removeExpiredIdentity(days(61));
    expect(await left([id])).toEqual([id]);
  });
});
