import { EXAM_QUESTIONS, QUESTIONS_PER_SECTION, SECTIONS } from '@/lib/kernel/exam';
import { compareWithServer, examPosition } from './fixtures/attempt';
import { untilReady } from './fixtures/slow-start';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

/** Number of questions that this test answers. */
const ANSWERED = 8;

test('a learner takes an exam from the chooser to the results, and no key leaves the server before the exam ends', async ({
  signedIn: page,
}) => {
  const traffic: string[] = [];
  let isFinished = false;
  page.on('request', (request) => {
    if (request.url().endsWith('/finish')) isFinished = true;
  });
  page.on('response', async (response) => {
    const path = new URL(response.url()).pathname;
    if (!isFinished && /^\/(api|test)/.test(path)) traffic.push(await response.text().catch(() => ''));
  });
  await page.goto('/tests');
  await page.getByLabel('Test type').selectOption('exam');
  for (const name of ['Core', 'Type I', 'Full']) {
    await expect(page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).first()).toBeDisabled();
  }
  // An exam asks a fixed number of questions, regardless of the size of the question bank.
  await expect(page.locator('label', { hasText: `${QUESTIONS_PER_SECTION} questions` })).toHaveCount(SECTIONS.length);
  await expect(page.locator('label', { hasText: `${EXAM_QUESTIONS} questions` })).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Start Test' }).click();

  await expect(page.getByText(examPosition(1)).first()).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(2:00:00|1:5\d:\d\d)$/);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Mark for review' }).click();
  // Moves the focus off the review button, because that button would handle Enter itself.
  await page.getByRole('heading', { level: 2 }).last().focus();
  for (let place = 1; place <= ANSWERED; place += 1) {
    await expect(page.getByText(examPosition(place)).first()).toBeVisible();
    await page.keyboard.press(String((place % 2) + 1));
    if (place === ANSWERED / 2) {
      await expect(page.locator('[data-saving="saved"]')).toBeVisible();
      await page.reload();
      await expect(page.getByText(examPosition(place)).first()).toBeVisible();
      await expect(page.getByRole('timer')).toHaveText(/^(2:00:00|1:5\d:\d\d)$/);
      await expect(page.locator('[inert]')).toHaveCount(0);
    }
    // An exam shows no right answers and does not ask how sure the learner is.
    await expect(page.getByRole('heading', { name: /^(Correct|Incorrect)$/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(I'm sure|Not sure)$/ })).toHaveCount(0);
    await page.keyboard.press('Enter');
  }
  await page.getByText('All questions').click();
  await page.getByRole('button', { name: new RegExp(`^Question ${EXAM_QUESTIONS},`) }).click();
  await expect(page.getByText(examPosition(EXAM_QUESTIONS)).first()).toBeVisible();
  await page.getByRole('button', { name: 'Finish Test' }).click();
  // The dialog before finishing lists the marked questions and links to them.
  const lastLook = page.getByRole('dialog');
  await expect(lastLook).toContainText(
    `${ANSWERED} answered, ${EXAM_QUESTIONS - ANSWERED} not answered, 1 marked for review.`,
  );
  await expectNoAxeViolations(page);
  await lastLook.getByRole('button', { name: 'Question 1, answered, marked for review' }).click();
  await expect(page.getByText(examPosition(1)).first()).toBeVisible();
  await page.getByText('All questions').click();
  await page.getByRole('button', { name: new RegExp(`^Question ${EXAM_QUESTIONS},`) }).click();
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await lastLook.getByRole('button', { name: 'Finish Test' }).click();
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.getByRole('heading', { name: 'By section' })).toBeVisible({ timeout: 30_000 });
  for (const { name } of SECTIONS) await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await expectNoAxeViolations(page);

  const { chosen, result } = await compareWithServer(page);
  expect(result.score.total).toBe(EXAM_QUESTIONS);
  expect(result.score.answered).toBe(ANSWERED);
  for (const question of result.questions) {
    expect(question.chosenIds).toEqual(chosen[question.questionId]?.optionIds ?? []);
  }
  expect(traffic.length).toBeGreaterThan(ANSWERED);
  for (const body of traffic) expect(body).not.toMatch(/isCorrect|why\\?":|explanation\\?":|correctAnswerIds/);
});

test('an exam locks when its time is up, and can then only be finished', async ({ signedIn: page }, testInfo) => {
  expectConsoleErrors(testInfo, /api\/test\/start/);
  await page.goto('/tests');
  await page.getByLabel('Test type').selectOption('exam');
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText(examPosition(1)).first()).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.locator('[data-saving="saved"]')).toBeVisible();
  await page.clock.install();
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}');
    stored.state.attempt.deadlineAt = Date.now() + 2000;
    localStorage.setItem('coldpass.sitting', JSON.stringify(stored));
    localStorage.setItem('examTimeLeft', '2');
  });
  await page.route('**/api/test/start', (route) => route.abort());
  await page.reload();
  await page.clock.runFor(5000);
  await expect(page.getByText("Time's up.")).toBeVisible();
  await expect(page.getByRole('list').getByRole('button').first()).toBeDisabled();
  // Only Finish Test remains. The question list and the button for the pressure chart are gone.
  await expect(page.getByText('All questions')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'P-T chart' })).toHaveCount(0);
  // Resumes the clock below, because a paused clock also stops the handlers that wait for a press.
  await untilReady(page);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await expect(page).toHaveURL(/\/results$/);
});

test('a learner takes an exam over two sections with extra time, and repeats the same exam', async ({
  signedIn: page,
}) => {
  await page.goto('/tests?type=exam');
  const section = (name: RegExp) => page.getByRole('checkbox', { name });
  await page.getByRole('radio', { name: /^Only some sections/ }).check();
  await expect(section(/^Core/)).toBeChecked();
  await expect(section(/^Full/)).toHaveCount(0);
  await expect(page.getByText('Standard time, 30 minutes')).toBeVisible();
  await section(/^Core/).uncheck({ force: true });
  await expect(page.getByText('Choose at least one section.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeDisabled();
  await section(/^Core/).check({ force: true });
  await section(/^Type II\b/).check({ force: true });
  await expect(page.getByText('50 questions', { exact: true })).toBeVisible();
  await page.getByText('Time and a half, 90 minutes').click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Start Test' }).click();

  await expect(page.getByText('Question 1 of 50').first()).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^1:(30:00|2\d:\d\d)$/);
  await expect(page.locator('#question-section')).toHaveText('Core');
  await page.getByText('All questions').click();
  await page.getByRole('button', { name: /^Question 26,/ }).click();
  await expect(page.locator('#question-section')).toHaveText('Type II');
  await expect(page.getByRole('button', { name: 'P-T chart' })).toBeVisible();
  await page.getByText('All questions').click();
  await page.getByRole('button', { name: /^Question 50,/ }).click();
  await expect(page.getByText('Question 50 of 50').first()).toBeVisible();
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish Test' }).click();
  const outcome = page.locator('main').getByRole('heading', { level: 2 }).first();
  await expect(outcome).toHaveText('Not certified yet. Core: 18 short. Type II: 18 short.', { timeout: 30_000 });

  // New test repeats the exam: the same sections with the same time.
  await page.getByRole('button', { name: 'New test' }).click();
  await expect(page.getByText('Question 1 of 50').first()).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^1:(30:00|2\d:\d\d)$/);
});

test('the open-book exam asks Core and Type I questions and links to the guides', async ({ signedIn: page }) => {
  await page.goto('/tests?type=exam');
  await page.getByRole('radio', { name: /^Type I, open book/ }).check();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeDisabled();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText('Question 1 of 50').first()).toBeVisible();
  await expect(page.locator('#question-section')).toHaveText('Core, open book');
  await expect(page.getByRole('link', { name: 'Study guides (new tab)' })).toHaveAttribute('href', '/study');
  await expect(page.getByRole('timer')).toHaveText(/^(1:00:00|5\d:\d\d)$/);
});

test('a learner takes an exam over the sections of the plan, and can finish once all questions are answered', async ({
  signedIn: page,
}) => {
  await page.goto('/today/plan');
  await untilReady(page);
  for (const name of [/^Type I:/, /^Type II:/, /^Type III:/])
    await page.getByRole('checkbox', { name }).uncheck({ force: true });
  await page.getByRole('button', { name: 'Save the plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.getByRole('link', { name: 'Rehearse the exam' }).click();
  await expect(page.getByRole('radio', { name: /^Only some sections/ })).toBeChecked();
  await expect(page.getByText(`${QUESTIONS_PER_SECTION} questions`, { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Start Test' }).click();
  const place = (number: number) => page.getByText(`Question ${number} of ${QUESTIONS_PER_SECTION}`).first();
  for (let number = 1; number <= QUESTIONS_PER_SECTION; number += 1) {
    await expect(place(number)).toBeVisible();
    await untilReady(page);
    await expect(page.locator('[inert]')).toHaveCount(0);
    await page.locator('[data-option]').first().click();
    if (number < QUESTIONS_PER_SECTION) await page.getByRole('button', { name: 'Submit Answer' }).click();
  }
  await page.getByText('All questions').click();
  await page.getByRole('button', { name: /^Question 3,/ }).click();
  await expect(place(3)).toBeVisible();
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await expect(page).toHaveURL(/\/results$/);
});
