import type { Page } from '@playwright/test';
import { untilReady } from './fixtures/slow-start';
import { seeOnlySpanish } from './fixtures/spanish';
import { expect, test } from './fixtures/test';

/** The search in Spanish, on a narrow phone. */

test.use({ viewport: { width: 320, height: 640 } });

const field = (page: Page) => page.getByRole('searchbox', { name: 'Cifra, término, guía o herramienta' });
const firstHit = (page: Page) => page.locator('main li').first();

test('a learner searches from the guides in Spanish, without accents, and opens the tool', async ({ page }) => {
  const indexes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('search-index')) indexes.push(new URL(request.url()).pathname);
  });
  await page.goto('/es/study');
  await untilReady(page);
  await field(page).fill('evacuacion R-410A');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/es/search?q=evacuacion+R-410A');
  await expect(firstHit(page)).toContainText('R-410A: nivel de evacuación');
  await expect(firstHit(page)).toContainText('0 in. Hg');
  expect(new Set(indexes)).toEqual(new Set(['/search-index-es.json']));
  await seeOnlySpanish(page);
  await firstHit(page).getByRole('link').click();
  await expect(page).toHaveURL('/es/tools/evacuation');
  await page.goBack();
  await expect(field(page)).toHaveValue('evacuacion R-410A');
  await field(page).fill('xilófono');
  await expect(page.getByRole('status')).toHaveText('No se encontró nada. Pruebe con menos palabras o con otras.');
  await field(page).fill('chiller');
  await expect(page.getByRole('link', { name: /^Enfriador/ }).first()).toHaveAttribute('href', '/es/glossary#chiller');
});
