import type { Page } from '@playwright/test';
import type { AttemptResult } from '@/lib/attempts/contract';
import { takePractice } from './fixtures/history';
import { untilReadyOffline } from './fixtures/offline';
import { must } from './fixtures/refused-for-now';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Figure, term, guide or tool' });
const firstHit = (page: Page) => page.locator('main li').first();

test('a search shows the figure first, and going back restores the query', async ({ page }) => {
  await page.goto('/study');
  await field(page).fill('R-410A evacuation');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=R-410A+evacuation');
  await expect(firstHit(page)).toContainText('R-410A evacuation level');
  await expect(firstHit(page)).toContainText('0 in. Hg');
  await expectNoAxeViolations(page);
  await firstHit(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Evacuation level finder' })).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue('R-410A evacuation');
  await field(page).fill('xylophone');
  await expect(page.getByRole('status')).toHaveText('Nothing found. Try fewer or other words.');
});

test('the slash key opens the search until the visitor turns this shortcut off', async ({ page }) => {
  await page.goto('/tools');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/search');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('24/7');
  await expect(field(page)).toHaveValue('24/7');
  await page.getByRole('checkbox', { name: 'Press / on any page to search' }).uncheck();
  await page.goto('/tools');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await page.keyboard.press('/');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page).toHaveURL('/tools');
});

test.describe('search on a device that caches pages', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a member finds answered questions online, and everything else offline too', async ({
    signedIn: page,
    account,
    context,
  }, testInfo) => {
    expectConsoleErrors(testInfo, /ERR_INTERNET_DISCONNECTED/);
    const attemptId = await takePractice(account, { sectionId: 6, right: 5 });
    const result = await must<AttemptResult>(account.accessToken, 'GET', `/api/test/${attemptId}`);
    const question = result.questions[0]?.text ?? '';
    await page.goto('/today');
    await untilReadyOffline(page);

    await page.goto('/search');
    await field(page).fill(question.slice(0, 60));
    const own = page.getByRole('region', { name: 'Questions you answered' }).getByRole('link');
    await expect(own.first()).toHaveText(question);
    await own.first().click();
    await expect(page).toHaveURL(`/results?attempt=${attemptId}`);

    await context.setOffline(true);
    await page.goto('/search?q=dehydration+target');
    await expect(firstHit(page)).toContainText('500 microns');
    await expect(page.getByText("Your own questions can be searched when you're online.")).toBeVisible();
    await context.setOffline(false);
  });
});
