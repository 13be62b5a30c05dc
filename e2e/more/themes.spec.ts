import type { Page } from '@playwright/test';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import type { ClassView } from '@/lib/classes/contract';
import { EXAM_QUESTIONS } from '@/lib/kernel/exam';
import { listAdminPages, listMemberPages } from '@/lib/kernel/pages';
import { signInAsAdmin } from '../fixtures/admin';
import { examPosition, seeVerdict, startPractice } from '../fixtures/attempt';
import { star, takeAssigned, takePractice } from '../fixtures/history';
import { must } from '../fixtures/refused-for-now';
import { expect, expectNoAxeViolations, test } from '../fixtures/test';

/** Checks contrast on member and admin pages in both themes; `public-pages.spec.ts` covers public pages. */

async function expectReadable(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // Only colors differ between themes.
    await expectNoAxeViolations(page, colorScheme === 'light' ? undefined : 'color-contrast');
  }
}

test('pages of a learner with tests, favorites and a class are readable in both themes', async ({
  signedIn: page,
  account,
}) => {
  for (const right of [9, 4]) await takePractice(account, { sectionId: 6, right });
  await star(account, 3);
  const { accessToken } = account;
  const taught = await must<ClassView>(accessToken, 'POST', '/api/classes', { name: 'HVAC 101' });
  await must(accessToken, 'POST', `/api/classes/${taught.id}/places`, { list: 'Sam\nSam' });
  await must(accessToken, 'POST', '/api/classes/join', { code: taught.code, name: 'Sam' });
  const quiz = { title: 'Quiz', testType: 'practice', sectionIds: [6], questionCount: 5 };
  const { id } = await must<AssignmentView>(accessToken, 'POST', `/api/classes/${taught.id}/assignments`, quiz);
  await takeAssigned(account, id);
  // Colors are the same in Spanish.
  const inEnglish = listMemberPages().filter((path) => !path.startsWith('/es/'));
  for (const path of ['/tests?type=exam', '/tests?type=favorites', ...inEnglish]) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectReadable(page);
    });
  }
});

test('a practice test is readable in both themes at each step', async ({ signedIn: page }) => {
  await startPractice(page, 1);
  await expect(page.locator('#question-text')).toBeVisible();
  await expectReadable(page);
  await page.locator('[data-option]').first().click();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await seeVerdict(page);
  await expectReadable(page);
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectReadable(page);
});

test('an exam is readable in both themes at each step', async ({ signedIn: page }) => {
  await page.goto('/tests?type=exam');
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText(examPosition(1)).first()).toBeVisible();
  await page.locator('[data-option]').first().click();
  await page.getByRole('button', { name: 'Mark for review' }).click();
  await page.locator('summary', { hasText: 'All questions' }).click();
  await expectReadable(page);
  await page.getByRole('button', { name: `Question ${EXAM_QUESTIONS}, not answered` }).click();
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectReadable(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Finish Test' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectReadable(page);
});

test('the mock test is readable in both themes at each step', async ({ page }) => {
  await page.goto('/mock-test');
  await page.getByRole('button', { name: 'Start mock test' }).click();
  for (let place = 1; place <= 5; place += 1) {
    await expect(page.getByText(`Question ${place} of 5`).first()).toBeVisible();
    await page.keyboard.press('1');
    if (place === 1) await expectReadable(page);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Keep going with a free account' })).toBeVisible();
  await expectReadable(page);
});

test('admin pages are readable in both themes', async ({ page }) => {
  await signInAsAdmin(page);
  for (const path of listAdminPages()) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectReadable(page);
    });
  }
});
