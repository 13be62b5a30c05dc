import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { EXAM_QUESTIONS } from '@/lib/kernel/exam';
import { bearer, dropQuestion, makeQuestion, questionBody, signInAsAdmin } from './fixtures/admin';
import { choose, readAttempt, seeVerdict, startPractice } from './fixtures/attempt';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

/** Tests of the switch between a question's English text and its Spanish translation. */

const question = (page: Page) => page.locator('#question-text');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function seeSpanish(page: Page): Promise<void> {
  await expect(question(page)).toHaveAttribute('lang', 'es');
  await expect(question(page)).toContainText('¿');
}

test.describe('language switch on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a learner practices in Spanish, and switches back to English', async ({
    signedIn: page,
    context,
  }, testInfo) => {
    expectConsoleErrors(testInfo, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    await startPractice(page, 4);
    await press(page, 'En español');
    await seeSpanish(page);
    await expect(page.locator('[data-option] [lang="es"]').first()).toBeVisible();
    await expectNoAxeViolations(page);

    await choose(page, true);
    await press(page, 'Submit Answer');
    await seeVerdict(page);
    const { questions, attemptId } = await readAttempt(page);
    const spanish = page.locator('section[aria-labelledby="verdict"] p[lang="es"]');
    await expect(spanish).toBeVisible();
    await expect(page.getByText('Source: ')).toBeVisible();

    // The next question comes in Spanish, too.
    await press(page, 'Next Question');
    await seeSpanish(page);
    await press(page, 'In English');
    await expect(question(page)).not.toHaveAttribute('lang', 'es');

    // All questions of the test were loaded together, so the remaining ones need no connection.
    await context.setOffline(true);
    await press(page, 'Skip this question');
    await press(page, 'En español');
    await seeSpanish(page);
    await context.setOffline(false);

    // The choice of language is stored on the device.
    await page.reload();
    await seeSpanish(page);
    await press(page, 'In English');
    await page.reload();
    await expect(question(page)).not.toHaveAttribute('lang', 'es');
    await context.setOffline(true);
    await press(page, 'En español');
    await expect(page.getByText('Could not load the Spanish')).toBeVisible();
    await context.setOffline(false);
    await press(page, 'En español');
    await seeSpanish(page);
    await press(page, 'Skip this question');
    await press(page, 'Skip and finish');

    await expect(page).toHaveURL(/\/results$/);
    const missed = page.locator(`[data-question="${questions[1]?.id}"]`);
    await missed.locator('summary').first().click();
    await expect(missed.getByRole('heading', { level: 3 })).toHaveAttribute('lang', 'es');
    await missed.getByRole('button', { name: 'In English', exact: true }).click();
    await expect(missed.getByRole('heading', { level: 3 })).not.toHaveAttribute('lang', 'es');
    // The switch in one question changes the whole list.
    await expect(page.getByRole('article').locator('h3[lang="es"]')).toHaveCount(0);
    // The stored result is in the language of the test, whatever this device has chosen since.
    await page.goto(`/results?attempt=${attemptId}`);
    await expect(page.locator('h3[lang="es"]').first()).toBeAttached();
  });
});

test('an exam in Spanish shows questions and options, and the server sends no reasons', async ({ signedIn: page }) => {
  await page.goto('/tests');
  await page.getByLabel('Test type').selectOption('exam');
  await page.getByRole('button', { name: 'Start Test' }).click();
  const answer = page.waitForResponse(/\/translations\?/);
  await press(page, 'En español');
  await seeSpanish(page);
  const { data } = await (await answer).json();
  // Questions that other tests have added are not translated.
  expect(data.length).toBeGreaterThan(EXAM_QUESTIONS / 2);
  expect(JSON.stringify(data)).not.toMatch(/"(?:why|explanation)"/);
});

test('a visitor reads a question of the mock test in Spanish', async ({ page }) => {
  await page.goto('/mock-test');
  await press(page, 'Start mock test');
  await press(page, 'En español');
  await seeSpanish(page);
});

test('an admin edits the English text of a question, finds it in the list of untranslated questions, and translates it', async ({
  page,
  request,
}) => {
  const token = await signInAsAdmin(page);
  const mark = randomUUID();
  const { id } = await makeQuestion(request, token, `Which way ${mark}?`);
  await page.goto(`/admin/questions?q=${mark}&spanish=missing`);
  await expect(page.getByText('No Spanish')).toBeVisible();
  await page.getByRole('button', { name: `Spanish of question ${id}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`Which way ${mark}?`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Spanish' }).click();
  await expect(dialog.getByText('Translate every text')).toBeVisible();
  for (const field of await dialog.getByRole('textbox').all()) await field.fill(`En español ${mark}`);
  await dialog.getByLabel('Question in Spanish').fill(`En 30 días ${mark}`);
  await expect(dialog.getByText('Only in Spanish: 30.')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Save Spanish' }).click();
  await expect(dialog.getByText('Figures differ from the English')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Spanish' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No questions found')).toBeVisible();
  const data = questionBody(`Which other way ${mark}?`, { state: 'draft' });
  expect((await request.put(`/api/questions/${id}`, { headers: bearer(token), data })).ok()).toBe(true);
  await page.reload();
  await expect(page.getByText('Spanish out of date')).toBeVisible();
  await dropQuestion(request, token, id);
});
