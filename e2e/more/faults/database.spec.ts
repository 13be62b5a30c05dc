import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { deviceHeaders, openAnalytics, waitForSession } from '@/e2e/fixtures/analytics';
import { copyUser, openSession } from '@/e2e/fixtures/copied-user';
import { whileLocked, withOwner } from '@/e2e/fixtures/database';
import { serverPid } from '@/e2e/fixtures/processes';
import { type Account, BASE_URL, expect, newEmail, test } from '@/e2e/fixtures/test';

/** Faults of a running database: killed sessions, an exhausted pool, locks, and missing privileges. */

/** Default pool size of the product. */
const POOL = 10;
/** Longest wait for a refusal in milliseconds, and the additional time allowed on a busy machine. */
const REFUSED_WITHIN_MS = 2_500;
const BUSY_MS = 6_000;

interface Timed {
  status: number;
  retryAfter: string | null;
  ms: number;
  endedAt: number;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Number of the network from which the request is sent, because one network may run only six calls at once. */
  network?: number;
}

async function timed(
  path: string,
  { method = 'GET', headers = {}, body = '', network = 0 }: Sent = {},
): Promise<Timed> {
  const startedAt = performance.now();
  const { host, port } = new URL(BASE_URL);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, localAddress: `127.${network}.0.1` };
    httpRequest({ ...options, headers: { ...headers, host } }, resolve)
      .on('error', reject)
      .end(body);
  });
  await text(response);
  const endedAt = performance.now();
  const { 'retry-after': retryAfter = null } = response.headers;
  return { status: response.statusCode ?? 0, retryAfter, ms: endedAt - startedAt, endedAt };
}

const bearer = (account: Pick<Account, 'accessToken'>) => ({ authorization: `Bearer ${account.accessToken}` });
const countFavorites = (account: Pick<Account, 'accessToken'>, network = 0) =>
  timed('/api/favorites/count', { headers: bearer(account), network });

/** Repeats a request until `work` ends. Returns the responses. */
async function during<T>(work: Promise<unknown>, ask: () => Promise<T>): Promise<T[]> {
  const seen: T[] = [];
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  while (!isOver) seen.push(await ask());
  await ended;
  return seen;
}

const memoryMb = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${serverPid()}/status`, 'utf8'))?.[1]) / 1024;

test('F4: each killed database session causes at most one refusal, and the process survives', async ({ account }) => {
  const pid = serverPid();
  const kills = withOwner(async (client) => {
    for (let round = 0; round < 3; round += 1) {
      await sleep(200);
      await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'coldpass_app'`);
    }
  });
  const ask = () => Promise.all(Array.from({ length: POOL }, () => countFavorites(account)));
  const answers = (await during(kills, ask)).flat();
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  expect(answers.filter(({ status }) => status === 503).length).toBeLessThanOrEqual(3 * POOL);
  // Waits, because a database session ends a moment after the statement that ends it.
  await expect.poll(async () => (await countFavorites(account)).status).toBe(200);
  for (let count = 0; count < POOL; count += 1) expect((await countFavorites(account)).status).toBe(200);
  expect(serverPid()).toBe(pid);
});

/** Makes adding a favorite hold a database connection until the statement times out, like a bad query plan. */
const whileSlow = (work: () => Promise<void>): Promise<void> =>
  withOwner(async (client) => {
    await client.query(`CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(10); RETURN NEW; END';
      CREATE TRIGGER hold BEFORE INSERT ON favorites FOR EACH ROW EXECUTE FUNCTION hold()`);
    try {
      await work();
    } finally {
      await client.query('DROP FUNCTION hold CASCADE');
    }
  });

const countHeld = (): Promise<number> =>
  withOwner(async (client) => {
    const { rows } = await client.query<{ held: number }>(
      `SELECT count(*)::int AS held FROM pg_stat_activity WHERE usename = 'coldpass_app' AND wait_event = 'PgSleep'`,
    );
    return rows[0]?.held ?? 0;
  });

/**
 * Opens sessions for many users, because one user may run only four operations at once and could not occupy every
 * connection. Each user sends from a different network.
 */
async function gather(request: APIRequestContext, like: Account): Promise<Pick<Account, 'accessToken'>[]> {
  const people: Pick<Account, 'accessToken'>[] = [];
  for (let count = 0; count < 40; count += 1) {
    people.push(await openSession(request, await copyUser(like.userId, newEmail())));
  }
  return people;
}

test('F6: with an exhausted pool, requests that need the database are refused quickly, and all others are served', async ({
  request,
  account,
}) => {
  const people = await gather(request, account);
  const flooded = () =>
    Promise.all(people.flatMap((person, at) => Array.from({ length: 5 }, () => countFavorites(person, at))));
  const most = (answers: Timed[]) => Math.round(Math.max(...answers.map(({ ms }) => ms)));
  const usual = most(await flooded());
  const memory = memoryMb();
  const ids = await withOwner(async (client) =>
    (await client.query<{ id: number }>(`SELECT id FROM questions WHERE state = 'published' LIMIT ${POOL}`)).rows.map(
      ({ id }) => id,
    ),
  );
  await whileSlow(async () => {
    const add = (questionId: number, at: number) =>
      timed(`/api/favorites?questionId=${questionId}`, {
        method: 'POST',
        headers: bearer(people[at] ?? account),
        network: at,
      });
    const holding = Promise.all(ids.map(add));
    await expect.poll(countHeld).toBe(POOL);
    const flood = flooded();
    const beside = await during(flood, async () => [await timed('/api/health/live'), await timed('/')]);
    const answers = await flood;
    const held = await holding;
    const firstFreeAt = Math.min(...held.map(({ endedAt }) => endedAt));
    // Counts only refusals before the first connection became free. Requests that are still waiting at that moment
    // succeed.
    const refused = answers.filter(({ endedAt }) => endedAt < firstFreeAt);
    expect(refused.length).toBeGreaterThan(answers.length / 2);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(refused.filter(({ retryAfter }) => !retryAfter)).toEqual([]);
    expect(most(refused)).toBeLessThan(REFUSED_WITHIN_MS + Math.max(BUSY_MS, usual));
    expect(new Set(beside.flat().map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(held.map(({ status }) => status))).toEqual(new Set([503]));
    console.log(
      `F6: 200 answers in ${usual} ms at most, refused in ${most(refused)} ms; live and a page beside it in ${most(beside.flat())} ms`,
    );
  });
  expect((await countFavorites(account)).status).toBe(200);
  expect(memoryMb() - memory).toBeLessThan(100);
});

test('F7: an answer blocked by a lock is refused, leaves no open transaction, and is saved on a retry', async ({
  request,
  account,
}) => {
  const headers = { ...bearer(account), 'content-type': 'application/json' };
  const start = { testType: 'practice', sectionId: 6, attemptId: randomUUID() };
  expect((await request.post('/api/test/start', { headers, data: start })).status()).toBe(201);
  const [question] = await withOwner(
    async (client) =>
      (
        await client.query<{ questionId: number; answerId: number }>(
          `SELECT question_id AS "questionId", (SELECT min(id) FROM answers WHERE answers.revision_id = attempt_questions.revision_id)
             AS "answerId" FROM attempt_questions WHERE attempt_id = $1 LIMIT 1`,
          [start.attemptId],
        )
      ).rows,
  );
  const answer = () =>
    timed('/api/test/answer', {
      method: 'POST',
      headers,
      body: JSON.stringify({
        attemptId: start.attemptId,
        questionId: question?.questionId,
        answerIds: [question?.answerId],
      }),
    });
  await whileLocked('attempt_questions', async () => {
    const refused = await answer();
    expect(refused).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
    expect(refused.ms).toBeLessThan(REFUSED_WITHIN_MS + BUSY_MS);
    // Ignores transactions of background jobs, which end by themselves.
    const listIdle = () =>
      withOwner(async (client) => {
        const { rows } = await client.query(
          `SELECT state FROM pg_stat_activity WHERE usename = 'coldpass_app' AND state LIKE 'idle in%'`,
        );
        return rows;
      });
    await expect.poll(listIdle).toEqual([]);
  });
  expect((await answer()).status).toBe(200);
});

test('F30: requests succeed while the product may not write sessions, and the sessions are written later', async ({
  request,
}) => {
  const analytics = await openAnalytics(request);
  const rights = (change: string) =>
    withOwner(async (client) => void (await client.query(change.replace('#', 'INSERT, UPDATE ON analytics_sessions'))));
  const sessionId = randomUUID();
  await rights('REVOKE # FROM coldpass_app');
  try {
    const took: number[] = [];
    // The loop must run longer than two intervals at which analytics writes its batches.
    for (let round = 0; round < 25; round += 1) {
      const [endpoint, page] = await Promise.all([
        timed('/api/sections', { headers: deviceHeaders(sessionId) }),
        timed('/'),
      ]);
      expect([endpoint.status, page.status]).toEqual([200, 200]);
      took.push(Math.max(endpoint.ms, page.ms));
      await sleep(100);
    }
    // Uses the median: a busy machine delays some requests, but failing writes would delay most of them.
    expect(took.toSorted((one, other) => one - other)[Math.floor(took.length / 2)]).toBeLessThan(1_000);
    expect((await analytics.ask(`/analytics/session/${sessionId}`)).status()).toBe(404);
  } finally {
    await rights('GRANT # TO coldpass_app');
  }
  expect(await waitForSession(analytics, sessionId)).toMatchObject({ requestCount: 25 });
});
