import type { Page } from '@playwright/test';
import { endRoute } from '../fixtures/routes';
import { expect, expectConsoleErrors, test } from '../fixtures/test';

/** Free test that is interrupted and continued, or that gets no questions. */

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Opens the first question directly, as the landing page does after its last sample question. */
async function goStraightToTest(page: Page): Promise<void> {
  await page.goto('/');
  await page.goto('/mock-test#first-question');
}

/** Waits until the question is visible and accepts input. */
async function seeQuestion(page: Page, at: number): Promise<void> {
  await expect(page.getByRole('heading', { name: new RegExp(`^Question ${at} of 5 `) })).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
}

test('a visitor continues an interrupted free test, and Back leads from it to the landing page', async ({ page }) => {
  await goStraightToTest(page);
  await seeQuestion(page, 1);
  await page.locator('main [data-option]').first().click();
  await press(page, 'Next');
  await seeQuestion(page, 2);
  const asked = await page.locator('#question-text').textContent();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await goStraightToTest(page);
  await seeQuestion(page, 2);
  await expect(page.locator('#question-text')).toHaveText(asked ?? '');
});

test('the mock test setup reports that no question could be loaded, and starts on a retry', async ({
  page,
}, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_FAILED/);
  await page.route(/questions\/mock/, (route) => route.abort());
  await goStraightToTest(page);
  // The page shows the error only after it has sent the request three times.
  await expect(
    page.getByText('Failed to load categories. Network error. Please check your internet connection.'),
  ).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Up to 5 questions', { exact: true })).toHaveCount(4);
  await endRoute(page, /questions\/mock/);
  await press(page, 'Retry');
  await seeQuestion(page, 1);
});
