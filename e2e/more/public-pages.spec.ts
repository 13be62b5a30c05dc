import type { Page } from '@playwright/test';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from '@/e2e/fixtures/test';
import { listMemberPages, listPublicPages } from '@/lib/kernel/pages';
import { takePractice } from '../fixtures/history';

/** Basics of every public page: title, description, one heading, contrast in both themes, no layout shift. */

const THEMES = ['light', 'dark'] as const;
const NARROWEST = 320;
const PHONE = { width: 390, height: 780 };
const isSpanish = (path: string): boolean => path.startsWith('/es/');
const LEARNER_PAGES = {
  English: ['/tests?type=exam', ...listMemberPages().filter((path) => !isSpanish(path))],
  Spanish: listMemberPages().filter(isSpanish),
};
/** Largest layout shift that is ignored. A shift this small, such as a pixel of a scroll bar, is invisible. */
const STILL = 0.01;

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const LARGE_LETTERS = '200%';
const SMALL_PHONE = { width: 360, height: 780 };

/** Checks repeatedly, because a chart is redrawn once its width is known. */
const expectNoOverflow = (page: Page, where: string) =>
  expect
    .configure({ soft: true })
    .poll(() => overflow(page), { message: where })
    .toBeLessThanOrEqual(0);

/** Checks that a page scrolls only vertically on the narrowest phone, and on a small phone with text at 200 %. */
async function expectToFit(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  await expectNoOverflow(page, `${path} at ${NARROWEST} px`);
  await page.setViewportSize(SMALL_PHONE);
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, LARGE_LETTERS);
  await expectNoOverflow(page, `${path} with letters of ${LARGE_LETTERS}`);
}

/** Cumulative layout shift since the page began to load. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
      }),
  );

for (const path of [...listPublicPages(), '/no-such-page']) {
  test(`${path} has title, description and one heading, no layout shift, no overflow, and no axe violations`, async ({
    page,
  }, testInfo) => {
    if (path === '/no-such-page') expectConsoleErrors(testInfo, /404 \(Not Found\)/);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await layoutShift(page)).toBeLessThan(STILL);
    await expect(page).toHaveTitle(/\S/);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S{3}/);
    expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(/\.png$/);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main')).toHaveCount(1);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      // Only colors differ between themes.
      await expectNoAxeViolations(page, colorScheme === 'light' ? undefined : 'color-contrast');
    }
    await expectToFit(page, path);
  });
}

for (const [language, pages] of Object.entries(LEARNER_PAGES)) {
  test(`${language} learner pages load without layout shift and fit a phone, even with text at twice the size`, async ({
    signedIn: page,
    account,
  }) => {
    await takePractice(account, { sectionId: 6, right: 6 });
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect.soft(await layoutShift(page), path).toBeLessThan(STILL);
      await expectToFit(page, path);
      await page.setViewportSize(PHONE);
    }
  });
}

test('no two public pages share a title or a description', async ({ request }) => {
  const heads = await Promise.all(
    listPublicPages().map(async (path) => {
      const html = await (await request.get(path)).text();
      return {
        title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
        description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
      };
    }),
  );
  for (const part of ['title', 'description'] as const) {
    const texts = heads.map((head) => head[part]);
    expect(new Set(texts).size, `${part}: ${texts.join(' | ')}`).toBe(listPublicPages().length);
  }
});

test('the style guide returns 404 in production', async ({ request }) => {
  expect((await request.get('/styleguide')).status()).toBe(404);
});

test('the theme switch keeps its choice after a reload, from the first paint on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to dark theme' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Switch to light theme' }).first().click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a study guide prints on white paper with all its text and without header and footer', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto('/study/core');
  await expect(page.locator('header').first()).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Answer 3 questions on this topic' }).first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(14, 37, 48)');
  await page.setViewportSize({ width: 680, height: 900 });
  const clipped = await page
    .locator('table')
    .evaluateAll((tables) => tables.filter((table) => table.scrollWidth > window.innerWidth).length);
  expect(clipped).toBe(0);
});

test('pages do not include the HTML of the not-found page', async ({ request }) => {
  expect(await (await request.get('/tools')).text()).not.toContain('Page not found');
});
