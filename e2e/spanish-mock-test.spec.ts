import type { Page } from '@playwright/test';
import { findEnglish } from './fixtures/english-texts';
import { press, seeOnlySpanish } from './fixtures/spanish';
import { expect, test } from './fixtures/test';

/** The mock test in Spanish: from the landing page to the result, with questions in Spanish by default. */

const question = (page: Page) => page.locator('#question-text');

async function seeQuestion(page: Page, at: number): Promise<void> {
  await expect(page.getByRole('heading', { name: new RegExp(`^Pregunta ${at} de 5 `) })).toBeVisible();
  // The question is in the language of the page, so it has no `lang` attribute.
  await expect(question(page)).not.toHaveAttribute('lang', /./);
  await expect(question(page)).toContainText('¿');
  await expect(page.locator('[inert]')).toHaveCount(0);
}

test('findEnglish recognizes the English mock test', async ({ page }) => {
  await page.goto('/mock-test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await findEnglish(page)).toEqual(
    expect.arrayContaining(['Free mock test', 'Start mock test', 'Type I: small appliances', 'Up to 5 questions']),
  );
});

test.describe('the mock test on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('is in Spanish from the landing page to the result', async ({ page }) => {
    await page.goto('/es');
    await page.getByRole('main').getByRole('link', { name: 'Examen gratis', exact: true }).click();
    await expect(page).toHaveURL(/\/es\/mock-test$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Examen de prueba gratis');
    await seeOnlySpanish(page);

    await press(page, 'Empezar el examen de prueba');
    await expect(page).toHaveURL(/\/es\/mock-test\/run$/);
    await seeQuestion(page, 1);
    await seeOnlySpanish(page);
    await page.getByRole('switch', { name: 'Mostrar la razón después de cada respuesta' }).click();
    await page.locator('[data-option]').first().click();
    await press(page, 'Enviar respuesta');
    await expect(page.getByRole('heading', { name: /^(Correcta|Incorrecta)$/ })).toBeVisible();
    await expect(page.getByText(/^Fuente: /)).toBeVisible();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await seeOnlySpanish(page);

    await page.getByRole('switch').click();
    for (let at = 2; at <= 5; at += 1) {
      await press(page, 'Siguiente');
      await seeQuestion(page, at);
      await page.locator('[data-option]').first().click();
    }
    await press(page, 'Terminar el examen');
    await expect(page).toHaveURL(/\/es\/mock-test\/results$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su examen de prueba');
    await press(page, 'Abrir todas las respuestas');
    await expect(page.getByRole('article').locator('h3').first()).toContainText('¿');
    await seeOnlySpanish(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su examen de prueba');
    await seeOnlySpanish(page);
  });
});

test('a visitor of a Spanish page reads the questions in English, and the device keeps the choice', async ({
  page,
}) => {
  await page.goto('/es/mock-test');
  await press(page, 'Empezar el examen de prueba');
  await seeQuestion(page, 1);
  await press(page, 'In English');
  await expect(question(page)).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(question(page)).toHaveAttribute('lang', 'en');
  await press(page, 'En español');
  await seeQuestion(page, 1);
  // The choice also applies to English pages.
  await page.goto('/mock-test/run');
  await expect(question(page)).toHaveAttribute('lang', 'es');
});
