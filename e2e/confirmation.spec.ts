import type { APIRequestContext } from '@playwright/test';
import { linkTo, passwordIn, waitForMail } from './fixtures/mail';
import { expect, expectConsoleErrors, expectNoAxeViolations, newEmail, test } from './fixtures/test';

const PICKED = 'kX7mPq2T';

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/**
 * Registers an address that the attacker does not own. The attacker chooses the password, but the request claims that
 * the password was generated.
 */
async function registerStranger(request: APIRequestContext, email: string) {
  const registered = await request.post('/auth/register', {
    data: { email, password: PICKED, firstName: 'User', lastName: 'User', passwordGenerated: true },
  });
  expect(registered.status()).toBe(201);
  return (await registered.json()).data as { accessToken: string; refreshToken: string };
}

const signIn = (request: APIRequestContext, email: string, password: string) =>
  request.post('/auth/login', { data: { email, password } });

test('an owner who verifies an address that a stranger registered is then the only person with access to the account', async ({
  page,
  request,
}, testInfo) => {
  expectConsoleErrors(testInfo, /status of 40[01]/);
  const email = newEmail();
  const stranger = await registerStranger(request, email);
  const message = await waitForMail(email, /Welcome/);
  const mailed = passwordIn(message);
  expect(message.text).not.toContain(PICKED);

  // The owner signs in with the emailed password, and opens the link in the same browser.
  await page.goto('/?next=%2Fprofile');
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(mailed);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto(linkTo('/verify-email', message));
  await expect(page.getByText('Email verified successfully!', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose a password' })).toBeVisible();
  await expectNoAxeViolations(page);

  expect((await request.get('/api/favorites/count', bearer(stranger.accessToken))).status()).toBe(401);

  // The owner stays signed in, in a new session, and chooses a password.
  await page.goto('/profile');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByText('Your account has no password yet.', { exact: false })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goBack();
  await page.getByRole('link', { name: 'Choose a password' }).click();
  await page.getByLabel('New password', { exact: true }).fill('a long enough sentence');
  await page.getByLabel('Confirm new password').fill('a long enough sentence');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Successful!' })).toBeVisible();
  expect((await signIn(request, email, 'a long enough sentence')).status()).toBe(200);
});
