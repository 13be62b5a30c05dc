import { openSession } from '@/e2e/fixtures/copied-user';
import { withOwner } from '@/e2e/fixtures/database';
import { createAccount, expect, test } from '@/e2e/fixtures/test';
import type { Endpoint } from '@/lib/kernel/endpoint';
import { SECTIONS } from '@/lib/kernel/exam';
import { listAdminPages } from '@/lib/kernel/pages';
import { ENDPOINTS } from '@/lib/openapi/generated/catalog';

/** Checks which callers each endpoint accepts: visitors, users, admins, and clients with a forged token. */

const NOBODYS_ID = '00000000-0000-7000-8000-000000000000';
const pathOf = (endpoint: Endpoint) =>
  endpoint.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    name.toLowerCase().endsWith('questionid') ? '1' : NOBODYS_ID,
  );

const FORGED = {
  'an empty token': 'Bearer ',
  'two spaces': 'Bearer  abc',
  'a token that says no algorithm': `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"x"}').toString('base64url')}.`,
  'a JSON list': `Bearer ${Buffer.from('[]').toString('base64url')}.${Buffer.from('[]').toString('base64url')}.AAAA`,
  'another scheme': 'Basic dXNlcjpwYXNz',
};

const call = (request: import('@playwright/test').APIRequestContext, endpoint: Endpoint, authorization?: string) =>
  request.fetch(pathOf(endpoint), {
    method: endpoint.method,
    headers: { ...(authorization ? { authorization } : {}), 'content-type': 'application/json' },
    ...(endpoint.method === 'GET' ? {} : { data: {} }),
  });

for (const endpoint of ENDPOINTS.filter(({ access }) => access === 'user' || access === 'admin')) {
  const name = `${endpoint.method} ${endpoint.path}`;

  test(`${name} refuses visitors and forged tokens with 401`, async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    for (const authorization of [undefined, ...Object.values(FORGED)]) {
      const response = await call(request, endpoint, authorization);
      expect(response.status(), authorization).toBe(401);
      expect(await response.json()).toEqual({ success: false, message: 'Unauthorized', error: 'UNAUTHENTICATED' });
      expect(response.headers()['cache-control']).toContain('no-store');
    }
    await request.dispose();
  });
}

test('admin endpoints refuse a user with 403, and no endpoint accepts the page cookie', async ({ request }) => {
  const account = await createAccount(request);
  for (const endpoint of ENDPOINTS.filter(({ access }) => access === 'admin')) {
    const response = await call(request, endpoint, `Bearer ${account.accessToken}`);
    expect(response.status(), `${endpoint.method} ${endpoint.path}`).toBe(403);
  }
  // `request` still sends the page cookie from the registration, but no token.
  for (const endpoint of ENDPOINTS.filter(({ access }) => access === 'user')) {
    expect((await call(request, endpoint)).status(), `${endpoint.method} ${endpoint.path}`).toBe(401);
  }
});

test('an admin whose role was removed is refused at once, even with a token issued before', async ({
  request,
  account,
}) => {
  const setRoles = (roles: string) =>
    withOwner((client) => client.query(`UPDATE users SET roles = '${roles}' WHERE id = $1`, [account.userId]));
  const list = async (token: string) =>
    (await request.get('/api/questions?size=1', { headers: { authorization: `Bearer ${token}` } })).status();
  await setRoles('{USER,ADMIN}');
  const { accessToken } = await openSession(request, account.userId);
  expect(await list(accessToken)).toBe(200);
  await setRoles('{USER}');
  expect(await list(accessToken)).toBe(403);
});

test('admin pages redirect visitors and learners', async ({ playwright, baseURL, request, account: _ }) => {
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const whereTo = async (client: import('@playwright/test').APIRequestContext, path: string) => {
    const { pathname, search } = new URL(
      (await client.get(path, { maxRedirects: 0 })).headers().location ?? '',
      baseURL,
    );
    return pathname + search;
  };
  for (const path of listAdminPages()) {
    expect(await whereTo(visitor, path), path).toBe(`/?next=${encodeURIComponent(path)}`);
    expect(await whereTo(request, path), path).toBe('/tests');
  }
  // The proxy does not see prefetches, so the page itself must refuse them.
  const prefetched = await request.get('/admin/dashboard', { headers: { purpose: 'prefetch' } });
  expect(await prefetched.text()).toContain('You need admin privileges to access this dashboard.');
  await visitor.dispose();
});

test('a refresh token is refused as an access token, and an access token as a refresh token', async ({
  request,
  account,
}) => {
  const asAccess = await request.get('/api/favorites/count', {
    headers: { authorization: `Bearer ${account.refreshToken}` },
  });
  expect(asAccess.status()).toBe(401);
  const asRefresh = await request.post('/auth/refresh', {
    headers: { authorization: `Bearer ${account.accessToken}` },
  });
  expect(asRefresh.status()).toBe(401);
});

test('an exam question set for a user contains no keys', async ({ request, account }) => {
  for (const { id } of SECTIONS) {
    const response = await request.get(`/api/sections/${id}/questions?shuffle=true&size=100`, {
      headers: { authorization: `Bearer ${account.accessToken}` },
    });
    const text = await response.text();
    expect(text).not.toMatch(/"(isCorrect|why|explanation|reference)":/);
    expect(JSON.parse(text).data.items.length).toBeLessThanOrEqual(25);
  }
});
