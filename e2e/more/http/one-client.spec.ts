import { randomUUID } from 'node:crypto';
import { ADMIN } from '@/e2e/fixtures/analytics';
import { exceptBusy } from '@/e2e/fixtures/flood';
import { verificationToken } from '@/e2e/fixtures/mail';
import { type OwnProduct, startOwnProduct } from '@/e2e/fixtures/own-product';
import { CROWD } from '@/e2e/fixtures/shipped-product';
import { expect, test } from '@/e2e/fixtures/test';

/** Checks that a client with many requests slows down only itself, under production rate limits. */

test.describe.configure({ mode: 'serial' });

let product: OwnProduct;

test.beforeAll(async () => {
  // `RATE_LIMIT_FACTOR` of 1 sets the limits of production.
  product = await startOwnProduct({ RATE_LIMIT_FACTOR: '1' });
});
test.afterAll(() => product.stop());

interface Learner {
  id: string;
  email: string;
  accessToken: string;
  refreshToken: string;
  /** Cookie header that the client's browser sends with page requests. */
  cookie: string;
}
const PASSWORD = 'correct horse battery staple';

const send = (
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: object; body?: object } = {},
) =>
  fetch(`${product.url}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function openSession(path: string, body: object): Promise<Learner> {
  const response = await send(path, { method: 'POST', body });
  const text = await response.text();
  expect(response.ok, `${path}: ${response.status} ${text}`).toBe(true);
  const { data } = JSON.parse(text) as { data: { accessToken: string; refreshToken: string; user?: object } };
  const { sub: id, email } = JSON.parse(Buffer.from(data.accessToken.split('.')[1] ?? '', 'base64url').toString());
  const cookie = response.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  return { ...data, id, email, cookie: cookie.join('; ') };
}

const register = () =>
  openSession('/auth/register', {
    email: `${randomUUID()}@example.test`,
    password: PASSWORD,
    firstName: 'Some',
    lastName: 'Body',
  });

/** Sends `count` requests at once. Returns their statuses. */
const flood = (count: number, one: () => Promise<Response>): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, async () => (await one()).status));

const count = (learner: Learner) => send('/api/favorites/count', { headers: bearer(learner.accessToken) });

test('forty phones behind one IP address sign up and study', CROWD, async () => {
  const phones = await Promise.all(
    Array.from({ length: 40 }, async (_phone, number) => {
      // Spreads the sign-ups over half a minute, because real people need time to type.
      await new Promise((resolve) => setTimeout(resolve, number * 600));
      expect((await send('/')).status).toBe(200);
      return register();
    }),
  );
  const statuses = await Promise.all(phones.flatMap((phone) => [count(phone), count(phone)]));
  expect(statuses.map(({ status }) => status)).toEqual(Array(80).fill(200));
});

test('refused calls of one client delay no other client', async () => {
  const [one, other] = [await register(), await register()];
  const refused = flood(150, () => send('/api/people', { headers: bearer(one.accessToken) }));
  for (let time = 0; time < 20; time += 1) expect((await count(other)).status).toBe(200);
  expect([...new Set(exceptBusy(await refused))]).toEqual([403]);
});

test('a client that opens too many pages at once sees when to try again, and others are served', async () => {
  const [one, other] = [await register(), await register()];
  const headers = { cookie: one.cookie };
  expect((await send('/statistics', { headers })).status).toBe(200);
  const pages = flood(200, async () => {
    const response = await send('/statistics', { headers });
    if (response.status === 503) {
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      const page = await response.text();
      expect(page).toMatch(
        /<h1>One moment<\/h1>\s*<p>Too many pages were opened at once\. Try again in a few seconds\.<\/p>/,
      );
      expect(page).toContain('>Try again</a>');
    }
    return response;
  });
  for (let time = 0; time < 20; time += 1) expect((await count(other)).status).toBe(200);
  expect(await pages).toContain(503);
});

test('an admin who has imported a large file can continue at once, and finds it under Past imports', async () => {
  const admin = await openSession('/auth/login', ADMIN);
  const row = (number: number) =>
    `Core,How long does example ${number} of a large file take?,A second,A minute,An hour,A day,1`;
  const rows = Array.from({ length: 2_000 }, (_row, number) => row(number));
  const file = ['section,text,answer1,answer2,answer3,answer4,correct', ...rows].join('\n');
  const upload = async (query: string) => {
    const headers = { ...bearer(admin.accessToken), 'content-type': 'text/csv' };
    const response = await fetch(`${product.url}/api/questions/import?format=csv&${query}`, {
      method: 'POST',
      headers,
      body: file,
    });
    const text = await response.text();
    expect(response.status, text).toBe(200);
    return JSON.parse(text).data as { plan: string };
  };
  const { plan } = await upload('dryRun=true');
  await upload(`dryRun=false&plan=${plan}`);
  const pages = ['/admin', '/admin/import-export', '/admin/questions', '/admin/reports', '/admin/people'];
  const opened = await Promise.all(pages.map((page) => send(page, { headers: { cookie: admin.cookie } })));
  expect(opened.map(({ status }) => status)).toEqual(pages.map(() => 200));
  const listed = await send('/api/questions/imports?page=0', { headers: bearer(admin.accessToken) });
  expect(listed.status).toBe(200);
  expect((await listed.json()).data.items[0]).toMatchObject({ added: 2_000, takenBackAt: null });
});

test('requests with invalid mailed links do not block a valid link from the same IP address', async () => {
  const { email } = await register();
  await expect.poll(() => verificationToken(product.dataDir, email)).not.toBe('');
  const open = async (token: string) =>
    (await send(`/auth/verify-email?token=${token}`, { method: 'POST', body: {} })).status;
  const dead: number[] = [];
  while (dead.at(-1) !== 429 && dead.length < 40) dead.push(await open('x'.repeat(43)));
  expect(dead.at(-1)).toBe(429);
  expect(dead.length).toBeGreaterThan(30);
  expect(await open(verificationToken(product.dataDir, email))).toBe(200);
});

test('the liveness check responds during a flood from the same IP address', async () => {
  const flooding = flood(1_000, () => send('/api/health/live'));
  const startedAt = performance.now();
  expect((await send('/api/health/live')).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(30_000);
  expect(await flooding).toEqual(Array(1_000).fill(200));
});

test('fifty wrong passwords from one IP address slow guessing down, but the right password still works', async () => {
  const learner = await register();
  const signIn = (email: string, password: string) =>
    send('/auth/login', { method: 'POST', body: { email, password } });
  const guess = () => signIn(`${randomUUID()}@example.test`, 'not the password');
  // Waits until the limit of this address has recovered from earlier tests.
  await expect.poll(async () => (await guess()).status, { timeout: 60_000 }).toBe(401);
  for (let wrong = 1; wrong < 50; wrong += 1) expect((await guess()).status, `guess ${wrong}`).toBe(401);
  const more = await Promise.all(Array.from({ length: 10 }, guess));
  const limited = more.filter(({ status }) => status === 429);
  expect(limited.length).toBeGreaterThan(0);
  for (const { headers } of limited) expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(5);
  // Signs in like a new browser, without a cookie. Like the form, waits for the time that the server names and tries
  // again.
  const enter = async () => (await signIn(learner.email, PASSWORD)).status;
  await expect.poll(enter, { intervals: [5_000], timeout: 30_000 }).toBe(200);
  // A right password does not slow down the next sign-in.
  expect(await enter()).toBe(200);
});
