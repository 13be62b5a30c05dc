import type { APIRequestContext } from '@playwright/test';
import { answerByKeyboard, saved, startPractice } from '../fixtures/attempt';
import { untilReady } from '../fixtures/slow-start';
import { type Account, expect, expectNoAxeViolations, test } from '../fixtures/test';
import { userIdOf } from '../fixtures/token';
import {
  answerTheRest,
  becomeDevice,
  countHeld,
  useCode as enterCode,
  getCode,
  held,
  idOn,
  openSecondPhone,
  PAPER,
  type Pair,
  startStudying,
  tokenOf,
} from '../fixtures/without-email';

/** Rare ways of moving a device account into another account. */

/** Signs in to an account on another phone and moves the device account into it. */
async function moveInto(request: APIRequestContext, { email, password }: Account, device: Pair): Promise<Pair> {
  const signedIn = await request.post('/auth/login', { data: { email, password } });
  const owner = (await signedIn.json()).data as Pair;
  const moved = await request.post('/auth/device/move', {
    headers: { authorization: `Bearer ${owner.accessToken}` },
    data: { deviceToken: device.accessToken },
  });
  expect(moved.status(), await moved.text()).toBe(200);
  return owner;
}

test('answers given on an offline phone arrive after another phone has moved the account', async ({
  page,
  browser,
  request,
  account,
}) => {
  const first = await becomeDevice(page);
  const code = await getCode(page);
  const second = await openSecondPhone(browser);
  await second.goto('/carry');
  await enterCode(second, code);
  await expect(second).toHaveURL(/\/today$/);
  await startPractice(second, 3);
  await answerByKeyboard(second, 1, 3);
  await expect(saved(second)).toBeVisible();
  await second.context().setOffline(true);
  await answerByKeyboard(second, 2, 3);

  const owner = await moveInto(request, account, first);
  expect(await countHeld(request, owner)).toEqual({ attempts: 1, answers: 1 });

  await second.context().setOffline(false);
  await expect(second).toHaveURL(/\/\?next=/, { timeout: 30_000 });
  const dialog = second.getByRole('dialog');
  await expect(
    dialog.getByText(/^1 unsent answer is saved on this device\. To send it, sign in to your account/),
  ).toBeVisible();
  await expectNoAxeViolations(second);
  await dialog.getByLabel('Email address', { exact: true }).fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(second).toHaveURL(/\/test$/, { timeout: 30_000 });
  await answerByKeyboard(second, 3, 3);
  await expect(second).toHaveURL(/\/results$/);
  await expect(second.locator('[data-delivery="saved"]')).toBeVisible();
  expect(await idOn(second)).toBe(account.userId);
  expect(await countHeld(request, owner)).toEqual({ attempts: 1, answers: 3 });
  await second.context().close();
});

test('a learner signs in to a Google-only account and moves the device account into it, or leaves the device account on the phone', async ({
  page,
  account,
  request,
}) => {
  await page.route('**/api/auth/providers', (route) => route.fulfill({ json: { google: { id: 'google' } } }));
  await startStudying(page);
  await answerTheRest(page);
  const device = await tokenOf(page);
  const before = await held(request, device);
  await page.goto('/profile');
  await untilReady(page);
  await page.getByRole('button', { name: 'I already have an account', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Continue with Google', exact: true })).toBeVisible();

  // Simulates a completed Google sign-in: the page that follows the redirect gets tokens of the account.
  await page.route('**/auth/exchange', async (route) => {
    const signedIn = await request.post('/auth/login', { data: { email: account.email, password: account.password } });
    await route.fulfill({ json: await signedIn.json() });
  });
  await page.goto('/signed-in');
  await expect(page.getByText(`1 test with ${PAPER} answers`, { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Keep this phone as it is', exact: true }).click();
  await expect(page).toHaveURL(/\/profile$/);
  expect(userIdOf(await tokenOf(page))).toBe(userIdOf(device));
  expect(await held(request, await tokenOf(page))).toEqual(before);

  await page.goto('/signed-in');
  await page.getByRole('button', { name: 'Bring them along', exact: true }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('main').getByText(account.email, { exact: true }).first()).toBeVisible();
  expect(userIdOf(await tokenOf(page))).toBe(account.userId);
  expect(await held(request, await tokenOf(page))).toEqual(before);
});
