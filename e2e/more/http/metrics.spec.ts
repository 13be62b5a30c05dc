import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { type OwnProduct, startOwnProduct } from '@/e2e/fixtures/own-product';
import { expect, test } from '@/e2e/fixtures/test';
import { freePort } from '@/lib/kernel/free-port';

/** Metrics of the built product with production settings, over HTTP. Two bundles in one process contribute to them. */

const TOKEN = randomUUID() + randomUUID();
const CORE = 6;
/** Default of `DATABASE_POOL_MAX`. */
const POOL_MAX = 10;

let beside: OwnProduct;
let apart: OwnProduct;
let port: number;

test.beforeAll(async () => {
  beside = await startOwnProduct({ METRICS_TOKEN: TOKEN, RATE_LIMIT_FACTOR: '1', TRUSTED_PROXY_HOPS: '1' });
  port = await freePort();
  apart = await startOwnProduct({ METRICS_PORT: String(port) });
});
test.afterAll(async () => {
  await beside?.stop();
  await apart?.stop();
});

const asMonitor = (authorization = `Bearer ${TOKEN}`, address = '203.0.113.7') => ({
  headers: { authorization, 'x-forwarded-for': address },
});
const scrape = () => fetch(`${beside.url}/metrics`, asMonitor());

/** Reads the value of a metric line; 0 if the line is missing. */
const figureOf = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length + 1) ?? 0,
  );

test('metrics count acknowledged answers, and count an answer separately if it was already stored', async () => {
  const call = async (path: string, data?: object, token?: string) => {
    const headers = { 'x-forwarded-for': '203.0.113.8', ...(data ? { 'content-type': 'application/json' } : {}) };
    const response = await fetch(beside.url + path, {
      method: 'POST',
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(data ? { body: JSON.stringify(data) } : {}),
    });
    expect([200, 201]).toContain(response.status);
    return (await response.json()).data;
  };
  const { accessToken } = await call('/auth/device');
  const drawn = await fetch(`${beside.url}/api/sections/${CORE}/questions/random?limit=1`, {
    headers: { authorization: `Bearer ${accessToken}`, 'x-forwarded-for': '203.0.113.8' },
  });
  const [question] = (await drawn.json()).data;
  const attemptId = randomUUID();
  await call(
    '/api/test/start',
    { testType: 'practice', sectionId: CORE, attemptId, questionIds: [question.id] },
    accessToken,
  );
  const before = await (await scrape()).text();
  const answer = {
    attemptId,
    questionId: question.id,
    answerIds: [question.answers[0].id],
    deviceId: randomUUID(),
    sequence: 1,
  };
  await call('/api/test/answer', answer, accessToken);
  await call('/api/test/answer', answer, accessToken);
  await call('/api/test/answer', { ...answer, sequence: 2 }, accessToken);
  const after = await (await scrape()).text();
  const grown = (line: string) => figureOf(after, line) - figureOf(before, line);
  expect(grown('coldpass_answers_total{outcome="acknowledged"}')).toBe(3);
  expect(grown('coldpass_answer_seconds_count')).toBe(3);
  expect(grown('coldpass_requests_total{method="POST",route="/api/test/answer",status="200"}')).toBe(3);
  expect(grown('coldpass_answers_repeated_total')).toBe(1);
});

test('all database connections are open before the first request needs one', async () => {
  const states = ['idle', 'busy'].map((state) => `coldpass_pool_connections{state="${state}"}`);
  await expect
    .poll(async () => {
      const text = await (await scrape()).text();
      return states.reduce((sum, line) => sum + figureOf(text, line), 0);
    })
    .toBe(POOL_MAX);
});

test('metrics show the state of database, pool, mail and jobs, and the version of the build', async () => {
  // Metrics that appear later: jobs start two seconds after the server, and the event loop lag needs two scrapes.
  const later = [
    /^coldpass_job_interval_seconds\{job="close overdue exams"\} 60$/m,
    /^nodejs_eventloop_lag_p99_seconds \d/m,
  ];
  let text = '';
  await expect
    .poll(async () => {
      text = await (await scrape()).text();
      return later.filter((line) => !line.test(text));
    })
    .toEqual([]);
  const response = await scrape();
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(figureOf(text, 'coldpass_database_up')).toBe(1);
  expect(text).toMatch(/^coldpass_pool_connections\{state="idle"\} \d+$/m);
  expect(text).toMatch(/^coldpass_mail_per_hour 500$/m);
  expect(text).toMatch(/^coldpass_build_info\{version="[\d.]+",build="[\w-]+"\} 1$/m);
  expect(figureOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  // The metric must be missing without a backup, because a monitor would take any number for a real age.
  expect(text).not.toMatch(/^coldpass_backup_age_seconds \d/m);
});

test('promtool finds no problems in the metrics', async () => {
  // Removes three Node metrics that prom-client names with a suffix reserved for counters.
  const input = (await (await scrape()).text()).replace(/^(# \w+ )?nodejs_active_.*\n/gm, '');
  const checked = spawnSync('promtool', ['check', 'metrics'], { input, encoding: 'utf8' });
  test.skip(checked.error !== undefined, 'promtool is not installed (Debian: prometheus)');
  expect(`${checked.stdout}${checked.stderr}`).toBe('');
});

test('unknown paths do not add metric lines', async () => {
  const count = async () => (await (await scrape()).text()).match(/^coldpass_request.*$/gm)?.length;
  const ask = async (path: string) => (await fetch(beside.url + path, asMonitor('', '203.0.113.9'))).arrayBuffer();
  for (const path of ['/study/none', '/api/none', '/none', '/_next/none', '/api/questions/none']) await ask(path);
  const before = await count();
  for (let at = 0; at < 20; at += 1) {
    for (const path of [`/study/${at}`, `/api/none${at}`, `/none${at}`, `/_next/${at}`, `/api/questions/n${at}`])
      await ask(path);
  }
  expect(await count()).toBe(before);
});

test('metrics are refused without the token', async () => {
  for (const wrong of ['', 'Bearer ', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, TOKEN]) {
    const refused = await fetch(`${beside.url}/metrics`, asMonitor(wrong));
    expect(refused.status).toBe(401);
    expect(await refused.text()).not.toContain('coldpass_');
  }
  expect((await scrape()).status).toBe(200);
});

test('a separate metrics port serves only metrics, and the product’s port then serves none', async () => {
  const own = `http://localhost:${port}`;
  expect(await (await fetch(`${own}/metrics`)).text()).toContain('coldpass_answers_total{outcome="acknowledged"} 0\n');
  for (const path of ['/', '/api/sections', '/api/health/details']) {
    expect((await fetch(own + path)).status, path).toBe(404);
  }
  expect((await fetch(`${own}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${apart.url}/metrics`)).status).toBe(404);
});

test('metrics are off without a token or a port', async ({ request }) => {
  const response = await request.get('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(response.status()).toBe(404);
});
