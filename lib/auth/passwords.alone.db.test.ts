import { afterAll, describe, expect, it, vi } from 'vitest';
import { withMailStored } from '@/lib/before-answer';
import { db, disconnect } from '@/lib/db/client';
import type { UserId } from '@/lib/kernel/ids';
import { logOutput } from '@/lib/log';
import { mailPasswordChanged, mailResetLink } from '@/lib/mail/service';
import { checkPassword, hashPassword } from '@/lib/passwords/service';
import { findLiveSession } from '@/lib/session/store';
import { requestMail } from './links-service';
import { changePassword, registerUser, signIn } from './service';
import { refreshSession } from './sessions/service';
import { createSession } from './sessions/store';
import * as store from './store';
import { erasePeople, later, makePerson, NOW, newEmail, ORIGIN, PASSWORD, registration } from './testing/people';

const NEXT = 'another long sentence';
const login = (email: string, password: string) => signIn({ email, password, origin: ORIGIN, now: NOW });
const refusal = { code: 'INVALID_CREDENTIALS', message: 'Login failed. Please check your credentials.' };

afterAll(async () => {
  await erasePeople();
  await disconnect();
});

describe('refused sign-in', () => {
  it('is logged without the email address or the network address', async () => {
    const lines: string[] = [];
    vi.stubEnv('LOG_LEVEL', 'info');
    const written = vi.spyOn(logOutput(), 'write').mockImplementation((line) => void lines.push(line));
    const email = newEmail();
    await expect(login(email, 'not the password')).rejects.toMatchObject(refusal);
    written.mockRestore();
    vi.unstubAllEnvs();
    const line = lines.find((one) => one.includes('sign-in refused'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ origin: expect.stringMatching(/^[\w-]{12}$/) });
    for (const address of [ORIGIN.address, email]) expect(lines.join('')).not.toContain(address);
  });
});

describe('registration', () => {
  it('can be repeated after a database error in the middle', async () => {
    const wanted = registration(newEmail());
    // PostgreSQL text cannot contain this character, so inserting the session fails, as on a full disk.
    const refused = registerUser({ ...wanted, origin: { ...ORIGIN, deviceName: '\0' } });
    await expect(withMailStored(() => refused)).rejects.toThrow();
    expect(await withMailStored(() => registerUser(wanted))).toMatchObject({ user: { email: wanted.email } });
    expect(await db.mailToken.count({ where: { email: wanted.email } })).toBe(1);
  });
});

describe('changePassword', () => {
  const change = (userId: UserId, currentPassword: string) =>
    changePassword({ userId, currentPassword, newPassword: NEXT, origin: ORIGIN, now: later(1000) });

  it('ends every session, starts a new session in this browser, and sends a notification by mail', async () => {
    const { id, email, sid, refreshToken } = await makePerson();
    const elsewhere = await login(email, PASSWORD);
    const here = await change(id, PASSWORD);
    for (const session of [sid, elsewhere.sid]) expect(await findLiveSession(session, later(2000))).toBeNull();
    await expect(refreshSession(refreshToken, later(2000))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await findLiveSession(here.sid, later(2000))).not.toBeNull();
    expect(mailPasswordChanged).toHaveBeenCalledWith({ to: email, isConfirmed: false, language: 'en' });
    await expect(login(email, PASSWORD)).rejects.toMatchObject(refusal);
    await login(email, NEXT);
  });

  it('requires the current password', async () => {
    const { id, sid } = await makePerson();
    await expect(change(id, 'not the password')).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: { currentPassword: 'Your current password is wrong. Try again.' },
    });
    expect(await findLiveSession(sid, later(2000))).not.toBeNull();
  });

  it('succeeds for only one of two concurrent changes', async () => {
    const { id } = await makePerson();
    const results = await Promise.allSettled([change(id, PASSWORD), change(id, PASSWORD)]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('voids open reset links', async () => {
    const { id, email } = await makePerson();
    await requestMail('reset_password', { email, origin: ORIGIN, now: NOW });
    await expect.poll(() => mailResetLink).toHaveBeenCalled();
    await change(id, PASSWORD);
    expect(await db.mailToken.count({ where: { userId: id, purpose: 'reset_password', usedAt: null } })).toBe(0);
  });
});

describe('sign-in', () => {
  it('is refused if the password changed while it was being checked', async () => {
    const { id } = await makePerson();
    const checked = await store.findUserById(id);
    await store.changePassword({ userId: id, from: checked?.passwordHash ?? null, to: 'v1:changed', now: NOW });
    const sid = await createSession({
      userId: id,
      passwordHash: checked?.passwordHash ?? null,
      deviceName: '',
      expiresAt: later(60_000),
    });
    expect(sid).toBeNull();
  });

  it('responds the same for an unknown address, a wrong password, a locked account and an invalid address', async () => {
    const [person, locked] = [await makePerson(), await makePerson()];
    await db.user.update({ where: { id: locked.id }, data: { lockedAt: NOW } });
    for (const [email, password] of [
      [newEmail(), PASSWORD],
      [person.email, 'not the password'],
      [locked.email, 'not the password'],
      ['no address', PASSWORD],
      ['no\0address', PASSWORD],
    ] as const) {
      await expect(login(email, password)).rejects.toMatchObject(refusal);
    }
  });

  it('says that an account is locked, and whom to write to, only to somebody with its password', async () => {
    const locked = await makePerson();
    await db.user.update({ where: { id: locked.id }, data: { lockedAt: NOW } });
    await expect(login(locked.email, PASSWORD)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringMatching(/^This account is locked\. Write to \S+@\S+ if/),
    });
  });

  it('finds an address in any letter case and width', async () => {
    const { email } = await makePerson();
    expect((await login(` ${email.toUpperCase().replace('@', '＠')} `, PASSWORD)).user.email).toBe(email);
  });
});

describe('stored password', () => {
  it('differs from another that shares its first 72 bytes', async () => {
    const long = 'é'.repeat(36);
    const hash = await hashPassword(`${long}A`);
    expect(await checkPassword(`${long}B`, hash)).toBe(false);
    expect(await checkPassword(`${long}A`, hash)).toBe(true);
  });

  it('preserves spaces and case, and matches either Unicode form of a letter', async () => {
    const hash = await hashPassword(' Caf\u00e9 au lait ');
    expect(await checkPassword(' Cafe\u0301 au lait ', hash)).toBe(true);
    expect(await checkPassword('Caf\u00e9 au lait', hash)).toBe(false);
    expect(await checkPassword(' caf\u00e9 au lait ', hash)).toBe(false);
  });
});
