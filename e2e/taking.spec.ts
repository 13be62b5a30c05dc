import {
  answerByKeyboard,
  compareWithServer,
  examPosition,
  expectNothingLost,
  seeVerdict,
  shortenPapers,
  startPractice,
} from './fixtures/attempt';
import { doubleTap } from './fixtures/double-tap';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

test('the chooser offers single sections and all, and states what is missing', async ({ signedIn: page }, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_FAILED/);
  await page.goto('/test-selection');
  const box = (name: RegExp) => page.getByRole('checkbox', { name });
  // Core is preselected, as in the mock test.
  await expect(box(/^Core/)).toBeChecked();
  await box(/^Core/).uncheck({ force: true });
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeDisabled();
  await expect(page.getByText('Choose at least one section.')).toBeVisible();
  await box(/^Full/).check({ force: true });
  for (const name of [/^Core/, /^Type I\b/, /^Type II\b/, /^Type III/]) await expect(box(name).first()).toBeChecked();
  await expect(page.getByText('40 questions', { exact: true })).toBeVisible();
  await box(/^Type III/).uncheck({ force: true });
  await expect(box(/^Full/)).not.toBeChecked();
  await expectNoAxeViolations(page);
  await page.getByRole('checkbox', { name: 'Leave out what is beyond the test' }).check({ force: true });
  await page.route(/questions\/random\?.*beyond=false/, (route) => route.abort());
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText('Failed to load random questions')).toBeVisible();
});

test('a learner practices a topic from its URL, and a new test keeps the topic', async ({ signedIn: page }) => {
  await page.goto('/test-selection?section=section2&topic=leak-repair');
  await expect(page.getByRole('heading', { name: 'Leak repair' })).toBeVisible();
  await expectNoAxeViolations(page);
  const topics = () =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}').state.attempt.questions.map(
        (question: { topic: string; sectionId: number }) => `${question.sectionId} ${question.topic}`,
      ),
    );
  await shortenPapers(page, 3);
  await page.getByRole('button', { name: 'Start Test' }).click();
  for (let place = 1; place <= 3; place += 1) await answerByKeyboard(page, place, 3);
  expect(new Set(await topics())).toEqual(new Set(['4 leak-repair']));
  await page.getByRole('button', { name: 'New test' }).click();
  await expect(page.getByText('Question 1 of 3').first()).toBeVisible();
  expect(new Set(await topics())).toEqual(new Set(['4 leak-repair']));
});

test('a learner opens a result by its URL, and practices the missed questions', async ({ signedIn: page }) => {
  await startPractice(page, 4);
  for (let place = 1; place <= 4; place += 1) await answerByKeyboard(page, place, 4);
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.locator('[data-delivery="saved"]')).toBeVisible();
  const { result } = await compareWithServer(page);
  const missedIds = result.questions.filter((question) => question.isCorrect !== true).map((one) => one.questionId);
  const missed = missedIds.length;
  const cards = page.getByRole('article');
  if (missed > 0) await expect(cards).toHaveCount(missed);
  // All questions in the list are folded. From an unfolded question, the next one can be unfolded too.
  await expect(page.getByRole('button', { name: 'Report a problem' })).toHaveCount(0);
  if (missed > 1) {
    await cards.first().locator('summary').first().click();
    await cards.first().getByRole('button', { name: 'Next question' }).click();
    await expect(page.getByRole('button', { name: 'Report a problem' })).toHaveCount(1);
    await expect(cards.nth(1).locator('summary').first()).toBeFocused();
  }
  if (missed > 0 && missed < 4) {
    await page.getByRole('button', { name: 'All (4)' }).click();
    await expect(cards).toHaveCount(4);
  }
  const id = await page.evaluate(
    () => JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}').state.attempt.attemptId,
  );
  await page.goto(`/results?attempt=${crypto.randomUUID()}`);
  await expect(page.getByText("We can't find that result.")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.evaluate(() => localStorage.removeItem('coldpass.sitting'));
  await page.goto(`/results?attempt=${id}`);
  await expect(
    page.getByText(`${result.score.correct} of ${result.score.total}`, { exact: false }).first(),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  if (missed > 0) {
    await page
      .getByRole('link', { name: /^Core: / })
      .first()
      .click();
    await expect(page).toHaveURL(/section=core&topic=/);
    await page.goBack();
    await page.getByRole('button', { name: 'Practice what I missed' }).click();
    await expect(page.getByText(`Question 1 of ${missed}`).first()).toBeVisible();
    const asked = await page.evaluate(() =>
      JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}').state.attempt.questions.map(
        (question: { id: number }) => question.id,
      ),
    );
    expect(asked.sort()).toEqual(missedIds.sort());
  }
});

test('answers given in two tabs of the same test are merged', async ({ signedIn: page, context }) => {
  await startPractice(page, 5);
  await answerByKeyboard(page, 1, 5);
  const other = await context.newPage();
  await other.goto('/test');
  await answerByKeyboard(other, 2, 5);
  await answerByKeyboard(other, 3, 5);
  await page.bringToFront();
  await expect(page.getByText('Question 2 of 5').first()).toBeVisible();
  // This tab shows the answer that was submitted in the other tab.
  await seeVerdict(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 3 of 5').first()).toBeVisible();
  await seeVerdict(page);
  await page.keyboard.press('Enter');
  for (let place = 4; place <= 5; place += 1) await answerByKeyboard(page, place, 5);
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.locator('[data-delivery="saved"]')).toBeVisible();
  await expectNothingLost(page, 5);
});

test('a learner continues a test from the chooser, and replaces it only after confirming', async ({
  signedIn: page,
}) => {
  await page.goto('/tests?type=exam');
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText(examPosition(1)).first()).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(examPosition(2)).first()).toBeVisible();

  await page.getByRole('link', { name: 'Leave the test. It is saved.' }).click();
  await expect(page.getByRole('heading', { name: 'Exam in progress' })).toBeVisible();
  await page.getByRole('link', { name: 'Practice', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Exam in progress' })).toBeVisible();
  await expect(page.getByText(new RegExp(`^${examPosition(2)}, 1:5\\d:\\d\\d left$`))).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('checkbox', { name: /^Core/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start Test' }).click();
  const question = page.getByRole('alertdialog', { name: 'Quit this exam?' });
  await expect(question).toContainText("It's scored with the answers you've given");
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Go back' }).click();
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(/\/test$/);
  await expect(page.getByText(examPosition(2)).first()).toBeVisible();

  await page.goBack();
  await page.getByRole('checkbox', { name: /^Core/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start Test' }).click();
  await question.getByRole('button', { name: 'Start the new test' }).click();
  await expect(page.getByText('Question 1 of 10').first()).toBeVisible();
});

test('a double tap and a held Enter submit an answer once', async ({ signedIn: page }) => {
  await startPractice(page, 3);
  const options = page.locator('main').getByRole('list').getByRole('button');
  await options.first().click();
  await doubleTap(page.getByRole('button', { name: 'Submit Answer' }));
  await seeVerdict(page);
  // The sticky bar at the bottom must not cover the explanation.
  const verdict = page.locator('section', { has: page.getByRole('heading', { name: /^(Correct|Incorrect)$/ }) }).last();
  const bar = page.locator('[data-attempt] .sticky').last();
  const gap = async () => {
    const [above, below] = [await verdict.boundingBox(), await bar.boundingBox()];
    return above && below ? below.y - above.y - above.height : Number.NaN;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await doubleTap(page.getByRole('button', { name: 'Next Question' }));
  await expect(page.getByText('Question 2 of 3').first()).toBeVisible();
  // Keys 1 to 6 do not choose options here, because the focus is outside the question. So the test clicks an option.
  await options.first().click();
  await page.getByRole('button', { name: 'Submit Answer' }).focus();
  for (let repeat = 0; repeat < 8; repeat += 1) await page.keyboard.down('Enter');
  await seeVerdict(page);
  for (let repeat = 0; repeat < 8; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByText('Question 2 of 3').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 3 of 3').first()).toBeVisible();
});
