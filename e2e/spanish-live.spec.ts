import type { Page } from '@playwright/test';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import type { ClassView } from '@/lib/classes/contract';
import type { RoundView } from '@/lib/classes/live-room/contract';
import { must } from './fixtures/refused-for-now';
import { press, seeOnlySpanish } from './fixtures/spanish';
import { expect, expectConsoleErrors, test } from './fixtures/test';

/** An instructor's live pages, questions in the room, and tests on paper in Spanish. */

const CORE = 6;
const SMALL_PHONES = [
  { width: 320, letters: '100%' },
  { width: 360, letters: '200%' },
];

const main = (page: Page) => page.getByRole('main');
const say = (page: Page, text: string | RegExp) => expect(main(page).getByText(text).first()).toBeVisible();
const follow = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true }).first().click();

/** Expects a page that scrolls only vertically on small phones, also with letters of twice the size. */
async function seeItFit(page: Page): Promise<void> {
  const setLetters = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  const before = page.viewportSize();
  for (const { width, letters } of SMALL_PHONES) {
    await page.setViewportSize({ width, height: 780 });
    await setLetters(letters);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: `${width} px` })
      .toBeLessThanOrEqual(0);
  }
  await setLetters('');
  if (before) await page.setViewportSize(before);
}

async function seeSpanishOnPhones(page: Page): Promise<void> {
  await seeOnlySpanish(page);
  await seeItFit(page);
}

async function teach(token: string) {
  const { id, code } = await must<ClassView>(token, 'POST', '/api/classes', { name: 'HVAC 101' });
  const at = `/api/classes/${id}`;
  const assign = (title: string, more: object = {}) =>
    must<AssignmentView>(token, 'POST', `${at}/assignments`, {
      ...{ title, testType: 'practice', sectionIds: [CORE], questionCount: 5, samePaper: true },
      ...more,
    });
  return { id, code, at, assign };
}

test('an instructor watches a test live and on the wall in Spanish', async ({ signedIn: page, account }, testInfo) => {
  expectConsoleErrors(testInfo, /Failed to load resource/);
  for (const path of ['/es/classes/live', '/es/classes/live/wall', '/es/classes/projector', '/es/classes/paper']) {
    await page.goto(path);
    await say(page, 'Volver a Mis clases');
    await seeSpanishOnPhones(page);
  }
  const { id, at, assign } = await teach(account.accessToken);
  await must(account.accessToken, 'POST', `${at}/places`, { list: 'Maria Garcia\nSam Lee' });
  const test = await assign('Week 1 quiz');
  await page.goto(`/es/classes/live?id=${id}&test=${test.id}`);
  await expect(page).toHaveTitle(/^Tablero en vivo de una clase \|/);
  await say(page, '0 en curso, 0 terminados, 2 sin empezar');
  await expect(page.getByRole('row', { name: 'Maria Garcia Sin empezar' })).toBeVisible();
  await seeSpanishOnPhones(page);
  await page.route('**/board*', (route) => route.abort());
  await say(page, /^Volviendo a conectar… El tablero muestra/);
  await seeSpanishOnPhones(page);
  await page.unroute('**/board*');
  await follow(page, 'Mostrar en un proyector');
  await expect(page).toHaveURL(/\/es\/classes\/live\/wall\?/);
  await say(page, '0 de 2 terminaron');
  await seeSpanishOnPhones(page);
  await follow(page, 'Volver al tablero');
  await expect(page).toHaveURL(/\/es\/classes\/live\?/);
});

test('the wall shows questions in English, Spanish or both, and a Spanish phone in Spanish', async ({
  signedIn: page,
  account,
  browser,
}) => {
  const { id, code, at, assign } = await teach(account.accessToken);
  await assign('Week 1 quiz');
  const student = await browser.newContext({ viewport: { width: 360, height: 780 } });
  const phone = await student.newPage();
  await phone.goto(`/es/join#${code}`);
  await phone.getByLabel('Su nombre', { exact: true }).fill('Maria Garcia');
  await press(phone, 'Unirse a la clase');
  await follow(phone, 'Preguntas en el salón');

  await page.goto(`/es/classes/projector?id=${id}`);
  await expect(page).toHaveTitle(/^Preguntas en el salón \|/);
  await main(page).getByRole('checkbox', { name: 'Core: parte general', exact: true }).uncheck({ force: true });
  await press(page, 'Empezar');
  await say(page, 'Elija al menos una sección');
  await seeSpanishOnPhones(page);
  await page.getByLabel('Preguntas de', { exact: true }).selectOption({ label: 'Examen: Week 1 quiz' });
  await press(page, 'Empezar');
  const wall = page.getByRole('region', { name: 'Pregunta 1 de 5', exact: true });
  await expect(wall).toBeVisible();
  await seeSpanishOnPhones(page);
  const { round } = await must<{ round: RoundView }>(account.accessToken, 'GET', `${at}/round`);
  const { question, spanish } = round;
  const textOf = (text: string | undefined) => (text ?? 'no text').replaceAll('\u00a0', ' ');
  const english = wall.getByText(textOf(question.text), { exact: true });
  const translated = wall.getByText(textOf(spanish?.question.text), { exact: true });
  await expect(translated).toBeVisible();
  await expect(english).toHaveCount(0);
  await expect(phone.getByRole('heading', { name: textOf(spanish?.question.text), exact: true })).toBeVisible();
  await seeSpanishOnPhones(phone);

  await press(page, 'Preguntas en español');
  await press(page, 'Preguntas en los dos idiomas');
  await expect(english).toBeVisible();
  await expect(translated).toHaveCount(0);
  await press(page, 'Preguntas en inglés');
  await press(page, 'Preguntas en español');
  await expect(english).toBeVisible();
  await expect(english).toHaveAttribute('lang', 'en');
  await expect(translated).toBeVisible();
  await seeItFit(page);
  // The device keeps the choice.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Preguntas en los dos idiomas', exact: true })).toBeVisible();

  const optionOf = (view: RoundView['question']) => view.options.map((option) => textOf(option.text));
  const shown = phone.getByRole('region', { name: 'Pregunta', exact: true }).getByRole('listitem');
  for (const [place, text] of (spanish ? optionOf(spanish.question) : []).entries()) {
    await expect(shown.nth(place)).toContainText(text);
    await expect(wall.getByRole('listitem').nth(place)).toContainText(optionOf(question)[place] ?? 'no text');
  }
  await shown.first().getByRole('button').click();
  const send = phone.getByRole('button', { name: 'Enviar esta respuesta', exact: true });
  if (await send.isVisible()) await send.click();
  await say(page, '1 de 1 contestó');
  await press(page, 'Sin temporizador');
  await press(page, 'Mostrar la respuesta');
  await expect(wall.getByLabel('correcta', { exact: true }).first()).toBeVisible();
  await seeItFit(page);
  for (const before of ['Preguntas en los dos idiomas', 'Preguntas en inglés']) await press(page, before);
  await expect(english).toHaveCount(0);
  await seeSpanishOnPhones(page);
  await say(phone, /^(Su respuesta, (correcta|incorrecta)|Respuesta correcta)$/);
  await seeSpanishOnPhones(phone);
  await press(page, 'Terminar');
  await say(phone, 'Todavía no hay pregunta. La próxima aparece aquí sola.');
  await student.close();
});

test('an instructor prints a test in Spanish and enters the answers', async ({ signedIn: page, account }) => {
  const { id, at, assign } = await teach(account.accessToken);
  await must(account.accessToken, 'POST', `${at}/places`, { list: 'Maria Garcia\nSam Lee' });
  const exam = { testType: 'exam', sectionIds: [CORE, 4], questionCount: 25 };
  const { id: test } = await assign('Final', exam);
  await page.goto(`/es/classes/paper?id=${id}&test=${test}`);
  await expect(page).toHaveTitle(/^Examen en papel \|/);
  await say(page, /^HVAC 101\. Core \+ Tipo II, 50 preguntas, \d+ minutos\.$/);
  const sheet = page.getByRole('article');
  // Questions that other tests have added are not translated.
  const translated = sheet.getByRole('listitem').filter({ hasNot: page.locator('[lang=en]') });
  await expect.poll(() => translated.count()).toBeGreaterThan(40);
  const inSpanish = (await translated.first().textContent()) ?? '';
  await seeSpanishOnPhones(page);
  for (const [name, text] of [
    ['Versión B', 'Marque una respuesta para cada pregunta en la hoja de respuestas, y la versión B.'],
    ['Hoja de respuestas', 'Rellene un círculo para cada pregunta'],
    ['Clave', 'Solo para el instructor.'],
    ['Tabla P-T', 'Tabla de presión y temperatura, 1 de 2'],
  ] as const) {
    await follow(page, name);
    await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
    await say(page, text);
    await seeSpanishOnPhones(page);
  }
  await page.goto(`/classes/paper?id=${id}&test=${test}&language=en`);
  await expect(page.getByRole('article', { name: 'Version A', exact: true })).toBeVisible();
  expect(await sheet.textContent()).not.toContain(inSpanish);

  const { id: quiz } = await assign('Quiz');
  await page.goto(`/es/classes/paper/answers?id=${id}&test=${quiz}`);
  await expect(page).toHaveTitle(/^Respuestas en papel \|/);
  await say(page, 'Todavía no hay respuestas de nadie.');
  await press(page, 'Agregar a la lista');
  await say(page, 'Primero elija un estudiante');
  await press(page, 'Revisar las respuestas');
  await say(page, 'Primero pegue las respuestas: una línea por estudiante.');
  await seeSpanishOnPhones(page);
  const list = page.getByLabel('Respuestas, una línea por estudiante', { exact: true });
  await list.fill('Maria Garcia; A; ABCA\nSam Le; B; ABCAB');
  await press(page, 'Revisar las respuestas');
  await say(page, /^2 líneas no se pueden guardar\./);
  await say(page, 'Esta línea tiene 4 respuestas, pero el examen tiene 5 preguntas. Ponga - donde no se marcó nada.');
  await say(page, /^Nadie en esta clase se llama “Sam Le”\./);
  await seeSpanishOnPhones(page);
  await list.fill('Maria Garcia; A; ABC-B');
  await press(page, 'Revisar las respuestas');
  await say(page, '1 línea se puede guardar.');
  await say(page, '4 de 5 contestadas');
  await press(page, 'Guardar 1 resultado');
  await say(page, 'Las respuestas de 1 estudiante se guardaron. Aparecen en los resultados.');
  await list.fill('Maria Garcia; A; AAAAA');
  await press(page, 'Revisar las respuestas');
  await say(page, '5 de 5 contestadas; reemplaza las respuestas anotadas antes');
  await press(page, 'Guardar 1 resultado');
  const asked = page.getByRole('alertdialog', { name: '¿Reemplazar las respuestas de 1 estudiante?', exact: true });
  await expect(asked).toBeVisible();
  await seeSpanishOnPhones(page);
  await asked.getByRole('button', { name: 'Reemplazar y guardar', exact: true }).click();
  await press(page, 'Quitar las respuestas de Maria Garcia');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await seeSpanishOnPhones(page);
  await page.getByRole('button', { name: 'Quitar las respuestas', exact: true }).click();
  await say(page, 'Todavía no hay respuestas de nadie.');
});
