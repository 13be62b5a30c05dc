import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startDeviceAccount } from '@/lib/auth/devices-service';
import { signIn } from '@/lib/auth/service';
import { erasePeople, makeConfirmedPerson, makePerson, NOW, ORIGIN, PASSWORD } from '@/lib/auth/testing/people';
import { withMailStored } from '@/lib/before-answer';
import { db, disconnect } from '@/lib/db/client';
import { env } from '@/lib/env';
import { ROLES } from '@/lib/kernel/account';
import { toUserId } from '@/lib/kernel/ids';
import { limiters } from '@/lib/limits/adapter';
import { liveSession } from '@/lib/session/live';
import * as people from './service';

async function makeAdmin() {
  const person = await makePerson();
  await db.user.update({ where: { id: person.id }, data: { roles: [ROLES.user, ROLES.admin] } });
  return { userId: person.id, email: person.email, sid: person.sid };
}

/** Reconnects to the database with other settings, as a newly started server would. */
async function connectAnew(settings: Record<string, string | undefined>): Promise<void> {
  await disconnect();
  limiters.clear();
  env.clear();
  Object.assign(process.env, settings);
}

const rolesOf = async (id: string) => (await db.user.findUniqueOrThrow({ where: { id } })).roles;
const entriesBy = (actorId: string) => db.auditEntry.findMany({ where: { actorId }, orderBy: { createdAt: 'asc' } });
const everybody = { show: 'everybody', page: 0, size: 20 } as const;

afterEach(async () => {
  await erasePeople();
  await db.user.deleteMany({ where: { roles: { has: ROLES.admin } } });
});
afterAll(disconnect);

describe('people search', () => {
  it('finds people by part of an email or a name, in any letter case, with wildcard characters taken literally', async () => {
    const { email, id } = await makePerson();
    await db.user.update({ where: { id }, data: { firstName: 'Zo_ë', lastName: 'O%Neil' } });
    for (const search of [email.slice(4, 20).toUpperCase(), 'zo_ë o%n', 'O%NEIL', 'o%neil ZO_Ë']) {
      const found = await people.listPeople({ ...everybody, search });
      expect(found.items.map((person) => person.id)).toEqual([id]);
    }
    expect((await people.listPeople({ ...everybody, search: 'zo%o' })).totalItems).toBe(0);
    expect((await people.listPeople({ ...everybody, search: `${randomUUID()}` })).items).toEqual([]);
  });

  it('shows roles, verification, lock and last visit, and no secrets', async () => {
    const admin = await makeAdmin();
    await db.user.update({ where: { id: admin.userId }, data: { lastName: '' } });
    const { items } = await people.listPeople({ ...everybody, show: 'admins' });
    expect(items).toEqual([
      {
        id: admin.userId,
        email: admin.email,
        fullName: 'Test',
        roles: ['USER', 'ADMIN'],
        emailVerified: false,
        isLocked: false,
        createdAt: expect.any(String),
        lastVisitAt: expect.any(String),
      },
    ]);
    expect((await people.listPeople({ ...everybody, show: 'locked' })).totalItems).toBe(0);
    expect((await people.listPeople({ ...everybody, show: 'unverified' })).totalItems).toBe(1);
  });

  it('names a device account by its device and the day of its creation', async () => {
    const { user } = await startDeviceAccount(ORIGIN, NOW);
    await db.user.update({ where: { id: user.id }, data: { createdAt: new Date('2026-11-21T12:00:00Z') } });
    const { items } = await people.listPeople({ ...everybody, show: 'devices', size: 100 });
    expect(items.find(({ id }) => id === user.id)?.fullName).toBe('Firefox on Linux, since Nov 21, 2026');
    await db.user.delete({ where: { id: user.id } });
  });
});

describe('the role ADMIN', () => {
  it("is granted and revoked with the admin's password, and each change is logged", async () => {
    const [actor, person] = [await makeAdmin(), await makeConfirmedPerson()];
    const act = { actor, id: person.id, password: PASSWORD };
    expect((await people.changeAdmin({ ...act, isAdmin: true })).roles).toContain('ADMIN');
    await people.changeAdmin({ ...act, isAdmin: true });
    expect((await people.changeAdmin({ ...act, isAdmin: false })).roles).toEqual(['USER']);
    expect((await entriesBy(actor.userId)).map(({ action, subject }) => [action, subject])).toEqual([
      ['admin.grant', `user:${person.id}`],
      ['admin.revoke', `user:${person.id}`],
    ]);
  });

  it('is not granted to an unconfirmed address', async () => {
    const [actor, person] = [await makeAdmin(), await makePerson()];
    await expect(people.changeAdmin({ actor, id: person.id, isAdmin: true, password: PASSWORD })).rejects.toMatchObject(
      { code: 'CONFLICT', message: expect.stringContaining('Nobody has confirmed') },
    );
    expect(await rolesOf(person.id)).toEqual(['USER']);
  });

  it('is neither granted nor revoked if the admin enters a wrong password', async () => {
    const [actor, person] = [await makeAdmin(), await makePerson()];
    await expect(
      people.changeAdmin({ actor, id: person.id, isAdmin: true, password: 'guessed' }),
    ).rejects.toMatchObject({ code: 'VALIDATION', fields: { password: 'Wrong password. Try again.' } });
    expect(await rolesOf(person.id)).toEqual(['USER']);
  });

  it('is never revoked from the last admin who can sign in', async () => {
    const [actor, other] = [await makeAdmin(), await makeAdmin()];
    await db.user.update({ where: { id: other.userId }, data: { lockedAt: NOW } });
    await expect(
      people.changeAdmin({ actor, id: actor.userId, isAdmin: false, password: PASSWORD }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await rolesOf(actor.userId)).toContain('ADMIN');
  });

  it('stays with one of two admins who revoke it from each other at the same time', async () => {
    const [one, two] = [await makeAdmin(), await makeAdmin()];
    await Promise.allSettled([
      people.changeAdmin({ actor: one, id: two.userId, isAdmin: false, password: PASSWORD }),
      people.changeAdmin({ actor: two, id: one.userId, isAdmin: false, password: PASSWORD }),
    ]);
    expect(await db.user.count({ where: { roles: { has: ROLES.admin } } })).toBe(1);
  });
});

describe('a locked account', () => {
  it('is signed out everywhere and cannot sign in until it is unlocked', async () => {
    const [actor, person] = [await makeAdmin(), await makePerson()];
    const credentials = { email: person.email, password: PASSWORD, origin: ORIGIN, now: new Date() };
    expect(await people.lockPerson({ actor, id: person.id, password: PASSWORD, now: NOW })).toMatchObject({
      isLocked: true,
    });
    expect(await liveSession(person.sid)).toBeNull();
    await expect(signIn(credentials)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await people.unlockPerson({ actor, id: person.id })).toMatchObject({ isLocked: false });
    expect(await liveSession(person.sid)).toBeNull();
    await signIn(credentials);
    expect((await entriesBy(actor.userId)).map((entry) => entry.action)).toEqual(['person.lock', 'person.unlock']);
  });

  it("cannot be the admin's own account, and only one of two admins who lock each other at once is locked", async () => {
    const [one, two] = [await makeAdmin(), await makeAdmin()];
    await expect(people.lockPerson({ actor: one, id: one.userId, password: PASSWORD, now: NOW })).rejects.toMatchObject(
      { code: 'CONFLICT' },
    );
    await Promise.allSettled([
      people.lockPerson({ actor: one, id: two.userId, password: PASSWORD, now: NOW }),
      people.lockPerson({ actor: two, id: one.userId, password: PASSWORD, now: NOW }),
    ]);
    expect(await db.user.count({ where: { roles: { has: ROLES.admin }, lockedAt: null } })).toBe(1);
  });
});

describe('a reset mail', () => {
  it('creates a link, is logged, and is not sent twice in a minute or to a locked account', async () => {
    const [actor, person] = [await makeAdmin(), await makePerson()];
    const act = { actor, id: person.id, now: new Date() };
    expect(await withMailStored(() => people.mailReset(act))).toEqual({ sentTo: person.email });
    expect(await db.mailToken.count({ where: { userId: person.id, purpose: 'reset_password', usedAt: null } })).toBe(1);
    expect((await entriesBy(actor.userId)).map((entry) => entry.action)).toEqual(['person.reset-mail']);
    await people.lockPerson({ actor, id: person.id, password: PASSWORD, now: NOW });
    await expect(withMailStored(() => people.mailReset(act))).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('needs no second database connection, and has no log entry if it is refused', async () => {
    const [actor, person] = [await makeAdmin(), await makePerson()];
    const act = { actor, id: person.id, now: new Date() };
    const usual = process.env.RATE_LIMIT_FACTOR;
    await connectAnew({ DATABASE_POOL_MAX: '1', RATE_LIMIT_FACTOR: '1' });
    expect(await withMailStored(() => people.mailReset(act))).toEqual({ sentTo: person.email });
    await expect(withMailStored(() => people.mailReset(act))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await entriesBy(actor.userId)).toHaveLength(1);
    await connectAnew({ DATABASE_POOL_MAX: '10', RATE_LIMIT_FACTOR: usual });
  });

  it('returns NOT_FOUND for an unknown person', async () => {
    const actor = await makeAdmin();
    await expect(
      withMailStored(() => people.mailReset({ actor, id: toUserId(randomUUID()), now: NOW })),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
