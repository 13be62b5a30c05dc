import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures/test';

/** Free mock test: from the landing page to a question and the reasons for its options. */

const PRESSES = 'coldpass-test-presses';
const options = (page: Page) => page.locator('main [data-option]');
const reasons = (page: Page) => page.getByRole('switch', { name: 'Show the reason after each answer', exact: true });
const verdict = (page: Page) => page.getByRole('heading', { name: /^(Correct|Incorrect)$/ });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const place = (page: Page, at: number) => page.getByRole('heading', { name: new RegExp(`^Question ${at} of 5 `) });

const freeTest = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Free test', exact: true });

async function openFirstQuestion(page: Page): Promise<void> {
  await page.goto('/');
  await freeTest(page).click();
  await expect(page).toHaveURL(/\/mock-test$/);
  await press(page, 'Start mock test');
  await seeQuestion(page, 1);
}

/** Waits until the question is visible and accepts input. */
async function seeQuestion(page: Page, at: number): Promise<void> {
  await expect(place(page, at)).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
}

async function seeVerdict(page: Page, word: 'Correct' | 'Incorrect'): Promise<void> {
  await expect(verdict(page)).toHaveText(word);
  await expect(page.locator('[inert]')).toHaveCount(0);
}

/** Counts trusted presses across page loads. Returns a function that reads the count. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((key) => {
    const count = ({ isTrusted }: Event) =>
      isTrusted && sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
    addEventListener('pointerdown', count, true);
    addEventListener('keydown', count, true);
  }, PRESSES);
  return () => page.evaluate((key) => Number(sessionStorage.getItem(key)), PRESSES);
}

interface Option {
  text: string;
  isCorrect: boolean;
  why: string;
}

/** Reads the options of a question of the running test, in their displayed order. */
const readOptions = (page: Page, at: number): Promise<Option[]> =>
  page.evaluate(
    (index) => JSON.parse(sessionStorage.getItem('mockTestQuestions') ?? '').questions[index].answers,
    at - 1,
  );

/** Chooses a right or a wrong option of the question. Returns the reasons of all its options. */
async function choose(page: Page, at: number, isCorrect: boolean): Promise<string[]> {
  const known = await readOptions(page, at);
  await options(page)
    .nth(known.findIndex((option) => option.isCorrect === isCorrect))
    .click();
  return known.map(({ why }) => why);
}

test('a visitor reaches an explained answer in two presses on the landing page, and in four in the mock test', async ({
  page,
}) => {
  const count = await countPresses(page);
  await page.goto('/');
  await page.getByRole('main').locator('label').first().click();
  await press(page, 'Check my answer');
  await expect(page.getByText(/^Source: /)).toBeVisible();
  expect(await count()).toBe(2);

  await page.evaluate((key) => sessionStorage.removeItem(key), PRESSES);
  await openFirstQuestion(page);
  expect(await count()).toBe(2);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await options(page).first().click();
  await reasons(page).click();
  await expect(verdict(page)).toBeVisible();
  await expect(page.getByText(/^Source: /)).toBeVisible();
  expect(await count()).toBe(4);
});

test('a visitor reads the reasons of all options after a wrong answer, in the mock test and in its result', async ({
  page,
}) => {
  await openFirstQuestion(page);
  await reasons(page).click();
  const why = await choose(page, 1, false);
  expect(why.filter(Boolean).length).toBeGreaterThanOrEqual(4);
  await press(page, 'Submit Answer');
  await seeVerdict(page, 'Incorrect');
  await page.getByText('Why not the other answers?', { exact: true }).click();
  for (const reason of why)
    await expect(page.getByRole('main').getByText(reason, { exact: true }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  // A submitted answer stays submitted after a reload.
  await page.reload();
  await seeVerdict(page, 'Incorrect');
  await expect(options(page).first()).toBeDisabled();
  await expect(reasons(page)).toBeChecked();

  await press(page, 'Next');
  await seeQuestion(page, 2);
  await choose(page, 2, true);
  await press(page, 'Submit Answer');
  await seeVerdict(page, 'Correct');
  await press(page, 'Next');
  // Nothing is revealed before the end while the reasons are switched off.
  await reasons(page).click();
  for (let at = 3; at <= 5; at += 1) {
    await seeQuestion(page, at);
    await choose(page, at, false);
    await expect(verdict(page)).toHaveCount(0);
    await press(page, at < 5 ? 'Next' : 'Complete Test');
  }
  await expect(page).toHaveURL(/\/mock-test\/results$/);
  await expect(page.getByText('20%', { exact: true }).first()).toBeVisible();
  const first = page.getByRole('article').first();
  await first.locator('summary').first().click();
  await first.getByText('Why not the other answers?', { exact: true }).click();
  for (const reason of why) await expect(first.getByText(reason, { exact: true }).first()).toBeVisible();
});

test('a visitor who presses Back in the mock test continues it with every answer', async ({ page }) => {
  await openFirstQuestion(page);
  await choose(page, 1, true);
  await press(page, 'Next');
  await seeQuestion(page, 2);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Start mock test' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Continue your test' }).click();
  await seeQuestion(page, 2);
  const answered = await page.evaluate(() => JSON.parse(sessionStorage.getItem('mockTestProgress') ?? '{}').responses);
  expect(Object.keys(answered)).toHaveLength(1);
});
