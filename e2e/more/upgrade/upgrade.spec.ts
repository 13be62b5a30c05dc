import type { Browser, Page } from '@playwright/test';
import { findRunningOwner, startEmbedded } from '@/lib/db/embedded';
import { examPosition, saved } from '../../fixtures/attempt';
import { newDataFolder } from '../../fixtures/data-folder';
import { withOwner } from '../../fixtures/database';
import { verificationToken } from '../../fixtures/mail';
import { untilReadyOffline } from '../../fixtures/offline';
import { type OwnProduct, startOwnProduct } from '../../fixtures/own-product';
import { untilReady } from '../../fixtures/slow-start';
import { type Account, expect, test } from '../../fixtures/test';
import { addAnswers, countRows, digestAnswers, restoreDatabase } from './database';
import { type Front, startFront } from './front';
import { type Kept, readInstalledBase, SECRETS, storageAsOfNow } from './installed-base';
import * as plainClient from './plain-client';

/**
 * Upgrades an installation of release 7e52e1ee to the current product. Its database is migrated. Its open pages, the
 * data in its users' browsers, and other clients must still work. `docs/architecture` lists what an upgrade must keep.
 */

const base = readInstalledBase();
const { kept } = base;

const ANSWERS = 100_000;
let answersBefore: Awaited<ReturnType<typeof digestAnswers>>;
let front: Front;
let product: OwnProduct;

test.use({ serviceWorkers: 'allow' });

test.beforeAll(async () => {
  const dataDir = newDataFolder();
  const database = await startEmbedded({ dataDir, report: () => undefined });
  await restoreDatabase(database, base.database);
  await addAnswers(database.ownerUrl, ANSWERS);
  answersBefore = await digestAnswers(database.ownerUrl);
  await database.stop();
  front = await startFront(base.files);
  product = await startOwnProduct({ ...SECRETS, PUBLIC_URL: front.url }, dataDir);
  front.setProduct(product.url);
});

test.afterAll(async () => {
  await product?.stop();
  await front?.stop();
});

/** Reduces results to names, counts and scores, without timestamps. */
const students = (results: unknown) =>
  (
    results as { students: { name: string; attempts: number; best: { correct: number; onPaper: boolean } | null }[] }
  ).students.map(({ name, attempts, best }) => [name, attempts, best?.correct, best?.onPaper]);

const signIn = ({ email, password }: Account) =>
  plainClient.call<Account>(front.url, 'POST', '/auth/login', { body: { email, password } });

interface Held {
  score: { answered: number; total: number };
  questions: { questionId: number; chosenIds: number[] }[];
}
const readAttempt = (attemptId: string, token: string) =>
  plainClient.call<Held>(front.url, 'GET', `/api/test/${attemptId}`, { token });

test('the upgrade keeps the rows of every table', async () => {
  const rows = await countRows(findRunningOwner(product.dataDir) ?? '');
  const lost = Object.entries(base.database.tables).filter(
    ([table, text]) => (rows[table] ?? 0) < JSON.parse(text).length,
  );
  expect(lost.map(([table]) => table)).toEqual([]);
});

test('the upgrade keeps each of 100,000 answers with its verdict', async () => {
  expect(answersBefore.count).toBeGreaterThanOrEqual(ANSWERS);
  expect(await digestAnswers(findRunningOwner(product.dataDir) ?? '')).toEqual(answersBefore);
});

const openAsKept = async (browser: Browser, storage: Kept['exam']['storage']): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: front.url,
    storageState: storageAsOfNow(storage, { recordedAt: kept.recordedAt, origin: front.url }),
  });
  return context.newPage();
};

async function answerExam(page: Page, place: number): Promise<void> {
  await expect(page.getByText(examPosition(place)).first()).toBeVisible();
  await untilReady(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(examPosition(place + 1)).first()).toBeVisible();
  await expect(saved(page)).toBeVisible();
}

test('an exam in progress continues through the upgrade with every answer', async ({ browser }) => {
  const page = await openAsKept(browser, kept.exam.storage);
  front.setMode('yesterday');
  // Nine questions are answered; three of the answers are unsent on the device.
  await page.goto('/test');
  await answerExam(page, 10);
  await untilReadyOffline(page);
  front.setMode('today');
  // The open page is still that of the previous release.
  await answerExam(page, 11);
  await page.reload();
  await answerExam(page, 12);
  await page.reload();
  await untilReadyOffline(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(examPosition(13)).first()).toBeVisible();
  await untilReady(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.context().setOffline(false);
  await expect(saved(page)).toBeVisible();
  const { attemptId, chosen } = await page.evaluate(() => {
    const { attempt } = JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}').state;
    return {
      attemptId: attempt.attemptId as string,
      chosen: attempt.responses as Record<number, { optionIds: number[] }>,
    };
  });
  const { accessToken } = await signIn(kept.exam.learner);
  await plainClient.call(front.url, 'POST', `/api/test/${attemptId}/finish`, { token: accessToken, body: {} });
  const { score, questions } = await readAttempt(attemptId, accessToken);
  expect(score).toMatchObject({ answered: 13, total: 100 });
  for (const { questionId, chosenIds } of questions) expect(chosenIds).toEqual(chosen[questionId]?.optionIds ?? []);
  await page.context().close();
});

test('a sign-out pending before the upgrade is delivered after the upgrade, and earlier answers are kept', async ({
  browser,
}) => {
  const { learner, attemptId, storage } = kept.signOut;
  const page = await openAsKept(browser, storage);
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.pendingSignOuts as string)).toBeUndefined();
  const { accessToken } = await signIn(learner);
  const { items } = await plainClient.call<{ items: { id: string }[] }>(
    front.url,
    'GET',
    '/api/statistics/user/history',
    {
      token: accessToken,
    },
  );
  expect(items.map(({ id }) => id)).toContain(attemptId);
  await page.context().close();
});

test('a device account stays signed in after the upgrade and has its tests, with one-tap answers off', async ({
  browser,
}) => {
  const page = await openAsKept(browser, kept.device.storage);
  await page.goto('/statistics');
  await expect(page.getByRole('heading', { name: 'My Statistics' })).toBeVisible();
  const token = await page.evaluate(() => localStorage.accessToken as string);
  const plan = await plainClient.call<{ oneTap: boolean }>(front.url, 'GET', '/api/plan', { token });
  expect(plan.oneTap).toBe(false);
  const { items } = await plainClient.call<{ items: { correctAnswers: number }[] }>(
    front.url,
    'GET',
    '/api/statistics/user/history',
    { token },
  );
  expect(items).toEqual([expect.objectContaining({ correctAnswers: 4, totalQuestions: 10, completed: true })]);
  await page.context().close();
});

test('a client built from the specification alone continues its session and its test after the upgrade', async () => {
  const { account, attemptId } = kept.plain;
  const ask = <T>(method: string, path: string, token: string, body?: object) =>
    plainClient.call<T>(front.url, method, path, { token, ...(body ? { body } : {}) });
  const { accessToken: token } = await ask<Account>('POST', '/auth/refresh', account.refreshToken);
  await plainClient.answerQuestions(front.url, { token, attemptId, from: 4, below: 7 });
  await ask('POST', `/api/test/${attemptId}/finish`, token);
  const { score } = await readAttempt(attemptId, token);
  expect(score.answered).toBe(7);
  expect(await ask<number>('GET', '/api/favorites/count', token)).toBe(5);
  expect(await ask<object[]>('GET', '/api/sections', token)).toHaveLength(4);
  await ask('GET', '/api/statistics/user', token);
  await ask('POST', '/api/cleanup', token);
});

test('a class keeps its students, its paper results and its code after the upgrade', async ({ browser }) => {
  const { instructor, classId, code, assignmentIds, results } = kept.school;
  const { accessToken: token } = await signIn(instructor);
  for (const [place, id] of assignmentIds.entries()) {
    const now = await plainClient.call<object>(front.url, 'GET', `/api/classes/${classId}/results?assignmentId=${id}`, {
      token,
    });
    expect(students(now)).toEqual(students(results[place]));
  }
  const page = await browser.newPage({ baseURL: front.url });
  await page.goto(`/join#${code}`);
  await expect(page.getByLabel('Your name', { exact: true })).toBeVisible();
  await page.context().close();
});

test('mail pending before the upgrade is sent after the upgrade, and the link in it verifies the address', async () => {
  await withOwner((client) => client.query('UPDATE letters SET due_at = now()'), product.dataDir);
  const { email } = kept.plain.account;
  await expect.poll(() => verificationToken(product.dataDir, email)).toMatch(/./);
  const path = `/auth/verify-email?token=${verificationToken(product.dataDir, email)}`;
  await plainClient.call(front.url, 'POST', path);
});
