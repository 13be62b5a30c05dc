import { linkTo, waitForMail } from './fixtures/mail';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

test('a learner who forgot the password sets a new password by a mailed link that works once', async ({
  signedIn: page,
  account,
}, testInfo) => {
  expectConsoleErrors(testInfo, /status of 40[01]/);
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('textbox', { name: 'Email address' }).fill(account.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused();

  const link = linkTo('/reset-password', await waitForMail(account.email, /new password/i));
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  // A phone may reload the page when it returns from its password manager.
  await page.reload();
  const [first, second] = [page.getByLabel('New password', { exact: true }), page.getByLabel('Confirm new password')];
  await first.fill('short');
  await second.fill('short');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Password must be at least 8 characters long.')).toBeVisible();
  await first.fill('another long sentence');
  await second.fill('another long sentense');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
  await expectNoAxeViolations(page);
  await second.fill('another long sentence');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Successful!' })).toBeFocused();
  await page.reload();
  // The reset ended all sessions, including the session on this device.
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();

  await page.goto(link);
  await first.fill('a third long sentence');
  await second.fill('a third long sentence');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('This link has expired or was already used. Request a new one.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
});
