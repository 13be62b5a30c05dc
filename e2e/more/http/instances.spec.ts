import { randomUUID } from 'node:crypto';
import { startBalancer } from '@/e2e/fixtures/balancer';
import { type SecondServer, startSecondServer } from '@/e2e/fixtures/second-server';
import { expect, test } from '@/e2e/fixtures/test';
import { audit } from '@/e2e/more/network-faults/audit';
import { register, takeTest } from '@/e2e/more/network-faults/learner';
import { Weather } from '@/e2e/more/network-faults/network';
import { findRunning } from '@/lib/db/embedded';
import { seededRandom } from '@/lib/kernel/random';
import { GUESS_LIMITS } from '@/lib/limits/rules';

/** Two instances on one PostgreSQL. They share nothing but the database. */

test.describe.configure({ mode: 'serial' });

let one: SecondServer;
let other: SecondServer;

test.beforeAll(async () => {
  // Trusts one proxy, so that each test can use its own client address under production rate limits.
  const settings = { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXY_HOPS: '1' };
  [one, other] = await Promise.all([startSecondServer(settings), startSecondServer(settings)]);
});
test.afterAll(async () => {
  for (const { process, end } of [one, other]) if (process.exitCode === null && !process.killed) await end('SIGTERM');
});

const from = () => ({ 'x-forwarded-for': `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1` });

test('a sign-in on one instance is valid on the other, and a sign-out ends both', async ({ request, account }) => {
  const headers = from();
  const credentials = { email: account.email, password: account.password };
  const signIn = await request.post(`${one.url}/auth/login`, { data: credentials, headers });
  const { accessToken, refreshToken } = (await signIn.json()).data;
  const asLearner = { ...headers, authorization: `Bearer ${accessToken}` };
  const attemptId = randomUUID();
  const start = { testType: 'practice', sectionId: 6, attemptId };
  expect((await request.post(`${one.url}/api/test/start`, { data: start, headers: asLearner })).status()).toBe(201);
  const finished = await request.post(`${other.url}/api/test/${attemptId}/finish`, { data: {}, headers: asLearner });
  expect(finished.status()).toBe(200);
  const asRefresh = { ...headers, authorization: `Bearer ${refreshToken}` };
  expect((await request.post(`${other.url}/auth/refresh`, { headers: asRefresh })).status()).toBe(200);
  await request.post(`${one.url}/auth/logout`, { headers: asRefresh });
  // An instance caches a session for at most five seconds.
  await expect
    .poll(async () => (await request.get(`${other.url}/api/favorites/count`, { headers: asLearner })).status())
    .toBe(401);
});

test('wrong passwords on one instance count on the other instance', async ({ request, account }) => {
  const guess = (url: string) =>
    request.post(`${url}/auth/login`, { data: { email: account.email, password: 'not the one' }, headers: from() });
  for (let count = 0; count < GUESS_LIMITS.loginByAccount.points; count += 1) {
    expect((await guess(count % 2 ? one.url : other.url)).status()).toBe(401);
  }
  for (const { url } of [one, other]) expect((await guess(url)).status()).toBe(429);
});

test('a test continues without loss when one of two instances is killed', async () => {
  const balancer = await startBalancer([one.url, other.url]);
  try {
    const weather = new Weather(balancer.url, 0.2, from());
    const random = seededRandom(11);
    const learner = await register(weather, random);
    await takeTest(weather, learner, random);
    const killed = takeTest(weather, learner, random);
    setTimeout(() => void other.end('SIGKILL'), 150);
    await killed;
    await takeTest(weather, learner, random);
    expect(other.process.killed).toBe(true);
    const findings = await audit(findRunning(process.env.COLDPASS_DATA_DIR ?? '') ?? '', [learner]);
    expect(findings).toMatchObject({ attempts: 3, questions: 30, found: 30, lost: 0, doubled: 0, misjudged: 0 });
  } finally {
    balancer.stop();
  }
});
