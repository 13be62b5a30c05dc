import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAsAdmin } from '@/e2e/fixtures/admin';
import { deviceHeaders, openAnalytics, waitForSession } from '@/e2e/fixtures/analytics';
import { expect, expectNoAxeViolations, test } from '@/e2e/fixtures/test';

const card = (page: Page, label: string) => page.getByText(label, { exact: true }).locator('../..');

test('an admin opens the dashboard from the menu, and the dashboard shows the figures of its endpoint', async ({
  page,
  request,
}) => {
  const analytics = await openAnalytics(request);
  const id = randomUUID();
  await request.get('/api/sections', { headers: deviceHeaders(id) });
  await waitForSession(analytics, id);
  await signInAsAdmin(page);
  expect(await (await page.request.get('/admin/dashboard')).text()).toContain('Loading dashboard...');
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

  // A second request makes this session one of the most recent, even if other tests create sessions meanwhile.
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
  await expect(page.getByText('There can be more accounts than sessions', { exact: false })).toBeVisible();
  await expect(page.getByText(`${authFunnel.registrationRate}% conversion`).first()).toBeVisible();
  const recent = page.getByRole('heading', { name: 'Recent sessions' }).locator('../..').getByRole('listitem');
  await expect(recent).toHaveCount(shown.recentSessions.length);
  await expect(page.getByText('Chrome on Android, mobile').first()).toBeVisible();

  // Charts load later than the page, and their numbers are also available as a table.
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await page.getByText('Show the numbers').first().click();
  await expect(page.getByRole('table', { name: 'Sessions and sign-ups by day' }).getByRole('row')).toHaveCount(31);
  await expectNoAxeViolations(page);
  await page.getByLabel('Period').selectOption('Last 7 days');
  await expect(page.getByRole('table', { name: 'Sessions and sign-ups by day' }).getByRole('row')).toHaveCount(8);
});
