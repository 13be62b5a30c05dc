import { SECTIONS } from '@/lib/kernel/exam';
import {
  answerByKeyboard,
  expectNothingLost,
  saved,
  seeVerdict,
  shortenPapers,
  startPractice,
} from './fixtures/attempt';
import { linkTo, waitForMail } from './fixtures/mail';
import { expect, expectConsoleErrors, expectNoAxeViolations, newEmail, test } from './fixtures/test';

test('a visitor takes the mock test, signs up, practices, and sees the saved result', async ({ page }) => {
  await page.goto('/');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: /free/i }).first().click();
  await expect(page.getByText('Up to 5 questions', { exact: true })).toHaveCount(SECTIONS.length);
  await expect(page.getByText('Available after registration')).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Start mock test' }).click();

  for (let place = 1; place <= 5; place += 1) {
    await expect(page.getByText(`Question ${place} of 5`).first()).toBeVisible();
    await page.locator('main').getByRole('list').getByRole('button').first().click();
    await page.getByRole('button', { name: place < 5 ? 'Next' : 'Complete Test', exact: true }).click();
  }
  await expect(page).toHaveURL(/\/mock-test\/results$/);
  await expectNoAxeViolations(page);

  const email = newEmail();
  await page.getByRole('button', { name: 'Start Your Free Practice Test' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Start Your Free Practice Test');
  await dialog.getByRole('textbox', { name: /email/i }).fill(email);
  await expectNoAxeViolations(page);
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/test-selection$/);

  const welcome = await waitForMail(email, /Welcome/);
  expect(welcome.text).toContain(email);
  expect(linkTo('/verify-email', welcome)).toContain('token=');
  await expectNoAxeViolations(page);

  await shortenPapers(page, 3);
  await page.getByRole('checkbox', { name: /^Core/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start Test' }).click();
  for (let place = 1; place <= 3; place += 1) {
    await expect(page.getByText(`Question ${place} of 3`).first()).toBeVisible();
    await page.getByRole('list').getByRole('button').first().click();
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    await seeVerdict(page);
    if (place === 1) await expectNoAxeViolations(page);
    await page.getByRole('button', { name: place < 3 ? 'Next Question' : 'Finish Test' }).click();
  }
  await expect(page).toHaveURL(/\/results$/);
  await expect(page).toHaveTitle(/^Your result \|/);
  await expect(page.getByText(/\d+%/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retake Test' })).toBeVisible();
  await expectNoAxeViolations(page);

  await expect(page.locator('[data-delivery="saved"]')).toBeVisible();
  await expectNothingLost(page, 3);
});

test('answers given offline reach the database exactly once, even after a reload', async ({
  signedIn: page,
  context,
}, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_INTERNET_DISCONNECTED/);
  await startPractice(page, 6);
  await answerByKeyboard(page, 1, 6);
  await answerByKeyboard(page, 2, 6);
  await expect(saved(page)).toBeVisible();

  await context.setOffline(true);
  await answerByKeyboard(page, 3, 6);
  await answerByKeyboard(page, 4, 6);
  await expect(page.getByText('Saved on this device, will sync')).toBeVisible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible({ timeout: 30_000 });

  await page.reload();
  for (let place = 5; place <= 6; place += 1) await answerByKeyboard(page, place, 6);
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.getByText('Saved on this device')).toBeHidden({ timeout: 30_000 });
  await expectNothingLost(page, 6);
});
