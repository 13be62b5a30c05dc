import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { letIn, shutOut } from '@/e2e/fixtures/database';
import { type SecondServer, startSecondServer } from '@/e2e/fixtures/second-server';
import { type Account, expect, test } from '@/e2e/fixtures/test';

/** Faults of the server process: a log that is not read, uncaught errors, and a wrong clock. */

const PLANTED = { NODE_OPTIONS: '--require ./e2e/fixtures/planted.cjs' };
const HOUR_MS = 60 * 60_000;

let server: SecondServer | undefined;
test.afterEach(async () => {
  await server?.end('SIGKILL');
  server = undefined;
});

/** False for log lines about a busy database, because a machine that stalls for two seconds causes them. */
const isNotBusy = (line: string): boolean => !/"msg":"database (was )?busy/.test(line);

/** Sends requests over ten parallel connections. Returns the distinct statuses of the responses. */
async function ask(url: string, requests: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  const line = async () => {
    for (let count = 0; count < requests / 10; count += 1) {
      const response = await fetch(url, { signal: AbortSignal.timeout(60_000) });
      await response.arrayBuffer();
      statuses.add(response.status);
    }
  };
  await Promise.all(Array.from({ length: 10 }, line));
  return statuses;
}

test('F8: requests are served while the pipe that receives the log is full or closed', async () => {
  server = await startSecondServer({ LOG_LEVEL: 'info' }, { isSilent: true });
  // The pipe's buffer of 64 kB holds only a third of these log lines.
  expect(await ask(`${server.url}/api/health/live`, 1_200)).toEqual(new Set([200]));
  server.process.stdout?.destroy();
  expect(await ask(`${server.url}/api/health/live`, 100)).toEqual(new Set([200]));
});

/** Returns a function that lists the server's log lines, without the lines that Next writes at startup. */
function listen({ process: child }: SecondServer): () => string[] {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      said += part.toString();
    });
  }
  return () => said.split('\n').filter((line) => line !== '' && !line.startsWith('✓'));
}

test('F26: an uncaught error is logged, and the process keeps serving', async () => {
  server = await startSecondServer({ ...PLANTED, LOG_LEVEL: 'warn' }, { isSilent: true });
  const said = listen(server);
  for (const command of ['reject', 'throw']) server.process.send(command);
  const times = (words: string) => said().filter((line) => line.includes(words)).length;
  for (const words of ['planted rejection', 'planted exception']) await expect.poll(() => times(words)).toBe(1);
  expect(said().filter(isNotBusy)).toHaveLength(2);
  expect(await ask(`${server.url}/api/sections`, 10)).toEqual(new Set([200]));
  expect(server.process.exitCode).toBeNull();
});

test('F5: pages and endpoints return 503 while the database is down, and one log line marks each outage and recovery', async ({
  page,
  account,
}) => {
  server = await startSecondServer({ LOG_LEVEL: 'warn' }, { isSilent: true });
  const { url } = server;
  const said = listen(server);
  const signIn = { data: { email: account.email, password: account.password } };
  expect((await page.request.post(`${url}/auth/login`, signIn)).status()).toBe(200);
  const open = () => page.request.get(`${url}/favorites`);
  const count = () =>
    page.request.get(`${url}/api/favorites/count`, { headers: { authorization: `Bearer ${account.accessToken}` } });
  expect((await open()).status()).toBe(200);
  await shutOut();
  try {
    // The loop must run longer than sessions are cached.
    for (let round = 0; round < 8; round += 1) {
      const answer = await open();
      expect(answer.status()).toBe(503);
      expect(answer.headers()['retry-after']).toBe('3');
      expect(await answer.text()).toContain('<html');
      expect((await count()).status()).toBe(503);
      await sleep(800);
    }
  } finally {
    await letIn();
  }
  const messages = () =>
    said()
      .filter(isNotBusy)
      .map((line) => JSON.parse(line).msg);
  await expect.poll(messages).toEqual(['database away', 'database back']);
  expect((await open()).status()).toBe(200);
});

/** Starts an exam, calls `jump` to change the server's clock, and finishes the exam. */
async function takeExam(url: string, account: Account, jump: () => void) {
  const signIn = async (): Promise<string> => {
    const response = await fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: account.email, password: account.password }),
    });
    return (await response.json()).data.accessToken;
  };
  let accessToken = await signIn();
  const call = async (path: string, body: object) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify(body),
    });
    return { status: response.status, data: (await response.json()).data };
  };
  const attemptId = randomUUID();
  const started = await call('/api/test/start', { testType: 'exam', attemptId });
  jump();
  await sleep(200);
  // The server refuses a token that seems to be issued in the future. A page would renew it.
  accessToken = await signIn();
  return { started, finished: await call(`/api/test/${attemptId}/finish`, {}) };
}

const CLOCKS: [name: string, before: number, after: number][] = [
  ['an hour fast', HOUR_MS, HOUR_MS],
  ['set back within the exam', 0, -10 * 60_000],
];
if (process.env.FAULTS_LONG) {
  CLOCKS.push(
    ['an hour slow', -HOUR_MS, -HOUR_MS],
    // Stays within 15 minutes, the lifetime of the access token.
    ['set forward within the exam', 0, 10 * 60_000],
  );
}
for (const [name, before, after] of CLOCKS) {
  test(`F9: exam times follow the clock of the database on a server whose clock is ${name}`, async ({ account }) => {
    server = await startSecondServer({ ...PLANTED, PLANTED_CLOCK_MS: String(before) });
    const { process: child, url } = server;
    const { started, finished } = await takeExam(url, account, () => child.send(after));
    expect(started.status).toBe(201);
    const { startedAt, deadlineAt, serverTime } = started.data;
    expect(Date.parse(deadlineAt) - Date.parse(startedAt)).toBe(2 * HOUR_MS);
    expect(Math.abs(Date.parse(serverTime) - Date.now())).toBeLessThan(30_000);
    expect(Math.abs(Date.parse(startedAt) - Date.now())).toBeLessThan(30_000);
    expect(finished.status).toBe(200);
    expect(finished.data.durationSeconds).toBeGreaterThanOrEqual(0);
    expect(finished.data.durationSeconds).toBeLessThan(30);
  });
}
