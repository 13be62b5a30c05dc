import type { Page } from '@playwright/test';
import { shortenPapers } from './fixtures/attempt';
import { press, seeOnlySpanish } from './fixtures/spanish';
import { expect, test } from './fixtures/test';

/** A member's tests in Spanish, from the choice to the result, on a narrow phone. */

test.use({ viewport: { width: 320, height: 640 } });

async function answer(page: Page, place: number, total: number): Promise<void> {
  await expect(page.getByRole('heading', { name: new RegExp(`^Pregunta ${place} de ${total} `) })).toBeVisible();
  await page.getByRole('main').locator('[data-option]').first().click();
  await press(page, 'Enviar respuesta');
  await expect(page.getByRole('heading', { name: /^(Correcta|Incorrecta)$/ })).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
}

test('a member chooses a practice test, answers it, reports a question and sees the result in Spanish', async ({
  signedIn: page,
}) => {
  const total = 3;
  await shortenPapers(page, total);
  await page.goto('/es/tests');
  await expect(page).toHaveTitle(/^Elija un examen \|/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elija un examen');
  await seeOnlySpanish(page);
  for (const type of ['exam', 'favorites', 'practice']) {
    await page.getByLabel('Tipo de examen').selectOption(type);
    await seeOnlySpanish(page);
  }

  await press(page, 'Empezar el examen');
  await expect(page).toHaveURL(/\/es\/test$/);
  await expect(page).toHaveTitle(/^Examen \|/);
  await answer(page, 1, total);
  await seeOnlySpanish(page);
  await press(page, 'Reportar un problema');
  await expect(page.getByRole('dialog')).toContainText('¿Qué está mal?');
  await seeOnlySpanish(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();

  // A second test would replace the first one.
  await page.goto('/es/test-selection');
  await seeOnlySpanish(page);
  await press(page, 'Empezar el examen');
  await expect(page.getByRole('alertdialog')).toContainText('¿Abandonar este examen?');
  await seeOnlySpanish(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Volver' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/es\/test$/);

  await press(page, 'Siguiente pregunta');
  await answer(page, 2, total);
  await press(page, 'Siguiente pregunta');
  await answer(page, 3, total);
  await press(page, 'Terminar el examen');
  await expect(page).toHaveURL(/\/es\/results$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su resultado');
  await expect(page).toHaveTitle(/^Su resultado \|/);
  await expect(page.getByText('Guardado en su cuenta')).toBeVisible();
  await seeOnlySpanish(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su resultado');
  await seeOnlySpanish(page);
});

test('a member takes an exam of one section in Spanish and finishes it unanswered', async ({ signedIn: page }) => {
  await page.goto('/es/tests');
  await page.getByLabel('Tipo de examen').selectOption('exam');
  await page.getByRole('radio', { name: /^Solo algunas secciones/ }).check({ force: true });
  await press(page, 'Empezar el examen');
  await expect(page).toHaveURL(/\/es\/test$/);
  await expect(page.getByText('Tiempo restante:')).toBeAttached();
  await seeOnlySpanish(page);
  await press(page, 'Marcar para repasar');
  await page.getByText('Todas las preguntas').click();
  await seeOnlySpanish(page);
  await page.getByRole('button', { name: /^Pregunta 25,/ }).click();
  await press(page, 'Terminar el examen');
  const lastLook = page.getByRole('dialog');
  await expect(lastLook).toContainText('0 contestadas, 25 sin contestar, 1 marcada para repasar.');
  await seeOnlySpanish(page);
  await lastLook.getByRole('button', { name: 'Terminar el examen' }).click();
  await expect(page.getByRole('heading', { name: 'Por sección' })).toBeVisible();
  await seeOnlySpanish(page);
});

test('the header and the menus of a member lead to Spanish pages', async ({ signedIn: page }) => {
  await page.goto('/es/tests');
  await page.getByRole('button', { name: 'Yo', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  await seeOnlySpanish(page);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/es$/);
});

test('the Spanish page of results says in Spanish that a result does not exist', async ({ signedIn: page }) => {
  await page.goto('/es/results?attempt=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('No encontramos ese resultado.')).toBeVisible();
  await seeOnlySpanish(page);
});
