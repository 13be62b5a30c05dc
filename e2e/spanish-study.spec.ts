import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { SECTION_GROUPS } from '@/lib/kernel/section-groups';
import { choose, seeVerdict, startPractice } from './fixtures/attempt';
import { findEnglish } from './fixtures/english-texts';
import { expect, expectNoAxeViolations, test } from './fixtures/test';

/** The study pages in Spanish: guides, cheat sheets, exam day, glossary and cards. */

/** Matches words of English texts that `messages` does not contain. */
const ENGLISH = /\b(?:the|and|with|of|which|from|at most|or more)\b/;

/** Lists the lines of the page in English, apart from the sources: EPA's pages have English titles. */
async function listEnglishLines(page: Page): Promise<string[]> {
  const lines = (await page.locator('main').allInnerTexts()).flatMap((text) => text.split('\n'));
  return lines.filter((line) => ENGLISH.test(line.replace(/EPA, [^;.]*|\d+\sCFR\b.*|Electronic Code[^;.]*/g, '')));
}

async function seeOnlySpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    // The glossary names each term in English too.
    for (const english of document.querySelectorAll('main [lang="en"]')) english.remove();
  });
  expect(await findEnglish(page)).toEqual([]);
  expect(await listEnglishLines(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test.describe('the study pages on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const path of [
    '/es/study',
    ...SECTION_GROUPS.map((group) => `/es/study/${group}`),
    '/es/cheat-sheet',
    ...SECTION_GROUPS.map((group) => `/es/cheat-sheet/${group}`),
    '/es/exam-day',
    '/es/glossary',
    '/es/cards',
  ]) {
    test(`${path} is in Spanish and fits the screen`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await seeOnlySpanish(page);
      await expectNoAxeViolations(page);
    });
  }
});

test('a learner reads a guide in Spanish, follows a figure to the cheat sheet and downloads the sheet', async ({
  page,
}) => {
  await page.goto('/study/type-2');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/study\/type-2$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Guía de estudio del Tipo II: presión media, alta y muy alta',
  );
  await page.getByRole('heading', { name: 'Reparación de fugas', exact: true }).click();
  await expect(page.getByText('en un plazo de 30 días').first()).toBeVisible();
  await expect(page.getByText('informe a más tardar el 1 de marzo')).toBeVisible();

  await page.getByRole('link', { name: 'Todas las cifras en una página' }).click();
  await expect(page).toHaveURL(/\/es\/cheat-sheet\/type-2$/);
  await expect(page.getByText(/Cifras comprobadas el \d+ de \p{L}+ de 20\d\d\./u)).toBeVisible();
  const begun = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar PDF' }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toBe('epa-608-hoja-de-repaso-type-2.pdf');
  expect((await readFile(await download.path())).toString('latin1')).toContain('/Lang (es-US)');
});

for (const group of SECTION_GROUPS) {
  test(`the cheat sheet of ${group} prints on one letter page in Spanish`, async ({ page }) => {
    await page.goto(`/es/cheat-sheet/${group}`);
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    const file = await page.pdf({ preferCSSPageSize: true });
    expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}

test('the Spanish glossary finds a term by its English name, and a Spanish guide links to a term', async ({ page }) => {
  await page.goto('/es/glossary');
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await page.getByLabel('Busque un término en español o en inglés').fill('chiller');
  await expect(page.getByRole('status')).toHaveText(/^Se muestran \d+ de \d+ términos\.$/);
  const entry = page.locator('#chiller');
  await expect(entry.getByText('Enfriador (chiller)')).toBeVisible();
  await expect(entry.locator('[lang="en"]')).toHaveText('Chiller');

  await page.goto('/es/study/core');
  await page.getByRole('heading', { name: 'Ciclo de refrigeración y manómetros' }).click();
  await page.getByRole('link', { name: 'sobrecalentamiento', exact: true }).click();
  await expect(page).toHaveURL(/\/es\/glossary#superheat$/);
  await expect(page.locator('#superheat')).toBeInViewport();
});

test('a card that a learner marks as known in Spanish is also known on the English page', async ({ page }) => {
  await page.goto('/es/cards#type-3');
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(page.getByLabel('Sección')).toHaveValue('type-3');
  await page.getByRole('button', { name: 'Mostrar la respuesta' }).click();
  await expect(page.getByText(/Comprobado el \d+ de \p{L}+ de 20\d\d\./u)).toBeVisible();
  expect(await findEnglish(page)).toEqual([]);
  await page.getByRole('button', { name: 'La sabía', exact: true }).click();
  await expect(page.getByText(/^Sabe 1 de \d+$/)).toBeVisible();
  await page.goto('/cards#type-3');
  await expect(page.getByText(/^1 of \d+ known$/)).toBeVisible();
});

test('the explanation of a question in Spanish leads to passages of the guide in Spanish', async ({
  signedIn: page,
}) => {
  await startPractice(page, 1);
  await page.getByRole('button', { name: 'En español', exact: true }).click();
  await expect(page.locator('#question-text')).toHaveAttribute('lang', 'es');
  await choose(page, true);
  await page.getByRole('button', { name: 'Submit Answer', exact: true }).click();
  await seeVerdict(page);
  await page.getByRole('button', { name: 'Read about this' }).click();
  await expect(page.getByRole('dialog').locator('div[lang="es"]')).toContainText(/\b(?:el|la|los|las|de)\b/);
});
