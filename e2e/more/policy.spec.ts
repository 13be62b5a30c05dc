import type { Page } from '@playwright/test';
import { listAdminPages, listMemberPages, listPublicPages } from '@/lib/kernel/pages';
import { ADMIN } from '../fixtures/analytics';
import { untilAwake } from '../fixtures/slow-start';
import { expect, expectConsoleErrors, test } from '../fixtures/test';

/** Checks the content security policy of every page, which must not block anything that the page needs. */

const STRICT = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
] as const;

/** Opens a page and checks its policy. */
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
  // Waits until scripts have run under this policy and React has hydrated the page.
  await untilAwake(page);
  expect(
    await page.evaluate(() => (window as unknown as { policyViolations: string[] }).policyViolations),
    path,
  ).toEqual([]);
}

/**
 * Navigates by links, because each new page then loads its scripts under the policy of the first page; a blocked script
 * would cause a full page load.
 */
async function walk(page: Page, hrefs: readonly string[]): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const href of hrefs) {
    await page.locator(`a[href="${href}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL(href);
    await expect(page.locator('h1').first()).toBeVisible();
  }
  const kept = await page.evaluate(() => {
    const { isSamePage, policyViolations } = window as unknown as { isSamePage?: boolean; policyViolations: string[] };
    return { isSamePage, policyViolations };
  });
  expect(kept).toEqual({ isSamePage: true, policyViolations: [] });
}

test('trusted types keep text from becoming a script or an element', async ({ page }, testInfo) => {
  expectConsoleErrors(testInfo, /requires 'Trusted|TrustedTypePolicy/);
  await page.goto('/');
  const refused = await page.evaluate(() => {
    const tries = {
      script: () => Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
      upload: () => Object.assign(document.createElement('script'), { src: '/auth/pictures/x' }),
      inline: () => Object.assign(document.createElement('script'), { text: 'window.isRun = true' }),
      elements: () => Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror=alert(1)>' }),
      policy: () => (window as unknown as { trustedTypes: TrustedTypes }).trustedTypes.createPolicy('other', {}),
    };
    interface TrustedTypes {
      createPolicy: (name: string, rules: object) => unknown;
    }
    return Object.entries(tries).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} went through`;
      } catch (error) {
        return `${name}: ${error instanceof Error ? error.name : ''}`;
      }
    });
  });
  expect(refused).toEqual(['script', 'upload', 'inline', 'elements', 'policy'].map((name) => `${name}: TypeError`));
});

test('public pages allow scripts by hash', async ({ page }) => {
  for (const path of [...listPublicPages(), '/mock-test/results']) await hold(page, path);
});

test('learner pages allow scripts by nonce', async ({ signedIn: page }) => {
  for (const path of listMemberPages()) await hold(page, path);
  await page.setViewportSize({ width: 1280, height: 800 });
  // The last pages were Spanish, so the learner has to choose English again.
  await hold(page, '/tests?language=en');
  await walk(page, ['/statistics', '/favorites', '/tests']);
});

test('admin pages allow scripts by nonce', async ({ page }) => {
  const { data } = await (await page.request.post('/auth/login', { data: ADMIN })).json();
  await page.addInitScript(
    ([access, refresh]) => {
      localStorage.setItem('accessToken', access ?? '');
      localStorage.setItem('refreshToken', refresh ?? '');
    },
    [data.accessToken, data.refreshToken],
  );
  for (const path of listAdminPages()) await hold(page, path);
  await page.setViewportSize({ width: 1280, height: 800 });
  await hold(page, '/admin');
  await walk(page, ['/admin/questions', '/admin/sections', '/admin/dashboard']);
});
