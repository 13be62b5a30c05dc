import { expect, type Page } from '@playwright/test';
import { star, takePractice } from '@/e2e/fixtures/history';
import type { Account } from '@/e2e/fixtures/test';
import { SECTIONS } from '@/lib/kernel/exam';
import type { Camera } from './camera';

/** Right answers of ten, test after test, in each section in turn: a learner who is getting better. */
const HISTORY = [4, 5, 3, 6, 6, 5, 7, 6, 8, 7, 9, 8];
const SECTION_IDS = SECTIONS.map(({ id }) => id);
const FAVORITES = 11;

const options = (page: Page) => page.locator('main').getByRole('list').getByRole('button');
const verdict = (page: Page) => page.getByRole('heading', { name: /^(Correct|Incorrect)$/ });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

/** Before anything has been done. */
export async function empty(page: Page, { snap }: Camera): Promise<void> {
  for (const name of ['favorites', 'statistics', 'reports']) {
    await open(page, `/${name}`);
    await snap(page, `${name}-empty`);
  }
  for (const name of ['devices', 'profile']) {
    await open(page, `/${name}`);
    await snap(page, name);
  }
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await snap(page, 'profile-editing');
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
  await snap(page, 'dialog-delete-account', { isOverlay: true });
}

export async function chooser(page: Page, { snap }: Camera): Promise<void> {
  await open(page, '/tests');
  await page.getByRole('checkbox', { name: /^Core/ }).check({ force: true });
  await snap(page, 'chooser-practice');
  await open(page, '/tests?type=exam');
  await snap(page, 'chooser-exam');
  await open(page, '/tests?type=favorites');
  await snap(page, 'chooser-favorites');
  await open(page, '/test-selection?section=section2&topic=leak-repair');
  await snap(page, 'chooser-topic');
  await page.route('**/questions/random**', (route) => route.abort());
  await page.getByRole('button', { name: 'Start Test' }).click();
  await page.getByText('Failed to load random questions').waitFor({ timeout: 30_000 });
  await snap(page, 'chooser-error');
  await page.unroute('**/questions/random**');
  await open(page, '/tests');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menu').waitFor();
  await snap(page, 'menu-account', { isOverlay: true, widths: [768, 1280] });
  await open(page, '/tests');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await snap(page, 'menu-member', { isOverlay: true, widths: [360] });
}

export async function practice(page: Page, { snap }: Camera): Promise<void> {
  await open(page, '/tests');
  await page.getByRole('checkbox', { name: /^Core/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start Test' }).click();
  const seen = new Set<string>();
  for (let place = 1; place <= 10; place += 1) {
    await page.getByText(`Question ${place} of 10`).first().waitFor();
    if (place === 1) await snap(page, 'practice-question');
    await options(page)
      .nth(place % 3)
      .click();
    if (place === 1) await snap(page, 'practice-chosen');
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    const said = (await verdict(page).textContent())?.toLowerCase() ?? '';
    if (!seen.has(said)) await snap(page, `practice-${said}`);
    seen.add(said);
    // A press that comes sooner than anybody can read is not taken.
    await page.waitForTimeout(400);
    await page.getByRole('button', { name: place < 10 ? 'Next Question' : 'Finish Test' }).click();
  }
  await page.waitForURL(/\/results$/);
  await page.waitForLoadState('networkidle');
  await snap(page, 'practice-result');
}

export async function exam(page: Page, { snap }: Camera): Promise<void> {
  await open(page, '/tests?type=exam');
  await page.getByRole('button', { name: 'Start Test' }).click();
  await page.getByText('Question 1 of 100').first().waitFor();
  await snap(page, 'exam-question');
  for (let place = 1; place <= 100; place += 1) {
    await expect(page.getByText(`Question ${place} of 100`).first()).toBeVisible();
    if (place === 31) await page.getByRole('button', { name: 'Mark for review' }).click();
    if (place === 33) await snap(page, 'exam-under-way');
    await page.keyboard.press(String(((place * 7) % 4) + 1));
    await page.keyboard.press('Enter');
  }
  await page.waitForURL(/\/results$/);
  await page.getByRole('heading', { name: 'By section' }).waitFor({ timeout: 60_000 });
  await snap(page, 'exam-result');
}

/** With favorites, and tests that were taken before. */
export async function full(page: Page, { snap }: Camera, account: Account): Promise<void> {
  await star(account, FAVORITES);
  for (const [turn, right] of HISTORY.entries()) {
    await takePractice(account, { sectionId: SECTION_IDS[turn % SECTION_IDS.length] ?? 6, right });
  }
  await open(page, '/favorites');
  await snap(page, 'favorites');
  await open(page, '/tests?type=favorites');
  await snap(page, 'chooser-favorites-full');
  await open(page, '/statistics');
  await page.locator('.recharts-surface').first().waitFor();
  await snap(page, 'statistics');
  await open(page, '/statistics/how-it-is-worked-out');
  await snap(page, 'statistics-how');
}
