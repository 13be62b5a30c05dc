import type { Page } from '@playwright/test';
import { listToolPages } from '@/lib/kernel/pages';
import { untilReady } from './fixtures/slow-start';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

/** Two of the tools, by keyboard. `more/tools-heard.spec.ts` covers all of them. */

const result = (page: Page) => page.getByRole('region', { name: 'Result' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}

/** Chooses an option by keyboard: a native select matches typed letters. */
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
  // Shift+Tab moves back to a field.
  await page.keyboard.press('Shift+Tab');
  await expect(result(page)).toBeInViewport({ ratio: 1 });
}

test('a technician finds the evacuation level by keyboard, and the level stays visible on a phone', async ({
  page,
}) => {
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

test('a technician converts temperature to pressure and back by keyboard', async ({ page }) => {
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

test.describe('tools offline', () => {
  /** Allows the service worker, which serves pages offline. */
  test.use({ serviceWorkers: 'allow' });

  test('a visitor who has opened the list of tools can use a tool offline', async ({ page, context }, testInfo) => {
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
});
