import type { Page } from '@playwright/test';
import { examPosition, saved, startPractice } from '../fixtures/attempt';
import { untilReady } from '../fixtures/slow-start';
import { expect, expectNoAxeViolations, test } from '../fixtures/test';

/** Exam timer, the first moment of an exam, and the pressure chart during an exam. */

const HOUR_MS = 3_600_000;

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

test('the exam timer turns red for the last five minutes', async ({ signedIn: page }) => {
  await page.goto('/tests?type=exam');
  await page.clock.install();
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  // Waits until an answer is saved, because the page saves answers only after the server has sent the remaining time.
  await page.keyboard.press('1');
  await expect(saved(page)).toBeVisible();
  await page.clock.fastForward(6_600_000);
  await expect(page.getByRole('timer')).not.toHaveClass(/text-error/);
  await page.clock.fastForward(320_000);
  await expect(page.getByRole('timer')).toHaveClass(/text-error/);
});

test('the remaining time of an exam is right even if the device clock is an hour off or changes', async ({
  signedIn: page,
}) => {
  // Shifts only the wall clock. Timers and the monotonic clock run on, as on a real device.
  await page.addInitScript(() => {
    const real = Date.now.bind(Date);
    const shift = () => Number(sessionStorage.getItem('clockShift') ?? -3_600_000);
    Date.now = () => real() + shift();
  });
  await page.goto('/tests?type=exam');
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^(2:00:00|1:5\d:\d\d)$/);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.evaluate((hour) => sessionStorage.setItem('clockShift', String(hour)), HOUR_MS);
  await expect(page.getByRole('timer')).toHaveText(/^1:5\d:\d\d$/);
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^1:5\d:\d\d$/);
  await expect(page.getByText(examPosition(3)).first()).toBeVisible();
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  const accepted = await page.evaluate(async () => {
    const { attempt } = JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}').state;
    const response = await fetch(`/api/test/${attempt.attemptId}/finish`, {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}`, 'content-type': 'application/json' },
      body: '{}',
    });
    return (await response.json()).data.score.answered as number;
  });
  expect(accepted).toBe(3);
});

test('a digit and Enter submit an answer even if they are pressed as soon as the first question appears', async ({
  signedIn: page,
}) => {
  await page.addInitScript((answerable) => {
    const press = (key: string) =>
      (document.activeElement?.closest(answerable)
        ? document.activeElement
        : document.querySelector(answerable)
      )?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector(`${answerable} [data-option]`)) return;
      observer.disconnect();
      // React has rendered the question but has not run its effects yet.
      press('1');
      queueMicrotask(() => queueMicrotask(() => press('Enter')));
    }).observe(document, { childList: true, subtree: true });
  }, '[data-attempt]');
  await page.goto('/tests?type=exam');
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText(examPosition(2)).first()).toBeVisible();
  await expect(page.getByText('1 of 100 answered')).toBeAttached();
});

test('the exam timer keeps running while the chart is open', async ({ signedIn: page }) => {
  await page.goto('/tests?type=exam');
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText(examPosition(1)).first()).toBeVisible();
  await openByKeyboard(page);
  const clock = page.locator('[role="timer"]');
  const before = await clock.textContent();
  await expect(clock).not.toHaveText(before ?? '');
  await expectNoAxeViolations(page);
  await closeByKeyboard(page);
  await expect(page.getByText(examPosition(1)).first()).toBeVisible();
});

test('the pressure chart opens in the mock test and beside its result', async ({ page }) => {
  await page.goto('/mock-test');
  await page.getByRole('button', { name: 'Start mock test' }).click();
  for (let place = 1; place <= 5; place += 1) {
    await expect(page.getByText(`Question ${place} of 5`).first()).toBeVisible();
    if (place === 1) {
      await openByKeyboard(page);
      await closeByKeyboard(page);
    }
    await page.locator('main').getByRole('list').getByRole('button').first().click();
    await page.getByRole('button', { name: place < 5 ? 'Next' : 'Complete Test', exact: true }).click();
  }
  await expect(page).toHaveURL(/\/mock-test\/results$/);
  await openByKeyboard(page);
  await closeByKeyboard(page);
  await expectNoAxeViolations(page);
});

test('the number of an option is aligned with the first line of its text', async ({ signedIn: page }) => {
  await startPractice(page, 1);
  await expect(saved(page)).toBeVisible();
  const option = page.locator('[data-option]').first();
  const [sign, text] = await Promise.all([
    option.locator('> span').first().boundingBox(),
    option
      .locator('> span')
      .nth(1)
      .locator('> span')
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const line = range.getClientRects()[0];
        return line ? { y: line.y, height: line.height } : null;
      }),
  ]);
  if (!sign || !text) throw new Error('The option is not shown');
  expect(Math.abs(sign.y + sign.height / 2 - text.y - text.height / 2)).toBeLessThanOrEqual(1.5);
});
