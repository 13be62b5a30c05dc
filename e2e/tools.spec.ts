import type { Page } from '@playwright/test';
import { untilReady } from './fixtures/slow-start';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

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
  await page.keyboard.press('Tab');
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

test('a tool that was seen works without network, and so do the others', async ({ page, context }, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_INTERNET_DISCONNECTED|Failed to fetch RSC payload/);
  await open(page, '/tools');
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const isKept = Boolean(await (await caches.open('public-pages')).match('/tools/evacuation'));
          return isKept && navigator.serviceWorker.controller?.state;
        }),
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
  await expect(page.getByText('Without scripts nothing is worked out here.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 680, height: 900 });
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await context.close();
});
