import { exportInTurn } from './fixtures/export';
import { holdRequests } from './fixtures/routes';
import { expect, expectConsoleErrors, expectNoAxeViolations, newEmail, signInOn, test } from './fixtures/test';

const registerDialog = (page: import('@playwright/test').Page) =>
  page.getByRole('dialog', { name: 'Start Your Free Practice Test' });

async function openRegisterDialog(page: import('@playwright/test').Page) {
  await page.goto('/study/core');
  await page
    .getByRole('button', { name: /free account/i })
    .first()
    .click();
  await expect(registerDialog(page)).toBeVisible();
  return registerDialog(page);
}

test('the registration dialog checks the address, stays open while it sends, and continues after two seconds', async ({
  page,
}) => {
  const dialog = await openRegisterDialog(page);
  await expect(dialog).toContainText('email you the password');
  const [email, submit] = [dialog.getByLabel('Email address'), dialog.locator('button[type=submit]')];
  await submit.click();
  await expect(dialog.getByText('Please enter your email address')).toBeVisible();
  await email.fill('nobody');
  await submit.click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await expectNoAxeViolations(page);

  const release = await holdRequests(page, '**/auth/register');
  const sent = page.waitForRequest('**/auth/register');
  await email.fill(newEmail());
  await submit.click();
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ firstName: 'User', lastName: 'User', passwordGenerated: true });
  expect(body.password).toHaveLength(8);
  await page.keyboard.press('Escape');
  await page.mouse.click(2, 2);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  const sentAt = Date.now();
  release();
  await expect(dialog.getByText('Registration Successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/test-selection$/);
  expect(Date.now() - sentAt).toBeGreaterThan(2000);
});

test('a visitor whose address has an account is asked to sign in, with the address filled in', async ({
  page,
  account,
}, testInfo) => {
  expectConsoleErrors(testInfo, /status of 409/);
  const dialog = await openRegisterDialog(page);
  const [email, submit] = [dialog.getByLabel('Email address'), dialog.locator('button[type=submit]')];
  await email.fill(account.email.toUpperCase());
  await submit.click();
  await expect(dialog.getByText('An account with this email already exists. Sign in instead.')).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign In' });
  await expect(signIn.getByLabel('Email address')).toHaveValue(account.email.toUpperCase());
  await expect(signIn.getByLabel('Password', { exact: true })).toBeFocused();
  await expectNoAxeViolations(page);
});

test('the menu offers sign-in to visitors, and their own pages to learners', async ({
  page,
  request,
  account,
}, testInfo) => {
  expectConsoleErrors(testInfo, /status of 401/);
  await page.goto('/overview');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const name of ['Tests', 'Pricing']) await expect(menu.getByRole('link', { name })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expectNoAxeViolations(page);

  await signInOn(page, request, account);
  await page.reload();
  await page.getByRole('button', { name: 'Me', exact: true }).click();
  for (const name of ['Profile', 'My Favorites']) await expect(menu.getByRole('link', { name })).toBeVisible();
  await expect(menu.getByText('Welcome, Test')).toBeVisible();
  for (const name of ['Admin Panel', 'Analytics Dashboard'])
    await expect(menu.getByRole('link', { name })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('banner').getByText('Welcome, Test').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Go to Tests' })).toHaveAttribute(
    'href',
    '/test-selection',
  );
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    ...['Profile', 'My Favorites', 'Today', 'My Statistics', 'My Classes', 'My Reports', 'Sign Out'],
  ]);
  await expectNoAxeViolations(page);

  // The session ends on another device while the home page is open here. The guard then redirects to this same page.
  await page.goto('/');
  await page.request.post('/auth/logout', { headers: { authorization: `Bearer ${account.refreshToken}` } });
  await page.context().clearCookies();
  await page.getByRole('banner').getByRole('link', { name: 'Go to Tests' }).click();
  await expect(page).toHaveURL(/\/\?next=%2Ftest-selection$/);
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test('two tabs that refresh their session at the same moment both stay signed in', async ({
  signedIn: page,
  context,
}, testInfo) => {
  expectConsoleErrors(testInfo, /status of 401/);
  await exportInTurn(page);
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/favorites');
  // Invalidates the access token that both tabs share, so that the server refuses both tabs at the same moment.
  const spoil = () => localStorage.setItem('accessToken', `${localStorage.getItem('accessToken')}x`);
  await page.evaluate(spoil);
  await Promise.all([page.reload(), other.reload()]);
  await page.getByRole('button', { name: 'Download My Data' }).click();
  await expect(page.getByText('Your data was downloaded.')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('refreshToken'))).not.toBeNull();
});

test('the sign-in form waits and retries when many people sign in from one address', async ({
  page,
  account,
}, testInfo) => {
  expectConsoleErrors(testInfo, /status of 429/);
  let turns = 0;
  await page.route('**/auth/login', async (route) => {
    turns += 1;
    if (turns > 2) return route.continue();
    return route.fulfill({
      status: 429,
      headers: { 'retry-after': '1' },
      json: { success: false, error: 'RATE_LIMITED', message: 'Too many requests. Try again in 1 seconds.' },
    });
  });
  await page.goto('/overview');
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email address').fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByRole('button', { name: 'Signing in…' })).toBeVisible();
  await expect(page).toHaveURL(/\/test-selection$/);
  expect(turns).toBe(3);
});
