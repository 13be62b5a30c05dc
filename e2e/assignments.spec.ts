import type { Page } from '@playwright/test';
import { seeVerdict } from './fixtures/attempt';
import { expect, expectNoAxeViolations, test } from './fixtures/test';

/** An instructor gives a class a test; a student takes it, and the instructor sees how it went. */

test.describe.configure({ timeout: 120_000 });

const say = (page: Page, text: string | RegExp) => expect(page.getByRole('main').getByText(text).first()).toBeVisible();

async function makeClass(page: Page, name: string): Promise<string> {
  await page.goto('/classes');
  await page.getByLabel('Name of the new class', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Make the class', exact: true }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  return (
    (await page
      .getByRole('main')
      .getByRole('link', { name: /\/join#/ })
      .getAttribute('href')) ?? ''
  );
}

async function join(phone: Page, link: string, name: string): Promise<void> {
  await phone.goto(link);
  await phone.getByLabel('Your name', { exact: true }).fill(name);
  await phone.getByRole('button', { name: 'Join the class', exact: true }).click();
  await expect(phone.getByRole('heading', { name: "You're in", exact: true })).toBeVisible();
}

const isMultiAnswer = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { attempt } = JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}').state;
    return attempt.questions[attempt.index].isMultiAnswer;
  });

async function answerAll(page: Page, count: number): Promise<void> {
  for (let place = 1; place <= count; place += 1) {
    await expect(page.getByRole('main').getByText(`Question ${place} of ${count}`)).toBeVisible();
    await page.getByRole('main').getByRole('list').getByRole('button').first().click();
    // Where one press answers, choosing submits.
    if (await isMultiAnswer(page)) await page.getByRole('button', { name: 'Submit Answer', exact: true }).click();
    await seeVerdict(page);
    if (place < count) await page.getByRole('button', { name: 'Next Question', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Finish Test', exact: true }).click();
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.locator('[data-delivery="saved"]')).toBeVisible({ timeout: 20_000 });
}

test('a test that is given stands on Today, is taken from there, and shows in the results and their file', async ({
  signedIn: page,
  browser,
}) => {
  const link = await makeClass(page, 'HVAC 101');
  await page.getByLabel('Title', { exact: true }).fill('Week 1 quiz');
  await page.getByLabel('Questions of each section', { exact: true }).selectOption('5');
  await page.getByLabel('Attempts', { exact: true }).selectOption('1');
  await page.getByRole('button', { name: 'Give this test', exact: true }).click();
  await say(page, 'Practice, 5 questions, 1 attempt; 0 began, 0 finished');
  const phone = await browser.newPage();
  await join(phone, link, 'Maria Garcia');
  await phone.getByRole('link', { name: 'Go to Today', exact: true }).click();
  await phone.getByRole('main').getByRole('link', { name: 'Week 1 quiz', exact: true }).click();
  await say(phone, '0 of 1 attempt used');
  await expectNoAxeViolations(phone);
  await page.getByRole('link', { name: 'Live board of Week 1 quiz', exact: true }).click();
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect(row(/^Maria Garcia Not begun/)).toBeVisible();
  await expectNoAxeViolations(page);
  await phone.getByRole('button', { name: 'Start this test', exact: true }).click();
  // Without a reload; what has arrived stands there within three seconds.
  await expect(row(/^Maria Garcia Question 1 of 5 0 of 5 0$/)).toBeVisible();
  await answerAll(phone, 5);
  await expect(row(/^Maria Garcia Finished 5 of 5 \d$/)).toBeVisible({ timeout: 3_000 });
  await page.getByRole('link', { name: 'Back to the class', exact: true }).click();
  await phone.goto('/classes/assignment');
  await expect(phone.getByRole('heading', { name: "This test isn't there", exact: true })).toBeVisible();

  await page.reload();
  await say(page, 'Practice, 5 questions, 1 attempt; 1 began, 1 finished');
  await page.getByRole('link', { name: 'Results of Week 1 quiz', exact: true }).click();
  await expect(row(/^Maria Garcia \d of 5 \(\d+%\)/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Questions, hardest first', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: ' of 1 right; Core' })).toHaveCount(5);
  await expect(row(/^All together \d+%$/)).toBeVisible();
  await expectNoAxeViolations(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV', exact: true }).click();
  expect((await saved).suggestedFilename()).toBe('class-results.csv');
  await phone.close();
});
