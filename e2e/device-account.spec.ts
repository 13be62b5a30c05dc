import type { APIRequestContext } from '@playwright/test';
import { expectNothingLost, saved } from './fixtures/attempt';
import { takePractice } from './fixtures/history';
import { untilReady } from './fixtures/slow-start';
import { expect, expectNoAxeViolations, newEmail, test } from './fixtures/test';
import { userIdOf } from './fixtures/token';
import { answerTheRest, becomeDevice, held, PAPER, startStudying, tokenOf } from './fixtures/without-email';

/** Studying without an email, and adding one later. */

const PASSWORD = 'a long enough sentence';

async function signIn(request: APIRequestContext, email: string, password: string): Promise<string> {
  const response = await request.post('/auth/login', { data: { email, password } });
  expect(response.status()).toBe(200);
  return (await response.json()).data.accessToken;
}

test('a visitor reaches the first explained answer in three presses, and keeps the result without a form', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Ignores untrusted events, which are presses that the page replays after its scripts have loaded.
    const count = ({ isTrusted }: Event) => {
      if (isTrusted) sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses') ?? 0) + 1));
    };
    window.addEventListener('click', count, { capture: true });
  });
  await startStudying(page);
  expect(await page.evaluate(() => sessionStorage.getItem('presses'))).toBe('3');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await answerTheRest(page);
  await expectNothingLost(page, PAPER);
  await expect(page.getByRole('main').getByText(/only this device can open this result/)).toBeVisible();

  // The landing page leads a returning learner to Today, in the same account.
  const token = await tokenOf(page);
  await page.goto('/');
  await untilReady(page);
  await page.getByRole('main').getByRole('link', { name: 'Go to Today', exact: true }).click();
  await expect(page).toHaveURL(/\/today$/);
  expect(userIdOf(await tokenOf(page))).toBe(userIdOf(token));
});

test('a learner adds an email to a device account and signs in to the same account on a laptop', async ({
  page,
  browser,
  request,
}) => {
  const { accessToken: device } = await becomeDevice(page);
  const attempt = await takePractice({ accessToken: device }, { sectionId: 6, right: 1, questions: 2 });
  const before = await held(request, device);
  await page.goto(`/results?attempt=${attempt}`);
  await page.getByRole('main').getByRole('link', { name: 'Add an email', exact: true }).click();
  await untilReady(page);
  await expectNoAxeViolations(page);
  const email = newEmail();
  await page.getByLabel('Your email address', { exact: true }).fill(email);
  await page.getByLabel('Choose a password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Add my email', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Keep your progress', exact: true })).toHaveCount(0);
  await expect(page.getByRole('main').getByText(email, { exact: true }).first()).toBeVisible();
  expect(userIdOf(await tokenOf(page))).toBe(userIdOf(device));

  const laptop = await browser.newContext();
  try {
    const token = await signIn(laptop.request, email, PASSWORD);
    expect(userIdOf(token)).toBe(userIdOf(device));
    expect(await held(laptop.request, token)).toEqual(before);
  } finally {
    await laptop.close();
  }
});

test('a learner previews and then moves a device account, with a test in progress, into an email account', async ({
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
  await page.getByRole('button', { name: 'Sign in and review', exact: true }).click();
  await expect(page.getByRole('heading', { name: `This moves to ${account.email}`, exact: true })).toBeVisible();
  await expect(page.getByText('1 test with 1 answer, 1 of them not finished', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  // The preview has not moved anything yet.
  expect(userIdOf(await tokenOf(page))).toBe(userIdOf(device));
  await page.getByRole('button', { name: 'Move and sign in', exact: true }).click();
  await expect(page.getByRole('main').getByText(account.email, { exact: true }).first()).toBeVisible();
  await expect.poll(async () => userIdOf(await tokenOf(page))).toBe(account.userId);

  await page.goto('/test');
  await page.getByRole('button', { name: 'Next Question', exact: true }).click();
  await expect(page.getByRole('main').getByText(`Question 2 of ${PAPER}`)).toBeVisible();
  expect(await held(request, await tokenOf(page))).toEqual(before);
  const gone = await request.get('/api/favorites/count', { headers: { authorization: `Bearer ${device}` } });
  expect(gone.status()).toBe(401);
});

test('a learner deletes a device account with one press', async ({ page, request }) => {
  const { accessToken: device } = await becomeDevice(page);
  await page.goto('/profile');
  await untilReady(page);
  await page.getByRole('button', { name: 'Delete everything', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  // The message mentions no email, because the account has no address.
  await expect(page.getByText(/^Your account is deleted\./)).toHaveText('Your account is deleted.');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /Token$|outbox:/.test(key)))).toEqual([]);
  const gone = await request.get('/api/favorites/count', { headers: { authorization: `Bearer ${device}` } });
  expect(gone.status()).toBe(401);
});
