import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import {
  erasePeople,
  later,
  makeConfirmedPerson,
  makePerson,
  NOW,
  newEmail,
  newNetwork,
  PASSWORD,
} from '@/lib/auth/testing/people';
import { db, disconnect } from '@/lib/db/client';
import { ROLES } from '@/lib/kernel/account';
import { toUserId, type UserId } from '@/lib/kernel/ids';
import { DAY_MS } from '@/lib/kernel/time';
import { seal } from '@/lib/mail/seal-codec';
import { mailAccountDeleted } from '@/lib/mail/service';
import { findLiveSession } from '@/lib/session/store';
import { createAdmin, deleteAgain, grantAdmin, resetPassword, revokeAdmin } from './admins-service';
import { listDevices, signOutDevice } from './devices/service';
import { exportAccount } from './export/service';
import { EXPORTED_TABLES } from './export/store';
import { getPicture, savePicture } from './pictures/service';
import { deleteAccount, getProfile, updateProfile } from './service';
import { fillAccount } from './testing/fill-account';

afterAll(async () => {
  await erasePeople();
  await db.auditEntry.deleteMany({ where: { actorId: null, action: { startsWith: 'admin.' } } });
  await db.auditEntry.deleteMany({ where: { actorId: null, action: 'person.delete' } });
  await disconnect();
});

const asking = (userId: UserId) => ({ viewer: { userId }, id: userId });
const BODY = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phoneNumber: '+12025550143',
  dateOfBirth: '1990-12-10',
  addressLine1: '1 Main Street',
  addressLine2: null,
  city: 'Austin',
  state: 'TX',
  zipCode: '73301',
  country: 'United States',
};
const PICTURE = sharp({ create: { width: 900, height: 300, channels: 3, background: '#0b4f6c' } });

async function makeBusyPerson() {
  const person = await makePerson();
  return { ...person, clear: await fillAccount(person) };
}

/**
 * Lists the tables that refer to a user by a foreign key, directly or through another table whose rows are deleted with
 * the user.
 */
async function listTablesThatNameUsers(): Promise<string[]> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    WITH RECURSIVE named(relation, goes_with) AS (
      SELECT 'users'::regclass::oid, true
      UNION
      SELECT link.conrelid, link.confdeltype = 'c'
      FROM pg_constraint AS link JOIN named ON link.confrelid = named.relation
      WHERE link.contype = 'f' AND named.goes_with
    )
    SELECT DISTINCT relation::regclass::text AS name FROM named`;
  return rows.map((row) => row.name);
}

/** Returns the complete export, parsed from its text. */
async function exported(id: UserId): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of await exportAccount({ ...asking(id), now: NOW, connection: newNetwork() })) text += part;
  return JSON.parse(text) as Record<string, unknown>;
}

describe('exportAccount', () => {
  it('covers every table that refers to a user', async () => {
    expect([...EXPORTED_TABLES].sort()).toEqual((await listTablesThatNameUsers()).sort());
  });

  it('contains a row of each table as plain JSON, and no secret', async () => {
    const { id, email, refreshToken, clear } = await makeBusyPerson();
    const held = await exported(id);
    for (const table of EXPORTED_TABLES) expect(held[table], table).not.toHaveLength(0);
    const text = JSON.stringify(held);
    expect(text).toContain(email);
    expect(text).not.toMatch(/passwordHash|"hash"|v1:\$2b/);
    expect(text).not.toContain(refreshToken);
    expect(held).toMatchObject({ attempt_questions: [{ sequence: '7' }], users: [{ id, firstName: 'Test' }] });
    await clear();
  });

  it("contains an admin's actions on the account, without the admin's id", async () => {
    const [{ id }, admin] = [await makePerson(), await makePerson()];
    const entry = { actorId: admin.id, action: 'person.lock', subject: `user:${id}` };
    await db.auditEntry.create({ data: entry, select: { id: true } });
    const held = await exported(id);
    expect(held.audit_entries).toMatchObject([{ action: 'person.lock', actorId: null }]);
    expect(JSON.stringify(held)).not.toContain(admin.id);
  });

  it('allows one export per account at a time, and another after the receiver of the first disconnects', async () => {
    const { id } = await makePerson();
    const first = await exportAccount({ ...asking(id), now: NOW, connection: newNetwork() });
    await first.next();
    await expect(exportAccount({ ...asking(id), now: NOW, connection: newNetwork() })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    await first.return(undefined);
    expect(await exported(id)).toMatchObject({ users: [{ id }] });
  });

  it('blocks no other export if its receiver never reads it', async () => {
    const { id } = await makePerson();
    await (await exportAccount({ ...asking(id), now: NOW, connection: newNetwork() })).return(undefined);
    await exportAccount({ ...asking(id), now: NOW, connection: newNetwork() });
    expect(await exported(id)).toMatchObject({ users: [{ id }] });
  });

  it('does not say which answers are right in an exam that begins during the export', async () => {
    const { id: userId } = await makePerson();
    const question = await db.question.findFirstOrThrow({ where: { state: 'published' } });
    const { id: questionId, sectionId, currentRevisionId: revisionId } = question;
    if (revisionId === null) throw new Error('A published question has a revision');
    const parts = await exportAccount({ ...asking(userId), now: NOW, connection: newNetwork() });
    let text = (await parts.next()).value ?? '';
    const startedAt = new Date();
    const exam = { testType: 'exam', startedAt, deadlineAt: new Date(startedAt.getTime() + 60 * 60_000) } as const;
    await db.attempt.create({
      data: {
        id: randomUUID(),
        userId,
        sectionIds: [sectionId],
        sectionName: 'Core',
        totalQuestions: 1,
        ...exam,
        questions: { create: { position: 1, questionId, revisionId, sectionId, isCorrect: true, chosenAt: startedAt } },
      },
    });
    for await (const part of parts) text += part;
    expect(JSON.parse(text)).toMatchObject({ attempt_questions: [{ questionId, isCorrect: null }] });
  });

  it("is available only to the account's owner", async () => {
    const [one, other] = [await makePerson(), await makePerson()];
    const request = { viewer: { userId: one.id }, id: other.id, now: NOW, connection: newNetwork() };
    await expect(exportAccount(request)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('deleteAccount', () => {
  it("removes the person from every table, and the person's name from rows stored for other people", async () => {
    const { id, email, sid, clear } = await makeBusyPerson();
    const sessions = await db.analyticsSession.findMany({ where: { userId: id }, select: { id: true } });
    const reports = await db.questionReport.findMany({ where: { userId: id }, select: { id: true } });
    const messageTo = async (to: string) => {
      const sealed = seal({ to, subject: 'Your link', html: '', text: '' });
      const message = { id: randomUUID(), template: 'test', sealed, dueAt: later(DAY_MS), expiresAt: later(DAY_MS) };
      return (await db.queuedMessage.create({ data: message, select: { id: true } })).id;
    };
    const messages = [await messageTo(email), await messageTo(`another-${email}`)];
    await deleteAccount({ ...asking(id), password: PASSWORD });
    expect(await db.queuedMessage.findMany({ where: { id: { in: messages } }, select: { id: true } })).toEqual([
      { id: messages[1] },
    ]);
    await db.queuedMessage.deleteMany({ where: { id: { in: messages } } });
    const kept = await db.questionReport.findMany({ where: { id: { in: reports.map((report) => report.id) } } });
    expect(kept).toMatchObject([{ userId: null, reason: 'typo', comment: '' }]);
    const held = await exported(id);
    for (const table of EXPORTED_TABLES) expect(held[table], table).toEqual([]);
    expect(await findLiveSession(sid, NOW)).toBeNull();
    expect(await db.user.findUnique({ where: { email } })).toBeNull();
    const left = await db.analyticsSession.findMany({ where: { id: { in: sessions.map((session) => session.id) } } });
    expect(left).toMatchObject([{ userId: null, ipAddress: '' }]);
    expect(mailAccountDeleted).toHaveBeenLastCalledWith({ to: email, isConfirmed: false, language: 'en' });
    await clear();
  });

  it('requires the password of the account', async () => {
    const { id } = await makePerson();
    const deletion = deleteAccount({ ...asking(id), password: 'not the password' });
    await expect(deletion).rejects.toMatchObject({ fields: { password: 'Wrong password. Try again.' } });
    expect(await getProfile(asking(id))).toMatchObject({ id });
  });

  it('is refused to the last admin who can sign in, even if two admins delete their accounts at once', async () => {
    const others = await db.user.findMany({
      where: { roles: { has: ROLES.admin } },
      select: { id: true, roles: true },
    });
    await db.user.updateMany({ where: { roles: { has: ROLES.admin } }, data: { roles: [ROLES.user] } });
    const [one, two] = [await makeConfirmedPerson(), await makeConfirmedPerson()];
    for (const { email } of [one, two]) await grantAdmin(email);
    await db.user.update({ where: { id: two.id }, data: { lockedAt: NOW } });
    const alone = deleteAccount({ ...asking(one.id), password: PASSWORD });
    await expect(alone).rejects.toMatchObject({ code: 'CONFLICT' });
    await db.user.update({ where: { id: two.id }, data: { lockedAt: null } });
    const leaving = [one, two].map(({ id }) => deleteAccount({ ...asking(id), password: PASSWORD }));
    const results = await Promise.allSettled(leaving);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({
      code: 'CONFLICT',
      status: 409,
    });
    await Promise.all(others.map(({ id, roles }) => db.user.update({ where: { id }, data: { roles } })));
  });
});

describe('deleteAgain', () => {
  it('erases accounts without asking for their password, and returns false for an account that does not exist', async () => {
    const person = await makePerson();
    const device = await db.user.create({ data: { firstName: '', lastName: '' }, select: { id: true } });
    for (const { id } of [person, device]) {
      expect(await deleteAgain(id)).toBe(true);
      expect(await deleteAgain(id)).toBe(false);
      expect(await db.user.findUnique({ where: { id } })).toBeNull();
      const notes = await db.auditEntry.findMany({ where: { subject: `user:${id}` } });
      expect(notes).toMatchObject([{ actorId: null, action: 'person.delete' }]);
    }
    await expect(deleteAgain(person.email)).rejects.toMatchObject({ code: 'VALIDATION' });
  });
});

describe('profile', () => {
  it('is saved and read back with the same date of birth in any time zone', async () => {
    const { id, email } = await makePerson();
    await updateProfile({ ...asking(id), body: BODY, now: NOW });
    expect(await getProfile(asking(id))).toMatchObject({ ...BODY, id, email, emailVerified: false, roles: ['USER'] });
  });

  it('returns 404 to other users, as for a missing account', async () => {
    const [one, other] = [await makePerson(), await makePerson()];
    for (const id of [other.id, toUserId(randomUUID())]) {
      const foreign = { viewer: { userId: one.id }, id };
      await expect(getProfile(foreign)).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 });
      await expect(updateProfile({ ...foreign, body: BODY, now: NOW })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(deleteAccount({ ...foreign, password: PASSWORD })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await getProfile(asking(other.id))).toMatchObject({ firstName: 'Test' });
  });

  it('refuses an impossible date of birth and a picture URL of another site', async () => {
    const { id } = await makePerson();
    const save = (more: object) => updateProfile({ ...asking(id), body: { ...BODY, ...more }, now: NOW });
    await expect(save({ dateOfBirth: '2030-01-01' })).rejects.toMatchObject({ code: 'VALIDATION' });
    await expect(save({ profilePicture: 'https://evil.example/pixel.png' })).rejects.toMatchObject({
      code: 'VALIDATION',
    });
  });
});

describe('profile picture', () => {
  const saving = (userId: UserId, upload: Uint8Array) => ({ userId, upload });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'is stored from a %s upload as a small square without metadata',
    async (format) => {
      const { id } = await makePerson();
      const upload = await PICTURE.clone()
        .withExif({ IFD0: { Copyright: 'where I live' } })
        .toFormat(format)
        .toBuffer();
      const path = await savePicture(saving(id, upload));
      const served = await getPicture(path.split('/').at(-1) ?? '');
      const metadata = await sharp(served).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: 256, height: 256 });
      expect(metadata.exif).toBeUndefined();
      expect(await getProfile(asking(id))).toMatchObject({ profilePicture: path });
    },
  );

  it("is removed if the saved profile has null for the picture, and stays if the profile has the picture's path or no value", async () => {
    const { id } = await makePerson();
    const path = await savePicture(saving(id, await PICTURE.clone().png().toBuffer()));
    const save = (more: object) => updateProfile({ ...asking(id), body: { ...BODY, ...more }, now: NOW });
    expect(await save({})).toMatchObject({ profilePicture: path });
    expect(await save({ profilePicture: path })).toMatchObject({ profilePicture: path });
    await expect(save({ profilePicture: 'https://evil.example/pixel.png' })).rejects.toMatchObject({
      message: 'Upload the picture with POST /auth/profile/{id}/picture instead of sending a URL',
    });
    expect(await save({ profilePicture: null })).toMatchObject({ profilePicture: null });
    await expect(getPicture(path.split('/').at(-1) ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('gets a new path when its content changes', async () => {
    const { id } = await makePerson();
    const upload = await PICTURE.clone().png().toBuffer();
    const [first, second] = [await savePicture(saving(id, upload)), await savePicture(saving(id, upload))];
    expect(second).not.toBe(first);
    await expect(getPicture(first.split('/').at(-1) ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is refused if only its first bytes look like a picture', async () => {
    const { id } = await makePerson();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('no picture at all')]);
    const cut = (await PICTURE.clone().png().toBuffer()).subarray(0, 60);
    for (const upload of [svg, broken, cut]) {
      await expect(savePicture(saving(id, upload))).rejects.toMatchObject({ code: 'VALIDATION', status: 400 });
    }
  });

  it('is refused before decoding if its header states too many pixels', async () => {
    const { id } = await makePerson();
    const large = sharp({ create: { width: 5_001, height: 5_000, channels: 3, background: '#0b4f6c' } });
    const upload = await large.png({ progressive: true, compressionLevel: 1 }).toBuffer();
    const message = expect.stringContaining('too many pixels');
    await expect(savePicture(saving(id, upload))).rejects.toMatchObject({ code: 'VALIDATION', message });
  });
});

describe('signed-in devices', () => {
  it('are listed for their owner with the current device marked, and are signed out one by one', async () => {
    const [person, stranger] = [await makePerson(), await makePerson()];
    const asked = { userId: person.id, sid: person.sid, now: NOW };
    expect(await listDevices(asked)).toMatchObject([{ id: person.sid, isCurrent: true, name: 'Firefox on Linux' }]);
    const foreign = signOutDevice({ id: person.sid, userId: stranger.id, now: NOW });
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (let time = 0; time < 2; time += 1) await signOutDevice({ id: person.sid, userId: person.id, now: NOW });
    expect(await listDevices(asked)).toEqual([]);
    expect(await findLiveSession(person.sid, NOW)).toBeNull();
    expect(await findLiveSession(stranger.sid, NOW)).not.toBeNull();
  });
});

describe('admins', () => {
  it('are created, revoked and given a new password by commands, each with an audit entry', async () => {
    const email = newEmail();
    expect(await createAdmin(email)).toMatch(/^[\w-]{16}$/);
    await expect(createAdmin(email)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(await resetPassword(email)).toMatch(/^[\w-]{16}$/);
    const second = await makeConfirmedPerson();
    await grantAdmin(second.email);
    expect((await findLiveSession(second.sid, NOW))?.roles).toContain(ROLES.admin);
    await revokeAdmin(second.email);
    expect((await findLiveSession(second.sid, NOW))?.roles).toEqual([ROLES.user]);
    await expect(revokeAdmin(second.email)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(grantAdmin(newEmail())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const stranger = await makePerson();
    await expect(grantAdmin(stranger.email)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^Nobody has confirmed .+ yet\. Ask its owner to open the link/),
    });
    expect((await findLiveSession(stranger.sid, NOW))?.roles).toEqual([ROLES.user]);
    const notes = await db.auditEntry.findMany({
      where: { subject: `user:${second.id}` },
      orderBy: { createdAt: 'asc' },
    });
    expect(notes.map((note) => note.action)).toEqual(['admin.grant', 'admin.revoke']);
    expect(notes[0]).toMatchObject({ before: { roles: ['USER'] }, after: { roles: ['USER', 'ADMIN'] } });
  });
});
