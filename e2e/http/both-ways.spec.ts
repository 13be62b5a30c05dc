import { type APIRequestContext, expect } from '@playwright/test';
import { ADMIN } from '@/e2e/fixtures/analytics';
import { type SecondServer, startSecondServer } from '@/e2e/fixtures/second-server';
import { BASE_URL, createAccount, test } from '@/e2e/fixtures/test';
import { ENDPOINTS } from '@/lib/http/catalog';
import type { Endpoint } from '@/lib/kernel/endpoint';

/**
 * Endpoints run in the server in front, and through Next in development and on other hosts (docs/decisions/fast-lane.md): both ways
 * of every endpoint say the same to everybody, status, headers and body.
 */

const NOBODYS_ID = '00000000-0000-7000-8000-000000000000';
const FORGED = 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.AAAA';
/** They end the session that they are asked with. */
const ENDS_A_SESSION = new Set(['/auth/logout', '/auth/sessions', '/auth/sessions/{id}']);
/** Say the time, or make something new with each call. */
const OF_THE_MOMENT = new Set([
  '/api/health',
  '/api/health/ready',
  '/api/health/live',
  '/api/health/details',
  '/analytics/cleanup',
  '/api/record',
  '/auth/device',
  '/corrections.xml',
]);

let throughNext: SecondServer;

test.beforeAll(async () => {
  throughNext = await startSecondServer({ FAST_LANE: 'off', LOG_LEVEL: 'error' });
});
test.afterAll(async () => {
  await throughNext.end('SIGTERM');
});

const pathOf = ({ path }: Endpoint): string =>
  path.replace(/\{(\w+)\}/g, (_match, name: string) => (name.toLowerCase().endsWith('questionid') ? '1' : NOBODYS_ID));

interface Asked {
  authorization: string | null;
  body: string | null;
}

/** What a caller can tell apart, but for what is new with each answer. */
async function tell(request: APIRequestContext, base: string, endpoint: Endpoint, { authorization, body }: Asked) {
  const response = await request.fetch(base + pathOf(endpoint), {
    method: endpoint.method,
    headers: { ...(authorization ? { authorization } : {}), 'content-type': 'application/json' },
    ...(endpoint.method === 'GET' || body === null ? {} : { data: body }),
  });
  const { date, connection, 'keep-alive': _kept, 'x-request-id': id, ...headers } = response.headers();
  expect({ date, connection, id }).toMatchObject({ date: expect.any(String), id: expect.any(String) });
  // How it is sent: Next knows no body's length, compresses the shortest, and names what its own pages depend on as well.
  const {
    'content-length': _length,
    'transfer-encoding': _coding,
    'content-encoding': _packed,
    vary: _vary,
    ...said
  } = headers;
  const text = (await response.text()).replace(/"requestId":"[^"]*"/, '"requestId":""');
  // In any order: a web `Response` sorts its headers by name.
  const sorted = Object.fromEntries(Object.entries(said).sort());
  return { status: response.status(), headers: sorted, text };
}

/**
 * How often two answers may differ, because of what other people have done between them, or because one side is too busy for the moment,
 * until they count as different. What an instance remembers of something that changed on the other it forgets within 10 s.
 */
const TRIES = 6;
const PAUSE_MS = 2_500;
const FOR_NOW = ['{"status":429', '{"status":503'];

/** Both ways' answers where they differ, else null. */
async function findDifference(request: APIRequestContext, endpoint: Endpoint, asked: Asked): Promise<string | null> {
  let difference: string | null = null;
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const here = JSON.stringify(await tell(request, BASE_URL, endpoint, asked));
    const there = JSON.stringify(await tell(request, throughNext.url, endpoint, asked));
    if (here === there) return null;
    difference = `${here.slice(0, 600)}\n${there.slice(0, 600)}`;
    const isForNow = FOR_NOW.some((start) => here.startsWith(start) || there.startsWith(start));
    if (endpoint.method !== 'GET' && !isForNow) break;
  }
  return difference;
}

/** Without effect: refused before anything is changed, or only reading. */
const REQUESTS: readonly { name: string; body: string | null }[] = [
  { name: 'without a body', body: null },
  { name: 'with a body that is not JSON', body: '{' },
  { name: 'with a field that nobody knows', body: '{"nobody":"knows"}' },
];

for (const who of ['a visitor', 'a forged token', 'a user', 'an admin'] as const) {
  test(`both ways say the same to ${who}`, async ({ playwright }) => {
    const request = await playwright.request.newContext();
    const member = await createAccount(request);
    const admin = await request.post(`${BASE_URL}/auth/login`, { data: ADMIN });
    const authorization = {
      ...{ 'a visitor': null, 'a forged token': FORGED, 'a user': `Bearer ${member.accessToken}` },
      'an admin': `Bearer ${(await admin.json()).data.accessToken}`,
    }[who];
    await request.storageState({ path: undefined });
    const differing: string[] = [];
    for (const endpoint of ENDPOINTS) {
      const { method, path } = endpoint;
      if (OF_THE_MOMENT.has(path) || (authorization?.startsWith('Bearer ') && ENDS_A_SESSION.has(path))) continue;
      // An admin's empty requests could change something; reading and what is malformed cannot.
      const kinds = method === 'GET' ? REQUESTS.slice(0, 1) : REQUESTS.slice(1);
      for (const { name, body } of kinds) {
        const difference = await findDifference(request, endpoint, { authorization, body });
        if (difference !== null) differing.push(`${method} ${path} ${name}:\n${difference}`);
      }
    }
    expect(differing.join('\n\n')).toBe('');
    await request.dispose();
  });
}

test('a request with a body that is too long, compressed answers, and HEAD are the same both ways', async ({
  playwright,
}) => {
  const request = await playwright.request.newContext();
  const section = '/api/sections/6/questions/mock';
  for (const base of [BASE_URL, throughNext.url]) {
    const packed = await request.get(base + section, { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers()['content-encoding']).toBe('gzip');
    expect(packed.headers().vary).toMatch(/accept-encoding/i);
    const plain = await request.get(base + section, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers()['content-encoding']).toBeUndefined();
    const head = await request.head(base + section);
    expect(head.status()).toBe(200);
    expect(await head.body()).toHaveLength(0);
    const long = await request.post(`${base}/api/test/start`, {
      headers: { 'content-type': 'application/json' },
      data: `"${'x'.repeat(2_000_000)}"`,
    });
    expect(long.status()).toBe(413);
    const other = await request.fetch(`${base}/api/sections/6/questions/mock`, { method: 'DELETE' });
    expect([other.status(), other.headers().allow]).toEqual([405, 'GET, HEAD']);
  }
  await request.dispose();
});
