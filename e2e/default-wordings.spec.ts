import type { Page } from '@playwright/test';
import { endRoute } from './fixtures/routes';
import { expect, expectConsoleErrors, newEmail, test } from './fixtures/test';

/** Where the server sends no message, a person reads the page's own words and never those of the transport. */

const TRANSPORT = /HTTP (error! status: )?\d|Request failed|Bad gateway|Internal server error/i;

/** A proxy in between answers in the server's place, with a page of its own. */
async function failWith502(page: Page, path: RegExp): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  );
}

async function expectDefault(page: Page, wording: string): Promise<void> {
  await expect(page.getByText(wording).first()).toBeVisible();
  await expect(page.getByText(TRANSPORT)).toHaveCount(0);
}

test.beforeEach(({ page: _ }, testInfo) => expectConsoleErrors(testInfo, /502/, /ERR_FAILED/));

test('signing in and signing up', async ({ page }) => {
  await failWith502(page, /\/auth\/(login|register)$/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.locator('header').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /email/i }).fill(newEmail());
  await dialog.getByLabel('Password', { exact: true }).fill('a long enough sentence');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectDefault(page, 'Login failed. Please check your credentials.');

  // Without network the advice of the default would mislead.
  await endRoute(page, /\/auth\/(login|register)$/);
  await page.route(/\/auth\/login$/, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectDefault(page, 'Login failed. Network error. Please check your internet connection.');

  await failWith502(page, /\/auth\/register$/);
  await page.goto('/mock-test');
  await page.getByRole('button', { name: 'Create a free account' }).click();
  await dialog.getByRole('textbox', { name: /email/i }).fill(newEmail());
  await dialog.getByRole('button', { name: 'Create my account' }).click();
  await expectDefault(page, 'Registration failed. Please try again.');
});

test('asking for a reset link, resetting and confirming', async ({ page }) => {
  await failWith502(page, /\/auth\/(forgot-password|reset-password|verify-email)/);
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Email address' }).fill(newEmail());
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expectDefault(page, 'Failed to send reset email. Please try again.');

  await page.goto('/reset-password?token=abcdefghijklmnopqrstuvwxyz0123456789abcdefg');
  for (const field of ['New password', 'Confirm new password']) {
    await page.getByLabel(field, { exact: true }).fill('a long enough sentence');
  }
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expectDefault(page, 'Password reset failed. Please try again.');

  await page.goto('/verify-email?token=abcdefghijklmnopqrstuvwxyz0123456789abcdefg');
  await expectDefault(page, 'Email verification failed');
});

test('the profile and its password', async ({ signedIn: page }) => {
  await page.goto('/profile');
  await failWith502(page, /\/auth\/(profile|change-password)/);
  await page.getByRole('button', { name: 'Edit personal information' }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Robin');
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  await expectDefault(page, 'Failed to update profile');

  await page.getByLabel('Current password', { exact: true }).fill('a long enough sentence');
  for (const field of ['New password', 'Confirm new password']) {
    await page.getByLabel(field, { exact: true }).fill('another long sentence');
  }
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expectDefault(page, 'Failed to change password');
});
