import type { Page } from '@playwright/test';
import { listPublicPages } from '@/lib/kernel/pages';
import type { Camera } from './camera';

const nameOf = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

const options = (page: Page) => page.locator('main').getByRole('list').getByRole('button');

async function pages(page: Page, { snap }: Camera): Promise<void> {
  for (const path of [...listPublicPages(), '/no-such-page']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await snap(page, nameOf(path));
  }
  // Served in development only.
  const guide = await page.goto('/styleguide', { waitUntil: 'networkidle' });
  if (guide?.ok()) await snap(page, 'styleguide');
}

async function overlays(page: Page, { snap }: Camera): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await page.mouse.move(0, 0);
  await snap(page, 'home-answered');
  await page.locator('header').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('dialog').waitFor();
  await snap(page, 'dialog-sign-in', { isOverlay: true });
  await page.route('**/auth/login', (route) => route.abort());
  await page.getByLabel('Email').first().fill('nobody@example.test');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await page.getByRole('dialog').getByRole('alert').first().waitFor();
  await snap(page, 'dialog-sign-in-refused', { isOverlay: true });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await snap(page, 'menu-visitor', { isOverlay: true, widths: [360] });
}

async function messages(page: Page, { snap }: Camera): Promise<void> {
  await page.goto('/reset-password?token=no-such-token', { waitUntil: 'networkidle' });
  await snap(page, 'reset-password-form');
  await page.goto('/verify-email?token=no-such-token', { waitUntil: 'networkidle' });
  await snap(page, 'verify-email-refused');
  await page.route('**/auth/forgot-password', (route) => route.fulfill({ json: { success: true, data: null } }));
  await page.goto('/forgot-password', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Email address' }).fill('nobody@example.test');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  await snap(page, 'forgot-password-sent');
}

async function mockTest(page: Page, { snap }: Camera): Promise<void> {
  await page.goto('/mock-test', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Start mock test' }).click();
  for (let place = 1; place <= 5; place += 1) {
    await page.getByText(`Question ${place} of 5`).first().waitFor();
    await options(page)
      .nth(place % 4)
      .click();
    if (place === 2) await snap(page, 'mock-test-question');
    await page.getByRole('button', { name: place < 5 ? 'Next' : 'Finish Test', exact: true }).click();
  }
  await page.waitForURL(/\/mock-test\/results$/);
  await page.getByRole('button', { name: 'Start Your Free Practice Test' }).waitFor();
  await snap(page, 'mock-test-result');
  await page.getByRole('button', { name: 'Start Your Free Practice Test' }).click();
  await page.getByRole('dialog').waitFor();
  await snap(page, 'dialog-register', { isOverlay: true });
}

export const VISITOR = { pages, overlays, messages, mockTest };
