import { afterAll, describe, expect, it, vi } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import { findLiveSession } from '@/lib/session/store';
import { exchangeSession, openGoogleSession } from './google';
import { signIn } from './service';
import { refreshSession } from './sessions/service';
import { erasePeople, later, makePerson, NOW, newEmail, ORIGIN, PASSWORD } from './testing/people';

vi.mock('@/lib/mail/service');

const MINUTE = 60_000;
const profile = (email: string) => ({ email, emailVerified: true, firstName: 'Gina', lastName: 'Google' });
const opened = async (email: string) => {
  const session = await openGoogleSession(profile(email), NOW);
  if (!session) throw new Error('Not opened');
  return session;
};
// The database writes when a session was opened by its own clock.
const soon = () => new Date(Date.now() + MINUTE);

afterAll(async () => {
  await erasePeople();
  await disconnect();
});

describe('signing in with Google', () => {
  it('makes an account once, confirmed, and trades the session for a bearer pair once', async () => {
    const email = newEmail();
    const [one, other] = await Promise.all([opened(email), opened(email.toUpperCase())]);
    expect(one.userId).toBe(other.userId);
    const { user, refreshToken } = await exchangeSession(one, ORIGIN, soon());
    expect(user).toMatchObject({ email, firstName: 'Gina', lastName: 'Google', emailVerified: true, roles: ['USER'] });
    expect((await refreshSession(refreshToken, soon())).sid).toBe(one.sid);
    await expect(exchangeSession(one, ORIGIN, soon())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('takes somebody who has told Google no last name', async () => {
    const session = await openGoogleSession({ ...profile(newEmail()), lastName: undefined }, NOW);
    expect(session).toMatchObject({ name: 'Gina User' });
  });

  it('trades for exactly one of ten who ask at once', async () => {
    const session = await opened(newEmail());
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => exchangeSession(session, ORIGIN, soon())),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses a session that is not fresh, that belongs to somebody else, or none', async () => {
    const session = await opened(newEmail());
    const refused = { code: 'UNAUTHENTICATED' };
    const late = new Date(Date.now() + 6 * MINUTE);
    await expect(exchangeSession(session, ORIGIN, late)).rejects.toMatchObject(refused);
    const somebody = await makePerson();
    await expect(exchangeSession({ ...session, userId: somebody.id }, ORIGIN, soon())).rejects.toMatchObject(refused);
    await expect(exchangeSession({ userId: somebody.id, sid: somebody.sid }, ORIGIN, soon())).rejects.toMatchObject(
      refused,
    );
    await expect(exchangeSession(null, ORIGIN, soon())).rejects.toMatchObject(refused);
  });

  it('takes an unconfirmed account away from the person who registered it, and leaves a confirmed one as it is', async () => {
    const stranger = await makePerson();
    await opened(stranger.email);
    expect(await findLiveSession(stranger.sid, later(MINUTE))).toBeNull();
    const login = (email: string) => signIn({ email, password: PASSWORD, origin: ORIGIN, now: NOW });
    await expect(login(stranger.email)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });

    const owner = await makePerson();
    await db.user.update({ where: { id: owner.id }, data: { emailVerifiedAt: NOW } });
    expect((await opened(owner.email)).userId).toBe(owner.id);
    expect((await login(owner.email)).user.firstName).toBe('Test');
  });

  it('opens nothing without a confirmed address or for a locked account', async () => {
    expect(await openGoogleSession({ ...profile(newEmail()), emailVerified: false }, NOW)).toBeNull();
    const locked = await makePerson();
    await db.user.update({ where: { id: locked.id }, data: { lockedAt: NOW } });
    expect(await openGoogleSession(profile(locked.email), NOW)).toBeNull();
  });
});
