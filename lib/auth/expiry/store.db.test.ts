import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { refreshSession } from '@/lib/auth/sessions/service';
import { erasePeople, later, makeDevice, makePerson, NOW } from '@/lib/auth/testing/people';
import { db, disconnect, transact } from '@/lib/db/client';
import { DAY_MS } from '@/lib/kernel/time';
import { removeExpiredIdentity } from './service';

const days = (count: number) => later(count * DAY_MS);

afterEach(erasePeople);
afterAll(disconnect);

describe('removeExpiredIdentity', () => {
  it('deletes expired tokens, but not their newer, valid child tokens', async () => {
    const person = await makePerson();
    const second = await refreshSession(person.refreshToken, days(10));
    const third = await refreshSession(second.refreshToken, days(20));
    // The first token expired on day 14, its child on day 24; the grandchild is valid until day 34.
    await removeExpiredIdentity(days(26));
    expect(await db.refreshToken.count({ where: { sessionId: person.sid } })).toBe(1);
    await expect(refreshSession(third.refreshToken, days(27))).resolves.toMatchObject({ sid: person.sid });
  });

  it('deletes sessions and links that can never be used again', async () => {
    const person = await makePerson();
    await db.user.update({ where: { id: person.id }, data: { emailVerifiedAt: NOW } });
    await removeExpiredIdentity(days(1));
    expect(await db.mailToken.count({ where: { userId: person.id } })).toBe(1);
    await removeExpiredIdentity(days(92));
    expect(await db.session.count({ where: { userId: person.id } })).toBe(0);
    expect(await db.mailToken.count({ where: { userId: person.id } })).toBe(0);
    expect(await db.user.count({ where: { id: person.id } })).toBe(1);
  });

  it('deletes only accounts that are unconfirmed and unused', async () => {
    const [abandoned, confirmed, admin, returning, learner] = [
      await makePerson(),
      await makePerson(),
      await makePerson(),
      await makePerson(),
      await makePerson(),
    ];
    const made = { createdAt: NOW };
    const everybody = [abandoned, confirmed, admin, returning, learner];
    await db.user.updateMany({ where: { id: { in: everybody.map(({ id }) => id) } }, data: made });
    await db.session.updateMany({
      where: { userId: { in: everybody.map(({ id }) => id) } },
      data: { lastUsedAt: NOW },
    });
    await db.user.update({ where: { id: confirmed.id }, data: { emailVerifiedAt: NOW } });
    await db.user.update({ where: { id: admin.id }, data: { roles: ['USER', 'ADMIN'] } });
    await db.session.updateMany({ where: { userId: returning.id }, data: { lastUsedAt: days(5) } });
    const question = await db.question.findFirstOrThrow({ select: { id: true } });
    await db.favorite.create({ data: { userId: learner.id, questionId: question.id } });
    await removeExpiredIdentity(days(8));
    const left = await db.user.findMany({ where: { id: { in: everybody.map(({ id }) => id) } }, select: { id: true } });
    expect(left.map(({ id }) => id).sort()).toEqual([confirmed, admin, returning, learner].map(({ id }) => id).sort());
  });

  it('does not delete a device account that is used again at that very moment', async () => {
    const device = await makeDevice();
    await db.user.update({ where: { id: device.id }, data: { createdAt: NOW } });
    await db.session.updateMany({ where: { userId: device.id }, data: { lastUsedAt: NOW } });
    await transact(async (tx) => {
      // This refresh is not committed yet: the clean-up cannot see it, and does not wait for it.
      await tx.session.updateMany({ where: { userId: device.id }, data: { lastUsedAt: days(5) } });
      await removeExpiredIdentity(days(5));
    });
    expect(await db.user.count({ where: { id: device.id } })).toBe(1);
    await removeExpiredIdentity(days(6));
    expect(await db.user.count({ where: { id: device.id } })).toBe(1);
    await removeExpiredIdentity(days(8));
    expect(await db.user.count({ where: { id: device.id } })).toBe(0);
  });

  it('deletes the other accounts if one deletion fails, and reports the failure', async () => {
    const accounts = [await makeDevice(), await makeDevice(), await makeDevice()] as const;
    const ids = accounts.map(({ id }) => id).sort();
    const [, stuck = ''] = ids;
    const old = { userId: { in: ids } };
    await db.user.updateMany({ where: { id: { in: ids } }, data: { createdAt: NOW } });
    await db.session.updateMany({ where: old, data: { lastUsedAt: NOW } });
    const { sid } = accounts.find(({ id }) => id === stuck) ?? accounts[0];
    const data = { hash: Uint8Array.from(randomBytes(32)), expiresAt: days(90), userId: stuck, sessionId: sid };
    await db.transferCode.create({ data });
    await transact(
      async (tx) => {
        // The deletion of this account waits for this lock until the statement times out.
        await tx.$queryRaw`SELECT 1 FROM carry_codes WHERE user_id = ${stuck}::uuid FOR UPDATE`;
        await expect(removeExpiredIdentity(days(8))).rejects.toThrow();
      },
      { timeout: 30_000 },
    );
    const left = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true } });
    expect(left).toEqual([{ id: stuck }]);
    await removeExpiredIdentity(days(8));
    expect(await db.user.count({ where: { id: { in: ids } } })).toBe(0);
  });
});
