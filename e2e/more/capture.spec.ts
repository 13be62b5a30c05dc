import { randomUUID } from 'node:crypto';
import { request as send } from 'node:http';
import { signInAsAdmin } from '@/e2e/fixtures/admin';
import { deviceHeaders, openAnalytics, PHONE, waitForSession } from '@/e2e/fixtures/analytics';
import { startSecondServer } from '@/e2e/fixtures/second-server';
import { BASE_URL, expect, test } from '@/e2e/fixtures/test';

/** Tests of request analytics: recorded values, forged headers, and loss of records. */

/** Uses Node's HTTP client, because fetch refuses to send most of these headers. */
function call(base: string, headers: Record<string, string>, path = '/api/sections'): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = send(new URL(path, base), { headers, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', reject);
    request.end();
  });
}

const latin = (text: string) => Buffer.from(text).toString('latin1');

test('a session with several requests is counted once, and both analytics paths return it', async ({ request }) => {
  const analytics = await openAnalytics(request);
  const id = randomUUID();
  for (let turn = 0; turn < 5; turn += 1) expect(await call(BASE_URL, deviceHeaders(id))).toBe(200);
  expect(await call(BASE_URL, deviceHeaders(id), '/api/favorites/count')).toBe(401);
  const session = await waitForSession(analytics, id);
  expect(session).toMatchObject({
    deviceType: 'mobile',
    browser: 'Chrome',
    operatingSystem: 'Android',
    screen: '412x915',
    timezone: 'America/Chicago',
    country: 'Unknown',
    isAuthenticated: false,
  });
  await expect.poll(async () => (await analytics.read(`/analytics/session/${id}`)).requestCount).toBe(6);
  for (const path of [
    'dashboard',
    'statistics',
    'unique-ips',
    'unique-countries',
    'sessions/high-activity',
    `session/${id}`,
  ]) {
    const [canonical, other] = [
      await analytics.read(`/analytics/${path}`),
      await analytics.read(`/auth/analytics/${path}`),
    ];
    expect(Object.keys(other), path).toEqual(Object.keys(canonical));
  }
  expect((await request.get('/auth/analytics/dashboard')).status()).toBe(401);
});

test('a session is assigned to the user who signs in during the session', async ({ request, account }) => {
  const analytics = await openAnalytics(request);
  const id = randomUUID();
  await call(
    BASE_URL,
    { ...deviceHeaders(id), authorization: `Bearer ${account.accessToken}` },
    '/api/favorites/count',
  );
  expect(await waitForSession(analytics, id)).toMatchObject({ isAuthenticated: true, userId: account.userId });
  const mine = await analytics.read(`/analytics/user/${account.userId}/sessions`);
  expect(mine.items.map((session: { sessionId: string }) => session.sessionId)).toContain(id);
});

test('requests with malformed headers succeed, and those headers are not stored', async ({ request }) => {
  const analytics = await openAnalytics(request);
  const nonsense = [
    "'; DROP TABLE analytics_sessions; --",
    latin('📱❄️'),
    '-1x-1',
    '99999999x1',
    '../../etc/passwd',
    'null',
    '\u00ff',
  ];
  const odd = randomUUID();
  for (const value of [...nonsense, 'x'.repeat(2_000)]) {
    const lies = {
      'x-screen-resolution': value,
      'x-timezone': value,
      'x-device-type': value,
      'x-browser': value,
      'x-os': value,
    };
    expect(await call(BASE_URL, { ...deviceHeaders(odd), ...lies })).toBe(200);
    expect(await call(BASE_URL, { ...deviceHeaders(), 'x-client-session-id': value })).toBe(200);
  }
  // Node accepts headers of 10 kB, so the product must accept them too.
  expect(await call(BASE_URL, { ...deviceHeaders(odd), 'x-timezone': 'America/'.repeat(1250) })).toBe(200);
  expect(await call(BASE_URL, { ...deviceHeaders(), 'x-client-session-id': 'a'.repeat(10_000) })).toBe(200);
  expect(await waitForSession(analytics, odd)).toMatchObject({
    deviceType: 'mobile',
    browser: 'Chrome',
    operatingSystem: 'Android',
    timezone: '',
  });
});

test('crawlers and visitors who opt out are not counted, but programs that send a session id are counted', async ({
  request,
}) => {
  const analytics = await openAnalytics(request);
  const ids = Object.fromEntries(
    ['bot', 'dnt', 'gpc', 'no agent', 'program'].map((name) => [name, randomUUID()] as const),
  ) as Record<'bot' | 'dnt' | 'gpc' | 'no agent' | 'program', string>;
  const { 'user-agent': _agent, ...withoutAgent } = deviceHeaders(ids['no agent']);
  await call(BASE_URL, { ...deviceHeaders(ids.bot), 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await call(BASE_URL, { ...deviceHeaders(ids.dnt), dnt: '1' });
  await call(BASE_URL, { ...deviceHeaders(ids.gpc), 'sec-gpc': '1' });
  await call(BASE_URL, withoutAgent);
  expect(await call(BASE_URL, { 'user-agent': PHONE })).toBe(200);
  await call(BASE_URL, { ...deviceHeaders(ids.program), 'user-agent': 'curl/8.5.0' });
  await waitForSession(analytics, ids.program);
  for (const name of ['bot', 'dnt', 'gpc', 'no agent'] as const) {
    expect((await analytics.ask(`/analytics/session/${ids[name]}`)).status(), name).toBe(404);
  }
});

test('a visit records the client address from the trusted proxies, IPv4 or IPv6, and its country', async ({
  request,
}) => {
  const analytics = await openAnalytics(request);
  const server = await startSecondServer({ TRUSTED_PROXY_HOPS: '2', TRUSTED_COUNTRY_HEADER: 'cf-ipcountry' });
  const from = async (forwarded: string | null, more: Record<string, string> = {}) => {
    const id = randomUUID();
    const headers = { ...deviceHeaders(id), ...(forwarded === null ? {} : { 'x-forwarded-for': forwarded }), ...more };
    expect(await call(server.url, headers)).toBe(200);
    const session = await waitForSession(analytics, id);
    return [session.ipAddress, session.country];
  };
  try {
    // The visitor claims to be 6.6.6.6. The outer proxy saw 8.8.8.8, and the inner proxy saw the outer one.
    expect(await from('6.6.6.6, 8.8.8.8, 10.0.0.2')).toEqual(['8.8.8.8', 'United States']);
    expect(await from('2001:4860:4860:0:0:0:0:8888, 10.0.0.2')).toEqual(['2001:4860:4860::8888', 'United States']);
    expect(await from('::ffff:8.8.4.4, 10.0.0.2')).toEqual(['8.8.4.4', 'United States']);
    expect(await from('8.8.8.8, 10.0.0.2', { 'cf-ipcountry': 'MX' })).toEqual(['8.8.8.8', 'Mexico']);
    // A header with fewer entries than trusted proxies did not pass through all of them.
    for (const forwarded of [null, '6.6.6.6', 'nonsense, 10.0.0.2']) {
      expect((await from(forwarded))[1]).toBe('Unknown');
    }
    const found = await analytics.read('/analytics/sessions/ip/2001:4860:4860::8888');
    expect(found.totalItems).toBe(1);
    // The product trusts no proxy here, so it ignores the header.
    const id = randomUUID();
    await call(BASE_URL, {
      ...deviceHeaders(id),
      'x-forwarded-for': '8.8.8.8',
      'x-coldpass-client-address': '8.8.8.8',
    });
    expect((await waitForSession(analytics, id)).ipAddress).toMatch(/^(127\.0\.0\.1|::1)$/);
  } finally {
    await server.end('SIGTERM');
  }
});

test('SIGTERM loses no recorded request, and kill -9 loses at most the requests of the last seconds', async ({
  request,
}) => {
  const analytics = await openAnalytics(request);
  const isStored = async (id: string) => (await analytics.ask(`/analytics/session/${id}`)).status() === 200;

  const orderly = await startSecondServer({});
  const ids = Array.from({ length: 100 }, () => randomUUID());
  // Sends batches of 15, so that a server that has just started refuses no request.
  for (let first = 0; first < ids.length; first += 15) {
    const answers = await Promise.all(ids.slice(first, first + 15).map((id) => call(orderly.url, deviceHeaders(id))));
    expect(new Set(answers)).toEqual(new Set([200]));
  }
  expect(await orderly.end('SIGTERM')).toBe(0);
  for (const id of ids) expect(await isStored(id)).toBe(true);

  const cut = await startSecondServer({});
  const early = Array.from({ length: 20 }, () => randomUUID());
  const answers = await Promise.all(early.map((id) => call(cut.url, deviceHeaders(id))));
  expect(new Set(answers)).toEqual(new Set([200]));
  // Records are stored within two seconds on an idle machine.
  await expect(async () => expect(await Promise.all(early.map(isStored))).not.toContain(false)).toPass({
    timeout: 60_000,
  });
  await cut.end('SIGKILL');
  for (const id of early) expect(await isStored(id)).toBe(true);
});

test('a flood of session ids from one address is capped without failing a request', async ({ request }) => {
  const analytics = await openAnalytics(request);
  const server = await startSecondServer({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXY_HOPS: '1' });
  try {
    const before = await analytics.read('/analytics/sessions/ip/9.9.9.9');
    // Sends batches of 15, so that a server that has just started refuses no request.
    for (let round = 0; round < 14; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 15 }, () => call(server.url, { ...deviceHeaders(), 'x-forwarded-for': '9.9.9.9' })),
      );
      expect(new Set(answers)).toEqual(new Set([200]));
    }
    await server.end('SIGTERM');
    const after = await analytics.read('/analytics/sessions/ip/9.9.9.9');
    expect(after.totalItems - before.totalItems).toBe(120);
  } finally {
    if (server.process.exitCode === null) await server.end('SIGKILL');
  }
});

test('a page visit is counted for the browser that made it', async ({ page, request }) => {
  const analytics = await openAnalytics(request);
  await signInAsAdmin(page);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Over time' })).toBeVisible();
  // The browser gets its session id with its first API call. This page calls the API for its figures, and the next page
  // makes no call.
  const number = await page.waitForFunction(() => localStorage.getItem('clientSessionId'));
  const id = String(await number.jsonValue());
  await page.goto('/tests');
  expect(await waitForSession(analytics, id)).toMatchObject({ isAuthenticated: true, deviceType: 'desktop' });
});
