import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';

/** Glossary, study guides and cheat sheets, on screen and on paper. */

const FILTER = 'Find a term in English or Spanish';
const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready');
const shownTerms = (page: Page) => page.locator('details:not([hidden]) dl > div:not([hidden])');

test('a visitor finds glossary terms by English name, by Spanish name, and by letter', async ({ page }) => {
  await page.goto('/glossary');
  await ready(page);
  const all = await shownTerms(page).count();
  expect(all).toBeGreaterThanOrEqual(200);
  await page.getByLabel(FILTER).fill('azeotropo');
  await expect(shownTerms(page)).toHaveCount(1);
  await expect(page.locator('#azeotrope')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(`1 of ${all} terms shown.`);
  await expect(page.locator('#azeotrope [lang=es]')).toContainText('azeótropo');
  await page.getByLabel(FILTER).fill('no such word');
  await expect(page.getByRole('status')).toContainText('No term has these words');
  // A link to a letter shows its terms and clears the filter that would hide them.
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'S', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'S', exact: true })).toBeInViewport();
  await expect(page.getByLabel(FILTER)).toHaveValue('');
  await expect(shownTerms(page)).toHaveCount(all);
});

test('a study guide links to glossary terms and to the cards of its section', async ({ page }) => {
  // A URL fragment unfolds the topic that it names and no other topic.
  await page.goto('/study/core#substitutes');
  await expect(page.locator('details[data-fold][open]')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Substitute refrigerants and oils' })).toBeInViewport();
  const cards = page.getByRole('main').getByRole('link', { name: 'Cards', exact: true });
  await expect(cards).toHaveAttribute('href', '/cards#core');
  await page.getByRole('link', { name: 'azeotrope', exact: true }).first().click();
  await expect(page).toHaveURL(/\/glossary#azeotrope$/);
  await expect(page.locator('#azeotrope')).toBeInViewport();
});

/** Counts the pages when the page is printed to PDF. */
async function countSheets(page: Page, options: Parameters<Page['pdf']>[0]): Promise<number> {
  const document = (await page.pdf(options)).toString('latin1');
  return document.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('a visitor prints a cheat sheet on one letter page, and downloads it as a PDF', async ({ page }) => {
  await page.goto('/cheat-sheet/type-2');
  await ready(page);
  await expect(page.getByText(/Figures checked on \w+ \d+, 20\d\d\./)).toBeVisible();
  expect(await countSheets(page, { format: 'Letter' })).toBe(1);
  const begun = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF', exact: true }).click();
  expect((await begun).suggestedFilename()).toBe('epa-608-cheat-sheet-type-2.pdf');
});
