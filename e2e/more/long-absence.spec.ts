import type { Page } from '@playwright/test';
import { DAY_MS } from '@/lib/kernel/time';
import { answerByKeyboard, saved } from '../fixtures/attempt';
import { beAway, removeUnused } from '../fixtures/days';
import { endRoute } from '../fixtures/routes';
import { untilReady } from '../fixtures/slow-start';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from '../fixtures/test';
import { userIdOf } from '../fixtures/token';
import { getCode, openSecondPhone, PAPER, startStudying, tokenOf, useCode } from '../fixtures/without-email';

/** Notices about a device account that has not been used for long. */

/** Console error of the first call after an absence. The page then renews the expired token. */
const OLD_TOKEN = /401 \(Unauthorized\)/;
const dayIn = (page: Page, days: number): Promise<string> =>
  page.evaluate(
    (at) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(at)),
    Date.now() + days * DAY_MS,
  );

const notice = (page: Page) => page.getByRole('banner').getByRole('status');

/** Opens a page, which makes the device record that it uses the account. */
async function openToday(page: Page): Promise<void> {
  await page.goto('/today');
  await untilReady(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lastUse'))).not.toBeNull();
}

test('notices for a device account state the deletion date, the days left before it, and how to keep the account', async ({
  page,
}, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_FAILED/, OLD_TOKEN);
  await startStudying(page);
  await expect(saved(page)).toBeAttached();
  await page.goto('/profile');
  const kept = page.getByRole('main').getByText(/your answers are deleted after 60 days without use, on /);
  await expect(kept).toContainText(`on ${await dayIn(page, 60)}.`);
  await openToday(page);
  await expect(notice(page)).toHaveCount(0);

  // Makes token refreshes fail while the page opens.
  await page.route('**/auth/refresh', (route) => route.abort());
  await beAway(page, 55.5);
  await page.reload();
  await expect(notice(page)).toContainText(`this device last reached us on ${await dayIn(page, -55.5)}.`);
  await expect(notice(page)).toContainText(`on ${await dayIn(page, 4.5)}, unless you open it online before then`);
  await expectNoAxeViolations(page);

  await endRoute(page, '**/auth/refresh');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(notice(page)).toContainText('This account was 4 days from being deleted');
  await expect(notice(page)).toContainText(`nobody had used it since ${await dayIn(page, -55.5)}.`);
  await expect(notice(page)).toContainText(`until ${await dayIn(page, 60)} if nobody opens it again.`);
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, 'color-contrast');
  // The notice stays until it is dismissed.
  await page.goto('/tests');
  await expect(notice(page)).toContainText('4 days from being deleted');
  await notice(page).getByRole('button', { name: 'Dismiss', exact: true }).press('Enter');
  await page.reload();
  await untilReady(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('longAbsence'))).toBeNull();
  await expect(notice(page)).toHaveCount(0);
});

test('a device account shows no notice when another phone has used it meanwhile', async ({
  page,
  browser,
}, testInfo) => {
  expectConsoleErrors(testInfo, OLD_TOKEN);
  await startStudying(page);
  await expect(saved(page)).toBeAttached();
  const code = await getCode(page);
  await openToday(page);
  await beAway(page, 55.5);
  const second = await openSecondPhone(browser);
  await second.goto('/carry');
  await useCode(second, code);
  await expect(second).toHaveURL(/\/today$/);
  await second.context().close();
  const asked = page.waitForResponse('**/auth/sessions');
  await page.goto('/statistics');
  await asked;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('longAbsence'))).toBeNull();
  await expect(notice(page)).toHaveCount(0);
});

/** Answers the second question offline, and leaves the account unused until it is deleted. */
async function stayAwayTooLong(page: Page): Promise<void> {
  await startStudying(page);
  await expect(saved(page)).toBeAttached();
  await openToday(page);
  const userId = userIdOf(await tokenOf(page));
  await page.route('**/api/test/**', (route) => route.abort());
  await page.goto('/test');
  await page.getByRole('button', { name: 'Next Question', exact: true }).click();
  await answerByKeyboard(page, 2, PAPER);
  await expect.poll(() => countWaiting(page)).toBeGreaterThan(0);
  await beAway(page, 61);
  await removeUnused(userId);
}

const countWaiting = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox:')).length);

test('a learner is informed that the unused account was deleted, and unsent answers stay on the device', async ({
  page,
}, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_FAILED/, OLD_TOKEN);
  await stayAwayTooLong(page);
  const waiting = await countWaiting(page);
  await page.goto('/today');
  // The server caches the session for a few seconds. Until then the page opens, and its first API call signs the
  // learner out.
  await expect(page).toHaveURL(/\/start$|\/\?next=\/today$/);
  const main = page.locator('body');
  await expect(main).toContainText('The account on this device is gone.');
  await expect(main).toContainText(`nobody had opened it here since ${await dayIn(page, -61)}.`);
  await expect(main).toContainText('1 unsent answer is saved on this device.');
  await expectNoAxeViolations(page);
  expect(await countWaiting(page)).toBe(waiting);
});

test('the landing page reports that the account was deleted, and a new account on the device keeps the unsent answers', async ({
  page,
}, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_FAILED/, OLD_TOKEN);
  await stayAwayTooLong(page);
  const gone = userIdOf(await tokenOf(page));
  const waiting = await countWaiting(page);
  await endRoute(page, '**/api/test/**');
  await page.goto('/');
  await expect(page.getByRole('dialog')).toContainText('The account on this device is gone.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Start studying', exact: true }).click();
  await expect(page).toHaveURL(/\/test$/);
  await expect(page.getByRole('main').getByText(`Question 1 of ${PAPER}`)).toBeVisible();
  expect(userIdOf(await tokenOf(page))).not.toBe(gone);
  expect(await countWaiting(page)).toBeGreaterThanOrEqual(waiting);
});
