import type { Page } from '@playwright/test';
import { addDays } from '@/lib/kernel/calendar';
import { passDays } from './fixtures/days';
import { doOneSet, readPlan, rememberZone } from './fixtures/plan';
import { untilReady } from './fixtures/slow-start';
import { press, seeOnlySpanish } from './fixtures/spanish';
import { expect, expectConsoleErrors, test } from './fixtures/test';

/** The plan and the lessons of a member in Spanish, on a narrow phone. */

test.use({ viewport: { width: 320, height: 640 } });

const startButton = (page: Page) => page.getByRole('button', { name: /^Empezar: \d+ preguntas, unos \d+ min/ });

async function answerLesson(page: Page, total: number): Promise<void> {
  for (let place = 1; place <= total; place += 1) {
    await expect(page.getByRole('heading', { name: new RegExp(`^Pregunta ${place} de ${total} `) })).toBeVisible();
    await page.getByRole('main').locator('[data-option]').first().click();
    await press(page, 'Enviar respuesta');
    await expect(page.getByRole('heading', { name: /^(Correcta|Incorrecta)$/ })).toBeVisible();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Siguiente pregunta|Terminar el examen|Otra vez: .*)$/ })
      .click();
  }
}

test('a member makes a plan with three questions and does the first lesson in Spanish', async ({ signedIn: page }) => {
  await rememberZone(page);
  await page.goto('/es/today');
  await untilReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoy');
  await expect(page.getByText('Todavía no hay fecha de examen.')).toBeVisible();
  await page.getByText('Cómo lo calculamos').click();
  await seeOnlySpanish(page);

  await page.getByRole('link', { name: /Tres preguntas/ }).click();
  await expect(page).toHaveURL(/\/es\/today\/which-way$/);
  await untilReady(page);
  await press(page, 'Usar este plan');
  await expect(page.getByText('Elija con qué trabaja')).toBeVisible();
  await seeOnlySpanish(page);
  await page.getByLabel(/^Aparatos pequeños/).check();
  await expect(page.getByText(/por correo, a libro abierto/)).toBeVisible();
  await seeOnlySpanish(page);
  await page.getByLabel(/^Aparatos pequeños/).uncheck();
  await page.getByLabel(/^Aire acondicionado y refrigeración/).check();
  await expect(page.getByRole('heading', { name: 'Necesita Tipo II: Core y Tipo II' })).toBeVisible();
  const { today } = await readPlan(page);
  await page.getByLabel('Fecha del examen').fill(addDays(today.date, 14));
  await seeOnlySpanish(page);
  await press(page, 'Usar este plan');
  await expect(page).toHaveURL(/\/es\/today$/);
  await expect(page.getByText(/^Su examen es el .*, en 14 días\./)).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 2, name: /^\d+ preguntas nuevas de (Core|Tipo II|Core y Tipo II)$/ }),
  ).toBeVisible();
  await seeOnlySpanish(page);

  const total = Number(/: (\d+) /.exec((await startButton(page).textContent()) ?? '')?.[1]);
  await startButton(page).click();
  await expect(page).toHaveURL(/\/es\/test$/);
  await answerLesson(page, total);
  const leave = page.getByRole('button', { name: 'Ir a mi resultado' });
  const end = page.getByRole('heading', { level: 2, name: /^Lección terminada: / });
  await expect(end.or(leave)).toBeVisible();
  if (await leave.isVisible()) await leave.click();
  await expect(end).toBeVisible();
  await expect(page).toHaveURL(/\/es\/results$/);
  await seeOnlySpanish(page);
  await page.goto('/es/tests');
  await expect(page.getByRole('link', { name: 'Abrir Hoy' })).toBeVisible();
  await expect(page.getByText(/^Quedan? \d+ preguntas? para hoy|^Ya terminó las lecciones de hoy/)).toBeVisible();
  await seeOnlySpanish(page);
});

test('the plan form in Spanish shows errors, saves a reminder and says that the time is too short', async ({
  signedIn: page,
}) => {
  await rememberZone(page);
  const { today, ...rest } = await readPlan(page);
  await page.goto('/es/today/plan');
  await untilReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su plan');
  const sections = page.getByRole('group', { name: 'Secciones que todavía necesita' });
  for (const box of await sections.getByRole('checkbox').all()) await box.uncheck();
  await press(page, 'Guardar el plan');
  await expect(sections).toHaveAccessibleDescription(/Elija al menos una sección$/);
  await seeOnlySpanish(page);
  await sections.getByRole('checkbox').first().check();
  await page.getByLabel('Un correo los días de estudio').selectOption('7 p. m.');
  await expect(page.getByText('Guardado: un correo cada día de estudio (7 p. m.).')).toBeVisible();

  await page.route('**/api/plan', (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const alternatives = [{ change: '', chanceOnDate: 61, plan: { minutesPerDay: 45, examDate: '2027-01-20' } }];
    const allSections = { chanceNow: 20, chanceOnDate: 40, low: 30, high: 50 };
    const forecast = { ...rest.forecast, date: '2026-12-14', allSections, fits: false, alternatives };
    const body = route.request().postDataJSON();
    return route.fulfill({ json: { success: true, data: { ...rest, ...body, today, forecast } } });
  });
  await press(page, 'Guardar el plan');
  await expect(page.getByRole('heading', { name: 'Guardado, pero el tiempo no alcanza' })).toBeFocused();
  await expect(
    page.getByText(/su probabilidad de aprobar Core en tres semanas, el 14 de diciembre, sería cerca de 40%/),
  ).toBeVisible();
  await expect(
    page.getByRole('button', { name: '45 minutos por día de estudio, el examen el 20 de enero cerca de 61%' }),
  ).toBeVisible();
  await seeOnlySpanish(page);
});

test('Today in Spanish shows mistakes, chances and the days after the exam', async ({
  signedIn: page,
  account,
}, testInfo) => {
  // When the test moves to the next day, the page may still be caching sets of the previous day, which no longer exist.
  expectConsoleErrors(testInfo, /status of 404 .*\/api\/plan\/sets\//);
  await rememberZone(page);
  await page.goto('/es/today/plan');
  await untilReady(page);
  const sections = page.getByRole('group', { name: 'Secciones que todavía necesita' });
  for (const box of await sections.getByRole('checkbox').all()) await box.uncheck();
  await sections.getByRole('checkbox').first().check();
  const { today } = await readPlan(page);
  await page.getByLabel('Fecha del examen').fill(addDays(today.date, 6));
  await page.getByLabel('Minutos por día de estudio').selectOption('20');
  await press(page, 'Guardar el plan');
  await expect(page).toHaveURL(/\/es\/today$/);
  for (let set = 0; set < 4; set += 1) await doOneSet(page);
  await passDays(account.userId, 1);
  await page.goto('/es/today');
  await expect(page.getByText(/^Sus errores: /)).toBeVisible();
  await expect(page.getByText(/^cerca de \d+%$/).first()).toBeVisible();
  await seeOnlySpanish(page);
  await passDays(account.userId, 5);
  await page.goto('/es/today');
  await expect(page.getByText('Su examen es hoy.')).toBeVisible();
  await seeOnlySpanish(page);
  await passDays(account.userId, 1);
  await page.goto('/es/today');
  await expect(page.getByText(/^Su examen fue el /)).toBeVisible();
  await expect(page.getByRole('heading', { name: '¿Cómo le fue?' })).toBeVisible();
  await seeOnlySpanish(page);
});

test('a visitor who opens Today in Spanish is redirected to the Spanish start page', async ({ page }) => {
  await page.goto('/es/today');
  await expect(page).toHaveURL(/\/es\/start$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await seeOnlySpanish(page);
});
