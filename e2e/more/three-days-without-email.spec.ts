import type { APIRequestContext, Page } from '@playwright/test';
import { answerByKeyboard, saved, startPractice } from '../fixtures/attempt';
import { passDays } from '../fixtures/days';
import { linkTo, waitForMail } from '../fixtures/mail';
import { untilReady } from '../fixtures/slow-start';
import { expect, expectConsoleErrors, newEmail, test } from '../fixtures/test';
import { userIdOf } from '../fixtures/token';
import {
  answerTheRest,
  ask,
  getCode,
  held,
  openSecondPhone,
  PAPER,
  startStudying,
  tokenOf,
  useCode,
} from '../fixtures/without-email';

/**
 * Allows the service worker, which serves pages offline. Keeps a trace on failure, because the verification page once
 * sent no request for an unknown reason.
 */
test.use({ serviceWorkers: 'allow', trace: 'retain-on-first-failure' });

/** The whole journey of a visitor who studies before signing up. */

const PASSWORD = 'a long enough sentence';

async function practice(page: Page, { withoutNetwork = false } = {}): Promise<void> {
  await startPractice(page, PAPER);
  await answerByKeyboard(page, 1, PAPER);
  await expect(saved(page)).toBeAttached();
  if (withoutNetwork) await page.context().setOffline(true);
  for (let place = 2; place <= PAPER; place += 1) await answerByKeyboard(page, place, PAPER);
  await expect(page).toHaveURL(/\/results$/);
  if (withoutNetwork) {
    await expect(page.locator('[data-delivery="saved"]')).toHaveCount(0);
    await page.context().setOffline(false);
  }
  await expect(page.locator('[data-delivery="saved"]')).toBeVisible({ timeout: 30_000 });
}

/** Opens the statistics page and returns the data that it shows. */
async function statisticsOn(page: Page, request: APIRequestContext) {
  await page.goto('/statistics');
  await expect(page.getByRole('heading', { name: 'My Statistics', exact: true })).toBeVisible();
  await untilReady(page);
  const token = await tokenOf(page);
  await expect(page.getByRole('main')).toContainText('%');
  return {
    statistics: await ask(request, '/api/statistics/user', token),
    held: await held(request, token),
  };
}

async function signInOn(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  // Excludes the sign-in URL, whose `?next=` parameter has the same ending.
  await expect(page).toHaveURL(/^[^?]*\/statistics$/, { timeout: 30_000 });
}

test('a device account stores each answer once over three days with offline work, two phones and a laptop', async ({
  page,
  browser,
  request,
}, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_INTERNET_DISCONNECTED/);
  await startStudying(page);
  await answerTheRest(page);
  const id = userIdOf(await tokenOf(page));
  await passDays(id, 1);
  await practice(page, { withoutNetwork: true });
  await passDays(id, 1);
  await practice(page);

  const code = await getCode(page);
  const second = await openSecondPhone(browser);
  await second.goto('/carry');
  await useCode(second, code);
  await expect(second).toHaveURL(/\/today$/);
  await practice(second);
  const early = await statisticsOn(page, request);
  expect(early.held).toMatchObject({ attempts: 4 });
  expect(early.held.answers).toHaveLength(4 * PAPER);
  expect(new Set(early.held.answers).size).toBe(4 * PAPER);
  expect(await statisticsOn(second, request)).toEqual(early);

  const email = newEmail();
  await page.goto('/profile');
  await untilReady(page);
  await page.getByLabel('Your email address', { exact: true }).fill(email);
  await page.getByLabel('Choose a password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Add my email', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Keep your progress', exact: true })).toHaveCount(0);
  // Adding the email ends all other sessions: a stranger on another phone must not be able to verify the address.
  await second.goto('/statistics');
  await expect(second.getByRole('dialog')).toContainText('sign in with that email');
  await page.goto(linkTo('/verify-email', await waitForMail(email, /Welcome/)));
  await expect(page.getByText(/Email verified successfully/).first()).toBeVisible();

  const laptop = await openSecondPhone(browser);
  for (const device of [second, laptop]) {
    await device.goto('/?next=/statistics');
    await signInOn(device, email);
  }
  for (const device of [page, second, laptop]) {
    expect(userIdOf(await tokenOf(device))).toBe(id);
    expect(await statisticsOn(device, request)).toEqual(early);
  }
  for (const device of [second, laptop]) await device.context().close();
});
