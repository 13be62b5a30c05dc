import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { listAdminPages, listMemberPages, listPublicPages, SITE } from '@/lib/kernel/pages';
import { signInAsAdmin } from '../fixtures/admin';
import { expect, expectConsoleErrors, test } from '../fixtures/test';

/**
 * Opens every page with query strings that no link of the product has. Pages must ignore invalid values. The short form
 * tries some of the queries on each page; `ADDRESSES_LONG=1` tries all of them.
 */

const LONG = Boolean(process.env.ADDRESSES_LONG);

const READS = /\b(?:search|searchParams|params)\.(?:get|getAll|has)\('(\w+)'/g;

/** Names of all parameters that pages read. Collected from the source files, so that new parameters are covered. */
const NAMES = new Set([
  ...['attempt', 'token', 'next', 'code', 'error', 'callbackUrl'],
  ...['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.includes('generated'))
      .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(READS)].map(([, read]) => read ?? '')),
  ),
]);

const all = (write: (name: string) => string): string => [...NAMES].map(write).join('&');
const every = (value: string): string => all((name) => `${name}=${value}`);

const HOSTILE: Record<string, string> = {
  'words where dates and numbers belong': every('yesterday'),
  'nothing at all': every(''),
  'numbers that are none': every('-1e400'),
  'the largest numbers': every('9'.repeat(60)),
  'values given twice': all((name) => `${name}=1&${name}=2026-02-30`),
  'lists and objects': all((name) => `${name}[]=1&${name}[0]=2&${name}[a][b]=3&${name}=%5B%5D&${name}=%7B%7D`),
  'the machinery of JavaScript': `${every('__proto__')}&__proto__[x]=1&constructor[prototype][x]=1&toString=1&${all((name) => `${name}=constructor`)}`,
  'signs of all scripts': every(encodeURIComponent('\u202eנ\u0301\u{1f9ca}\ufeff\u2028 ‰ İ')),
  'signs that cannot be shown': every('%00%07%1b%7f'),
  markup: every(encodeURIComponent('"><script>alert(1)</script><img src=x onerror=alert(1)>')),
  'another site': every(encodeURIComponent('//evil.example/\\..%2f')),
  'a very long value': `page=${'x'.repeat(6000)}&startDate=${'1'.repeat(1000)}`,
};

/** Text pages for search engines, which read no parameters except those of the layout. */
const TEXTS = new Set<string>(
  SITE.filter(({ path, search }) => search === 'listed' && path !== '/' && path !== '/mock-test').map(
    ({ path }) => path,
  ),
);
/**
 * The short form tries only some of the queries on each page: one in four on text pages, one in three on other pages.
 */
const ONE_OF = { text: 4, other: 3 } as const;
const MEMBERS_PAGES = [...listMemberPages(), '/results'];
const PAGES = [
  ...TEXTS,
  ...listPublicPages().filter((path) => !TEXTS.has(path)),
  ...MEMBERS_PAGES,
  ...listAdminPages(),
];

/**
 * Selects the queries to try on a page. Different pages get different queries, so that each query runs on many pages of
 * each kind.
 */
function listQueries(path: string): [what: string, query: string][] {
  const queries = Object.entries(HOSTILE);
  if (LONG) return queries;
  const oneOf = TEXTS.has(path) ? ONE_OF.text : ONE_OF.other;
  return queries.filter((_one, place) => place % oneOf === PAGES.indexOf(path) % oneOf);
}

async function openAll(page: Page, path: string): Promise<void> {
  for (const [what, query] of listQueries(path)) {
    const response = await page.goto(`${path}?${query}`);
    expect(response?.status(), `${path}: ${what}`).toBeLessThan(400);
    expect(new URL(page.url()).origin).toBe(new URL(response?.url() ?? '').origin);
    // These checks also find hydration errors, which appear before the page is ready.
    await expect(page.locator('html'), `${path}: ${what}`).toHaveAttribute('data-ready', 'yes');
    await expect(page.locator('h1').first(), `${path}: ${what}`).toBeVisible();
    await expect(page.getByText(/Something went wrong|Algo salió mal/), `${path}: ${what}`).toHaveCount(0);
  }
}

for (const path of listPublicPages()) {
  test(`${path} works with invalid query parameters`, async ({ page }, testInfo) => {
    // The page sends its token to the server, which refuses it.
    if (path.endsWith('/verify-email')) expectConsoleErrors(testInfo, /status of 4(00|29)/);
    await openAll(page, path);
  });
}

for (const path of MEMBERS_PAGES) {
  test(`${path} works for a learner with invalid query parameters`, async ({ signedIn: page }) => {
    await openAll(page, path);
  });
}

test('admin pages work with invalid query parameters', async ({ page }, testInfo) => {
  // An admin may run only one search for duplicates at a time, and the search of the previous URL may still be running.
  expectConsoleErrors(testInfo, /status of 429 .*\/api\/questions\/duplicates/);
  test.setTimeout(400_000);
  await signInAsAdmin(page);
  for (const path of listAdminPages()) await openAll(page, path);
});

test('the statistics page ignores an invalid date and shows the last 30 days', async ({ signedIn: page }) => {
  await page.goto('/statistics?startDate=yesterday#history');
  await expect(page.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');
});
