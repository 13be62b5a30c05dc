import type { APIRequestContext, Page } from '@playwright/test';
import { expectNothingLost, saved, seeVerdict, shortenPapers } from './fixtures/attempt';
import { linkTo, waitForMail } from './fixtures/mail';
import { untilReady } from './fixtures/slow-start';
import { expect, expectNoAxeViolations, newEmail, test } from './fixtures/test';

/** Studying without an email, and what becomes of it later. */

test.describe.configure({ timeout: 120_000 });

const QUESTIONS = 3;
const PASSWORD = 'a long enough sentence';

/** From the landing page to the first verdict. Every press is counted by the page itself. */
async function startStudying(page: Page): Promise<void> {
  await shortenPapers(page, QUESTIONS);
  await page.goto('/');
  await untilReady(page);
  await page.getByRole('main').getByRole('button', { name: 'Start studying', exact: true }).click();
  await expect(page).toHaveURL(/\/test$/);
  await expect(page.getByRole('main').getByText(`Question 1 of ${QUESTIONS}`)).toBeVisible();
  await page.getByRole('main').getByRole('list').getByRole('button').first().click();
  await seeVerdict(page);
}

const isMultiAnswer = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { attempt } = JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}').state;
    return attempt.questions[attempt.index].isMultiAnswer;
  });

async function answerTheRest(page: Page): Promise<void> {
  for (let place = 2; place <= QUESTIONS; place += 1) {
    await page.getByRole('button', { name: 'Next Question', exact: true }).click();
    await expect(page.getByRole('main').getByText(`Question ${place} of ${QUESTIONS}`)).toBeVisible();
    await page.getByRole('main').getByRole('list').getByRole('button').first().click();
    // Where several answers are right, choosing does not submit.
    if (await isMultiAnswer(page)) await page.getByRole('button', { name: 'Submit Answer', exact: true }).click();
    await seeVerdict(page);
  }
  await page.getByRole('button', { name: 'Finish Test', exact: true }).click();
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.locator('[data-delivery="saved"]')).toBeVisible({ timeout: 20_000 });
}

const tokenOf = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('accessToken') ?? '');
const userIdOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;

async function ask(request: APIRequestContext, path: string, token: string) {
  const response = await request.get(path, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status(), path).toBe(200);
  return (await response.json()).data;
}

/** What is held of the account's tests, each answer once or more as it is stored. */
async function held(request: APIRequestContext, token: string) {
  const data = await ask(request, `/auth/profile/${userIdOf(token)}/export`, token);
  const answers = (data.attempt_questions as { attemptId: string; questionId: number; isCorrect: boolean | null }[])
    .filter(({ isCorrect }) => isCorrect !== null)
    .map(({ attemptId, questionId }) => `${attemptId} ${questionId}`)
    .sort();
  return { attempts: data.attempts.length as number, answers };
}

async function signIn(request: APIRequestContext, email: string, password: string): Promise<string> {
  const response = await request.post('/auth/login', { data: { email, password } });
  expect(response.status()).toBe(200);
  return (await response.json()).data.accessToken;
}

test('two presses lead from the landing page to the first explained answer, and the result is kept without a form', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses') ?? 0) + 1));
    window.addEventListener('click', count, { capture: true });
  });
  await startStudying(page);
  expect(await page.evaluate(() => sessionStorage.getItem('presses'))).toBe('2');
  await expectNoAxeViolations(page);
  await answerTheRest(page);
  await expectNothingLost(page, QUESTIONS);
  await expect(page.getByRole('main').getByText('This result is kept on this device only.')).toBeVisible();

  // Pressed again, it goes on in the same account.
  const token = await tokenOf(page);
  await page.goto('/');
  await untilReady(page);
  await page.getByRole('main').getByRole('button', { name: 'Start studying', exact: true }).click();
  await expect(page).toHaveURL(/\/test$/);
  expect(userIdOf(await tokenOf(page))).toBe(userIdOf(token));
});

test('an address that is added keeps the account, and everything is there once on a laptop', async ({
  page,
  browser,
  request,
}) => {
  await startStudying(page);
  await answerTheRest(page);
  await expectNothingLost(page, QUESTIONS);
  await page.reload();
  const device = await tokenOf(page);
  const before = await held(request, device);
  expect(before).toMatchObject({ attempts: 1 });
  expect(before.answers).toHaveLength(QUESTIONS);

  await page.getByRole('main').getByRole('link', { name: 'Add an email to keep it', exact: true }).click();
  await untilReady(page);
  await expectNoAxeViolations(page);
  const email = newEmail();
  await page.getByLabel('Your email address', { exact: true }).fill(email);
  await page.getByLabel('Choose a password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Add my email', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Keep your progress', exact: true })).toHaveCount(0);
  await expect(page.getByRole('main').getByText(email, { exact: true }).first()).toBeVisible();
  const welcome = await waitForMail(email, /Welcome/);
  await page.goto(linkTo('/verify-email', welcome));
  await expect(page.getByText(/Email verified successfully/).first()).toBeVisible();
  expect(userIdOf(await tokenOf(page))).toBe(userIdOf(device));

  const laptop = await browser.newContext();
  try {
    const token = await signIn(laptop.request, email, PASSWORD);
    expect(userIdOf(token)).toBe(userIdOf(device));
    expect(await held(laptop.request, token)).toEqual(before);
    const here = await ask(request, '/api/statistics/user', await tokenOf(page));
    expect(await ask(laptop.request, '/api/statistics/user', token)).toEqual(here);
  } finally {
    await laptop.close();
  }
});

test('an account that somebody has already takes everything in after a preview, a test under way too', async ({
  page,
  account,
  request,
}) => {
  await startStudying(page);
  await expect(saved(page)).toBeAttached();
  const device = await tokenOf(page);
  const before = await held(request, device);

  await page.goto('/profile');
  await untilReady(page);
  await page.getByRole('button', { name: 'I already have an account', exact: true }).click();
  await page.getByLabel('Your email address', { exact: true }).fill(account.email);
  await page.getByLabel('Your password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in and look', exact: true }).click();
  await expect(page.getByRole('heading', { name: `This moves to ${account.email}`, exact: true })).toBeVisible();
  await expect(page.getByText('1 test with 1 answer, 1 of them not finished', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  // Nothing has moved yet.
  expect(userIdOf(await tokenOf(page))).toBe(userIdOf(device));
  await page.getByRole('button', { name: 'Move and sign in', exact: true }).click();
  await expect(page.getByRole('main').getByText(account.email, { exact: true }).first()).toBeVisible();
  await expect.poll(async () => userIdOf(await tokenOf(page))).toBe(account.userId);

  await page.goto('/test');
  await page.getByRole('button', { name: 'Next Question', exact: true }).click();
  await expect(page.getByRole('main').getByText(`Question 2 of ${QUESTIONS}`)).toBeVisible();
  expect(await held(request, await tokenOf(page))).toEqual(before);
  const gone = await request.get('/api/favorites/count', { headers: { authorization: `Bearer ${device}` } });
  expect(gone.status()).toBe(401);
});

test('everything of a device account is gone after one press', async ({ page, request }) => {
  await startStudying(page);
  await expect(saved(page)).toBeAttached();
  const device = await tokenOf(page);
  await page.goto('/profile');
  await untilReady(page);
  await page.getByRole('button', { name: 'Delete everything', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /Token$|outbox:/.test(key)))).toEqual([]);
  const gone = await request.get('/api/favorites/count', { headers: { authorization: `Bearer ${device}` } });
  expect(gone.status()).toBe(401);
});
