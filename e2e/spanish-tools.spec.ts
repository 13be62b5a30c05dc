import type { Page } from '@playwright/test';
import { listToolPages } from '@/lib/kernel/pages';
import { untilReady } from './fixtures/slow-start';
import { seeOnlySpanish } from './fixtures/spanish';
import { expect, test } from './fixtures/test';

/** The tools in Spanish, on a narrow phone. */

test.use({ viewport: { width: 320, height: 640 } });

const result = (page: Page) => page.getByRole('region', { name: 'Resultado' });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}

test('a technician opens a tool from the list and finds the evacuation level in Spanish', async ({ page }) => {
  await open(page, '/es/tools');
  await seeOnlySpanish(page);
  const links = await page.getByRole('main').getByRole('link').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(paths.toSorted()).toEqual(
    listToolPages()
      .filter((path) => path !== '/tools')
      .map((path) => `/es${path}`)
      .toSorted(),
  );
  await page.getByRole('link', { name: 'Buscador del nivel de evacuación' }).click();
  await expect(page).toHaveURL('/es/tools/evacuation');
  await untilReady(page);
  await seeOnlySpanish(page);
  await field(page, 'Refrigerante').selectOption('R-454B');
  await field(page, 'Clase de trabajo').selectOption('Disposición final');
  await field(page, 'Carga completa, lb').fill('250');
  await expect(result(page)).toContainText('10 in. Hg de vacío');
  await expect(result(page)).toContainText(
    'Alrededor de 506 mm Hg absolutos. Alta presión, 200 lb o más, máquina de recuperación fabricada a partir del 15 de noviembre de 1993, disposición final.',
  );
  await seeOnlySpanish(page);
  await field(page, 'Carga completa, lb').fill('mucho');
  await expect(field(page, 'Carga completa, lb')).toHaveAccessibleDescription(/Escriba la carga en libras/);
  await seeOnlySpanish(page);
  await page.getByRole('radio', { name: /^Aparato pequeño/ }).check();
  await field(page, 'Carga completa, lb').fill('');
  await expect(result(page)).toContainText('90% del refrigerante');
  await seeOnlySpanish(page);
});

test('a technician calculates a leak rate with its deadlines in Spanish', async ({ page }) => {
  await open(page, '/es/tools/leak-rate');
  await field(page, 'Carga completa, lb').fill('600');
  await field(page, 'Agregado ahora, lb').fill('60');
  await field(page, 'Desde la adición anterior, días').fill('73');
  await field(page, 'Refrigerante').selectOption({ index: 1 });
  await field(page, 'Aparato').selectOption('Refrigeración de procesos industriales');
  await page.getByRole('checkbox', { name: 'La reparación exige un paro del proceso industrial' }).check();
  await field(page, 'Día de esta adición').fill('2026-01-31');
  await field(page, 'Agregado en este año calendario, lb').fill('900');
  await expect(result(page)).toContainText('50% al año: por encima del límite de 30%');
  await expect(page.getByText('a más tardar el 31 de mayo de 2026 (120 días)')).toBeVisible();
  await seeOnlySpanish(page);
});

test('a technician finds how much a cylinder still holds in Spanish', async ({ page }) => {
  await open(page, '/es/tools/cylinder-fill');
  await field(page, 'Tara (TW), lb').fill('28');
  await field(page, 'Capacidad de agua (WC), lb').fill('48');
  await expect(result(page)).toContainText('Como máximo 66.4 lb en la báscula');
  await seeOnlySpanish(page);
  await field(page, 'Refrigerante').selectOption('R-410A');
  await field(page, 'Lectura de la báscula ahora, lb, para ver cuánto cabe todavía').fill('50');
  await expect(result(page)).toContainText('Caben 18.7 lb más');
  await seeOnlySpanish(page);
});

test('a technician finds the certificate in Spanish', async ({ page }) => {
  await open(page, '/es/tools/certification');
  await field(page, 'Lo que usted hace').selectOption('Dar mantenimiento o servicio, o reparar');
  await field(page, 'Aparatos').selectOption({ index: 1 });
  await expect(result(page)).toContainText('Tipo I, o Universal');
  await seeOnlySpanish(page);
});

test('a technician converts temperature to pressure and back in Spanish', async ({ page }) => {
  await open(page, '/es/tools/pressure-temperature');
  await field(page, 'Refrigerante').selectOption('R-407C');
  await field(page, 'Temperatura, °F').fill('-40');
  await expect(result(page)).toContainText('Burbuja 2.7 psig, rocío 4.6 in. Hg de vacío');
  await seeOnlySpanish(page);
  await page.getByRole('radio', { name: 'Una presión' }).check();
  await field(page, 'Altitud, ft').fill('5000');
  await page.getByRole('radio', { name: 'kPa absolutos' }).check();
  await field(page, 'Presión, kPa absolutos').fill('500');
  await expect(result(page)).toContainText('500.0 kPa absolutos, saturado, a 5000 ft.');
  await seeOnlySpanish(page);
});
