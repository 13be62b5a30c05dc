import type { Page } from '@playwright/test';
import { startListening, takeHeard } from '../fixtures/heard';
import { tabTo } from '../fixtures/keyboard';
import { untilReady } from '../fixtures/slow-start';
import { expect, test } from '../fixtures/test';

/** Checks what a screen reader announces in each tool: field names, results as they appear, and errors. */

const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test.beforeEach(async ({ page }) => startListening(page));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}

/** Tabs to the field, forward or backward, and checks its accessible name. */
async function reach(page: Page, label: string): Promise<void> {
  const isBehind = await field(page, label).evaluate((target) => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return false;
    return (activeElement.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });
  await tabTo(page, field(page, label), isBehind ? 'Shift+Tab' : 'Tab');
  await expect(field(page, label)).toHaveAccessibleName(label);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await reach(page, label);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function choose(page: Page, label: string, choice: string): Promise<void> {
  await reach(page, label);
  await page.keyboard.type(choice);
}

/** Returns live announcements of results and errors since the last call. */
async function heard(page: Page): Promise<string> {
  const all = await takeHeard(page);
  return all.filter((said) => said.startsWith('live: ')).join('\n');
}

/** Checks that invalid input is refused. The error must be announced and must describe the field. */
async function expectRefusal(page: Page, label: string, nonsense: string, sentence: RegExp): Promise<void> {
  await takeHeard(page);
  await type(page, label, nonsense);
  await expect(field(page, label)).toHaveAccessibleDescription(sentence);
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  expect(await heard(page)).toMatch(sentence);
  await expect(result(page)).toContainText('No result yet');
}

test('a screen reader announces the evacuation level after the last input, and why a refrigerant charge is refused', async ({
  page,
}) => {
  await open(page, '/tools/evacuation');
  await choose(page, 'Refrigerant', 'R-134a');
  await choose(page, 'Kind of job', 'Major');
  await takeHeard(page);
  await type(page, 'Full charge, lb', '250');
  await expect(result(page)).toContainText('15 in. Hg vacuum');
  expect(await heard(page)).toContain('live: 15 in. Hg vacuum');
  await expectRefusal(page, 'Full charge, lb', '-3', /Enter the charge in pounds/);
});

test('a screen reader announces the leak rate with its limit, and why a number of days is refused', async ({
  page,
}) => {
  await open(page, '/tools/leak-rate');
  await type(page, 'Full charge, lb', '200');
  await type(page, 'Added now, lb', '20');
  await type(page, 'Since the previous addition, days', '73');
  await choose(page, 'Refrigerant', 'Ozone');
  await takeHeard(page);
  await choose(page, 'Appliance', 'Comfort');
  await expect(result(page)).toContainText('50% a year: over the limit of 10%');
  expect(await heard(page)).toContain('live: 50% a year: over the limit of 10%');
  await expectRefusal(page, 'Since the previous addition, days', 'many', /Enter the days/);
});

test('a screen reader announces the highest allowed scale reading, and why a reading is refused', async ({ page }) => {
  await open(page, '/tools/cylinder-fill');
  await type(page, 'Tare weight (TW), lb', '28');
  await takeHeard(page);
  await type(page, 'Water capacity (WC), lb', '48');
  await expect(result(page)).toContainText('At most 66.4 lb on the scale');
  expect(await heard(page)).toContain('live: At most 66.4 lb on the scale');
  await expectRefusal(page, 'Tare weight (TW), lb', 'heavy', /Enter/);
});

test('a screen reader announces the certificate, and announces the new certificate when a box is ticked', async ({
  page,
}) => {
  await open(page, '/tools/certification');
  await choose(page, 'What you do', 'Maintain');
  await takeHeard(page);
  await choose(page, 'Appliances', 'Low');
  await expect(result(page)).toContainText('Type III, or Universal');
  expect(await heard(page)).toContain('live: Type III, or Universal');
  await reach(page, 'I am a registered apprentice, always supervised by a certified technician');
  await page.keyboard.press('Space');
  await expect(result(page)).toContainText('No certificate needed');
  expect(await heard(page)).toContain('live: No certificate needed');
});

test('a screen reader announces both pressures of a blend, and the limits of the table', async ({ page }) => {
  await open(page, '/tools/pressure-temperature');
  await choose(page, 'Refrigerant', 'R-407C');
  await takeHeard(page);
  await type(page, 'Temperature, °F', '40');
  await expect(result(page)).toContainText('Bubble 80.2 psig, dew 63.2 psig');
  expect(await heard(page)).toContain('live: Bubble 80.2 psig, dew 63.2 psig');
  await expectRefusal(page, 'Temperature, °F', '900', /\d/);
});
