import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { answerByKeyboard, expectNothingLost, startPractice } from '@/e2e/fixtures/attempt';
import { withOwner } from '@/e2e/fixtures/database';
import { type OwnProduct, startOwnProduct } from '@/e2e/fixtures/own-product';
import { mountSmallDisk, type SmallDisk } from '@/e2e/fixtures/small-disk';
import { createAccount, expect, newEmail, test } from '@/e2e/fixtures/test';
import { audit } from '@/e2e/more/network-faults/audit';
import { type Learner, register, takeTest } from '@/e2e/more/network-faults/learner';
import { Weather } from '@/e2e/more/network-faults/network';
import { findRunning } from '@/lib/db/embedded';
import { seededRandom } from '@/lib/kernel/random';

/** F8: the disk of the database fills up, and later has space again. */

const DISK_MB = 320;
const LEARNERS = 3;
/** Milliseconds, enough for the database to try several restarts. */
const FULL_MS = 8_000;

let disk: SmallDisk | null = null;
let product: OwnProduct;
test.beforeAll(async () => {
  disk = mountSmallDisk(DISK_MB);
  test.skip(disk === null, 'This user may not mount a disk in memory, so none can be filled');
  product = await startOwnProduct({}, disk?.folder);
});
test.afterAll(async () => {
  if (!disk) return;
  await product.stop();
  disk.remove();
});

const statusOf = async (path: string): Promise<number> => (await fetch(`${product.url}${path}`)).status;
const databaseLog = (): string => readFileSync(join(product.dataDir, 'log/postgres.log'), 'utf8');

/** Registers a new address, or an address whose registration was refused before. */
async function signUp(email = newEmail()): Promise<{ email: string; status: number }> {
  const { status } = await fetch(`${product.url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a long enough sentence', firstName: 'Kim', lastName: 'Lee' }),
  });
  return { email, status };
}

/** Fills the disk with the database's write-ahead log, after which the database stops and cannot restart. */
async function exhaustLog(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const write = (client: { query: (text: string) => Promise<unknown> }) =>
      client.query(`SELECT pg_logical_emit_message(true, 'ballast', repeat('x', 1000000))`);
    await withOwner(async (client) => {
      while (!isOver()) await write(client);
    }, product.dataDir).catch(() => sleep(200));
  }
}

async function signIn(browser: Browser): Promise<{ page: Page; refused: number[] }> {
  const context = await browser.newContext({ baseURL: product.url });
  const { accessToken, refreshToken } = await createAccount(context.request);
  const page = await context.newPage();
  await page.addInitScript(
    ([access, refresh]) => {
      if (localStorage.getItem('accessToken')) return;
      localStorage.setItem('accessToken', access ?? '');
      localStorage.setItem('refreshToken', refresh ?? '');
    },
    [accessToken, refreshToken],
  );
  const refused: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/test/answer') && !response.ok()) refused.push(response.status());
  });
  return { page, refused };
}

test('F8: answers and sign-ups get 503 while the disk is full, and every answer is saved after space is freed', async ({
  browser,
}) => {
  const weather = new Weather(product.url, 0);
  const learners: Learner[] = [];
  for (let number = 0; number < LEARNERS; number += 1) learners.push(await register(weather, seededRandom(number)));
  let isOver = false;
  const work = learners.map(async (learner, number) => {
    const random = seededRandom(number);
    while (!isOver) await takeTest(weather, learner, random);
  });
  const { page, refused } = await signIn(browser);
  await startPractice(page);
  await answerByKeyboard(page, 1, 10);
  const refusals = () => weather.statuses.get(503) ?? 0;
  expect(refusals()).toBe(0);

  const makeRoom = disk?.fill();
  let isFull = true;
  // Tables cannot grow: writes that need a new page on disk are refused, and everything else works.
  await expect.poll(refusals, { timeout: 60_000 }).toBeGreaterThan(0);
  expect([await statusOf('/'), await statusOf('/api/sections'), await statusOf('/api/health/live')]).toEqual([
    200, 200, 200,
  ]);
  let refusedSignUp = await signUp();
  while (refusedSignUp.status === 201) refusedSignUp = await signUp();
  expect(refusedSignUp.status).toBe(503);
  const exhausting = exhaustLog(() => !isFull);
  await expect.poll(() => statusOf('/api/health/ready'), { timeout: 60_000 }).toBe(503);
  for (let place = 2; place <= 9; place += 1) await answerByKeyboard(page, place, 10);
  await expect(page.getByText('Saved on this device').first()).toBeVisible();
  await sleep(FULL_MS);
  expect([await statusOf('/'), await statusOf('/api/health/live')]).toEqual([200, 200]);
  expect(new Set(refused)).toEqual(new Set([503]));

  isFull = false;
  makeRoom?.();
  await exhausting;
  await expect.poll(() => statusOf('/api/health/ready'), { timeout: 60_000 }).toBe(200);
  expect(await signUp(refusedSignUp.email)).toMatchObject({ status: 201 });
  isOver = true;
  await Promise.all(work);
  await answerByKeyboard(page, 10, 10);
  await expect(page.getByRole('button', { name: 'Retake Test' })).toBeVisible();
  await expect(page.getByText('Saved on this device')).toBeHidden({ timeout: 60_000 });
  await expectNothingLost(page, 10);
  const findings = await audit(findRunning(product.dataDir) ?? '', learners);
  console.log(`F8: ${JSON.stringify({ ...findings, statuses: Object.fromEntries(weather.statuses) })}`);
  expect(findings).toMatchObject({ lost: 0, doubled: 0, misjudged: 0, unfinished: 0, found: findings.questions });
  expect(weather.broken).toEqual([]);
  expect(databaseLog()).toContain('No space left on device');
});
