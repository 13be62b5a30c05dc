import type { Page } from '@playwright/test';
import { startPractice } from './fixtures/attempt';
import { untilReady } from './fixtures/slow-start';
import { expect, expectNoAxeViolations, test } from './fixtures/test';

const button = (page: Page) => page.getByRole('button', { name: 'P-T chart' });
const chart = (page: Page) => page.getByRole('dialog', { name: 'Pressure-temperature chart' });

async function openByKeyboard(page: Page): Promise<void> {
  await untilReady(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(chart(page)).toBeVisible();
}

async function closeByKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(chart(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
}

test('a learner opens the pressure chart during practice by keyboard, and the question stays unchanged', async ({
  signedIn: page,
}) => {
  await startPractice(page);
  await expect(page.getByText('Question 1 of 10').first()).toBeVisible();
  // The viewport is low enough that every question scrolls, and high enough that the focused button stays visible.
  await page.setViewportSize({ width: 1280, height: 420 });
  await untilReady(page);
  await button(page).focus();
  await page.mouse.wheel(0, 40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
  await openByKeyboard(page);
  const refrigerant = chart(page).getByLabel('Refrigerant');
  await expect(refrigerant).toBeFocused();
  await expect(refrigerant).toHaveValue('R-22');
  await expect(chart(page).getByRole('row', { name: '40 68.6', exact: true })).toBeVisible();
  await refrigerant.selectOption('R-407C');
  await expect(chart(page).getByRole('columnheader')).toHaveText(['°F', 'Liquid (bubble)', 'Vapor (dew)']);
  await expect(chart(page).getByRole('row', { name: '40 80.2 63.2', exact: true })).toBeVisible();
  await refrigerant.selectOption('R-123');
  await expect(chart(page).getByRole('row', { name: '40 18.2 in. Hg', exact: true })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoAxeViolations(page);
  }

  // Arrow keys scroll the rows, the focus stays inside the dialog, and a digit chooses no option.
  await page.keyboard.press('Tab');
  const rows = chart(page).getByRole('region', { name: 'Pressures of R-123' });
  await expect(rows).toBeFocused();
  await page.keyboard.press('End');
  await expect(chart(page).getByRole('row', { name: '150 33.8', exact: true })).toBeInViewport();
  await page.keyboard.press('1');
  await page.keyboard.press('Tab');
  await expect(chart(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(refrigerant).toBeFocused();
  await closeByKeyboard(page);
  expect(await page.evaluate(() => scrollY)).toBe(40);
  await expect(page.locator('[data-option][aria-pressed="true"]')).toHaveCount(0);
});
