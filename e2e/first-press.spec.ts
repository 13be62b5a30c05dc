import { examPosition } from './fixtures/attempt';
import { holdScripts, isReady } from './fixtures/slow-start';
import { expect, test } from './fixtures/test';

/** Tests of the inline script in every page, which records presses before the other scripts load and sets the theme. */

test('a button that is pressed three times before the scripts load acts once', async ({ signedIn: page }) => {
  const started = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('/api/test/start')) started.add(request.postDataJSON().attemptId);
  });
  const letGo = await holdScripts(page);
  await page.goto('/tests?type=exam', { waitUntil: 'commit' });
  for (let impatience = 0; impatience < 3; impatience += 1) {
    await page.getByRole('button', { name: 'Start Test' }).click();
  }
  expect(await isReady(page)).toBe(false);
  letGo();
  await expect(page.getByText(examPosition(1)).first()).toBeVisible();
  await expect.poll(() => started.size).toBe(1);
});

test("the first paint uses the theme chosen on the device, or else the system's theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await holdScripts(page);
  const open = async (path: string, theme: string) => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('main')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  };
  await open('/mock-test', 'dark');
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await open('/mock-test', 'light');
  await open('/study/core', 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await open('/study/core', 'dark');
});
