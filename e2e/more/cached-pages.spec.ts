import type { BrowserContext, Page } from '@playwright/test';
import { examPosition } from '../fixtures/attempt';
import { holdScripts, untilReady } from '../fixtures/slow-start';
import { expect, expectConsoleErrors, test } from '../fixtures/test';

/** Allows the service worker, which serves pages offline. */
test.use({ serviceWorkers: 'allow' });

/**
 * Pages cached for offline use: they are complete, are repaired if incomplete, and are served for other query strings.
 */

const PAGES = ['/today', '/tests', '/test-selection', '/test', '/results', '/offline'];
const NOISE = /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/;

async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (paths) => {
          const kept = await Promise.all(paths.map((path) => caches.match(path)));
          const isControlled = navigator.serviceWorker.controller?.state === 'activated';
          return [...paths.filter((_path, at) => !kept[at]), ...(isControlled ? [] : ['no service worker'])];
        }, PAGES),
      { timeout: 40_000 },
    )
    .toEqual([]);
}

async function openOffline(page: Page, context: BrowserContext, path: string): Promise<void> {
  await context.setOffline(true);
  await page.goto(path);
  await untilReady(page);
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
}

test('a page cached with one query string serves all query strings', async ({ signedIn: page, context }, testInfo) => {
  expectConsoleErrors(testInfo, NOISE);
  await page.goto('/test-selection');
  await untilKept(page);
  await page.goto('/test-selection?section=core&topic=cylinders');
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeEnabled();
  await openOffline(page, context, '/test-selection');
  await page.getByRole('checkbox', { name: /^Type II\b/ }).check({ force: true });
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeEnabled();

  await context.setOffline(false);
  await page.goto('/test-selection');
  await untilReady(page);
  await openOffline(page, context, '/test-selection?section=section2&topic=leak-repair');
  await expect(page.getByRole('heading', { name: 'Leak repair' })).toBeVisible();
  await openOffline(page, context, '/tests?type=exam');
  await expect(page.getByRole('radio', { name: /Time and a half/ })).toBeVisible();
});

test('the service worker takes control of a page that loaded without it', async ({ signedIn: page }) => {
  await page.goto('/tests');
  await untilKept(page);
  const devtools = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await devtools.send('Page.reload', { ignoreCache: true });
  await loaded;
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await untilKept(page);
});

test('interrupted caching resumes, and missing entries are cached again', async ({
  signedIn: page,
  context,
}, testInfo) => {
  expectConsoleErrors(testInfo, NOISE);
  await page.goto('/tests');
  // Leaves the page as soon as its first entry is cached.
  await expect.poll(() => page.evaluate(() => caches.match('/tests').then(Boolean)), { timeout: 30_000 }).toBe(true);
  await page.goto('/overview');
  await page.goto('/tests');
  await untilKept(page);
  await page.evaluate(async () => {
    const [members, assets] = await Promise.all([caches.open('member-pages'), caches.open('assets')]);
    await members.delete('/results');
    for (const request of (await assets.keys()).filter(({ url }) => url.endsWith('.js')).slice(0, 5)) {
      await assets.delete(request);
    }
  });
  await page.reload();
  await untilKept(page);
  await openOffline(page, context, '/test-selection');
  await expect(page.getByRole('heading', { name: 'Choose a test' })).toBeVisible();
});

/** Changes the cached chooser so that it looks like a page of a previous build, whose scripts no longer exist. */
const makeOld = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const cache = await caches.open('member-pages');
    const kept = await cache.match('/tests');
    const text = ((await kept?.text()) ?? '')
      .replaceAll(/chunks\/[\w.~-]+\.js/g, 'chunks/of-the-version-before.js')
      .replace(/data-build="[^"]*"/, 'data-build="of-the-version-before"');
    await cache.put('/tests', new Response(text, kept ? { headers: kept.headers } : {}));
  });

test('a cached page of the previous build is not shown without its scripts, and is renewed online', async ({
  signedIn: page,
  context,
}, testInfo) => {
  expectConsoleErrors(testInfo, NOISE);
  await page.goto('/test-selection');
  await untilKept(page);
  await makeOld(page);
  await context.setOffline(true);
  await page.goto('/tests');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Choose a test' })).toBeVisible();

  await makeOld(page);
  await page.goto('/test-selection');
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.match('/tests'))?.text())?.includes('version-before')), {
      timeout: 30_000,
    })
    .toBe(false);
  await openOffline(page, context, '/tests');
  await expect(page.getByRole('heading', { name: 'Choose a test' })).toBeVisible();
});

test('HTML changed by a third party is rendered again without losing the theme or the first press', async ({
  signedIn: page,
}, testInfo) => {
  expectConsoleErrors(testInfo, /Minified React error #418/);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/tests?type=exam', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('>Choose a test<', '>Choose <font>quiz</font><');
    await route.fulfill({ response, body });
  });
  const letGo = await holdScripts(page);
  await page.goto('/tests?type=exam', { waitUntil: 'commit' });
  await expect(page.getByText('Choose quiz')).toBeVisible();
  await page.getByRole('button', { name: 'Start Test' }).click();
  letGo();
  await expect(page.getByText(examPosition(1)).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-viewer', 'member');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
});
