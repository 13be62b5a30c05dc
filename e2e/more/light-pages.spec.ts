import type { CDPSession, Page } from '@playwright/test';
import { listLightPages } from '@/lib/kernel/pages';
import { isReady, untilAwake, untilReady } from '../fixtures/slow-start';
import { expect, expectConsoleErrors, test } from '../fixtures/test';

/** Static pages without the framework: how much a first visit downloads, what works, and when the framework loads. */

const MOST_BYTES = 60_000;
/** Limit in bytes for the glossary. Its 269 terms in two languages take 63 kB, more than half of it text. */
const MOST_OF_GLOSSARY = 65_000;
const MOST_REQUESTS = 6;
const PHONE = { width: 390, height: 780 };

/** Counts the requests and bytes, including headers, that the page receives. */
async function countTraffic(page: Page): Promise<{ requests: string[]; bytes: () => number }> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const requests: string[] = [];
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ request }) => requests.push(new URL(request.url).pathname));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return { requests, bytes: () => bytes };
}

for (const path of listLightPages()) {
  const most = path.endsWith('/glossary') ? MOST_OF_GLOSSARY : MOST_BYTES;
  test(`a first visit of ${path} takes at most ${most / 1000} kB and ${MOST_REQUESTS} requests`, async ({ page }) => {
    // Visits repeatedly, because the server sends the Brotli version only after a first visit.
    const encoding = async () =>
      (await page.request.get(path, { headers: { 'accept-encoding': 'gzip, br' } })).headers()['content-encoding'];
    await expect.poll(encoding).toBe('br');
    const traffic = await countTraffic(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await untilReady(page);
    expect(traffic.requests.length, traffic.requests.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(traffic.bytes()).toBeLessThanOrEqual(most);
    expect(await isReady(page)).toBe(false);
  });
}

test('the menu, links and the theme switch work without the framework', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/study/core');
  await untilReady(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Switch to dark theme' }).last().click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/overview$/);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await isReady(page)).toBe(false);
});

test('a press that needs the framework takes effect once the framework has loaded', async ({ page }) => {
  await page.goto('/glossary');
  await untilReady(page);
  // A screen reader dispatches a click without pointer events before it.
  await page.locator('header button[aria-haspopup=dialog]').first().dispatchEvent('click');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await isReady(page)).toBe(true);
});

test('a press made offline takes effect when the network is back', async ({ page, context }, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_INTERNET_DISCONNECTED/);
  await page.goto('/exam-day');
  await untilReady(page);
  await context.setOffline(true);
  const signIn = page.locator('header button[aria-haspopup=dialog]').first();
  await signIn.click();
  await expect(signIn).toHaveAttribute('data-pressed');
  expect(await isReady(page)).toBe(false);
  await context.setOffline(false);
  await signIn.click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('a member sees the member menu at once', async ({ signedIn: page }) => {
  await page.goto('/study/core');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('link', { name: 'Go to Tests' })).toBeVisible();
});

test('a page does not change visibly when it hydrates', async ({ page }) => {
  await page.goto('/study/type-2');
  await untilReady(page);
  const before = await page.locator('main').innerHTML();
  await untilAwake(page);
  expect(await page.locator('main').innerHTML()).toBe(before);
});
