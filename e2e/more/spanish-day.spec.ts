import type { Page } from '@playwright/test';
import { listMemberPages, listPublicPages } from '@/lib/kernel/pages';
import { takePractice } from '../fixtures/history';
import { untilReady } from '../fixtures/slow-start';
import { press } from '../fixtures/spanish';
import { expect, test } from '../fixtures/test';

/** A day of study in Spanish alone: no page shows an English sentence. */

test.use({ viewport: { width: 390, height: 800 }, locale: 'es-US' });

/** Words that occur in almost every English sentence and in no Spanish one. */
const WORDS =
  'the|and|of|is|are|with|your|you|this|that|from|which|when|must|what|how|for|not|was|were|have|been|by|it|its|only|then|than|if|or';
const ENGLISH = new RegExp(`(?<!\\p{L})(?:${WORDS})(?!\\p{L})`, 'iu');

/** Names that stay English: regulations, EPA's pages, textbooks, browser settings, and English terms in brackets. */
const NAMES =
  /(?:EPA,|\d+\s(?:CFR|FR))\s[^;]+|Libro de texto: .+,|Do Not Track|Global Privacy Control|Americans with Disabilities Act|\([A-Z][^()]*\)/g;

/** Lists the shown texts and names with an English word, except parts that are marked as English. */
const listEnglish = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(
    (names) => {
      const isForeign = (element: Element | null) =>
        element === null || element.closest('[lang="en"], script, style, noscript, template') !== null;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [document.title];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!isForeign(node.parentElement) && node.parentElement?.checkVisibility()) found.push(node.textContent ?? '');
      }
      for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join())) {
        if (!isForeign(element)) found.push(...names.map((name) => element.getAttribute(name) ?? ''));
      }
      return found;
    },
    ['aria-label', 'alt', 'title', 'placeholder'],
  );
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => ENGLISH.test(text.replace(NAMES, '')));
};

const seeSpanish = async (page: Page): Promise<void> => {
  await untilReady(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await expect
    .configure({ soft: true })
    .poll(() => listEnglish(page), { message: page.url(), timeout: 5_000 })
    .toEqual([]);
};

test('public pages in Spanish contain no English sentence, not even in folded parts', async ({ page }) => {
  for (const path of listPublicPages().filter((one) => one.startsWith('/es/'))) {
    await page.goto(path);
    await seeSpanish(page);
  }
});

test('pages of a member with results contain no English sentence, not even in folded parts', async ({
  signedIn: page,
  account,
}) => {
  await takePractice(account, { sectionId: 6, right: 6 });
  for (const path of listMemberPages().filter((one) => one.startsWith('/es/'))) {
    await page.goto(path);
    await seeSpanish(page);
  }
});

test('a learner searches, practices and takes an exam without reading an English sentence', async ({
  signedIn: page,
}) => {
  await page.goto('/es/search?q=recuperar');
  await seeSpanish(page);
  await page.goto('/es/tests');
  await untilReady(page);
  await press(page, 'Empezar el examen');
  await expect(page).toHaveURL(/\/es\/test$/);
  for (let place = 0; place < 3; place += 1) {
    await seeSpanish(page);
    await page.getByRole('main').locator('[data-option]').first().click();
    await press(page, 'Enviar respuesta');
    await expect(page.getByRole('heading', { name: /^(Correcta|Incorrecta)$/ })).toBeVisible();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await seeSpanish(page);
    await press(page, 'Siguiente pregunta');
  }
  await page.goto('/es/tests');
  await untilReady(page);
  await page.getByLabel('Tipo de examen').selectOption('exam');
  await press(page, 'Empezar el examen');
  await page.getByRole('alertdialog').waitFor();
  await seeSpanish(page);
  await page.getByRole('button', { name: 'Empezar el examen nuevo' }).click();
  await expect(page).toHaveURL(/\/es\/test$/);
  await seeSpanish(page);
  await page.getByRole('main').locator('[data-option]').first().click();
  await seeSpanish(page);
  await page.getByRole('button', { name: /^Pregunta 100,/ }).click();
  await page.getByRole('main').locator('[data-option]').first().click();
  await press(page, 'Terminar el examen');
  await page.getByRole('dialog').waitFor();
  await seeSpanish(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Terminar el examen', exact: true }).click();
  await expect(page).toHaveURL(/\/es\/results/);
  await seeSpanish(page);
  await page.getByRole('button', { name: 'Abrir todas las respuestas' }).click();
  await seeSpanish(page);
});
