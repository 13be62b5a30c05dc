import { EXAM_QUESTIONS, QUESTIONS_PER_SECTION, SECTIONS } from '@/lib/kernel/exam';
import { compareWithServer, examPlace } from './fixtures/attempt';
import { untilReady } from './fixtures/slow-start';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

test('an exam runs from the chooser to the results without its key ever leaving the server', async ({
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
  // So many does an exam ask, however many the bank has.
  await expect(page.locator('label', { hasText: `${QUESTIONS_PER_SECTION} questions` })).toHaveCount(SECTIONS.length);
  await expect(page.locator('label', { hasText: `${EXAM_QUESTIONS} questions` })).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Start Test' }).click();

  await expect(page.getByText(examPlace(1)).first()).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(2:00:00|1:5\d:\d\d)$/);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Mark for review' }).click();
  // The mark has its own use for Enter.
  await page.getByRole('heading', { level: 2 }).last().focus();
  for (let place = 1; place <= EXAM_QUESTIONS; place += 1) {
    await expect(page.getByText(examPlace(place)).first()).toBeVisible();
    await page.keyboard.press(String((place % 2) + 1));
    if (place === 50) {
      await expect(page.locator('[data-saving="saved"]')).toBeVisible();
      await page.reload();
      await expect(page.getByText(examPlace(50)).first()).toBeVisible();
      await expect(page.getByRole('timer')).toHaveText(/^(2:00:00|1:5\d:\d\d)$/);
      await expect(page.locator('[inert]')).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { name: /^(Correct|Incorrect)$/ })).toHaveCount(0);
    await page.keyboard.press('Enter');
  }
  // The last look names what is marked, and leads there.
  const lastLook = page.getByRole('dialog', { name: 'Finish with marked questions?' });
  await expect(lastLook).toContainText(`${EXAM_QUESTIONS} answered, 0 not answered, 1 marked for review.`);
  await expectNoAxeViolations(page);
  await lastLook.getByRole('button', { name: 'Question 1, answered, marked for review' }).click();
  await expect(page.getByText(examPlace(1)).first()).toBeVisible();
  await page.getByRole('button', { name: 'Mark for review' }).click();
  await page.getByText('All questions').click();
  await page.getByRole('button', { name: `Question ${EXAM_QUESTIONS}, answered` }).click();
  await expect(page.getByText(examPlace(EXAM_QUESTIONS)).first()).toBeVisible();
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.getByRole('heading', { name: 'By section' })).toBeVisible({ timeout: 30_000 });
  for (const { name } of SECTIONS) await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await expectNoAxeViolations(page);

  const { chosen, result } = await compareWithServer(page);
  expect(result.score.total).toBe(EXAM_QUESTIONS);
  expect(result.score.answered).toBe(EXAM_QUESTIONS);
  for (const question of result.questions) expect(question.chosenIds).toEqual(chosen[question.questionId]?.optionIds);
  expect(traffic.length).toBeGreaterThan(100);
  for (const body of traffic) expect(body).not.toMatch(/isCorrect|why\\?":|explanation\\?":|correctAnswerIds/);
});

test('an exam locks when its time is up and can only be finished', async ({ signedIn: page }, testInfo) => {
  expectConsoleErrors(testInfo, /api\/test\/start/);
  await page.goto('/tests');
  await page.getByLabel('Test type').selectOption('exam');
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText(examPlace(1)).first()).toBeVisible();
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
  // Only Finish Test is possible: neither the list of questions nor the chart.
  await expect(page.getByText('All questions')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'P-T chart' })).toHaveCount(0);
  // The page's clock stands still between the steps of the test, and with it what waits for a press.
  await untilReady(page);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await expect(page).toHaveURL(/\/results$/);
});

test('a rehearsal asks the chosen sections, names them, has their time, and is passed section by section', async ({
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
  await expect(page.locator('[data-saving="saved"]')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^1:(30:00|2\d:\d\d)$/);
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

  // Again is the same exam: these sections, with the same time.
  await page.getByRole('button', { name: 'New test' }).click();
  await expect(page.getByText('Question 1 of 50').first()).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^1:(30:00|2\d:\d\d)$/);
});

test('the open-book form asks Core and Type I with the guides at hand, and takes 21 of 25', async ({
  signedIn: page,
}) => {
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
  await page.getByText('All questions').click();
  await page.getByRole('button', { name: /^Question 50,/ }).click();
  await expect(page.locator('#question-section')).toHaveText('Type I, open book');
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish Test' }).click();
  const outcome = page.locator('main').getByRole('heading', { level: 2 }).first();
  await expect(outcome).toHaveText('Not certified yet. Core: 21 short. Type I: 21 short.', { timeout: 30_000 });
  await expect(page.getByText(/An open-book Core does not count toward other types\./)).toBeVisible();
});

test('a choice by key and Enter in the moment in which the question comes go on', async ({ signedIn: page }) => {
  await page.addInitScript((answerable) => {
    const press = (key: string) =>
      (document.activeElement?.closest(answerable)
        ? document.activeElement
        : document.querySelector(answerable)
      )?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector(`${answerable} [data-option]`)) return;
      observer.disconnect();
      // Before React has done anything but show the question.
      press('1');
      queueMicrotask(() => queueMicrotask(() => press('Enter')));
    }).observe(document, { childList: true, subtree: true });
  }, '[data-attempt]');
  await page.goto('/tests?type=exam');
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText(examPlace(2)).first()).toBeVisible();
  await expect(page.getByText('1 of 100 answered')).toBeAttached();
});
