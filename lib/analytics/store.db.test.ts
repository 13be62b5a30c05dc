import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { db, disconnect, transact } from '@/lib/db/client';
import type { PendingSession } from '@/lib/visits/rules';
import { endCapture, flushVisits, recordVisit } from '@/lib/visits/service';
import { addSessions } from '@/lib/visits/store';
import { cleanUp, keepRetentionPromises } from './retention-service';
import { percent } from './rules';
import * as analytics from './service';
import { getTrends } from './trends-service';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

const session = (more: Partial<PendingSession> = {}): PendingSession => ({
  sessionId: randomUUID(),
  userId: null,
  address: '192.0.2.7',
  country: 'US',
  deviceType: 'desktop',
  browser: 'Firefox',
  operatingSystem: 'Windows',
  screen: '1920x1080',
  timezone: 'America/Chicago',
  requestCount: 1,
  firstSeenAt: NOW,
  lastSeenAt: NOW,
  ...more,
});

const makeUser = async (createdAt = NOW) =>
  (
    await db.user.create({
      data: { email: `${randomUUID()}@analytics.test`, firstName: 'Test', lastName: 'User', createdAt },
      select: { id: true },
    })
  ).id;

async function wipe(): Promise<void> {
  await endCapture();
  await db.analyticsSession.deleteMany({});
  await db.analyticsTotal.deleteMany({});
  await db.user.deleteMany({ where: { email: { endsWith: '@analytics.test' } } });
}

beforeEach(wipe);
afterAll(async () => {
  await wipe();
  await disconnect();
});

const pick = <T>(values: readonly T[], place: number): T => values[place % values.length] as T;

/**
 * Creates sessions of every kind, seen in several places and on several days, written by two instances at the same
 * time.
 */
async function makeHistory(): Promise<void> {
  const users = await Promise.all([makeUser(), makeUser()]);
  const sessions = Array.from({ length: 300 }, (_, place) =>
    session({
      address: pick(['192.0.2.7', '198.51.100.9', '2001:db8::1'], place),
      country: pick(['US', 'US', 'DE', null, 'IN', 'CA', 'MX', 'FR', 'BR', 'GB', 'JP', 'KE'], place * 7),
      deviceType: pick(['mobile', 'desktop', 'tablet', 'mobile'], place),
      browser: pick(['Chrome', 'Firefox', 'Safari', 'Edge', 'Other'], place),
      userId: place % 4 === 0 ? pick(users, place) : null,
      requestCount: 1 + (place % 150),
      firstSeenAt: daysAgo(place % 40),
      lastSeenAt: daysAgo(place % 40),
    }),
  );
  const later = sessions.slice(0, 150).map((one, place) => ({
    ...one,
    country: pick(['PL', one.country], place),
    userId: place % 3 === 0 ? pick(users, place) : null,
    firstSeenAt: new Date(one.lastSeenAt.getTime() + 60_000),
    lastSeenAt: new Date(Math.min(NOW.getTime(), one.lastSeenAt.getTime() + (place % 3) * DAY_MS)),
  }));
  await Promise.all([addSessions(sessions.slice(0, 200)), addSessions(sessions.slice(100).reverse())]);
  await Promise.all([addSessions(later), addSessions([...later].reverse())]);
}

describe('analytics dashboard', () => {
  it('shows the same figures as a direct count', async () => {
    await makeHistory();
    const shown = await analytics.getDashboard();
    const rows = await db.analyticsSession.findMany({});
    const share = (isCounted: (row: (typeof rows)[number]) => boolean) =>
      percent(rows.filter(isCounted).length, rows.length);
    const authenticated = rows.filter((row) => row.isAuthenticated).length;
    const users = await db.user.count();

    expect(shown.basicStats).toEqual({
      totalSessions: rows.length,
      authenticatedSessions: authenticated,
      authenticationRate: percent(authenticated, rows.length),
      avgRequestCount: Math.round((rows.reduce((sum, row) => sum + row.requestCount, 0) / rows.length) * 10) / 10,
    });
    expect(shown.authFunnel).toEqual({
      totalSessions: rows.length,
      authenticatedSessions: authenticated,
      authenticationRate: percent(authenticated, rows.length),
      registeredUsers: users,
      registrationRate: percent(users, rows.length),
    });
    expect(shown.deviceBreakdown).toEqual({
      desktopPercent: share((row) => row.deviceType === 'desktop'),
      mobilePercent: share((row) => row.deviceType === 'mobile'),
      tabletPercent: share((row) => row.deviceType === 'tablet'),
      chromePercent: share((row) => row.browser === 'Chrome'),
      firefoxPercent: share((row) => row.browser === 'Firefox'),
      safariPercent: share((row) => row.browser === 'Safari'),
      edgePercent: share((row) => row.browser === 'Edge'),
      otherBrowserPercent: share((row) => row.browser === 'Other'),
    });
    expect(shown.topCountries).toHaveLength(8);
    const countries = [...new Set(rows.map((row) => row.country))];
    const counts = countries.map((country) => rows.filter((row) => row.country === country).length);
    expect(shown.topCountries.map((country) => country.sessionCount)).toEqual(
      counts.sort((one, other) => other - one).slice(0, 8),
    );
    expect(shown.topCountries.find(({ country }) => country === 'United States')?.sessionCount).toBe(
      rows.filter((row) => row.country === 'US').length,
    );
    expect(shown.recentSessions).toHaveLength(10);
    const newest = rows
      .map((row) => row.lastSeenAt.toISOString())
      .sort()
      .reverse()
      .slice(0, 10);
    expect(shown.recentSessions.map((row) => row.lastSeen)).toEqual(newest);
  });

  it('keeps its totals when sessions or accounts are deleted', async () => {
    await makeHistory();
    const before = await analytics.getDashboard();
    await db.user.deleteMany({ where: { email: { endsWith: '@analytics.test' } } });
    const actorId = await makeUser();
    const { removed } = await cleanUp({ daysOld: 30, now: NOW, actorId });
    expect(removed).toBeGreaterThan(0);
    const entry = { actorId, action: 'analytics.cleanup', after: { daysOld: 30, before: daysAgo(30).toISOString() } };
    expect(await db.auditEntry.findMany({ where: { actorId } })).toMatchObject([entry]);
    await db.auditEntry.deleteMany({ where: { actorId } });
    const after = await analytics.getDashboard();
    expect(after.basicStats).toEqual(before.basicStats);
    expect(after.topCountries).toEqual(before.topCountries);
    expect(await db.analyticsSession.count({ where: { lastSeenAt: { lt: daysAgo(30) } } })).toBe(0);
  });

  it('shows zeros before the first visit', async () => {
    const shown = await analytics.getDashboard();
    expect(shown.basicStats).toEqual({
      totalSessions: 0,
      authenticatedSessions: 0,
      authenticationRate: 0,
      avgRequestCount: 0,
    });
    expect([shown.topCountries, shown.recentSessions]).toEqual([[], []]);
  });
});

describe('getTrends', () => {
  it('returns the same figures as a direct count of each day, and the figures of the previous period', async () => {
    const userId = await makeUser(daysAgo(2));
    await makeUser(daysAgo(9));
    const seen = session({ firstSeenAt: daysAgo(8), lastSeenAt: daysAgo(8) });
    await addSessions([seen, session({ firstSeenAt: daysAgo(1), lastSeenAt: daysAgo(1), requestCount: 4 })]);
    await addSessions([{ ...seen, firstSeenAt: daysAgo(1), lastSeenAt: daysAgo(1) }]);
    await addSessions([{ ...seen, firstSeenAt: daysAgo(1), lastSeenAt: daysAgo(1) }]);
    const attempt = { userId, sectionName: 'Core', sectionIds: [6], totalQuestions: 10 };
    await db.attempt.createMany({
      data: [
        { ...attempt, id: randomUUID(), testType: 'practice' as const, startedAt: daysAgo(1), completedAt: NOW },
        { ...attempt, id: randomUUID(), testType: 'practice' as const, startedAt: daysAgo(1) },
        {
          ...attempt,
          id: randomUUID(),
          testType: 'exam' as const,
          startedAt: daysAgo(0.1),
          deadlineAt: new Date(NOW.getTime() + 1),
        },
        { ...attempt, id: randomUUID(), testType: 'practice' as const, startedAt: daysAgo(8) },
      ],
    });

    const trends = await getTrends({ days: 7, now: NOW });
    const signUps = await db.user.count({ where: { createdAt: { gte: new Date('2026-11-15T00:00:00Z'), lt: NOW } } });
    expect(trends.daily.map(({ day }) => day).at(-1)).toBe('2026-11-21');
    expect(trends.daily).toHaveLength(7);
    expect(trends.daily.find(({ day }) => day === '2026-11-20')).toEqual({
      day: '2026-11-20',
      sessions: 2,
      newSessions: 1,
      signUps: 0,
      testsStarted: 2,
      testsFinished: 1,
    });
    expect(trends.current.totals).toEqual({
      sessions: 2,
      newSessions: 1,
      requests: 6,
      signUps,
      testsStarted: 3,
      testsFinished: 1,
    });
    expect(trends.previous).toMatchObject({
      from: '2026-11-08',
      to: '2026-11-14',
      totals: { sessions: 1, newSessions: 1, testsStarted: 1, testsFinished: 0 },
    });
    expect(trends.modes).toEqual([
      { testType: 'practice', started: 2, finished: 1 },
      { testType: 'exam', started: 1, finished: 0 },
      { testType: 'favorites', started: 0, finished: 0 },
    ]);
    // The exam that was started today does not count, because its time is not over.
    expect(trends.abandoned).toEqual([{ testType: 'practice', answered: 'none', tests: 1 }]);
  });
});

describe('visit capture', () => {
  const visit = (headers: Record<string, string>, more: { sessionId?: string; userId?: string; at?: Date } = {}) =>
    recordVisit({
      headers: new Headers({ 'user-agent': AGENT, ...headers }),
      sessionId: randomUUID(),
      userId: null,
      at: NOW,
      ...more,
    });

  it('counts every request of a session once and links it to the user who signs in', async () => {
    const sessionId = randomUUID();
    const userId = await makeUser();
    for (let turn = 0; turn < 10; turn += 1) visit({ 'x-coldpass-client-address': '8.8.8.8' }, { sessionId });
    visit({}, { sessionId, userId });
    await flushVisits();
    visit({ 'x-coldpass-client-address': '2001:4860:4860:0:0:0:0:8888' }, { sessionId });
    await endCapture();
    expect(await analytics.getSession(sessionId)).toMatchObject({
      ipAddress: '2001:4860:4860::8888',
      country: 'United States',
      browser: 'Firefox',
      isAuthenticated: true,
      userId,
      requestCount: 12,
    });
  });

  it('stores no country for an address whose country is unknown', async () => {
    for (const address of ['127.0.0.1', '10.0.0.1', '192.168.1.1', '::1', '2001:db8::1', 'unknown']) {
      visit({ 'x-coldpass-client-address': address });
    }
    await endCapture();
    expect((await analytics.listCountries()).map(({ country }) => country)).toEqual(['Unknown']);
  });

  it('stores the session without user and address if the user is deleted before the session is written', async () => {
    const sessionId = randomUUID();
    visit({ 'x-coldpass-client-address': '203.0.113.8' }, { sessionId, userId: randomUUID() });
    await endCapture();
    const left = { userId: null, isAuthenticated: true, ipAddress: '' };
    expect(await analytics.getSession(sessionId)).toMatchObject(left);
  });

  it('accepts a classroom behind one address, but not a flood of session ids', async () => {
    const { env } = await import('@/lib/env');
    const factor = env().RATE_LIMIT_FACTOR;
    env().RATE_LIMIT_FACTOR = 1;
    try {
      for (let id = 0; id < 500; id += 1) visit({ 'x-coldpass-client-address': '203.0.113.5' });
      for (let id = 0; id < 500; id += 1) visit({ 'x-coldpass-client-address': `2001:db8:9:9::${id.toString(16)}` });
    } finally {
      env().RATE_LIMIT_FACTOR = factor;
    }
    await endCapture();
    expect(await db.analyticsSession.count()).toBe(240);
  });

  it('waits while it cannot write, and loses no visit', async () => {
    const sessionId = randomUUID();
    visit({}, { sessionId });
    await transact(
      async (transaction) => {
        await transaction.$executeRaw`LOCK TABLE analytics_sessions`;
        // This write of the counted visits fails at its lock timeout of two seconds.
        await flushVisits();
      },
      { timeout: 10_000 },
    );
    expect(await db.analyticsSession.count()).toBe(0);
    visit({}, { sessionId });
    await endCapture();
    expect((await analytics.getSession(sessionId)).requestCount).toBe(2);
  });
});

describe('retention of sessions', () => {
  it('shortens addresses after 30 days and deletes sessions after 13 months, and not earlier', async () => {
    const fresh = session({ lastSeenAt: daysAgo(29.9), address: '192.0.2.7' });
    const old = session({ lastSeenAt: daysAgo(30.1), address: '192.0.2.7' });
    const oldSix = session({ lastSeenAt: daysAgo(31), address: '2001:db8:1:2:3:4:5:6' });
    const nameless = session({ lastSeenAt: daysAgo(31), address: '' });
    const kept = session({ lastSeenAt: new Date('2025-10-22T12:00:00Z') });
    const gone = session({ lastSeenAt: new Date('2025-10-20T12:00:00Z') });
    await addSessions([fresh, old, oldSix, nameless, kept, gone]);
    const until = await keepRetentionPromises(NOW, null);
    expect(await keepRetentionPromises(NOW, until)).toEqual(daysAgo(30));
    const rows = await db.analyticsSession.findMany({ select: { id: true, ipAddress: true } });
    expect(new Map(rows.map((row) => [row.id, row.ipAddress]))).toEqual(
      new Map([
        [fresh.sessionId, '192.0.2.7'],
        [old.sessionId, '192.0.2.0/24'],
        [oldSix.sessionId, '2001:db8:1::/48'],
        [nameless.sessionId, ''],
        [kept.sessionId, '192.0.2.0/24'],
      ]),
    );
  });

  it('processes more sessions than one statement can', async () => {
    const rows = Array.from({ length: 4_500 }, (_, place) =>
      session({ lastSeenAt: daysAgo(31 + (place % 5)), address: `198.51.100.${place % 250}` }),
    );
    await addSessions(rows);
    await keepRetentionPromises(NOW, null);
    expect(await analytics.listAddresses({ page: 0, size: 5 })).toMatchObject({
      totalItems: 1,
      items: [{ ipAddress: '198.51.100.0/24', sessionCount: 4_500 }],
    });
    expect((await cleanUp({ daysOld: 30, now: NOW, actorId: await makeUser() })).removed).toBe(4_500);
  });
});

describe('session lists', () => {
  it('find sessions by user, address, network and activity, in pages', async () => {
    const userId = await makeUser();
    const mine = session({ userId, requestCount: 100, lastSeenAt: daysAgo(1) });
    const quiet = session({ userId, requestCount: 99, address: '2001:db8::1' });
    await addSessions([mine, quiet, session({ address: '198.51.100.9', requestCount: 7 })]);
    const ids = ({ items }: { items: { sessionId: string }[] }) => items.map((item) => item.sessionId);
    expect(ids(await analytics.listUserSessions(userId, { page: 0, size: 20 }))).toEqual([
      quiet.sessionId,
      mine.sessionId,
    ]);
    expect(ids(await analytics.listUserSessions(userId, { page: 1, size: 1 }))).toEqual([mine.sessionId]);
    expect(ids(await analytics.listAddressSessions('2001:DB8:0:0::1', { page: 0, size: 20 }))).toEqual([
      quiet.sessionId,
    ]);
    expect(ids(await analytics.listBusySessions(100, { page: 0, size: 20 }))).toEqual([mine.sessionId]);
    expect(await analytics.listAddresses({ page: 0, size: 2 })).toMatchObject({ totalItems: 3, totalPages: 2 });
    await keepRetentionPromises(new Date(NOW.getTime() + 40 * DAY_MS), null);
    expect((await analytics.listAddressSessions('192.0.2.0/24', { page: 0, size: 20 })).totalItems).toBe(1);
    await expect(analytics.getSession(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
