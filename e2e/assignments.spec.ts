import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CURRENT_ATTEMPT_KEY } from '@/lib/browser/attempt/storage';
import type { ClassView } from '@/lib/classes/contract';
import { choose, seeVerdict } from './fixtures/attempt';
import { must } from './fixtures/refused-for-now';
import { seeOnlySpanish } from './fixtures/spanish';
import { type Account, expect, expectNoAxeViolations, test } from './fixtures/test';

/** An instructor assigns a test to a class; a student takes it, and the instructor sees the results. */

const say = (page: Page, text: string | RegExp) => expect(page.getByRole('main').getByText(text).first()).toBeVisible();

/** Creates a class with the API and opens its page. */
async function openClass(page: Page, { accessToken }: Account, name: string): Promise<ClassView> {
  const made = await must<ClassView>(accessToken, 'POST', '/api/classes', { name });
  await page.goto(`/classes/class?id=${made.id}&tab=tests`);
  return made;
}

async function join(phone: Page, link: string, name: string): Promise<void> {
  await phone.goto(link);
  await phone.getByLabel('Your name', { exact: true }).fill(name);
  await phone.getByRole('button', { name: 'Join the class', exact: true }).click();
  await expect(phone.getByRole('heading', { name: "You're in", exact: true })).toBeVisible();
}

const assign = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Assign test', exact: true }).click();

/** Replaces the first question of the only test. */
async function swapFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Questions of / }).click();
  const questions = page.getByRole('dialog').getByRole('listitem');
  await expect(questions).toHaveCount(5);
  const old = (await questions.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Swap question 1', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('Right', { exact: true }).nth(1)).toBeVisible();
  await expectNoAxeViolations(page);
  await page
    .getByRole('button', { name: /^Ask: / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Swap question 1', exact: true })).toBeVisible();
  await expect(questions.first()).not.toHaveText(old);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

/** Answers every question correctly. */
async function answerAll(page: Page, count: number): Promise<void> {
  for (let place = 1; place <= count; place += 1) {
    await expect(page.getByRole('main').getByText(`Question ${place} of ${count}`).first()).toBeVisible();
    await choose(page, true);
    await page.getByRole('button', { name: 'Submit Answer', exact: true }).click();
    await seeVerdict(page);
    await page.getByRole('button', { name: place < count ? 'Next Question' : 'Finish Test', exact: true }).click();
  }
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.locator('[data-delivery="saved"]')).toBeVisible();
}

test('a student takes a class test from Today, and the instructor sees it live, in the results and in files', async ({
  signedIn: page,
  account,
  browser,
}) => {
  const { joinUrl } = await openClass(page, account, 'HVAC 101');
  await page.getByRole('button', { name: 'Assign test', exact: true }).click();
  await page.getByLabel('Title', { exact: true }).fill('Week 1');
  await page.getByLabel('Open until', { exact: true }).fill('');
  await page.getByText('More options', { exact: true }).click();
  await page.getByLabel('Questions per section', { exact: true }).selectOption('5');
  await page.getByLabel('Attempts', { exact: true }).selectOption('2');
  await expectNoAxeViolations(page);
  await assign(page);
  await say(page, 'Practice, 5 questions, 2 attempts; 0 started, 0 finished');
  await page.getByRole('button', { name: 'Edit Week 1', exact: true }).click();
  await page.getByLabel('Title', { exact: true }).fill('Week 1 quiz');
  await page.getByLabel('Attempts', { exact: true }).selectOption('1');
  await page.getByLabel('Certificate from', { exact: true }).selectOption('50%');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await say(page, 'Practice, 5 questions, 1 attempt; 0 started, 0 finished');
  await swapFirst(page);
  const phone = await browser.newPage();
  await join(phone, joinUrl, 'Maria Garcia');
  await phone.getByRole('link', { name: 'Go to Today', exact: true }).click();
  await phone.goto('/es/today');
  await expect(phone.getByRole('region', { name: 'De su clase', exact: true })).toContainText('práctica, 5 preguntas');
  await seeOnlySpanish(phone);
  await phone.goto('/today?language=en');
  await phone.getByRole('main').getByRole('link', { name: 'Week 1 quiz', exact: true }).click();
  await say(phone, '0 of 1 attempt used');
  await expectNoAxeViolations(phone);
  await page.getByRole('link', { name: 'Live board of Week 1 quiz', exact: true }).click();
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect(row(/^Maria Garcia Not started/)).toBeVisible();
  await expectNoAxeViolations(page);
  await phone.getByRole('button', { name: 'Start this test', exact: true }).click();
  // The board polls every 2.5 s, so no reload is needed.
  await expect(row(/^Maria Garcia Question 1 of 5 0 of 5 0$/)).toBeVisible();
  await page.getByRole('link', { name: 'Show on a projector', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Maria Garcia' })).toHaveText('Maria Garcia0/5');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Back to the board', exact: true }).click();
  await answerAll(phone, 5);
  const mine = phone.getByRole('region', { name: 'Your class has this result', exact: true });
  await expect(mine).toContainText('Week 1 quiz in HVAC 101. Your instructor sees your score and your answers.');
  await expect(mine).toContainText('1 of 1 attempt used.');
  await expect(mine).toContainText('Certificate of this class: yes, 5 of 5 is enough (50% needed).');
  await expect(phone.getByText(/only this device can open this result/)).toHaveCount(0);
  await expect(phone.getByRole('button', { name: 'Retake Test', exact: true })).toHaveCount(0);
  await expectNoAxeViolations(phone);
  // The server also knows to which class test a past result belongs.
  const kept = await phone.evaluate((key) => localStorage.getItem(key), CURRENT_ATTEMPT_KEY);
  const { state } = JSON.parse(kept ?? '{}') as { state: { attempt: { attemptId: string } } };
  await phone.goto(`/results?attempt=${state.attempt.attemptId}`);
  await expect(mine).toContainText('Week 1 quiz in HVAC 101.');
  await phone.goto(`/es/results?attempt=${state.attempt.attemptId}`);
  await expect(phone.getByRole('region', { name: 'Su clase tiene este resultado', exact: true })).toBeVisible();
  await seeOnlySpanish(phone);
  await phone.goto(`/results?attempt=${state.attempt.attemptId}&language=en`);
  await mine.getByRole('link', { name: 'Back to the class', exact: true }).click();
  await expect(phone).toHaveURL(/\/classes$/);
  await expect(row(/^Maria Garcia Finished 5 of 5 \d$/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the class', exact: true }).click();
  await expect(page).toHaveURL(/\/classes\/class\?/);
  await page.reload();
  await say(page, 'Practice, 5 questions, 1 attempt; 1 started, 1 finished');
  await page.getByRole('link', { name: 'Results of Week 1 quiz', exact: true }).click();
  await expect(row(/^Maria Garcia \d of 5 \(\d+%\)/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Questions, hardest first', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: ' of 1 right; Core' })).toHaveCount(5);
  await expect(row(/^Whole class \d+%$/)).toBeVisible();
  // The table of students by questions appears on wide screens; a phone shows lists instead.
  const grid = page.getByRole('table', { name: 'Students and questions', exact: true });
  const show = page.getByRole('button', { name: 'Show students and questions', exact: true });
  await expect(show).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(grid).toHaveCount(0);
  await show.click();
  await expect(grid.getByRole('row', { name: /^Maria Garcia( (right|wrong)){5}$/ })).toBeVisible();
  await expectNoAxeViolations(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV', exact: true }).click();
  expect((await saved).suggestedFilename()).toMatch(/^HVAC 101 - Week 1 quiz - \d{4}-\d{2}-\d{2}\.csv$/);
  const isPdf = async (owner: Page, button: string) => {
    const file = owner.waitForEvent('download');
    await owner.getByRole('button', { name: button, exact: true }).click();
    expect((await file).suggestedFilename()).toBe('certificate-of-completion.pdf');
    expect((await readFile(await (await file).path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(owner.getByRole('main').getByText('Downloaded', { exact: true })).toBeVisible();
  };
  await phone.goto('/today');
  await say(phone, '✓ Done: 5 of 5');
  await phone.goto('/classes');
  await say(phone, '✓ Done: 5 of 5');
  await isPdf(page, 'Certificate of Maria Garcia');
  await isPdf(phone, 'Certificate of HVAC 101');
  await page.getByRole('link', { name: 'Back to the class', exact: true }).click();
  await page.getByRole('link', { name: 'Gradebook', exact: true }).click();
  await expect(row(/^Maria Garcia \d of 5 \d+%$/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Week 1 quiz', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Week 1 quiz', exact: true })).toBeVisible();
  await expectNoAxeViolations(phone);
  await phone.close();
});

test('an instructor assigns a test of one topic with a later opening time, and extends the test for one student', async ({
  signedIn: page,
  account,
  request,
}) => {
  const { accessToken } = account;
  const { id, code } = await must<ClassView>(accessToken, 'POST', '/api/classes', { name: 'HVAC 102' });
  const student = (await (await request.post('/auth/device')).json()).data;
  await must(student.accessToken, 'POST', '/api/classes/join', { code, name: 'Sam Lee' });
  await page.goto(`/classes/class?id=${id}`);
  await page.getByRole('tab', { name: 'Tests', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Assign test', exact: true }).press('Enter');
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  await fill('Title', 'Safety quiz');
  await page.getByText('More options', { exact: true }).click();
  await page.getByLabel('Questions per section', { exact: true }).selectOption('5');
  await page.getByText('Topics: all', { exact: true }).click();
  await page.getByLabel('Safety', { exact: true }).check({ force: true });
  await expect(page.getByText('Topics: 1 chosen', { exact: true })).toBeVisible();
  await fill('Opens', '2098-01-01T08:00');
  await fill('Open until', '2098-01-02T08:00');
  await expectNoAxeViolations(page);
  await page.getByLabel('Attempts', { exact: true }).selectOption('1');
  await assign(page);
  await say(
    page,
    /^Practice, 5 questions, 1 attempt; 0 started, 0 finished; opens Jan 1, 2098, 8:00 AM; open until Jan 2, 2098, 8:00 AM$/,
  );
  await say(page, 'Topics: Safety');

  await page.getByRole('tab', { name: 'Students', exact: true }).click();
  await page.getByRole('button', { name: 'Edit student Sam Lee', exact: true }).press('Enter');
  await expectNoAxeViolations(page);
  await fill('Open for this student until', '2098-01-02T08:00');
  await page.getByRole('button', { name: 'Save for this test', exact: true }).press('Enter');
  await expect(page.getByText(/^Choose a date after the test closes for the class/)).toBeVisible();
  await expect(page.getByLabel('Open for this student until', { exact: true })).toBeFocused();
  await fill('Open for this student until', '2098-01-03T08:00');
  await page.getByLabel('Extra attempts for this student', { exact: true }).selectOption('1');
  await page.getByRole('button', { name: 'Save for this test', exact: true }).press('Enter');
  await expect(page.getByText('Saved for Sam Lee.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await page.getByRole('tab', { name: 'Tests', exact: true }).click();
  await say(page, 'Sam Lee: until Jan 3, 2098, 8:00 AM 1 more attempt');
});
