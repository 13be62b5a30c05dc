import { afterAll, describe, expect, it } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import { findLiveSession } from '@/lib/session/store';
import { exchangeSession, openProviderSession } from './providers';
import type { Provider, ProviderClaims } from './providers/rules';
import { signIn } from './service';
import { refreshSession } from './sessions/service';
import { erasePeople, later, makePerson, NOW, newEmail, ORIGIN, PASSWORD } from './testing/people';

const MINUTE = 60_000;
const google: Provider = { id: 'google', issuer: 'https://accounts.google.com', domains: [], opensAdmins: true };
const school: Provider = { ...google, id: 'school', opensAdmins: false };
const said = (email: string): ProviderClaims => ({
  iss: google.issuer,
  email,
  email_verified: true,
  given_name: 'Gina',
  family_name: 'Google',
});
const opened = async (email: string) => {
  const session = await openProviderSession(said(email), google, NOW);
  if (typeof session === 'string') throw new Error(session);
  return session;
};
// Returns a time after the real current time, because the start of a session comes from the database's own clock.
const soon = () => new Date(Date.now() + MINUTE);

afterAll(async () => {
  await erasePeople();
  await disconnect();
});

describe('sign-in with a provider', () => {
  it('creates a confirmed account once, and its session can be exchanged for tokens once', async () => {
    const email = newEmail();
    const [one, other] = await Promise.all([opened(email), opened(email.toUpperCase())]);
    expect(one.userId).toBe(other.userId);
    const { user, refreshToken } = await exchangeSession(one, ORIGIN, soon());
    expect(user).toMatchObject({ email, firstName: 'Gina', lastName: 'Google', emailVerified: true, roles: ['USER'] });
    expect((await refreshSession(refreshToken, soon())).sid).toBe(one.sid);
    await expect(exchangeSession(one, ORIGIN, soon())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('accepts a person without a last name', async () => {
    const session = await openProviderSession({ ...said(newEmail()), family_name: undefined }, google, NOW);
    expect(session).toMatchObject({ name: 'Gina User' });
  });

  it('is exchanged for tokens by only one of ten concurrent requests', async () => {
    const session = await opened(newEmail());
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => exchangeSession(session, ORIGIN, soon())),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  it('is not exchanged for tokens if its session is old, belongs to another user, or does not exist', async () => {
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

  it('ends the access of the person who registered an unconfirmed account, and leaves a confirmed account unchanged', async () => {
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

  it('is refused without a confirmed address and for a locked account, and does not change existing data', async () => {
    const unconfirmed = newEmail();
    const refused = await openProviderSession({ ...said(unconfirmed), email_verified: false }, google, NOW);
    expect(refused).toBe('unconfirmed');
    expect(await db.user.count({ where: { email: unconfirmed } })).toBe(0);
    const locked = await makePerson();
    await db.user.update({ where: { id: locked.id }, data: { lockedAt: NOW } });
    expect(await openProviderSession(said(locked.email), google, NOW)).toBe('locked');
  });

  it("never signs in to an admin's account through a school's provider", async () => {
    const admin = await makePerson();
    await db.user.update({ where: { id: admin.id }, data: { roles: ['USER', 'ADMIN'] } });
    expect(await openProviderSession(said(admin.email), school, NOW)).toBe('admin');
    expect(await findLiveSession(admin.sid, later(MINUTE))).not.toBeNull();
    expect(await db.user.findUniqueOrThrow({ where: { id: admin.id } })).toMatchObject({ emailVerifiedAt: null });
    expect(await openProviderSession(said(admin.email), google, NOW)).toMatchObject({ userId: admin.id });
  });
});
