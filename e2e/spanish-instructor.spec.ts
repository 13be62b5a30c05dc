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

test('an instructor lets students in and edits the list of a class in Spanish', async ({
  signedIn: page,
  account,
  request,
}) => {
  await page.goto('/es/classes');
  await page.getByLabel('Nombre de la nueva clase').fill(CLASS);
  await press(page, 'Crear clase');
  await expect(page).toHaveURL(/\/es\/classes\/class\?id=/);
  await expect(page).toHaveTitle(/^Clase \|/);
  await say(page, 'Todavía sin estudiantes. Muestre a sus estudiantes el código de abajo.');
  await say(page, 'Todavía no hay nombres.');
  await press(page, 'Agregar estos nombres');
  await say(page, 'Primero pegue una lista de nombres');
  await seeSpanishAtAnySize(page);
  await page.getByLabel('Lista de nombres').fill('Maria Garcia\nKim Park');
  await press(page, 'Agregar estos nombres');
  await say(page, 'Se agregaron los nombres.');
  await say(page, 'Se unieron 0 de 2 estudiantes');
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  const cancel = () => question.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await press(page, 'Mostrar en pantalla completa');
  await expect(dialog).toBeVisible();
  await seeSpanishAtAnySize(page);
  await page.keyboard.press('Escape');
  await press(page, 'Pedir un código nuevo');
  await expect(question.getByRole('heading')).toHaveText('¿Pedir un código nuevo?');
  await seeSpanishAtAnySize(page);
  await cancel();
  await say(page, /Todavía nadie enseña esta clase con usted\.$/);
  await press(page, 'Invitar a un colega');
  await say(page, /^Envíe este enlace a su colega: .* Sirve una sola vez, hasta el \d+ de \p{L}+ de \d+\./u);
  await seeSpanishAtAnySize(page);
  await press(page, 'Cambiar el nombre de la clase');
  await question.getByLabel('Nombre de la clase').fill(' ');
  await question.getByRole('button', { name: 'Guardar el nombre', exact: true }).click();
  await expect(question.getByRole('alert')).toHaveText('Póngale un nombre a la clase');
  await seeSpanishAtAnySize(page);
  await cancel();

  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const { code } = await must<ClassView>(account.accessToken, 'GET', `/api/classes/${id}`);
  const student: string = (await (await request.post('/auth/device')).json()).data.accessToken;
  await must(student, 'POST', '/api/classes/join', { code, name: 'Sam Lee' });
  await must(account.accessToken, 'POST', `/api/classes/${id}/assignments`, {
    ...{ title: 'Week 1', testType: 'practice', sectionIds: [CORE], questionCount: 5, attempts: 1 },
    closesAt: '2098-01-02T08:00:00Z',
  });
  await page.reload();
  await say(page, 'Se unieron 1 de 3 estudiantes');
  await press(page, 'Quitar a todos los que se unieron desde…');
  await expect(question.getByRole('button', { name: 'Quitar 1 estudiante', exact: true })).toBeVisible();
  await seeSpanishAtAnySize(page);
  await cancel();
  await press(page, 'Editar estudiante Sam Lee');
  await dialog.getByLabel('Nombre', { exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(dialog.getByText('Escriba un nombre', { exact: true })).toBeVisible();
  await dialog.getByLabel('Abierto para este estudiante hasta').fill('2097-01-02T08:00');
  await dialog.getByRole('button', { name: 'Guardar para este examen', exact: true }).click();
  await expect(dialog.getByText(/^Elija una fecha posterior al cierre/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Unir registros', exact: true }).click();
  await expect(dialog.getByText('Primero elija el otro registro del mismo estudiante')).toBeVisible();
  await seeSpanishAtAnySize(page);
  await dialog.getByLabel('Abierto para este estudiante hasta').fill('2098-01-03T08:00');
  await dialog.getByLabel('Intentos adicionales para este estudiante').selectOption('2');
  await dialog.getByRole('button', { name: 'Guardar para este examen', exact: true }).click();
  await expect(dialog.getByText('Guardado para Sam Lee.')).toBeVisible();
  await dialog.getByLabel('Otro registro del mismo estudiante').selectOption('Kim Park (todavía no se ha unido)');
  await dialog.getByRole('button', { name: 'Unir registros', exact: true }).click();
  await expect(question.getByRole('heading')).toHaveText('¿Unir a Kim Park con Sam Lee?');
  await seeSpanishAtAnySize(page);
  await question.getByRole('button', { name: 'Unir', exact: true }).click();
  await say(page, 'Los dos registros están unidos. Sam Lee se queda en la lista.');
  await seeOnlySpanish(page);
  await press(page, 'Editar estudiante Maria Garcia');
  await dialog.getByRole('button', { name: 'Quitar de la clase', exact: true }).click();
  await expect(question.getByRole('heading')).toHaveText('¿Quitar a Maria Garcia?');
  await seeSpanishAtAnySize(page);
  await question.getByRole('button', { name: 'Quitar', exact: true }).click();
  await say(page, 'Quitando');
  await seeOnlySpanish(page);
  await press(page, 'No quitar a Maria Garcia');
  await press(page, 'Borrar la clase');
  await seeSpanishAtAnySize(page);
  await question.getByRole('button', { name: 'Borrar la clase', exact: true }).click();
  await expect(page).toHaveURL(/\/es\/classes$/);
});

test('an instructor assigns, changes and deletes a test in Spanish', async ({ signedIn: page, account, request }) => {
  const { id, at } = await teach(request, account);
  await page.goto(`/es/classes/class?id=${id}&tab=results`);
  await say(page, 'Todavía no hay exámenes. Asigne uno en Exámenes, y sus resultados aparecen aquí.');
  await seeSpanishAtAnySize(page);
  await page.getByRole('tab', { name: 'Salón', exact: true }).click();
  await say(page, 'Preguntar en el salón');
  await page.getByText('Temas: todos', { exact: true }).click();
  await seeSpanishAtAnySize(page);
  await page.getByRole('tab', { name: 'Exámenes', exact: true }).click();
  await expect(page).toHaveURL(/\/es\/classes\/class\?id=[^&]+&tab=tests$/);
  await say(page, /^Todavía no hay exámenes\. Asigne uno, /);
  const dialog = page.getByRole('dialog');
  const act = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await press(page, 'Asignar examen');
  await expect(dialog.getByLabel('Título')).toHaveValue('Examen corto de Core');
  await dialog.getByText('Examen de práctica', { exact: true }).click();
  await expect(dialog.getByLabel('Título')).toHaveValue('Examen de práctica');
  await dialog.getByText('Más opciones', { exact: true }).click();
  await seeSpanishAtAnySize(page);
  await dialog.getByText('Examen corto de Core', { exact: true }).click();
  await dialog.getByLabel('Título').fill('');
  await act('Asignar examen');
  await expect(dialog.getByRole('alert')).toHaveText('Ponga un título al examen');
  await dialog.getByLabel('Título').fill('Week 1');
  await dialog.getByText('Temas: todos', { exact: true }).click();
  await dialog.getByLabel('Seguridad', { exact: true }).check({ force: true });
  await expect(dialog.getByText('Temas: 1 elegido', { exact: true })).toBeVisible();
  await dialog.getByLabel('Preguntas por sección').selectOption('5');
  await dialog.getByLabel('Abre', { exact: true }).fill('2098-01-01T08:00');
  await dialog.getByLabel('Abierto hasta', { exact: true }).fill('2098-01-02T08:00');
  await dialog.getByLabel('Intentos', { exact: true }).selectOption('2');
  await seeSpanishAtAnySize(page);
  await act('Asignar examen');
  await say(
    page,
    /^Práctica, 5 preguntas, 2 intentos; 0 empezaron, 0 terminaron; abre el 1 ene 2098, .*; abierto hasta el 2 ene 2098, /,
  );
  await say(page, 'Temas: Seguridad');
  const [assigned] = await must<AssignmentView[]>(account.accessToken, 'GET', `${at}/assignments`);
  const { places } = await must<ClassView>(account.accessToken, 'GET', at);
  const extend = (name: string, closesAt: string | null, moreAttempts: number) =>
    must(
      account.accessToken,
      'PUT',
      `${at}/assignments/${assigned?.id}/places/${places.find((place) => place.name === name)?.id}`,
      { closesAt, moreAttempts },
    );
  await extend('Sam Lee', '2098-01-03T08:00:00Z', 2);
  await extend('Kim Park', null, 1);
  await page.reload();
  await say(page, /^Sam Lee: hasta el 3 ene 2098, .*, 2 intentos más$/);
  await say(page, 'Kim Park: 1 intento más');
  await seeSpanishAtAnySize(page);
  await press(page, 'Preguntas de Week 1');
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  await expect(dialog.locator('[lang=en]')).toHaveCount(5);
  await seeSpanishAtAnySize(page);
  await act('Cambiar la pregunta 1');
  await expect(dialog.getByText(/^En lugar de: /)).toBeVisible();
  await seeSpanishAtAnySize(page);
  await act('Volver a las preguntas');
  await act('Cerrar');
  await press(page, 'Editar Week 1');
  await dialog.getByText('Cambiar las preguntas', { exact: true }).click();
  await dialog.getByLabel('Tipo de examen').selectOption('exam');
  await expect(dialog.getByText(/^El examen recibe preguntas nuevas\./)).toBeVisible();
  await seeSpanishAtAnySize(page);
  await act('Cerrar');
  await page.getByRole('tab', { name: 'Resultados', exact: true }).click();
  await say(page, '0 empezaron, 0 terminaron');
  await say(page, 'Examen de certificación');
  await seeSpanishAtAnySize(page);
  await page.getByRole('tab', { name: 'Exámenes', exact: true }).click();
  await press(page, 'Borrar Week 1');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('heading')).toHaveText('¿Borrar Week 1?');
  await seeSpanishAtAnySize(page);
  await question.getByRole('button', { name: 'Borrar', exact: true }).click();
  await say(page, /^Todavía no hay exámenes\. Asigne uno, /);
});
