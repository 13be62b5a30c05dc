import type { Page } from '@playwright/test';
import { PUBLIC_PAGES } from '@/scripts/lib/public-pages';
import { ADMIN } from './fixtures/analytics';
import { expect, test } from './fixtures/test';

/** Every page under its own content security policy: nothing is blocked, and the page is alive. */

const SIGNED_IN_PAGES = ['/tests', '/test-selection', '/favorites', '/statistics', '/profile', '/devices', '/reports'];
const ADMIN_PAGES = ['/admin', '/admin/dashboard'];
const STRICT = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
] as const;

/** Opens a page and holds it to its policy. */
async function hold(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { policyViolations: seen });
    document.addEventListener('securitypolicyviolation', (event) => {
      seen.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  const response = await page.goto(path);
  const policy = response?.headers()['content-security-policy'] ?? '';
  for (const directive of STRICT) expect(policy, path).toContain(directive);
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts, path).not.toMatch(/unsafe|\*|https?:/);
  expect(response?.headers()['x-content-type-options']).toBe('nosniff');
  // React leaves its mark on elements that it has taken over: scripts ran under this policy.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button, a, main, body *')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  );
  expect(
    await page.evaluate(() => (window as unknown as { policyViolations: string[] }).policyViolations),
    path,
  ).toEqual([]);
}

test('public pages run under their hashes', async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of [...PUBLIC_PAGES, '/mock-test/results']) await hold(page, path);
});

test('pages of a signed-in learner run under their nonce', async ({ signedIn: page }) => {
  test.setTimeout(120_000);
  for (const path of SIGNED_IN_PAGES) await hold(page, path);
});

test('an admin’s pages run under their nonce', async ({ page }) => {
  test.setTimeout(120_000);
  const { data } = await (await page.request.post('/auth/login', { data: ADMIN })).json();
  await page.addInitScript(
    ([access, refresh]) => {
      localStorage.setItem('accessToken', access ?? '');
      localStorage.setItem('refreshToken', refresh ?? '');
    },
    [data.accessToken, data.refreshToken],
  );
  for (const path of ADMIN_PAGES) await hold(page, path);
});
