import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';
import { SECTION_GROUPS } from '@/lib/kernel/section-groups';

/** Cheat sheets in print and as files, and reference pages without scripts. */

const FILTER = 'Find a term in English or Spanish';
const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready');
const shownTerms = (page: Page) => page.locator('details:not([hidden]) dl > div:not([hidden])');

/** Counts the pages when the page is printed to PDF. */
async function countSheets(page: Page, options: Parameters<Page['pdf']>[0]): Promise<number> {
  const document = (await page.pdf(options)).toString('latin1');
  return document.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const group of SECTION_GROUPS) {
  test(`the cheat sheet of ${group} prints on one letter page and states when its figures were checked`, async ({
    page,
  }) => {
    await page.goto(`/cheat-sheet/${group}`);
    await ready(page);
    await expect(page.getByText(/Figures checked on \w+ \d+, 20\d\d\./)).toBeVisible();
    expect(await countSheets(page, { preferCSSPageSize: true })).toBe(1);
    expect(await countSheets(page, { format: 'Letter' })).toBe(1);
  });
}

for (const [path, file, sheets] of [
  ...SECTION_GROUPS.map((group) => [`/cheat-sheet/${group}`, group, 1] as const),
  ['/cheat-sheet', 'all', SECTION_GROUPS.length] as const,
]) {
  test(`${path} downloads as a PDF of letter pages`, async ({ page, request }) => {
    await page.goto(path);
    await ready(page);
    const begun = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download PDF', exact: true }).click();
    const download = await begun;
    expect(download.suggestedFilename()).toBe(`epa-608-cheat-sheet-${file}.pdf`);
    const text = (await readFile(await download.path())).toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text.match(/\/MediaBox \[0 0 612 792\]/g)).toHaveLength(sheets);
    const response = await request.get(`/cheat-sheet/${file}.pdf`);
    expect(response.headers()['content-type']).toBe('application/pdf');
    const again = await request.get(`/cheat-sheet/${file}.pdf`, {
      headers: { 'if-none-match': response.headers().etag ?? '' },
    });
    expect(again.status()).toBe(304);
  });
}

test('the glossary without scripts has all its terms and no search box', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/glossary#zeotrope');
  await expect(page.locator('#zeotrope')).toBeInViewport();
  await expect(page.getByLabel(FILTER)).toBeHidden();
  expect(await shownTerms(page).count()).toBeGreaterThanOrEqual(200);
  await context.close();
});

test('printing all cheat sheets puts each sheet on one page', async ({ page }) => {
  await page.goto('/cheat-sheet');
  await ready(page);
  expect(await countSheets(page, { preferCSSPageSize: true })).toBe(SECTION_GROUPS.length);
});

test('each item about the exam day names its source and when it was checked', async ({ page }) => {
  await page.goto('/exam-day');
  const points = page.locator('main li');
  expect(await points.count()).toBeGreaterThan(15);
  for (const text of await points.allTextContents()) expect(text).toMatch(/Checked\s\w+ \d+, 20\d\d\./);
});

test('the evacuation table shows without scripts and in print', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/tools/evacuation');
  await expect(page.getByRole('row', { name: /^Medium pressure, 200 lb or more/ })).toContainText('15');
  await expect(page.locator('noscript p')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 680, height: 900 });
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await context.close();
});
