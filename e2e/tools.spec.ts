import type { Page } from '@playwright/test';
import { listToolPages } from '@/lib/kernel/pages';
import { untilReady } from './fixtures/slow-start';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

/** Without network pages come from the service worker. */
test.use({ serviceWorkers: 'allow' });

/** Each tool by keyboard: one answer worked out, nonsense refused, and what axe finds once there is an answer. */

const result = (page: Page) => page.getByRole('region', { name: 'Result' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}

/** By keys alone: the platform's list takes the letters of the choice. */
async function choose(page: Page, label: string, choice: string): Promise<void> {
  const list = page.getByLabel(label, { exact: true });
  await list.focus();
  await page.keyboard.type(choice);
  await expect(list.locator('option:checked')).toHaveText(new RegExp(`^${choice}`, 'i'));
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function expectInView(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  // Back, so that the focus stays among the fields.
  await page.keyboard.press('Shift+Tab');
  await expect(result(page)).toBeInViewport({ ratio: 1 });
}

test('the list of tools leads to each of them', async ({ page }) => {
  await open(page, '/');
  await page.locator('footer').getByRole('link', { name: 'Tools' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tools' })).toBeVisible();
  await page.getByRole('link', { name: 'Evacuation level finder' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Evacuation level finder' })).toBeVisible();
});

test('the evacuation level is found by keyboard, and stays in sight on a phone', async ({ page }) => {
  await open(page, '/tools/evacuation');
  await expect(result(page)).toHaveText(/Choose the refrigerant/);
  await choose(page, 'Refrigerant', 'R-134a');
  await choose(page, 'Kind of job', 'Major repair');
  await type(page, 'Full charge, lb', '250');
  await expect(result(page)).toContainText('15 in. Hg vacuum');
  await expect(result(page)).toContainText('40 CFR 82.156(a), Table 1');
  await expectNoAxeViolations(page);
  await expectInView(page);

  await type(page, 'Full charge, lb', 'plenty');
  await expect(page.getByLabel('Full charge, lb')).toHaveAccessibleDescription(/Enter the charge in pounds/);
  await expect(result(page)).toContainText('No result yet');
  await expectNoAxeViolations(page);
});

test('a leak rate is worked out by keyboard, with the day by which the repair is due', async ({ page }) => {
  await open(page, '/tools/leak-rate');
  await type(page, 'Full charge, lb', '200');
  await type(page, 'Added now, lb', '20');
  await type(page, 'Since the addition before, days', '73');
  await choose(page, 'Refrigerant', 'Ozone');
  await choose(page, 'Appliance', 'Comfort');
  await expect(result(page)).toContainText('50% a year: over the limit of 10%');
  await page.getByLabel('Day of this addition').fill('2026-01-31');
  await expect(page.getByText('Find and repair the leaks by March 2, 2026 (30 days)')).toBeVisible();
  await expectNoAxeViolations(page);
  await expectInView(page);
  await type(page, 'Since the addition before, days', '0');
  await expect(page.getByLabel('Since the addition before, days')).toHaveAccessibleDescription(/Enter the days/);
});

test('the fill of a cylinder is worked out by keyboard', async ({ page }) => {
  await open(page, '/tools/cylinder-fill');
  await type(page, 'Tare weight (TW), lb', '28');
  await type(page, 'Water capacity (WC), lb', '48');
  await expect(result(page)).toContainText('At most 66.4 lb on the scale');
  await type(page, 'Scale reading now, lb, if you want what still fits', '52');
  await expect(result(page)).toContainText('14.4 lb more fits');
  await page.getByLabel('Refrigerant').selectOption('R-410A');
  await expect(result(page)).toContainText('16.7 lb more fits');
  await type(page, 'Warmest it can get, °F', '120');
  await expect(result(page)).toContainText('11.1 lb more fits');
  await expect(page.getByRole('main')).toContainText('At 120 °F the liquid of R-410A');
  await expectNoAxeViolations(page);
  await expectInView(page);
  await type(page, 'Scale reading now, lb, if you want what still fits', '5');
  await expect(result(page)).toContainText('No result yet');
});

test('the certificate is found by keyboard', async ({ page }) => {
  await open(page, '/tools/certification');
  await choose(page, 'What you do', 'Maintain');
  await choose(page, 'Appliances', 'Low');
  await expect(result(page)).toContainText('Type III, or Universal');
  await expect(result(page)).toContainText('40 CFR 82.161(a)(1)(iii)');
  await page.getByLabel('I am a registered apprentice').press('Space');
  await expect(result(page)).toContainText('No certificate needed');
  await expectNoAxeViolations(page);
  await expectInView(page);
});

test('pressure and temperature are found from each other by keyboard', async ({ page }) => {
  await open(page, '/tools/pressure-temperature');
  await choose(page, 'Refrigerant', 'R-407C');
  await type(page, 'Temperature, °F', '40');
  await expect(result(page)).toContainText('Bubble 80.2 psig, dew 63.2 psig');
  await page.getByRole('button', { name: 'Below zero' }).press('Enter');
  await expect(page.getByLabel('Temperature, °F')).toHaveValue('-40');
  await expect(result(page)).toContainText('Bubble 2.7 psig, dew 4.6 in. Hg vacuum');
  await page.getByRole('radio', { name: 'A temperature' }).focus();
  await page.keyboard.press('ArrowDown');
  await type(page, 'Pressure, psig', '80.2');
  await expect(result(page)).toContainText('Bubble 40.0 °F, dew 50.8 °F');
  await expectNoAxeViolations(page);
  await expectInView(page);
  await type(page, 'Pressure, psig', '9999');
  await expect(page.getByLabel('Pressure, psig')).toHaveAccessibleDescription(/the table of R-407C ends there/);
});

test('a tool that was seen works without network, and so do the others', async ({ page, context }, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_INTERNET_DISCONNECTED|Failed to fetch RSC payload/);
  await open(page, '/tools');
  await expect
    .poll(
      () =>
        page.evaluate(async (paths) => {
          const cache = await caches.open('public-pages');
          const kept = await Promise.all(paths.map((path) => cache.match(path)));
          return kept.every(Boolean) && navigator.serviceWorker.controller?.state;
        }, listToolPages()),
      { timeout: 30_000 },
    )
    .toBe('activated');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Evacuation level finder' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Evacuation level finder' })).toBeVisible();
  await untilReady(page);
  await page.getByLabel('Refrigerant', { exact: true }).selectOption('R-22');
  await page.getByLabel('Kind of job', { exact: true }).selectOption('Disposal');
  await type(page, 'Full charge, lb', '200');
  await expect(result(page)).toContainText('10 in. Hg vacuum');
  await context.setOffline(false);
});

test('the rule is on the page before any script, and on paper', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/tools/evacuation');
  await expect(page.getByRole('row', { name: /^Medium pressure, 200 lb or more/ })).toContainText('15');
  await expect(page.locator('noscript p')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 680, height: 900 });
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await context.close();
});
