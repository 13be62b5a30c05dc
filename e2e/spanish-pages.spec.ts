import { findEnglish } from './fixtures/english-texts';
import { expect, test } from './fixtures/test';

test('a visitor switches a page to Spanish and back, and search engines find both', async ({ page }) => {
  await page.goto('/overview');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[hreflang="es-US"]')).toHaveAttribute('href', /\/es\/overview$/);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/overview$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secciones y precios');
  await expect(page.locator('link[hreflang="en-US"]')).toHaveAttribute('href', /\/overview$/);

  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/[^s]\/overview$/);
});

for (const path of ['/es', '/es/overview']) {
  test(`${path} contains no English text`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findEnglish(page)).toEqual([]);
  });
}

test('the Spanish landing page leads to a page about the exam, whose figures come from the registered facts', async ({
  page,
}) => {
  await page.goto('/es');
  await page.getByRole('contentinfo').getByRole('link', { name: 'El examen en español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El examen en español');
  await expect(page.getByText(/examen oral, al menos 30 días antes/)).toBeVisible();
  await expect(page.getByRole('row', { name: 'reclaim regenerar' })).toBeVisible();
});

test('the sample question and the sign-up dialog of the Spanish landing page are in Spanish', async ({ page }) => {
  await page.goto('/es');
  const question = page.getByRole('radiogroup');
  await question.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Revisar mi respuesta' }).click();
  await expect(page.getByText('Fuente:')).toBeVisible();
  await page.getByRole('button', { name: 'Cree una cuenta gratis' }).click();
  await expect(page.getByRole('dialog')).toContainText('Escriba su correo electrónico');
});

test.describe('browsers that prefer Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('get a link to the Spanish page in the header', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(/\/es$/);
  });
});
