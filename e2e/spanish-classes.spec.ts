import type { APIRequestContext, Page } from '@playwright/test';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import type { ClassView } from '@/lib/classes/contract';
import type { RoundView } from '@/lib/classes/live-room/contract';
import { choose } from './fixtures/attempt';
import { must } from './fixtures/refused-for-now';
import { endRoute } from './fixtures/routes';
import { press, seeOnlySpanish } from './fixtures/spanish';
import { type Account, expect, expectConsoleErrors, test } from './fixtures/test';

/**
 * The pages of a class that a student sees in Spanish, on a narrow phone. Names that people typed are not translated.
 */

test.use({ viewport: { width: 320, height: 640 } });

const CORE = 6;
const CLASS = 'Evening Refrigeration Fundamentals 101';

/** Creates a class with an instructor's account, and joins it with the account of the test. */
async function joinClass(request: APIRequestContext, student: Account) {
  const instructor: string = (await (await request.post('/auth/device')).json()).data.accessToken;
  const { id, code } = await must<ClassView>(instructor, 'POST', '/api/classes', { name: CLASS });
  await must(student.accessToken, 'POST', '/api/classes/join', { code, name: 'Maria Garcia' });
  const at = `/api/classes/${id}`;
  const assign = (title: string, more: object = {}) =>
    must<AssignmentView>(instructor, 'POST', `${at}/assignments`, {
      ...{ title, testType: 'practice', sectionIds: [CORE], questionCount: 1, certificateMark: 1 },
      ...more,
    });
  return { instructor, id, code, at, assign };
}

const say = (page: Page, text: string | RegExp) => expect(page.getByRole('main').getByText(text).first()).toBeVisible();

const follow = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first().click();

test('a student takes a class test in Spanish and downloads the certificate', async ({
  signedIn: page,
  account,
  request,
}) => {
  await page.goto('/es/classes/assignment');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Examen de la clase');
  await say(page, 'Este examen no está aquí');
  await seeOnlySpanish(page);

  const { assign } = await joinClass(request, account);
  await assign('Safety quiz', { attempts: 1, topics: [{ sectionId: CORE, topic: 'safety' }] });
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  await assign('Midterm', { opensAt: ago(2), closesAt: ago(1) });
  const exam = { testType: 'exam', sectionIds: [CORE, 3, 4, 5], questionCount: 25 };
  await assign('Final', { ...exam, opensAt: '2098-01-01T00:00:00Z', closesAt: '2098-02-01T00:00:00Z', attempts: 2 });

  await page.goto('/es/classes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis clases');
  await expect(page).toHaveTitle(/^Mis clases \|/);
  await say(page, /^Como Maria Garcia, desde el \d+ de \p{L}+ de \d+$/u);
  await say(page, /^práctica, 1 pregunta$/);
  await seeOnlySpanish(page);
  await follow(page, 'Final');
  await expect(page).toHaveURL(/\/es\/classes\/assignment\?id=/);
  await say(page, 'Examen: Examen completo, 100 preguntas');
  await say(page, /^Abre el .*2098/);
  await say(page, /^Abierto hasta el .*2098/);
  await say(page, '0 de 2 intentos usados');
  await say(page, 'Todavía no está abierto.');
  await seeOnlySpanish(page);
  await page.goBack();
  await follow(page, 'Midterm');
  await say(page, /^Ya cerró\./);
  await seeOnlySpanish(page);
  await page.goBack();
  await follow(page, 'Safety quiz');
  await expect(page).toHaveTitle(/^Examen de la clase \|/);
  await say(page, 'Práctica: Core, 1 pregunta');
  await say(page, 'Temas: Seguridad');
  await say(page, '0 de 1 intento usado');
  await seeOnlySpanish(page);

  await press(page, 'Empezar este examen');
  await expect(page).toHaveURL(/\/es\/test$/);
  await choose(page, true);
  await press(page, 'Enviar respuesta');
  await press(page, 'Terminar el examen');
  await expect(page.locator('[data-delivery="saved"]')).toBeVisible();
  await follow(page, 'Volver a la clase');
  await expect(page).toHaveURL(/\/es\/classes$/);
  await say(page, '✓ Hecho: 1 de 1');
  await press(page, `Certificado de ${CLASS}`);
  await say(page, 'Descargado');
  await seeOnlySpanish(page);
  await follow(page, 'Safety quiz');
  await say(page, 'Hecho: 1 de 1 correctas en su mejor intento');
  await say(page, /^Ya usó todos sus intentos\./);
  await seeOnlySpanish(page);
});

test('a student answers questions in the room in Spanish until the class ends', async ({
  signedIn: page,
  account,
  request,
}, testInfo) => {
  expectConsoleErrors(testInfo, /Failed to load resource/);
  await page.goto('/es/classes/room');
  await say(page, 'Usted no está en esta clase');
  await seeOnlySpanish(page);

  const { instructor, at } = await joinClass(request, account);
  await page.goto('/es/classes');
  await follow(page, `En el salón de ${CLASS}`);
  await expect(page).toHaveURL(/\/es\/classes\/room\?id=/);
  await expect(page).toHaveTitle(/^Preguntas en el salón \|/);
  await say(page, 'Todavía no hay pregunta. La próxima aparece aquí sola.');
  await seeOnlySpanish(page);

  const { round } = await must<{ round: RoundView }>(instructor, 'POST', `${at}/round`, {
    sectionIds: [CORE],
    questionCount: 2,
  });
  await expect(page.getByRole('heading', { name: 'Pregunta 1 de 2', exact: true })).toBeVisible();
  const question = page.getByRole('region', { name: 'Pregunta', exact: true });
  await expect(question.getByRole('heading')).not.toHaveAttribute('lang');
  await say(page, 'Elija una respuesta.');
  await seeOnlySpanish(page);
  await page.route('**/room/answer', (route) => route.abort());
  await question.getByRole('listitem').first().getByRole('button').click();
  const send = question.getByRole('button', { name: 'Enviar esta respuesta', exact: true });
  if (await send.isVisible()) await send.click();
  await say(page, 'Enviando. Lo intentamos hasta que llegue su respuesta.');
  await seeOnlySpanish(page);
  await endRoute(page, '**/room/answer');
  await say(page, 'Su respuesta llegó. Puede cambiarla.');
  await must(instructor, 'PUT', `${at}/round`, { roundId: round.id, turn: 0 });
  await say(page, /^(Su respuesta, (correcta|incorrecta)|Respuesta correcta)$/);
  await seeOnlySpanish(page);

  expect((await request.delete(at, { headers: { Authorization: `Bearer ${instructor}` } })).ok()).toBe(true);
  await expect(page.getByRole('heading', { name: `La clase ${CLASS} terminó`, exact: true })).toBeVisible();
  await seeOnlySpanish(page);
});

test('a member leaves a class and creates one from the list in Spanish', async ({
  signedIn: page,
  account,
  request,
}) => {
  await joinClass(request, account);
  await page.goto('/es/classes');
  await press(page, `Salir de ${CLASS}`);
  await say(page, /^Todavía no se ha unido a una clase\./);
  await press(page, 'Crear clase');
  await say(page, 'Póngale un nombre a la clase');
  await seeOnlySpanish(page);
  await page.getByLabel('Nombre de la nueva clase').fill('HVAC 102');
  await press(page, 'Crear clase');
  await expect(page).toHaveURL(/\/es\/classes\/class\?id=/);
  await page.goto('/es/classes');
  await say(page, 'Todavía sin estudiantes');
  await seeOnlySpanish(page);
  await follow(page, 'Unirse a una clase');
  await expect(page).toHaveURL(/\/es\/join$/);
});
