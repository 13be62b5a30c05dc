import type { Page } from '@playwright/test';
import { endRoute } from '../fixtures/routes';
import { expect, expectConsoleErrors, test } from '../fixtures/test';

/** A free test that is left and gone on with, and one without questions. */

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** As the landing page does once all its questions have been answered. */
async function goStraightToTest(page: Page): Promise<void> {
  await page.goto('/');
  await page.goto('/mock-test#first-question');
}

/** Looks at it until the page takes presses for it. */
async function seeQuestion(page: Page, at: number): Promise<void> {
  await expect(page.getByRole('heading', { name: new RegExp(`^Question ${at} of 5 `) })).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
}

test('a free test that is under way is gone on with, and the way back from it leads to the landing page', async ({
  page,
}) => {
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

test('where no question can be had, the setup stays, says so, and starts later', async ({ page }, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_FAILED/);
  await page.route(/questions\/mock/, (route) => route.abort());
  await goStraightToTest(page);
  // Asked three times.
  await expect(
    page.getByText('Failed to load categories. Network error. Please check your internet connection.'),
  ).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Up to 5 questions', { exact: true })).toHaveCount(4);
  await endRoute(page, /questions\/mock/);
  await press(page, 'Retry');
  await seeQuestion(page, 1);
});
