import type { APIRequestContext, Page } from '@playwright/test';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import type { ClassView } from '@/lib/classes/contract';
import { withOwner } from './fixtures/database';
import { must } from './fixtures/refused-for-now';
import { press, seeOnlySpanish } from './fixtures/spanish';
import { type Account, expect, expectConsoleErrors, test } from './fixtures/test';

/** The pages of an instructor in Spanish, on a narrow phone. Names that people typed and questions stay. */

const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };
test.use({ viewport: NARROW });

const CORE = 6;
const TYPE_II = 4;
const CLASS = 'Evening Refrigeration Fundamentals 101';

const say = (page: Page, text: string | RegExp) => expect(page.getByRole('main').getByText(text).first()).toBeVisible();

const follow = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first().click();

/** Expects only Spanish and no overflow, of the page or a dialog, also on a small phone with letters of twice the size. */
async function seeSpanishAtAnySize(page: Page): Promise<void> {
  await seeOnlySpanish(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const boxes = page.locator('html, [role=dialog], [role=alertdialog]');
  expect(await boxes.evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).length)).toBe(0);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(NARROW);
}

/** Creates a class with two students on its list, one of whom has joined, and returns a function that assigns a test. */
async function teach(request: APIRequestContext, { accessToken }: Account) {
  const { id, code } = await must<ClassView>(accessToken, 'POST', '/api/classes', { name: CLASS });
  const at = `/api/classes/${id}`;
  await must(accessToken, 'POST', `${at}/places`, { list: 'Maria Garcia\nKim Park' });
  const student: string = (await (await request.post('/auth/device')).json()).data.accessToken;
  await must(student, 'POST', '/api/classes/join', { code, name: 'Sam Lee' });
  const assign = (title: string, more: object = {}) =>
    must<AssignmentView>(accessToken, 'POST', `${at}/assignments`, {
      ...{ title, testType: 'practice', sectionIds: [CORE], questionCount: 5 },
      ...more,
    });
  return { id, at, assign };
}

test('an instructor reads the results of a test and the gradebook in Spanish', async ({
  signedIn: page,
  account,
  request,
}) => {
  await page.goto('/es/classes/results');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clase');
  await say(page, 'Esta clase no está aquí');
  await seeOnlySpanish(page);

  const { id, at, assign } = await teach(request, account);
  await page.goto(`/es/classes/gradebook?id=${id}`);
  await say(page, 'La tabla aparece aquí cuando la clase tiene un estudiante y un examen.');
  await seeSpanishAtAnySize(page);
  const exam = { testType: 'exam', sectionIds: [CORE, TYPE_II], questionCount: 25, onPaper: true, certificateMark: 1 };
  const { id: testId } = await assign('Midterm', exam);
  await page.goto(`/es/classes/results?id=${id}`);
  await say(page, `${CLASS}: 0 de 3 terminaron`);
  await say(page, 'Nadie, según sus respuestas hasta ahora.');
  await seeOnlySpanish(page);
  await page.request.get(`/classes/paper?id=${id}&test=${testId}&language=en`);
  await must(account.accessToken, 'PUT', `${at}/assignments/${testId}/papers`, {
    list: `Maria Garcia; A; ${'A'.repeat(50)}\nKim Park; B; ${'B'.repeat(50)}`,
    replace: false,
  });
  await withOwner(async (client) => {
    await client.query(
      `UPDATE attempt_sections SET passed = true WHERE attempt_id = (SELECT t.id FROM attempts t
        JOIN class_members m ON m.user_id = t.user_id JOIN class_places p ON p.id = m.place_id
        WHERE t.assignment_id = $1 AND p.name = 'Maria Garcia')`,
      [testId],
    );
  });
  await page.goto(`/es/classes/results?id=${id}`);
  await expect(page).toHaveTitle(/^Resultados de una clase \|/);
  await say(page, `${CLASS}: 2 de 3 terminaron`);
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect(row(/^Maria Garcia \d+ de 50 \(\d+%\).*, en papel .*, aprobada .*, aprobada Tipo II /)).toBeVisible();
  await expect(row(/^Kim Park .* Nada todavía /)).toBeVisible();
  await expect(row(/^Sam Lee Sin empezar/)).toBeVisible();
  await say(page, /^Verde desde \d+%/);
  await say(page, /\d+% de probabilidad de aprobar; \d+ de 25 primeras respuestas correctas$/);
  await expect(page.getByRole('columnheader', { name: /^Semana del \d+ de \p{L}+$/u })).toBeVisible();
  const hardest = page
    .getByRole('region', { name: 'Preguntas, las más difíciles primero' })
    .getByRole('listitem')
    .first();
  await expect(hardest).toContainText(/\d de 2 correctas; (Core|Tipo II), /);
  await expect(hardest).toContainText(/Respuesta incorrecta que (eligió 1|eligieron 2): “/);
  await expect(hardest.locator('[lang=en]')).toHaveCount(3);
  await press(page, 'Certificado de Maria Garcia');
  await say(page, 'Descargado');
  await seeSpanishAtAnySize(page);

  await page.setViewportSize(WIDE);
  await press(page, 'Mostrar estudiantes y preguntas');
  const grid = page.getByRole('table', { name: 'Estudiantes y preguntas', exact: true });
  await expect(grid.getByRole('row', { name: /^Maria Garcia( (correcta|incorrecta)){50}$/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await press(page, 'Descargar CSV');
  expect((await download).suggestedFilename()).toMatch(/ - Midterm - \d{4}-\d{2}-\d{2}\.csv$/);
  await say(page, 'Se descargaron los resultados.');
  await seeOnlySpanish(page);

  await page.setViewportSize(NARROW);
  await page.goto(`/es/classes/gradebook?id=${id}`);
  await expect(page).toHaveTitle(/^Libro de calificaciones \|/);
  await expect(row(/^Maria Garcia \d+ de 50 ?\d+%$/)).toBeVisible();
  await expect(row(/^Sam Lee Sin empezar$/)).toBeVisible();
  await seeSpanishAtAnySize(page);
  const book = page.waitForEvent('download');
  await press(page, 'Descargar CSV');
  expect((await book).suggestedFilename()).toMatch(/ - Libro de calificaciones - /);
  await follow(page, 'Midterm');
  await expect(page).toHaveURL(/\/es\/classes\/results\?/);
});

test('an instructor enters the exam results of a class in Spanish', async ({
  signedIn: page,
  account,
  request,
}, testInfo) => {
  expectConsoleErrors(testInfo, /status of 400/);
  const { id } = await teach(request, account);
  await page.goto(`/es/classes/outcomes?id=${id}`);
  await expect(page).toHaveTitle(/^Resultados del examen de una clase \|/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados del examen');
  await say(page, /^2 estudiantes de la lista no se han unido\./);
  await press(page, 'Guardar resultados');
  await say(page, 'Escriba el día del examen');
  await page.getByLabel('Fecha del examen').fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
  await press(page, 'Guardar resultados');
  await say(page, /^Nada cambió\./);
  await seeOnlySpanish(page);
  await page.getByRole('checkbox', { name: 'Tipo II', exact: true }).check();
  const kim = page.getByRole('group', { name: 'Kim Park (no se ha unido)', exact: true });
  await kim.getByLabel('Tipo II', { exact: true }).selectOption('Aprobada');
  await kim.getByLabel('Tipo II: correctas de 25', { exact: true }).fill('3');
  await press(page, 'Guardar resultados');
  await expect(kim.getByRole('alert')).toBeVisible();
  await seeSpanishAtAnySize(page);
  await kim.getByLabel('Tipo II: correctas de 25', { exact: true }).fill('22');
  await press(page, 'Guardar resultados');
  await say(page, /^Guardado\. En Hoy, /);
  await say(page, '1 estudiante. Tipo II: 1 de 1 aprobaron.');
  await seeSpanishAtAnySize(page);
});

test('the page for instructors is in Spanish and leads to the list of classes in Spanish', async ({ page }) => {
  await page.goto('/es/for-instructors');
  await expect(page).toHaveTitle(/^Para instructores \|/);
  await expect(page.getByRole('link', { name: 'Crear una clase' })).toHaveAttribute('href', '/es/classes');
  await seeSpanishAtAnySize(page);
});
