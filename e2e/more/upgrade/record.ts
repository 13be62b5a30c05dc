import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findRunningOwner } from '@/lib/db/embedded';
import { DAY_MS } from '@/lib/kernel/time';
import { answerByKeyboard, examPosition, saved } from '../../fixtures/attempt';
import { star, takePractice } from '../../fixtures/history';
import { untilReadyOffline } from '../../fixtures/offline';
import { must } from '../../fixtures/refused-for-now';
import { untilReady } from '../../fixtures/slow-start';
import { type Account, createAccount, expect } from '../../fixtures/test';
import { userIdOf } from '../../fixtures/token';
import { recordDatabase } from './database';
import { type RecordedFiles, startFront } from './front';
import type { Kept } from './installed-base';
import * as plainClient from './plain-client';

/**
 * Records the installed base of a release: run it in a checkout of that release with the files of this folder, beside its product.
 *
 *   PORT=4100 PUBLIC_URL=http://localhost:4101 SMTP_URL=smtp://127.0.0.1:9 RATE_LIMIT_FACTOR=1000 MAIL_PER_HOUR=100000 \
 *   ADMIN_EMAIL=admin@example.test ADMIN_PASSWORD='correct horse battery staple' AUTH_SECRET=… PASSWORD_PEPPER=… npm start
 *   COLDPASS_URL=http://localhost:4101 tsx --conditions react-server e2e/more/upgrade/record.ts http://localhost:4100 .data RELEASE
 *
 * AUTH_SECRET and PASSWORD_PEPPER are those of `SECRETS` in `installed-base.ts`. No mail server listens at port 9, so mail waits.
 */
const [product = '', dataDir = '', release = ''] = process.argv.slice(2);

const LEARNERS = 40;
const TESTS_EACH = 6;
const files: RecordedFiles = {};
const front = await startFront(files, 4101);
front.setProduct(product);
front.setMode('record');
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const newContext = (): Promise<BrowserContext> =>
  browser.newContext({ baseURL: front.url, viewport: { width: 390, height: 780 }, serviceWorkers: 'allow' });
const clients = await newContext();

async function startDevice(): Promise<Account> {
  const { accessToken, refreshToken } = await must<Account>(undefined, 'POST', '/auth/device');
  return { email: '', password: '', userId: userIdOf(accessToken), accessToken, refreshToken };
}

async function makeClass(): Promise<Kept['school']> {
  const instructor = await createAccount(clients.request);
  const post = <T = { id: string }>(path: string, body: object) => must<T>(instructor.accessToken, 'POST', path, body);
  const { id, code } = await post<{ id: string; code: string }>('/api/classes', { name: 'HVAC 101' });
  await post(`/api/classes/${id}/places`, { list: 'Maria Garcia\nSam Lee\nTed Novak' });
  const quiz = { testType: 'practice', sectionIds: [6], questionCount: 5 };
  const paper = await post(`/api/classes/${id}/assignments`, { ...quiz, title: 'Quiz on paper', onPaper: true });
  const phones = await post(`/api/classes/${id}/assignments`, { ...quiz, title: 'Quiz on phones' });
  await must(instructor.accessToken, 'PUT', `/api/classes/${id}/assignments/${paper.id}/papers`, {
    list: 'Maria Garcia; A; ABCAB\nSam Lee; B; BBBB-',
  });
  for (const name of ['Ted Novak', 'Zoe Park']) {
    const student = await startDevice();
    await must(student.accessToken, 'POST', '/api/classes/join', { code, name });
    await takeTest(student, phones.id);
  }
  const { places } = await must<{ places: { id: string; name: string }[] }>(
    instructor.accessToken,
    'GET',
    `/api/classes/${id}`,
  );
  await must(instructor.accessToken, 'PUT', `/api/classes/${id}/outcomes`, {
    examDate: new Date(Date.now() - DAY_MS).toISOString().slice(0, 10),
    students: [
      {
        placeId: places.find(({ name }) => name === 'Ted Novak')?.id,
        sections: [{ sectionId: 6, passed: true, correct: 21 }],
      },
    ],
  });
  const results = await Promise.all(
    [paper, phones].map((test) =>
      must(instructor.accessToken, 'GET', `/api/classes/${id}/results?assignmentId=${test.id}`),
    ),
  );
  return { instructor, classId: id, code, assignmentIds: [paper.id, phones.id], results };
}

async function takeTest({ accessToken }: Account, assignmentId: string): Promise<void> {
  type Asked = { id: number; answers: { id: number }[] }[];
  const questions = await must<Asked>(accessToken, 'GET', `/api/assignments/${assignmentId}/questions`);
  const attemptId = crypto.randomUUID();
  const questionIds = questions.map(({ id }) => id);
  await must(accessToken, 'POST', '/api/test/start', { testType: 'practice', assignmentId, attemptId, questionIds });
  for (const [place, { id: questionId, answers }] of questions.entries()) {
    const answerIds = answers.slice(0, 1).map(({ id }) => id);
    const answer = { attemptId, questionId, answerIds, timeSpentSeconds: 9, questionOrder: place + 1 };
    await must(accessToken, 'POST', '/api/test/answer', answer);
  }
  await must(accessToken, 'POST', `/api/test/${attemptId}/finish`, {});
}

async function makeHistory(): Promise<void> {
  const sections = [6, 3, 4, 5];
  await Promise.all(
    Array.from({ length: LEARNERS }, async (_, learner) => {
      const account = await startDevice();
      for (let test = 0; test < TESTS_EACH; test += 1) {
        await takePractice(account, { sectionId: sections[test % 4] ?? 6, right: (learner + test) % 11 });
      }
    }),
  );
}

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/?next=%2Ftest-selection');
  // The page opens the dialog by itself, because the URL names a page for members.
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/test-selection$/);
}

const storageOf = (page: Page) => page.context().storageState({ indexedDB: true });

async function answerExam(page: Page, places: readonly number[]): Promise<void> {
  for (const place of places) {
    await expect(page.getByText(examPosition(place)).first()).toBeVisible();
    await page.keyboard.press(String((place % 2) + 1));
    await page.keyboard.press('Enter');
  }
}

/** Leaves an exam in progress: six answers are saved, three are unsent on the device. */
async function leaveExamOpen(learner: Account): Promise<Kept['exam']> {
  const page = await (await newContext()).newPage();
  await signIn(page, learner);
  await page.getByLabel('Test type').selectOption('exam');
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText(examPosition(1)).first()).toBeVisible();
  await untilReady(page);
  await answerExam(page, [1, 2, 3, 4, 5, 6]);
  await expect(saved(page)).toBeVisible();
  await untilReadyOffline(page);
  // The reload makes the proxy store the page as it is in the middle of an exam.
  await page.reload();
  await expect(page.getByText(examPosition(7)).first()).toBeVisible();
  await page.context().setOffline(true);
  await untilReady(page);
  await answerExam(page, [7, 8, 9]);
  await expect(page.getByText(examPosition(10)).first()).toBeVisible();
  return { learner, storage: await storageOf(page) };
}

/** Leaves a sign-out that has not reached the server, after four delivered answers in practice. */
async function leaveSignOutPending(learner: Account): Promise<Kept['signOut']> {
  const page = await (await newContext()).newPage();
  await signIn(page, learner);
  await page.getByRole('checkbox', { name: /^Core/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start Test' }).click();
  for (const place of [1, 2, 3, 4]) await answerByKeyboard(page, place, 10);
  await expect(saved(page)).toBeVisible();
  const attemptId = await page.evaluate(
    () => JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}').state.attempt.attemptId as string,
  );
  await untilReadyOffline(page);
  await page.goto('/tests');
  await untilReady(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.pendingSignOuts as string)).toBeTruthy();
  await expect.poll(() => page.evaluate(() => localStorage.refreshToken as string)).toBeUndefined();
  return { learner, attemptId, storage: await storageOf(page) };
}

/** Leaves a device account with one-tap answers on and a finished test. */
async function leaveDevice(): Promise<Kept['device']> {
  const account = await startDevice();
  await takePractice(account, { sectionId: 6, right: 4 });
  await must(account.accessToken, 'PUT', '/api/plan/settings', { oneTap: true });
  const page = await (await newContext()).newPage();
  await page.goto('/offline');
  await page.evaluate(
    ({ accessToken, refreshToken }) => Object.assign(localStorage, { accessToken, refreshToken }),
    account,
  );
  await page.goto('/today');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const storage = await storageOf(page);
  // Closes the page, because an open page would renew its tokens and so invalidate the recorded ones.
  await page.context().close();
  return { account, storage };
}

/** Leaves a practice test of a client that was built from the specification alone. */
async function leavePlainClient(): Promise<Kept['plain']> {
  const account = await createAccount(clients.request);
  const attemptId = await plainClient.startPractice(front.url, account.accessToken);
  await plainClient.answerQuestions(front.url, { token: account.accessToken, attemptId, from: 0, below: 4 });
  await star(account, 5);
  return { account, attemptId };
}

const school = await makeClass();
await makeHistory();
const device = await leaveDevice();
const plain = await leavePlainClient();
const signOut = await leaveSignOutPending(await createAccount(clients.request));
const exam = await leaveExamOpen(await createAccount(clients.request));
// No mail server runs, so these messages stay queued: the verification mails of the accounts above, and a password
// reset.
await must(undefined, 'POST', '/auth/forgot-password', { email: signOut.learner.email });
await browser.close();

const owner = findRunningOwner(dataDir) ?? '';
const database = await recordDatabase(owner);
const kept: Kept = { school, device, plain, signOut, exam, recordedAt: database.recordedAt };
await front.stop();
const folder = join(import.meta.dirname, release);
mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries({ database, files, kept })) {
  writeFileSync(join(folder, `${name}.json.gz`), gzipSync(JSON.stringify(content), { level: 9 }));
}
