import { readFileSync } from 'node:fs';
import { expectBriefly } from './fixtures/brief-words';
import { openSession } from './fixtures/copied-user';
import { exportInTurn } from './fixtures/export';
import { linkTo, passwordIn, waitForMail } from './fixtures/mail';
import { expect, expectConsoleErrors, expectNoAxeViolations, newEmail, signInOn, test } from './fixtures/test';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a learner edits the profile, cancels once, and saves it', async ({ signedIn: page, account }, testInfo) => {
  expectConsoleErrors(testInfo, /status of 400/);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Test Learner' })).toBeVisible();
  await expect(page.getByText('Pending')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Tests' })).toHaveAttribute('href', '/tests');
  await expect(page.getByRole('link', { name: 'My Statistics' })).toHaveAttribute('href', '/statistics');
  await expect(page.getByText('USER', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Edit personal information' }).click();
  const first = page.getByLabel('First name');
  await expect(first).toBeFocused();
  await first.fill('');
  await page.getByRole('button', { name: 'Save Changes' }).last().click();
  await expect(page.getByText('First name and last name are required')).toBeInViewport();
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toHaveAttribute('maxlength', '50');
  await expect(page.getByLabel('Email', { exact: true })).toBeDisabled();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await expect(first).toHaveValue('Test');

  await page.getByRole('button', { name: 'Edit address information' }).click();
  const phone = page.getByLabel('Phone number');
  await phone.focus();
  await expect(phone).toHaveValue('+1');
  await phone.fill('12');
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  await expect(page.getByText('Enter a phone number with its country code', { exact: false }).first()).toBeVisible();
  await phone.fill('+12025550143');
  await phone.blur();
  await expect(phone).toHaveValue('+1 (202) 555-0143');
  await page.getByLabel('Date of birth').fill('1990-02-28');
  await page.getByLabel('State').selectOption('PR');
  await page.getByLabel('City').fill('San Juan');
  await first.fill('Ana');
  await page.getByRole('button', { name: 'Save Changes' }).last().click();
  await expect(page.getByText('Profile updated successfully')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Edit address information' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Ana Learner' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Phone number')).toHaveValue('+1 (202) 555-0143');
  await expect(page.getByText('San Juan, PR')).toBeVisible();
  await expect(page.getByLabel('State')).toHaveValue('PR');

  const profile = await page.request.get(`/auth/profile/${account.userId}`, {
    headers: { authorization: `Bearer ${account.accessToken}` },
  });
  expect((await profile.json()).data).toMatchObject({
    firstName: 'Ana',
    phoneNumber: '+12025550143',
    dateOfBirth: '1990-02-28',
    state: 'PR',
    country: 'United States',
    addressLine1: null,
  });
});

test('a learner uploads a profile picture, sees it, and removes it', async ({ signedIn: page }, testInfo) => {
  expectConsoleErrors(testInfo, /status of 400/);
  await page.goto('/profile');
  const input = page.getByLabel('Profile picture');
  await input.setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(page.getByText('Choose a JPEG, PNG or WebP picture.')).toBeVisible();
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText("We can't use this file.", { exact: false })).toBeVisible();
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL });
  const picture = page.getByRole('img', { name: 'You' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(256);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(picture).toHaveCount(0);
});

test('a learner changes the password with live hints and stays signed in on this device', async ({
  signedIn: page,
  account,
}, testInfo) => {
  expectConsoleErrors(testInfo, /status of 400/);
  await page.goto('/profile');
  const [current, next, repeated] = [
    page.getByLabel('Current password'),
    page.getByLabel('New password', { exact: true }),
    page.getByLabel('Confirm new password'),
  ];
  const change = page.getByRole('button', { name: 'Change Password' });
  await expect(change).toBeDisabled();
  await next.fill('short');
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await next.fill('another long sentence');
  await expect(page.getByText('Password length is valid')).toBeVisible();
  await repeated.fill('another');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await current.fill('not the password');
  await change.click();
  await expect(page.getByText('New passwords do not match')).toBeVisible();
  await repeated.fill('another long sentence');
  await expect(page.getByText('Passwords match')).toBeVisible();
  await change.click();
  await expect(page.getByText('Your current password is wrong. Try again.').first()).toBeVisible();
  await current.fill(account.password);
  await expectBriefly(page, 'Your password has been changed successfully', () => change.click());
  await expect(page.getByText('Password changed successfully', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  // The response to the password change contained new tokens, which this device still has after a reload.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Test Learner' })).toBeVisible();
});

test('a learner downloads all data as one file, and verifies the address by a link from a second mail', async ({
  signedIn: page,
  account,
}, testInfo) => {
  expectConsoleErrors(testInfo, /status of 40[01]|ERR_INTERNET_DISCONNECTED/);
  await exportInTurn(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Resend Verification Email' }).click();
  await expect(page.getByText(`We emailed a verification link to ${account.email}`, { exact: false })).toBeVisible();
  const message = await waitForMail(account.email, /confirm|verify/i);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download My Data' }).click(),
  ]);
  const held = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(held.users[0]).toMatchObject({ email: account.email, firstName: 'Test' });
  expect(held.sessions.length).toBeGreaterThan(0);
  expect(JSON.stringify(held)).not.toMatch(/passwordHash|"hash"/);

  // Opens the link at a time when the access token has expired but the session is still valid.
  await page.evaluate(() => localStorage.setItem('accessToken', localStorage.accessToken.replace(/\.[^.]+$/, '.x')));
  const link = linkTo('/verify-email', message);
  await page.route('**/auth/verify-email*', (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.goto(link);
  await expect(page.getByText('Network error. Please check your internet connection.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Email verified successfully! You can now log in to your account.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Email verified successfully! You can now log in to your account.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose a password' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to Tests' })).toHaveAttribute('href', '/tests');
  await expectNoAxeViolations(page);
  await page.goto(link);
  await expect(page.getByText('This link has expired or was already used. Request a new one.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Email Verified' })).toBeDisabled();
});

test('a learner deletes the account with the password, and is signed out', async ({
  signedIn: page,
  account,
}, testInfo) => {
  expectConsoleErrors(testInfo, /status of 400/);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText("You can't undo it");
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Wrong password. Try again.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(account.password);
  await dialog.getByLabel('Your password').press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.accessToken, localStorage.refreshToken])).toEqual([
    undefined,
    undefined,
  ]);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/\?next=%2Fprofile$/);
});

test('a learner sees the signed-in devices and signs another device out', async ({
  signedIn: page,
  account,
  request,
}) => {
  const { accessToken } = await openSession(request, account.userId);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Signed-in devices' }).click();
  await expect(page.getByText('This device')).toBeVisible();
  await expectNoAxeViolations(page);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasNotText: 'This device' }).getByRole('button').click();
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('button')).toBeFocused();
  const elsewhere = await page.request.get('/api/favorites/count', {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(elsewhere.status()).toBe(401);
});

test('a learner who still uses the mailed password sees a notice until they choose their own', async ({ page }) => {
  const email = newEmail();
  const registered = await page.request.post('/auth/register', {
    data: { email, password: 'of no account', firstName: 'User', lastName: 'User', passwordGenerated: true },
  });
  expect(registered.status()).toBe(201);
  await signInOn(page, page.request, (await registered.json()).data);
  await page.goto('/tests');
  await expect(page.getByText("You're still using the password we emailed you.")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Choose your own password' }).click();
  await page.getByLabel('Current password').fill(passwordIn(await waitForMail(email, /Welcome/)));
  await page.getByLabel('New password', { exact: true }).fill('a long enough sentence');
  await page.getByLabel('Confirm new password').fill('a long enough sentence');
  await expectBriefly(page, 'Your password has been changed successfully', () =>
    page.getByRole('button', { name: 'Change Password' }).click(),
  );
  await expect(page.getByText("You're still using the password we emailed you.")).toHaveCount(0);
});

test('a visitor reaches the requested page after signing in, and a sign-out in one tab also signs out the other tab', async ({
  page,
  context,
  account,
}, testInfo) => {
  expectConsoleErrors(testInfo, /status of 401/);
  await page.goto('/devices');
  await expect(page).toHaveURL(/\/\?next=%2Fdevices$/);
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByText('Please enter both email and password')).toBeVisible();
  await dialog.getByLabel('Email address').fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Show password' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByText('Login failed. Please check your credentials.')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/devices$/);

  const other = await context.newPage();
  await other.goto('/profile');
  await page.getByRole('button', { name: 'Me', exact: true }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/\?next=%2Fprofile$/);
  await expect(other.locator('html')).not.toHaveAttribute('data-viewer', 'member');
  await page.goBack();
  await expect(page).toHaveURL(/\/\?next=%2Fdevices$/);
});
