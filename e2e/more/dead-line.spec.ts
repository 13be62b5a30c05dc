import type { Page } from '@playwright/test';
import { answerByKeyboard, expectNothingLost, startPractice } from '../fixtures/attempt';
import { linkTo, waitForMail } from '../fixtures/mail';
import { endRoute, holdRequests } from '../fixtures/routes';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from '../fixtures/test';

/** A dead connection: requests get neither a response nor an error, and the browser still reports that it is online. */

/** Lets requests reach the server but drops their responses. Returns a function that restores the connection. */
async function cutSilently(page: Page, pattern: string) {
  await page.route(pattern, async (route) => {
    await route.fetch();
  });
  return () => endRoute(page, pattern);
}

test('a result that gets no response is shown after half a minute as saved on the device, and is sent again', async ({
  signedIn: page,
}, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_(ABORTED|FAILED)/);
  await page.clock.install();
  await startPractice(page, 2);
  await answerByKeyboard(page, 1, 2);
  await expect(page.locator('[data-saving="saved"]')).toBeAttached();
  const mend = await cutSilently(page, '**/api/test/**');
  const isAsked = page.waitForRequest('**/api/test/answer');
  await answerByKeyboard(page, 2, 2);
  await isAsked;
  await expect(page.locator('[data-delivery="sending"]')).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(page.locator('[data-delivery="stalled"]')).toBeVisible();
  await expectNoAxeViolations(page);
  await mend();
  await page.clock.fastForward(90_000);
  await expect(page.locator('[data-delivery="saved"]')).toBeVisible();
  await expectNothingLost(page, 2);
});

test('Today reports after half a minute that the plan did not load, and loads it when the learner tries again', async ({
  signedIn: page,
}) => {
  await page.clock.install();
  const mend = await cutSilently(page, '**/api/plan');
  const isAsked = page.waitForRequest('**/api/plan');
  // The device's time zone is not known yet, so the page requests the plan itself.
  await page.goto('/today');
  await isAsked;
  await page.clock.fastForward(31_000);
  await expect(page.getByText("We couldn't load your plan, and this device hasn't kept one yet.")).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No exam date yet.')).toBeVisible();
});

test('an email verification takes effect even if its response arrives after the page has offered a retry', async ({
  signedIn: page,
  account,
}) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Resend Verification Email' }).click();
  const letGo = await holdRequests(page, '**/auth/verify-email*');
  await page.clock.install();
  const isAsked = page.waitForRequest('**/auth/verify-email*');
  await page.goto(linkTo('/verify-email', await waitForMail(account.email, /confirm|verify/i)));
  await isAsked;
  await page.clock.fastForward(16_000);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  letGo();
  await expect(page.getByText('Email verified successfully!', { exact: false })).toBeVisible();
});

test('an email verification that gets no response offers a retry, and the profile shows the outcome', async ({
  signedIn: page,
  account,
}, testInfo) => {
  expectConsoleErrors(testInfo, /status of 40[01]/);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Resend Verification Email' }).click();
  await page.clock.install();
  const mend = await cutSilently(page, '**/auth/verify-email*');
  const isAsked = page.waitForRequest('**/auth/verify-email*');
  await page.goto(linkTo('/verify-email', await waitForMail(account.email, /confirm|verify/i)));
  await isAsked;
  const again = page.getByRole('button', { name: 'Try again' });
  await page.clock.fastForward(16_000);
  await expect(page.getByText('We got no answer. Check your connection, then try again.')).toBeVisible();
  await expectNoAxeViolations(page);
  await again.click();
  await page.clock.fastForward(16_000);
  await expect(again).toBeVisible();
  await mend();
  await again.click();
  await expect(page.getByText('This link has expired or was already used. Request a new one.')).toBeVisible();
  await expectNoAxeViolations(page);
  // The first verification ended every session, and the response with the tokens of the new session was lost.
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email address', { exact: true }).fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
});
