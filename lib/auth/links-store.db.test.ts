import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newSession, refreshSession } from '@/lib/auth/sessions/service';
import {
  erasePeople,
  later,
  makePerson,
  NOW,
  newEmail,
  ORIGIN,
  PASSWORD,
  registration,
} from '@/lib/auth/testing/people';
import { db, disconnect } from '@/lib/db/client';
import { type SessionId, toSessionId } from '@/lib/kernel/ids';
import { newToken } from '@/lib/kernel/token';
import { mailPasswordChanged, mailResetLink, mailVerificationLink, mailWelcome } from '@/lib/mail/service';
import { findLiveSession } from '@/lib/session/store';
import { confirmEmail, issueMailToken, requestMail, resetPassword } from './links-service';
import * as store from './links-store';
import { LIFETIMES } from './rules';
import { registerUser, signIn } from './service';
import { hashToken } from './tokens';

type Hash = ReturnType<typeof hashToken>;

const MINUTE = 60_000;
const NEXT = 'another long sentence';
const dead = { code: 'INVALID_TOKEN', message: 'This link has expired or was already used. Request a new one.' };

beforeEach(() => void vi.clearAllMocks());
afterAll(async () => {
  await erasePeople();
  await disconnect();
});

async function mailedLink(purpose: 'verify_email' | 'reset_password', email: string, now = NOW): Promise<string> {
  const mail = vi.mocked(purpose === 'verify_email' ? mailVerificationLink : mailResetLink);
  const before = mail.mock.calls.length;
  await requestMail(purpose, { email, origin: ORIGIN, now });
  await expect.poll(() => mail).toHaveBeenCalledTimes(before + 1);
  return mail.mock.lastCall?.[0].token ?? '';
}

const reset = (token: string, now = later(MINUTE), newPassword = NEXT) =>
  resetPassword({ token, newPassword, origin: ORIGIN, now });
const confirm = (token: string, viewerSid: SessionId | null, now = later(MINUTE)) =>
  confirmEmail({ token, viewerSid, origin: ORIGIN, now });
const login = (email: string, password: string) => signIn({ email, password, origin: ORIGIN, now: later(2 * MINUTE) });

describe('password reset link', () => {
  it('works for only one of twenty concurrent uses', async () => {
    const { email } = await makePerson();
    const token = await mailedLink('reset_password', email);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => reset(token)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject(dead);
    expect(mailPasswordChanged).toHaveBeenCalledTimes(1);
  }, 60_000);

  it('changes the password, ends every session, confirms the address and does not sign in', async () => {
    const { id, email, sid, refreshToken } = await makePerson();
    const elsewhere = await login(email, PASSWORD);
    await reset(await mailedLink('reset_password', email));
    for (const session of [sid, elsewhere.sid]) expect(await findLiveSession(session, later(2 * MINUTE))).toBeNull();
    await expect(refreshSession(refreshToken, later(2 * MINUTE))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(login(email, PASSWORD)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect((await login(email, NEXT)).user.emailVerified).toBe(true);
    expect(await db.user.findUnique({ where: { id } })).toMatchObject({ passwordChosen: true });
  });

  it('expires after exactly one hour', async () => {
    const { email } = await makePerson();
    const token = await mailedLink('reset_password', email);
    await expect(reset(token, later(LIFETIMES.resetLink))).rejects.toMatchObject(dead);
    await reset(token, later(LIFETIMES.resetLink - 1000));
  });

  it('is void once a newer link was sent', async () => {
    const { email } = await makePerson();
    const older = await mailedLink('reset_password', email);
    const newer = await mailedLink('reset_password', email, later(MINUTE));
    await expect(reset(older, later(2 * MINUTE))).rejects.toMatchObject(dead);
    await reset(newer, later(2 * MINUTE));
  });

  it('is the only valid link after eight concurrent requests', async () => {
    const { id, email } = await makePerson();
    await Promise.all(
      Array.from({ length: 8 }, () => requestMail('reset_password', { email, origin: ORIGIN, now: NOW })),
    );
    await expect.poll(() => mailResetLink).toHaveBeenCalledTimes(8);
    expect(await db.mailToken.count({ where: { userId: id, purpose: 'reset_password', usedAt: null } })).toBe(1);
  });

  it('can be used again after a refused password', async () => {
    const { email } = await makePerson();
    const token = await mailedLink('reset_password', email);
    await expect(reset(token, later(MINUTE), 'password1')).rejects.toMatchObject({ code: 'VALIDATION' });
    await reset(token);
  });

  it('is void after the address has changed, and cannot be used for another purpose', async () => {
    const { id, sid, email } = await makePerson();
    const token = await mailedLink('reset_password', email);
    await expect(confirm(token, sid)).rejects.toMatchObject(dead);
    await db.user.update({ where: { id }, data: { email: newEmail() } });
    await expect(reset(token)).rejects.toMatchObject(dead);
  });
});

describe('email verification link', () => {
  const welcomed = () => vi.mocked(mailWelcome).mock.lastCall?.[0];
  const dies = (refreshToken: string) =>
    expect(refreshSession(refreshToken, later(MINUTE))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });

  it('ends every session if the user is signed in, and starts a new session in this browser', async () => {
    const { id, sid, email, refreshToken } = await makePerson();
    const elsewhere = await login(email, PASSWORD);
    const token = welcomed()?.verificationToken ?? '';
    const { session, ...verified } = await confirm(token, sid);
    expect(verified).toEqual({ message: 'Email verified successfully! You can now log in to your account.' });
    for (const ended of [sid, elsewhere.sid]) expect(await findLiveSession(ended, later(MINUTE))).toBeNull();
    for (const dead of [refreshToken, elsewhere.refreshToken]) await dies(dead);
    expect(await findLiveSession(session?.sid ?? toSessionId(''), later(MINUTE))).toMatchObject({ userId: id });
    expect((await refreshSession(session?.refreshToken ?? '', later(MINUTE))).user.emailVerified).toBe(true);
    // The signed-in user can also read the email, so the password stays valid.
    expect((await login(email, PASSWORD)).user.emailVerified).toBe(true);
    await expect(confirm(token, sid)).rejects.toMatchObject(dead);
  });

  it('voids a mailed password, even if the user has signed in with it, and requires a new one', async () => {
    const email = newEmail();
    const stranger = await registerUser({ ...registration(email), passwordGenerated: true });
    const { password: mailed, verificationToken, resetToken: inMail } = welcomed() ?? {};
    const owner = await login(email, mailed ?? '');
    const { session, resetToken } = await confirm(verificationToken ?? '', owner.sid);
    await dies(stranger.refreshToken);
    await dies(owner.refreshToken);
    await expect(login(email, mailed ?? '')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await expect(login(email, PASSWORD)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect((await refreshSession(session?.refreshToken ?? '', later(MINUTE))).user.email).toBe(email);
    await expect(reset(inMail ?? '')).rejects.toMatchObject(dead);
    await reset(resetToken ?? '', later(2 * MINUTE));
    expect((await login(email, NEXT)).user.email).toBe(email);
  });

  it("ends the access of a person who registered another person's address, once that person confirms it", async () => {
    const { sid, email, refreshToken } = await makePerson();
    const token = welcomed()?.verificationToken ?? '';
    const attacker = await makePerson();
    const { session, resetToken } = await confirm(token, attacker.sid);
    expect(session).toBeUndefined();
    expect(await findLiveSession(sid, later(MINUTE))).toBeNull();
    await dies(refreshToken);
    await expect(login(email, PASSWORD)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await reset(resetToken ?? '', later(2 * MINUTE));
    expect((await login(email, NEXT)).user.email).toBe(email);
  });

  it('changes nothing in an account that was confirmed before', async () => {
    const { id, sid, email } = await makePerson();
    const first = vi.mocked(mailWelcome).mock.lastCall?.[0].verificationToken ?? '';
    const second = await mailedLink('verify_email', email);
    await expect(confirm(first, sid)).rejects.toMatchObject(dead);
    await db.user.update({ where: { id }, data: { emailVerifiedAt: NOW } });
    expect(await confirm(second, null)).not.toHaveProperty('resetToken');
    expect(await findLiveSession(sid, later(MINUTE))).not.toBeNull();
  });

  it('expires after 48 hours', async () => {
    const { sid, email } = await makePerson();
    const token = await mailedLink('verify_email', email);
    await expect(confirm(token, sid, later(LIFETIMES.verificationLink))).rejects.toMatchObject(dead);
    await confirm(token, sid, later(LIFETIMES.verificationLink - 1000));
  });
});

describe('a link that is used while a new one is created', () => {
  const now = later(MINUTE);
  const uses = {
    verify_email: (link: Hash) =>
      store.confirmEmail({
        link,
        viewerSid: null,
        resetLink: { hash: hashToken(newToken()), expiresAt: later(LIFETIMES.resetLink) },
        session: newSession(newToken(), ORIGIN, now),
        now,
      }),
    // Calls the store directly, because hashing a password first would prevent the two calls from being concurrent.
    reset_password: (link: Hash) => store.resetPassword({ link, passwordHash: 'a hash', now }),
  };

  it.each(['verify_email', 'reset_password'] as const)(
    'is either used or void (%s), without a deadlock',
    async (purpose) => {
      const user = await makePerson();
      for (let round = 0; round < 20; round += 1) {
        const link = hashToken(await issueMailToken(user, purpose, NOW));
        await db.user.update({ where: { id: user.id }, data: { emailVerifiedAt: null } });
        await Promise.all([uses[purpose](link), issueMailToken(user, purpose, now)]);
        expect(await uses[purpose](link)).toBe(purpose === 'verify_email' ? 'dead-link' : null);
      }
    },
  );
});

describe('registration', () => {
  it('creates one account and sends one mail for ten requests with the same address', async () => {
    const email = newEmail();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => registerUser(registration(email))));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') {
        expect(result.reason).toMatchObject({
          code: 'EMAIL_TAKEN',
          message: 'An account with this email already exists. Sign in instead.',
        });
      }
    }
    expect(vi.mocked(mailWelcome).mock.calls.filter(([{ to }]) => to === email)).toHaveLength(1);
  }, 60_000);

  it('mails a password that the server generated, never a password from the client', async () => {
    const email = newEmail();
    for (const password of ['abcdEFG7', 'Win a prize at evil.example']) {
      const address = password === 'abcdEFG7' ? email : newEmail();
      await registerUser({ ...registration(address), password, passwordGenerated: true });
      const message = vi.mocked(mailWelcome).mock.lastCall?.[0];
      expect(message).toEqual({
        to: address,
        password: expect.stringMatching(/^[a-zA-Z2-9]{8}$/),
        verificationToken: expect.stringMatching(/^[\w-]{43}$/),
        resetToken: expect.stringMatching(/^[\w-]{43}$/),
        language: 'en',
      });
      expect(message?.password).not.toBe(password);
      await expect(login(address, password)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
      expect((await login(address, message?.password ?? '')).user.email).toBe(address);
    }
  });

  it.each(['password1', 'PASSWORD1', 'coldpass608', 'aaaaaaaaaa'])('refuses %s as guessable', async (password) => {
    await expect(registerUser({ ...registration(newEmail()), password })).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: { password: 'This password is too easy to guess. Choose another one.' },
    });
  });
});
