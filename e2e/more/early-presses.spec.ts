import type { Page } from '@playwright/test';
import { holdScripts, isReady, untilReady } from '../fixtures/slow-start';
import { expect, expectConsoleErrors, test } from '../fixtures/test';

/**
 * Tests of the inline script in every page: early presses on each kind of control, files removed by a deployment, and
 * drafts.
 */

const html = (page: Page) => page.locator('html');

test('a start button pressed before the scripts load uses the choices made before the press', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/mock-test', { waitUntil: 'commit' });
  const box = (name: RegExp) => page.getByRole('checkbox', { name });
  await expect(page.getByRole('button', { name: 'Start mock test' })).toBeVisible();
  await box(/^Type II\b/).check({ force: true });
  await box(/^Type III\b/).check({ force: true });
  await box(/^Type III\b/).uncheck({ force: true });
  await page.getByRole('button', { name: 'Start mock test' }).click();
  letGo();
  await expect(page.getByRole('heading', { name: /^Question 1 of 10 / })).toBeVisible();
});

test('an answer chosen and submitted on a static page before the scripts load is submitted once', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('radio').nth(0).check();
  await page.getByRole('radio').nth(2).check();
  const check = page.getByRole('button', { name: 'Check my answer' });
  await check.click();
  await check.click();
  expect(await isReady(page)).toBe(false);
  letGo();
  // Checks that the press acted once: a second one would have opened the next question.
  await expect(page.getByRole('button', { name: 'Next question' })).toBeVisible();
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await expect(html(page)).toHaveAttribute('data-ready', 'yes');
});

test('text typed on a static page before the scripts load filters the glossary', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/glossary');
  await page.getByRole('searchbox').fill('azeotropo');
  expect(await isReady(page)).toBe(false);
  letGo();
  await expect(page.locator('dl > div:visible')).toHaveCount(1);
});

test('a link pressed before the scripts load is followed', async ({ signedIn: page }) => {
  await holdScripts(page);
  await page.goto('/test-selection', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  expect(await isReady(page)).toBe(false);
});

const isReloadedAfter = async (page: Page, act: () => Promise<void>): Promise<boolean> => {
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await act();
  return page.evaluate(() => !('isOld' in window));
};

/** Requests a script that no longer exists, like a page that was loaded before a deployment. */
async function askForGoneFile(page: Page): Promise<void> {
  const isLookedFor = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/_next/static/chunks/gone.js';
    document.head.append(script);
  });
  await isLookedFor;
  await untilReady(page);
}

test('a page that requests a file removed by a deployment reloads, at most once a minute', async ({
  page,
}, testInfo) => {
  expectConsoleErrors(testInfo, /404 \(Not Found\)|Refused to execute script/);
  await page.goto('/mock-test');
  await untilReady(page);
  const isLoadedAgain = page.waitForEvent('load');
  expect(
    await isReloadedAfter(page, async () => {
      await askForGoneFile(page);
      await isLoadedAgain;
    }),
  ).toBe(true);
  await untilReady(page);
  expect(await isReloadedAfter(page, () => askForGoneFile(page))).toBe(false);
});

test('signing out deletes the person’s drafts in every other tab', async ({ page, context }) => {
  const KEY = 'coldpass.draft.one.question';
  await page.goto('/study/core');
  const keep = () => {
    localStorage.setItem('coldpass.drafts', 'one person');
    sessionStorage.setItem('coldpass.draft.one.question', '"typed"');
  };
  const read = () => page.evaluate((key) => sessionStorage.getItem(key), KEY);
  await page.evaluate(keep);
  await page.reload();
  expect(await read()).toBe('"typed"');
  const other = await context.newPage();
  await other.goto('/study/core');
  await other.evaluate(() => localStorage.removeItem('coldpass.drafts'));
  await expect.poll(read).toBeNull();
  await page.evaluate(keep);
  await page.evaluate(() => localStorage.setItem('coldpass.drafts', 'two other'));
  await page.reload();
  expect(await read()).toBeNull();
});
