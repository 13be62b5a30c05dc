import { bearer } from './fixtures/admin';
import { seeOnlySpanish } from './fixtures/spanish';
import { expect, expectConsoleErrors, test } from './fixtures/test';

/** The result of the certification exam in Spanish, on a narrow phone. */

test.use({ viewport: { width: 320, height: 640 } });

test('a learner enters the exam result in Spanish, shares it, writes a recommendation and removes the result', async ({
  signedIn: page,
  account,
}, testInfo) => {
  expectConsoleErrors(testInfo, /status of 400/);
  await page.goto('/es/today/outcome');
  await page.getByRole('button', { name: 'Guardar mi resultado' }).click();
  await expect(page.getByText('Escriba el día de su examen')).toBeVisible();
  await expect(page.getByText('Elija al menos una sección que tomó')).toBeVisible();
  await seeOnlySpanish(page);
  await page.getByLabel('Fecha del examen').fill(new Date().toISOString().slice(0, 10));
  await page.getByLabel('Core', { exact: true }).selectOption('Aprobada');
  await page.getByLabel('Core: respuestas correctas de 25, si lo sabe').fill('26');
  await page.getByLabel('Tipo II', { exact: true }).selectOption('No aprobada');
  await page.getByRole('button', { name: 'Guardar mi resultado' }).click();
  await expect(page.getByText('Escriba de 0 a 25, o déjelo vacío')).toBeVisible();
  await page.getByLabel('Core: respuestas correctas de 25, si lo sabe').fill('21');
  await page.getByRole('button', { name: 'Guardar mi resultado' }).click();
  await expect(page.getByText('Gracias. Su resultado está guardado.', { exact: false })).toBeVisible();
  await expect(page.getByText('Core: aprobada, 21 de 25.')).toBeVisible();
  await seeOnlySpanish(page);
  await page.evaluate(() => {
    navigator.canShare = () => true;
    navigator.share = async ({ text, url } = {}) => document.body.setAttribute('data-shared', `${text} ${url}`);
  });
  await page.getByRole('button', { name: 'Compartir “Aprobé”' }).click();
  await expect(page.locator('body')).toHaveAttribute(
    'data-shared',
    /^Aprobé EPA 608 Core\. Estudie gratis con Coldpass: .*\/es$/,
  );

  await page.getByRole('button', { name: 'Escribir algo' }).click();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Llene este campo')).toHaveCount(3);
  await expect(page.getByText('Marque esta casilla o salga del formulario')).toBeVisible();
  await seeOnlySpanish(page);
  await page.getByLabel('Sus palabras, en dos oraciones').fill('Muy bueno. Aprobé.');
  await page.getByLabel('Nombre', { exact: true }).fill('Ana');
  await page.getByLabel('Oficio', { exact: true }).fill('técnica');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Nadie lo ve todavía. Primero lo lee un administrador.')).toBeVisible();
  await seeOnlySpanish(page);
  await page.getByRole('button', { name: 'Retirarlo' }).click();
  await seeOnlySpanish(page);
  await page.getByRole('button', { name: 'Retirar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Escribir algo' })).toBeVisible();

  await page.getByRole('button', { name: /^Quitar \d+ de / }).click();
  await expect(page.getByRole('heading', { name: '¿Quitar este resultado?' })).toBeVisible();
  await seeOnlySpanish(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByText('Core: aprobada, 21 de 25.')).toHaveCount(0);
  const left = await page.request.get('/api/outcomes', { headers: bearer(account.accessToken) });
  expect((await left.json()).data).toEqual([]);
});
