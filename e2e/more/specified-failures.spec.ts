import type { Page } from '@playwright/test';
import { bearer, signInAsAdmin } from '../fixtures/admin';
import { startPractice } from '../fixtures/attempt';
import { star, takePractice } from '../fixtures/history';
import { endRoute, holdRequests } from '../fixtures/routes';
import { expect, expectConsoleErrors, expectNoAxeViolations, newEmail, test } from '../fixtures/test';

/**
 * Checks the default messages: if the server sends no message, a page shows its own text instead of the technical
 * error.
 */

const NETWORK = 'Network error. Please check your internet connection.';
const TRANSPORT = /HTTP (error! status: )?\d|Request failed|Bad gateway|Internal server error/i;

/** Simulates a proxy that responds with its own error page. */
async function failWith502(page: Page, path: RegExp): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  );
}

async function expectDefault(page: Page, wording: string): Promise<void> {
  await expect(page.getByText(wording).first()).toBeVisible();
  await expect(page.getByText(TRANSPORT)).toHaveCount(0);
}

test.describe('failures without a server message', () => {
  test.beforeEach(({ page: _ }, testInfo) => expectConsoleErrors(testInfo, /502/, /ERR_FAILED/));

  test('sign-in and registration dialogs show their default messages', async ({ page }) => {
    await failWith502(page, /\/auth\/(login|register)$/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await page.locator('header').getByRole('button', { name: 'Sign In' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /email/i }).fill(newEmail());
    await dialog.getByLabel('Password', { exact: true }).fill('a long enough sentence');
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expectDefault(page, 'Login failed. Please check your credentials.');

    // Offline, the page must say so instead of showing the default message.
    await endRoute(page, /\/auth\/(login|register)$/);
    await page.route(/\/auth\/login$/, (route) => route.abort());
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expectDefault(page, NETWORK);
    await expect(dialog.getByRole('alert')).toHaveText(NETWORK);

    await failWith502(page, /\/auth\/register$/);
    await page.goto('/mock-test');
    await page.getByRole('button', { name: 'Create a free account' }).click();
    await dialog.getByRole('textbox', { name: /email/i }).fill(newEmail());
    await dialog.getByRole('button', { name: 'Create my account' }).click();
    await expectDefault(page, 'Registration failed. Please try again.');
    await endRoute(page, /\/auth\/register$/);
    await page.route(/\/auth\/register$/, (route) => route.abort());
    await dialog.getByRole('button', { name: 'Create my account' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(NETWORK);
  });

  test('pages opened from mail links show their default messages', async ({ page }) => {
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

  test('the profile and the password form show their default messages', async ({ signedIn: page }) => {
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

  test('the chooser, a topic and the favorite star show their default messages', async ({ signedIn: page }) => {
    await failWith502(page, /\/api\/(sections\/\d+\/questions|favorites)/);
    await page.goto('/tests');
    for (const [type, text] of [
      ['practice', 'Failed to load random questions'],
      ['exam', 'Failed to load exam questions'],
    ] as const) {
      await page.getByLabel('Test type').selectOption(type);
      await page.getByRole('button', { name: 'Start Test' }).click();
      await expectDefault(page, text);
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect(page.getByText(text)).toHaveCount(0);
    }
    await page.goto('/tests?section=core&topic=laws');
    await page.getByRole('button', { name: 'Start Test' }).click();
    await expectDefault(page, 'Failed to load questions');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await endRoute(page, /\/api\/(sections\/\d+\/questions|favorites)/);
    await failWith502(page, /\/api\/favorites/);
    await startPractice(page);
    await page.getByRole('button', { name: 'Add to favorites' }).click();
    await expectDefault(page, 'Failed to update favorites. Please try again.');
  });

  test('a class test, a set of Today and a study guide report that questions failed to load', async ({
    signedIn: page,
    account,
  }) => {
    const headers = bearer(account.accessToken);
    const post = async (path: string, data: object) =>
      (await (await page.request.post(path, { headers, data })).json()).data;
    const made = await post('/api/classes', { name: 'HVAC 101' });
    await post('/api/classes/join', { code: made.code, name: 'Sam' });
    const quiz = { title: 'Quiz', testType: 'practice', sectionIds: [6], questionCount: 5 };
    const { id } = await post(`/api/classes/${made.id}/assignments`, quiz);
    await failWith502(page, /\/api\/(assignments\/|plan\/sets\/)/);
    await page.goto(`/classes/assignment?id=${id}`);
    await page.getByRole('button', { name: 'Start this test' }).click();
    await expectDefault(page, 'Failed to load questions');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.goto('/today');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Start/ })
      .first()
      .click();
    await expectDefault(page, 'Failed to load questions');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('Failed to load questions')).toHaveCount(0);
    await failWith502(page, /\/questions\/random/);
    await page.goto('/study/core#environment');
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Answer 3 questions on this topic', exact: true })
      .first()
      .click();
    await expectDefault(page, 'Failed to load questions');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('Failed to load questions')).toHaveCount(0);
  });

  test('favorites show the new count after a removal, and report that the list failed to load', async ({
    signedIn: page,
    account,
  }) => {
    await star(account, 2);
    await page.goto('/favorites');
    const total = page.getByText('Total Favorites').locator('..');
    await expect(total).toHaveText('Total Favorites2');
    await failWith502(page, /\/api\/favorites\?/);
    await page
      .getByRole('main')
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expectDefault(page, 'Failed to load favorites. Please try again.');
    await expect(total).toHaveText('Total Favorites1');
  });

  test('the dashboard shows an error above the previous figures', async ({ page }) => {
    await signInAsAdmin(page);
    await page.goto('/admin/dashboard');
    await failWith502(page, /\/analytics\/dashboard/);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expectDefault(page, 'Error Loading Dashboard');
    await expect(page.getByText('Failed to load dashboard data', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  test('the mock test setup reports what failed and offers a retry', async ({ page }) => {
    await failWith502(page, /questions\/mock/);
    await page.goto('/mock-test');
    await page.getByRole('button', { name: 'Start mock test' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to load categoriesRetry', {
      timeout: 30_000,
    });
    await endRoute(page, /questions\/mock/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Question 1 of 5').first()).toBeVisible();
  });
});

test('the mock test setup shows the server’s message when the server sends one', async ({ page }, testInfo) => {
  expectConsoleErrors(testInfo, /429/);
  const refused = { success: false, message: 'Too many requests. Try again in 9 seconds.', error: 'RATE_LIMITED' };
  await page.route(/questions\/mock/, (route) => route.fulfill({ status: 429, json: refused }));
  await page.goto('/mock-test');
  await page.getByRole('button', { name: 'Start mock test' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    `Failed to load categories. ${refused.message}Retry`,
  );
});

test('a verification link sends a request only if it contains a token', async ({ page }, testInfo) => {
  expectConsoleErrors(testInfo, /400/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/verify-email')) sent.push(new URL(request.url()).search);
  });
  for (const query of ['', '?token=']) {
    await page.goto(`/verify-email${query}`);
    await expect(page.getByText('Verification token is missing', { exact: true })).toBeVisible();
  }
  expect(sent).toEqual([]);
  await page.goto('/verify-email?token=short');
  await expect(page.getByText('This link is incomplete. Open the full link from the email.')).toBeVisible();
  expect(sent).toEqual(['?token=short']);
});

test('admin pages show the specified failure messages, and a retry works', async ({ page }, testInfo) => {
  expectConsoleErrors(testInfo, /500|net::ERR/);
  await signInAsAdmin(page);
  await page.goto('/admin/sections/new');
  await page.route('**/api/sections', (route) => route.fulfill({ status: 500, body: 'no JSON' }));
  await page.getByLabel('Section name').fill('A section');
  await page.getByLabel('Description').fill('That fails');
  await page.getByRole('button', { name: 'Add section' }).click();
  await expect(page.getByText('Failed to create section').first()).toBeVisible();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Section name')).toHaveValue('A section');

  await page.route('**/api/questions/duplicates*', (route) => route.abort());
  await page.goto('/admin/duplicates');
  await expect(page.getByText('Failed to fetch duplicates', { exact: false })).toBeVisible();
  await expectNoAxeViolations(page);
  await endRoute(page, '**/api/questions/duplicates*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Failed to fetch duplicates', { exact: false })).toBeHidden();

  await page.route('**/api/questions/1', (route) => route.fulfill({ status: 500, body: 'no JSON' }));
  await page.goto('/admin/questions?edit=1');
  await expect(page.getByRole('dialog').getByText('Failed to load question data')).toBeVisible();
});

test('a failed removal of a favorite shows an error and keeps the favorite', async ({
  signedIn: page,
  account,
}, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_FAILED/);
  await star(account, 1);
  await page.goto('/favorites');
  await page.route('**/api/favorites/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Failed to remove from favorites. Network error.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});

test('an admin whose role is removed while a page is open sees Access Denied', async ({ page }, testInfo) => {
  expectConsoleErrors(testInfo, /403/);
  await signInAsAdmin(page);
  await page.goto('/admin/dashboard');
  await page.route('**/analytics/dashboard', (route) =>
    route.fulfill({ status: 403, json: { success: false, message: 'Admins only', error: 'FORBIDDEN' } }),
  );
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('a refresh of the statistics shows that data is being updated, and shows an error when it fails', async ({
  signedIn: page,
  account,
}, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_FAILED|500/);
  await takePractice(account, { sectionId: 6, right: 7 });
  await page.goto('/statistics#records');
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible();
  // Waits for the end of a reload, which may still run because the server has just learned the time zone.
  await expect(page.getByText('Updating data...')).toBeHidden();

  const release = await holdRequests(page, '**/api/statistics/**');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Updating data...')).toBeVisible();
  release();
  await expect(page.getByText('Updating data...')).toBeHidden();
  await page.unrouteAll();

  const refuse = { status: 500, json: { success: false, message: 'Failed', error: 'INTERNAL' } };
  await page.route('**/api/statistics/**', (route) => route.fulfill(refuse));
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page.getByRole('heading', { name: 'Statistics Not Available' })).toBeVisible();
  await expect(page.getByText('Failed to load statistics')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load Statistics' }).click();
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible();
});
