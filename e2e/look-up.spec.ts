import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';
import { SECTION_GROUPS } from '@/lib/kernel/section-groups';

/** Glossary, cheat sheets and the day of the exam: what a technician looks up, on the device alone and on paper. */

const FILTER = 'Find a term in English or Spanish';
const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready');
const shownTerms = (page: Page) => page.locator('dl > div:visible');

async function openGlossary(page: Page, anchor = '') {
  await page.goto(`/glossary${anchor}`);
  await ready(page);
}

test('the glossary’s filter finds by English and Spanish names, with and without accents', async ({ page }) => {
  await openGlossary(page);
  const all = await shownTerms(page).count();
  expect(all).toBeGreaterThanOrEqual(200);
  await page.getByLabel(FILTER).fill('azeotropo');
  await expect(shownTerms(page)).toHaveCount(1);
  await expect(page.locator('#azeotrope')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(`1 of ${all} terms shown.`);
  await expect(page.locator('#azeotrope [lang=es]')).toContainText('azeótropo');
  await page.getByLabel(FILTER).fill('no such word');
  await expect(page.getByRole('status')).toContainText('No term has these words');
  await page.getByLabel(FILTER).fill('');
  await expect(shownTerms(page)).toHaveCount(all);
});

test('a letter leads to its terms, also while the filter hides them', async ({ page }) => {
  await openGlossary(page);
  await page.getByLabel(FILTER).fill('azeotrope');
  await expect(shownTerms(page)).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'S', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'S', exact: true })).toBeInViewport();
  await expect(page.getByLabel(FILTER)).toHaveValue('');
});

test('a term is linked from the guide where it stands first, and its address leads to it', async ({ page }) => {
  await page.goto('/study/core');
  await page.getByRole('link', { name: 'azeotrope', exact: true }).first().click();
  await expect(page).toHaveURL(/\/glossary#azeotrope$/);
  await expect(page.locator('#azeotrope')).toBeInViewport();
});

test('without scripts the glossary has all its terms and no box to type in', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/glossary#zeotrope');
  await expect(page.locator('#zeotrope')).toBeInViewport();
  await expect(page.getByLabel(FILTER)).toBeHidden();
  expect(await shownTerms(page).count()).toBeGreaterThanOrEqual(200);
  await context.close();
});

/** Pages of the paper that a print of the page takes, by the document that the browser makes. */
async function countSheets(page: Page, options: Parameters<Page['pdf']>[0]): Promise<number> {
  const document = (await page.pdf(options)).toString('latin1');
  return document.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const group of SECTION_GROUPS) {
  test(`the cheat sheet of ${group} prints on one letter page and says when its figures were checked`, async ({
    page,
  }) => {
    await page.goto(`/cheat-sheet/${group}`);
    await ready(page);
    await expect(page.getByText(/Figures checked on \w+ \d+, 20\d\d\./)).toBeVisible();
    expect(await countSheets(page, { preferCSSPageSize: true })).toBe(1);
    expect(await countSheets(page, { format: 'Letter' })).toBe(1);
  });
}

test('all cheat sheets together print on one page each', async ({ page }) => {
  await page.goto('/cheat-sheet');
  await ready(page);
  expect(await countSheets(page, { preferCSSPageSize: true })).toBe(SECTION_GROUPS.length);
});

for (const [path, file, sheets] of [
  ...SECTION_GROUPS.map((group) => [`/cheat-sheet/${group}`, group, 1] as const),
  ['/cheat-sheet', 'all', SECTION_GROUPS.length] as const,
]) {
  test(`${path} can be downloaded as a file of letter pages`, async ({ page, request }) => {
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

test('each point about the day of the exam names its source and when it was checked', async ({ page }) => {
  await page.goto('/exam-day');
  const points = page.locator('main li');
  expect(await points.count()).toBeGreaterThan(15);
  for (const text of await points.allInnerTexts()) expect(text).toMatch(/Checked\s\w+ \d+, 20\d\d\./);
});

test('the footer leads to cheat sheet, glossary and exam day', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Prepare' });
  for (const [name, path] of [
    ['Cheat sheet', '/cheat-sheet'],
    ['Glossary', '/glossary'],
    ['Exam day', '/exam-day'],
  ] as const) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});
