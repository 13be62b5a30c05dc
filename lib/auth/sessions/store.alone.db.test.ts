import { createHash } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { LIFETIMES } from '@/lib/auth/rules';
import { erasePeople, later, makePerson, NOW } from '@/lib/auth/testing/people';
import { db, disconnect } from '@/lib/db/client';
import { env } from '@/lib/env';
import { findLiveSession } from '@/lib/session/store';
import { refreshSession, signOut } from './service';

const SECOND = 1000;
const refused = { code: 'UNAUTHENTICATED' };

afterAll(async () => {
  await erasePeople();
  await disconnect();
});

const tokensOf = (sid: string) => db.refreshToken.count({ where: { sessionId: sid } });

describe('refreshSession', () => {
  it('returns the same child token to twenty concurrent requests', async () => {
    const { sid, refreshToken } = await makePerson();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refreshSession(refreshToken, later(SECOND))));
    const children = new Set(answers.map((answer) => answer.refreshToken));
    expect(children.size).toBe(1);
    expect(children.has(refreshToken)).toBe(false);
    expect(await tokensOf(sid)).toBe(2);
  });

  it('ends the whole session when a token is used again after its child was used', async () => {
    const { sid, refreshToken: first } = await makePerson();
    const second = (await refreshSession(first, later(SECOND))).refreshToken;
    const third = (await refreshSession(second, later(2 * SECOND))).refreshToken;
    const fourth = (await refreshSession(third, later(3 * SECOND))).refreshToken;
    await expect(refreshSession(first, later(4 * SECOND))).rejects.toMatchObject(refused);
    for (const token of [first, second, third, fourth]) {
      await expect(refreshSession(token, later(5 * SECOND))).rejects.toMatchObject(refused);
    }
    expect(await findLiveSession(sid, later(5 * SECOND))).toBeNull();
    expect(await db.session.findUnique({ where: { id: sid } })).toMatchObject({ revokedFor: 'reuse' });
  });

  it('returns a lost child token again at any age, valid for another fourteen days', async () => {
    const { sid, refreshToken } = await makePerson();
    const child = (await refreshSession(refreshToken, NOW)).refreshToken;
    const muchLater = LIFETIMES.refreshIdle - SECOND;
    expect((await refreshSession(refreshToken, later(muchLater))).refreshToken).toBe(child);
    expect((await refreshSession(refreshToken, later(2 * muchLater))).refreshToken).toBe(child);
    expect((await refreshSession(child, later(3 * muchLater))).refreshToken).toBeTruthy();
    expect(await tokensOf(sid)).toBe(3);
  });

  it('refuses a token unused for 14 days, and every token of a session after 90 days', async () => {
    const idle = await makePerson();
    await expect(refreshSession(idle.refreshToken, later(LIFETIMES.refreshIdle))).rejects.toMatchObject(refused);
    let { refreshToken } = await makePerson();
    const step = LIFETIMES.refreshIdle - SECOND;
    let age = 0;
    while (age + step < LIFETIMES.refreshAbsolute) {
      age += step;
      refreshToken = (await refreshSession(refreshToken, later(age))).refreshToken;
    }
    expect((await refreshSession(refreshToken, later(LIFETIMES.refreshAbsolute - SECOND))).refreshToken).toBeTruthy();
    await expect(refreshSession(refreshToken, later(LIFETIMES.refreshAbsolute))).rejects.toMatchObject(refused);
  });

  it('refuses a token after a sign-out, even a sign-out with an earlier token', async () => {
    const { sid, refreshToken } = await makePerson();
    const child = (await refreshSession(refreshToken, NOW)).refreshToken;
    await signOut(refreshToken, later(SECOND));
    await expect(refreshSession(child, later(2 * SECOND))).rejects.toMatchObject(refused);
    expect(await findLiveSession(sid, later(2 * SECOND))).toBeNull();
  });

  it('refuses the token of a locked account', async () => {
    const { id, sid, refreshToken } = await makePerson();
    await db.user.update({ where: { id }, data: { lockedAt: NOW } });
    await expect(refreshSession(refreshToken, later(SECOND))).rejects.toMatchObject(refused);
    expect(await findLiveSession(sid, later(SECOND))).toBeNull();
  });

  it.each(['', 'x', 'é', 'a'.repeat(4096)])('rejects a token such as %j', async (token) => {
    await expect(refreshSession(token, NOW)).rejects.toMatchObject(refused);
  });

  it('stores only hashes, from which no token can be derived', async () => {
    const { sid, refreshToken } = await makePerson();
    const rows = await db.refreshToken.findMany({ where: { sessionId: sid } });
    expect(rows.map((row) => Buffer.from(row.hash).toString('hex'))).toEqual([
      createHash('sha256').update(refreshToken).digest('hex'),
    ]);
  });
});

describe('a change of the secret', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    env.clear();
  });

  it('ends no session that was refreshed a moment before', async () => {
    const { refreshToken } = await makePerson();
    const child = (await refreshSession(refreshToken, NOW)).refreshToken;
    vi.stubEnv('AUTH_SECRET_PREVIOUS', process.env.AUTH_SECRET);
    vi.stubEnv('AUTH_SECRET', 'another-secret-that-nobody-has-seen-before');
    env.clear();
    expect((await refreshSession(refreshToken, later(SECOND))).refreshToken).toBe(child);
  });
});
