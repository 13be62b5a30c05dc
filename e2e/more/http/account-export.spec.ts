import { readFileSync } from 'node:fs';
import { request as http } from 'node:http';
import { withOwner } from '@/e2e/fixtures/database';
import { type OwnProduct, startOwnProduct } from '@/e2e/fixtures/own-product';
import { serverPid } from '@/e2e/fixtures/processes';
import { createAccount, expect, test } from '@/e2e/fixtures/test';

/**
 * Number of days on each of which the account stores as much as the limits allow. `EXPORT_DAYS=14` simulates two weeks.
 */
const DAYS = Number(process.env.EXPORT_DAYS ?? 2);
const ATTEMPTS_A_DAY = 300;
const PAPER = 200;
const ROWS = DAYS * ATTEMPTS_A_DAY * PAPER;
/** Maximum growth of the server's memory in MB during an export. The export itself is many times larger. */
const MEMORY_MB = 250;
const LIVE_MS = 1_000;

test.describe.configure({ mode: 'serial' });
test.setTimeout(600_000);

let product: OwnProduct;
test.beforeAll(async () => {
  product = await startOwnProduct({});
});
test.afterAll(async () => {
  await product.stop();
});

const fill = (userId: string) =>
  withOwner(async (client) => {
    await client.query('SET session_replication_role = replica');
    await client.query(
      `WITH made AS (
         INSERT INTO attempts (id, user_id, test_type, section_ids, section_name, started_at, completed_at, total_questions)
         SELECT gen_random_uuid(), $1, 'practice', '{6}', 'Core', now() - n * interval '3 minutes', now(), ${PAPER}
         FROM generate_series(1, ${DAYS * ATTEMPTS_A_DAY}) AS n RETURNING id
       ), bank AS (
         SELECT id, current_revision_id, section_id, row_number() OVER (ORDER BY id) AS place FROM questions
         WHERE state = 'published' LIMIT ${PAPER}
       )
       INSERT INTO attempt_questions (attempt_id, position, question_id, revision_id, section_id, answer_ids, is_correct, chosen_at)
       SELECT made.id, bank.place, bank.id, bank.current_revision_id, bank.section_id, '{1,2}', true, now() FROM made, bank`,
      [userId],
    );
  }, product.dataDir);

/** Resident memory in MB of the server process, a child of the start command. */
function residentMb(): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${serverPid(product.pid)}/status`, 'utf8'))?.[1]) / 1024;
}

/** Text that occurs once in each exported row. */
const ROW_SIGN = '"timeSpentSeconds":';

interface Received {
  status: number;
  bytes: number;
  rows: number;
}

/** Counts the received bytes and rows and discards them. */
const download = (userId: string, token: string, onBegun: () => void = () => undefined): Promise<Received> =>
  new Promise((resolve, reject) => {
    const asked = http(`${product.url}/auth/profile/${userId}/export`, {
      headers: { authorization: `Bearer ${token}` },
    });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      onBegun();
      let bytes = 0;
      let rows = 0;
      let end = '';
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        const text = end + part.toString('latin1');
        rows += text.split(ROW_SIGN).length - 1;
        end = text.slice(1 - ROW_SIGN.length);
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes, rows }));
      answer.on('error', reject);
    });
    asked.end();
  });

test('HEAD requests for an export do not use up its limits', async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: product.url });
  const people = await Promise.all(Array.from({ length: 5 }, () => createAccount(request)));
  for (const { userId, accessToken } of people) {
    const headers = { Authorization: `Bearer ${accessToken}` };
    expect((await request.head(`/auth/profile/${userId}/export`, { headers })).status()).toBe(200);
  }
  for (const { userId, accessToken } of people) {
    expect((await download(userId, accessToken)).status).toBe(200);
  }
  await request.dispose();
});

test('an export of maximum size is streamed, and the server stays responsive throughout', async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: product.url });
  const { userId, accessToken } = await createAccount(request);
  await fill(userId);
  const headers = { Authorization: `Bearer ${accessToken}` };
  const before = residentMb();
  const live: number[] = [];
  let highest = before;
  let isDone = false;
  const watch = (async () => {
    while (!isDone) {
      const since = performance.now();
      expect((await request.get('/api/health/live')).status()).toBe(200);
      live.push(performance.now() - since);
      highest = Math.max(highest, residentMb());
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const startedAt = performance.now();
  const first = await new Promise<{ ends: Promise<Received> }>((begun, failed) => {
    const ends = download(userId, accessToken, () => begun({ ends }));
    ends.catch(failed);
  });
  const second = await request.get(`/auth/profile/${userId}/export`, { headers });
  expect(second.status()).toBe(429);
  const received = await first.ends;
  const seconds = (performance.now() - startedAt) / 1000;
  isDone = true;
  await watch;
  live.sort((one, other) => one - other);
  console.log(
    `export: ${ROWS} rows, ${Math.round(received.bytes / 1e6)} MB in ${seconds.toFixed(1)} s, ` +
      `${Math.round(before)} to ${Math.round(highest)} MB resident, live p50 ${Math.round(live[live.length >> 1] ?? 0)} ms, ` +
      `most ${Math.round(live.at(-1) ?? 0)} ms over ${live.length}`,
  );
  expect(received).toMatchObject({ status: 200, rows: ROWS });
  expect(highest - before).toBeLessThan(MEMORY_MB);
  // The slowest response has only a loose limit, because a busy machine may delay a single response.
  expect(live[Math.floor(live.length * 0.95)]).toBeLessThan(LIVE_MS);
  expect(live.at(-1)).toBeLessThan(Math.max(10_000, (seconds * 1_000) / 4));
  // The account has reached its limit: a new test is refused with an explanation, and nothing is deleted.
  const start = await request.post('/api/test/start', { headers, data: { testType: 'practice', sectionId: 6 } });
  expect(start.status()).toBe(409);
  expect((await start.json()).message).toContain('100,000 questions of past tests, the most that it can');
  await request.dispose();
});
