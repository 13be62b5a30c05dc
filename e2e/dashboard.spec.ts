import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ADMIN, deviceHeaders, openAnalytics, waitForSession } from '@/e2e/fixtures/analytics';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from '@/e2e/fixtures/test';

async function signIn(page: Page, who: { email: string; password: string }): Promise<void> {
  const response = await page.request.post('/auth/login', { data: { email: who.email, password: who.password } });
  const { accessToken, refreshToken } = (await response.json()).data;
  await page.addInitScript(
    ([access, refresh]) => {
      localStorage.setItem('accessToken', access ?? '');
      localStorage.setItem('refreshToken', refresh ?? '');
    },
    [accessToken, refreshToken],
  );
}

const card = (page: Page, label: string) => page.getByText(label, { exact: true }).locator('../..');

test('an admin finds the dashboard in the menu, and its figures are the endpoint’s', async ({ page, request }) => {
  const analytics = await openAnalytics(request);
  const id = randomUUID();
  await request.get('/api/sections', { headers: deviceHeaders(id) });
  await waitForSession(analytics, id);
  await signIn(page, ADMIN);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/tests');
  await page.getByRole('button', { name: 'Your account' }).click();
  const items = page.getByRole('menuitem');
  for (const [place, name] of ['Profile', 'My Favorites', 'Admin Panel', 'Analytics Dashboard'].entries()) {
    await expect(items.nth(place)).toHaveText(name);
  }
  await expect(items.last()).toHaveText('Sign Out');
  await page.getByRole('menuitem', { name: 'Analytics Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');

  // Again, so that it is among those seen last whatever other tests do.
  await request.get('/api/sections', { headers: deviceHeaders(id) });
  await expect.poll(async () => (await waitForSession(analytics, id)).requestCount).toBe(2);
  const answered = page.waitForResponse((response) => response.url().endsWith('/analytics/dashboard'));
  await page.getByRole('button', { name: 'Refresh' }).click();
  const shown = (await (await answered).json()).data;
  const whole = new Intl.NumberFormat('en-US');
  const { basicStats, topCountries, authFunnel } = shown;
  await expect(card(page, 'Total Sessions')).toContainText(whole.format(basicStats.totalSessions));
  await expect(card(page, 'Authenticated Users')).toContainText(`${basicStats.authenticationRate}% auth rate`);
  const inTop = topCountries.reduce((sum: number, one: { sessionCount: number }) => sum + one.sessionCount, 0);
  await expect(card(page, 'Unique IPs')).toContainText(whole.format(inTop));
  await expect(card(page, 'Avg Requests')).toContainText(String(basicStats.avgRequestCount));
  await expect(page.getByRole('heading', { name: 'Authentication Funnel' })).toBeVisible();
  await expect(page.getByText(`${authFunnel.registrationRate}% conversion`).first()).toBeVisible();
  const recent = page.getByRole('heading', { name: 'Recent sessions' }).locator('../..').getByRole('listitem');
  await expect(recent).toHaveCount(shown.recentSessions.length);
  await expect(page.getByText('Chrome on Android, mobile').first()).toBeVisible();

  // The pictures come late, the numbers stand behind them.
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await page.getByText('Show the numbers').first().click();
  await expect(page.getByRole('table', { name: 'Sessions and sign-ups by day' }).getByRole('row')).toHaveCount(31);
  await expectNoAxeViolations(page);
  await page.getByLabel('Period').selectOption('Last 7 days');
  await expect(page.getByRole('table', { name: 'Sessions and sign-ups by day' }).getByRole('row')).toHaveCount(8);
});

test('the page visit itself is counted for the browser that made it', async ({ page, request }) => {
  const analytics = await openAnalytics(request);
  await signIn(page, ADMIN);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Over time' })).toBeVisible();
  // The browser takes its number when it first asks for something: here its figures, on the next page nothing.
  const number = await page.waitForFunction(() => localStorage.getItem('clientSessionId'));
  const id = String(await number.jsonValue());
  await page.goto('/tests');
  expect(await waitForSession(analytics, id)).toMatchObject({ isAuthenticated: true, deviceType: 'desktop' });
});

test('loading, failing and trying again are said in the specified words', async ({ page }, testInfo) => {
  expectConsoleErrors(testInfo, /500/);
  await signIn(page, ADMIN);
  expect(await (await page.request.get('/admin/dashboard')).text()).toContain('Loading dashboard...');
  let isBroken = true;
  await page.route('**/analytics/dashboard', async (route) => {
    if (!isBroken) return route.continue();
    return route.fulfill({
      status: 500,
      json: { success: false, message: 'The figures are being counted', error: 'INTERNAL' },
    });
  });
  await page.goto('/admin/dashboard');
  // The page brings its figures along; only asking again can fail here.
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Error Loading Dashboard')).toBeVisible();
  await expect(page.getByText('The figures are being counted')).toBeVisible();
  await expectNoAxeViolations(page);
  isBroken = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Error Loading Dashboard')).toBeHidden();
});

test('everybody else is kept out', async ({ page, account }, testInfo) => {
  expectConsoleErrors(testInfo, /403/);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/?next=%2Fadmin%2Fdashboard');
  await signIn(page, account);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/tests');
  // Past the proxy, which leaves prefetches alone, the page itself turns them away.
  await page.setExtraHTTPHeaders({ purpose: 'prefetch' });
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText('You need admin privileges to access this dashboard.')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('an admin who loses the role while the page is open is told so', async ({ page }, testInfo) => {
  expectConsoleErrors(testInfo, /403/);
  await signIn(page, ADMIN);
  await page.goto('/admin/dashboard');
  await page.route('**/analytics/dashboard', (route) =>
    route.fulfill({ status: 403, json: { success: false, message: 'Admins only', error: 'FORBIDDEN' } }),
  );
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});
