import type { Page } from '@playwright/test';
import { signInAsAdmin } from './fixtures/admin';
import { ADMINS_PAGES, MEMBERS_PAGES, type SpecifiedPage, VISITORS_PAGES } from './fixtures/specified-wordings';
import { expect, expectConsoleErrors, test } from './fixtures/test';

/**
 * Checks that the built product shows exactly the texts of the specification, which `fixtures/specified-wordings.ts`
 * lists.
 */

const wording = (page: Page, text: string | RegExp) =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first();

async function readPages(page: Page, pages: readonly SpecifiedPage[]): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [path, wordings] of pages) {
    await page.goto(path);
    for (const text of wordings)
      await expect.soft(wording(page, text), `${path}: ${text}`).toBeVisible({ timeout: 10_000 });
  }
}

test('visitor pages show the specified wordings', async ({ page }, testInfo) => {
  expectConsoleErrors(testInfo, /404/);
  await readPages(page, VISITORS_PAGES);
});

test('member pages show the specified wordings', async ({ signedIn: page }) => {
  await readPages(page, MEMBERS_PAGES);
});

test('admin pages show the specified wordings', async ({ page }) => {
  await signInAsAdmin(page);
  await readPages(page, ADMINS_PAGES);
});
