import type { Page } from '@playwright/test';
import { seeVerdict } from '../fixtures/attempt';
import { startWithOneTap } from '../fixtures/one-tap';
import { expect, expectNoAxeViolations, test } from '../fixtures/test';

/** Cases in which one tap does not submit. */

const verdict = (page: Page) => page.getByRole('heading', { name: /^(Correct|Incorrect)$/ });
const pressButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a mouse that is already where Undo appears does not pause the countdown, but moving the mouse onto Undo does', async ({
  signedIn: page,
}) => {
  await startWithOneTap(page, 2);
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.keyboard.press('1');
  await undo.hover();
  await page.keyboard.press('Escape');
  await expect(undo).toHaveCount(0);
  await page.keyboard.press('1');
  await expect(undo).toBeVisible();
  // Forces a new layout before each check that finds no hover, because browsers update :hover only on layout.
  const isUnderMouse = () =>
    undo.evaluate((button: HTMLElement) => {
      const isHovered = button.matches(':hover');
      button.style.marginBottom = isHovered || button.style.marginBottom ? '' : '1px';
      return isHovered;
    });
  await expect.poll(isUnderMouse).toBe(true);
  await page.clock.runFor(2_100);
  await expect(verdict(page)).toBeFocused();
  await page.clock.runFor(1_000);
  await seeVerdict(page);
  await pressButton(page, 'Next Question');

  await page.keyboard.press('1');
  await undo.hover();
  await page.clock.runFor(60_000);
  await expect(verdict(page)).toHaveCount(0);
  await page.mouse.move(0, 0);
  await page.clock.runFor(2_100);
  await expect(verdict(page)).toBeFocused();
});

test('one tap does not submit a question with several right answers, or any question while the setting is off', async ({
  signedIn: page,
}) => {
  await startWithOneTap(page, 1, true);
  await page.locator('[data-option]').first().click();
  await expect(page.getByRole('button', { name: "I'm sure" })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.clock.runFor(5_000);
  await expect(verdict(page)).toHaveCount(0);

  await page.clock.resume();
  await page.goto('/test-selection');
  const setting = page.getByRole('checkbox', { name: 'One tap answers' });
  await expect(setting).toBeChecked();
  await expectNoAxeViolations(page);
  await setting.uncheck();
  await pressButton(page, 'Start Test');
  await pressButton(page, 'Start the new test');
  await page.locator('[data-option]').first().click();
  await expect(page.getByRole('button', { name: "I'm sure" })).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(verdict(page)).toHaveCount(0);
});
