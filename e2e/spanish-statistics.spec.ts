import type { Page } from '@playwright/test';
import { star, takePractice } from './fixtures/history';
import { must } from './fixtures/refused-for-now';
import { seeOnlySpanish } from './fixtures/spanish';
import { expect, test } from './fixtures/test';

/** Statistics, favorites and reports of a learner in Spanish, on a narrow phone. */

test.use({ viewport: { width: 320, height: 640 } });

const open = (page: Page, part: string) => page.getByRole('button', { name: part, exact: true }).click();

test('a learner sees past tests in Spanish, as numbers, charts and tables', async ({ signedIn: page, account }) => {
  for (const right of [9, 8, 7]) await takePractice(account, { sectionId: 6, right, sure: right === 9 });
  await takePractice(account, { sectionId: 3, right: 4 });
  await takePractice(account, { sectionId: 4, right: 0, finish: false });
  await page.goto('/es/statistics');
  await expect(
    page.getByText('Sus puntajes bajan: 85% en los primeros 2 exámenes, 55% en los últimos 2.'),
  ).toBeVisible();
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await page.getByText('Mostrar los números').first().click();
  await expect(page.getByRole('row', { name: /^\d+ \p{Ll}+ 20\d\d, .* Tipo I 40%$/u })).toBeVisible();
  await expect(page.getByText('10 de 30 contestadas. 20 nuevas más y podemos hacer la estimación.')).toHaveCount(2);
  await seeOnlySpanish(page);

  await open(page, 'Temas');
  await page.getByRole('button', { name: /^Mostrar los 28 temas$/ }).click();
  await expect(page.getByText('Todavía sin respuestas').first()).toBeVisible();
  await seeOnlySpanish(page);

  await open(page, 'Secciones');
  await expect(page.getByText('Core es su sección más fuerte, con 80%; Tipo I, la más débil, con 40%.')).toBeVisible();
  await page.getByRole('button', { name: 'Fechas, secciones y tipos de examen' }).click();
  await page.getByLabel('Fecha final').fill('2020-01-01');
  await expect(page.getByText('La fecha inicial no puede ser posterior a la final')).toBeVisible();
  await seeOnlySpanish(page);
  await open(page, 'Ocultar los filtros');

  await open(page, 'Historial');
  const attempts = page.getByRole('table', { name: 'Exámenes recientes' });
  for (const badge of ['Excelente', 'Bien', 'Insuficiente', 'Sin terminar']) {
    await expect(attempts.getByText(badge, { exact: true }).first()).toBeVisible();
  }
  await seeOnlySpanish(page);
  await attempts.getByRole('button', { name: 'Puntaje' }).click();
  await expect(page).toHaveURL(/\/es\/statistics\?sortBy=successPercentage#history$/);

  await open(page, 'Récords');
  await expect(page.getByRole('region', { name: 'Resumen' }).getByText('4 terminados, 1 sin terminar')).toBeVisible();
  await expect(page.getByText('¡Muy bien!')).toBeVisible();
  await seeOnlySpanish(page);

  await open(page, 'Resumen');
  await page.getByRole('link', { name: 'Cómo calculamos esto' }).click();
  await expect(page.getByRole('heading', { name: 'Cómo calculamos su probabilidad de aprobar' })).toBeVisible();
  for (const title of ['Los otros números', 'Cómo lo comprobamos'])
    await page.getByText(title, { exact: true }).click();
  await page.getByText('Mostrar los números').first().click();
  await seeOnlySpanish(page);
});

test('a learner without tests reads in Spanish that there are no statistics yet', async ({ signedIn: page }) => {
  await page.goto('/es/statistics');
  await expect(page.getByRole('heading', { name: 'Todavía no hay datos' })).toBeVisible();
  await seeOnlySpanish(page);
  await page.goto('/es/favorites');
  await expect(page.getByRole('heading', { name: 'Todavía no hay favoritas' })).toBeVisible();
  await seeOnlySpanish(page);
  await page.goto('/es/reports');
  await expect(page.getByText('Todavía no hay reportes')).toBeVisible();
  await seeOnlySpanish(page);
});

test('a learner reads favorites in Spanish, switches to English, removes a favorite and undoes the removal', async ({
  signedIn: page,
  account,
}) => {
  await star(account, 3);
  await page.goto('/es/favorites');
  const cards = page.getByRole('main').getByRole('list').first().locator('> li');
  await expect(cards).toHaveCount(3);
  // The question is shown in Spanish without pressing the language switch, because the page is in Spanish.
  await expect(cards.first().locator('p').first()).toContainText('¿');
  await cards.first().getByText('Respuesta y razón').click();
  await expect(cards.first().getByText(/^Fuente: /)).toBeVisible();
  await seeOnlySpanish(page);
  await cards.first().getByRole('button', { name: 'In English' }).click();
  await expect(cards.first().locator('p').first()).toHaveAttribute('lang', 'en');
  await cards.first().getByRole('button', { name: 'En español' }).click();
  await expect(cards.first().locator('p').first()).not.toHaveAttribute('lang', /./);
  await cards
    .first()
    .getByRole('button', { name: /^Quitar: / })
    .click();
  await expect(page.getByText('Se quitó de sus favoritas.')).toBeVisible();
  await seeOnlySpanish(page);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(cards).toHaveCount(3);
});

test('a learner sees the text and the state of a report in Spanish', async ({ signedIn: page, account }) => {
  const [question] = await must<{ id: number }[]>(
    account.accessToken,
    'GET',
    '/api/sections/6/questions/random?limit=1',
  );
  const report = { reason: 'outdated', comment: 'La regla dice otra cosa.' };
  await must(account.accessToken, 'POST', `/api/questions/${question?.id}/reports`, report);
  await page.goto('/es/reports');
  await expect(page.getByText('Usted escribió: La regla dice otra cosa.')).toBeVisible();
  await expect(page.getByText('Lo estamos revisando')).toBeVisible();
  await seeOnlySpanish(page);
});
