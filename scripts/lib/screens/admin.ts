import type { Page } from '@playwright/test';
import type { Camera } from './camera';

const TABS = [
  '',
  '/sections',
  '/questions/new',
  '/questions',
  '/duplicates',
  '/items',
  '/reports',
  '/exchange',
  '/people',
  '/audit',
];

export async function admin(page: Page, { snap }: Camera): Promise<void> {
  for (const tab of TABS) {
    await page.goto(`/admin${tab}`, { waitUntil: 'networkidle' });
    await snap(page, `admin${tab.replaceAll('/', '-')}`);
  }
  await page.goto('/admin/dashboard', { waitUntil: 'networkidle' });
  await page.locator('.recharts-surface').first().waitFor();
  await snap(page, 'dashboard');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menu').waitFor();
  await snap(page, 'menu-admin', { isOverlay: true, widths: [768, 1280] });
}

/** A user who may not see the page. */
export async function denied(page: Page, { snap }: Camera): Promise<void> {
  // Past the proxy, which leaves prefetches alone, the page itself turns them away.
  await page.setExtraHTTPHeaders({ purpose: 'prefetch' });
  await page.goto('/admin/dashboard', { waitUntil: 'networkidle' });
  await snap(page, 'dashboard-denied');
}
