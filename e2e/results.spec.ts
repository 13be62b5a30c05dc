import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { EXAM_QUESTIONS, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import { answerByKeyboard, compareWithServer, seeVerdict, startPractice } from './fixtures/attempt';
import { must } from './fixtures/refused-for-now';
import { type Account, expect, expectNoAxeViolations, test } from './fixtures/test';

interface Question {
  id: number;
  answers: { id: number; isCorrect: boolean }[];
}

/** Takes a Core exam with the API: `right` of the 25 questions are answered correctly, the rest not at all. */
async function rehearseCore({ accessToken }: Account, right: number): Promise<string> {
  const questions = await must<Question[]>(accessToken, 'GET', '/api/sections/6/questions/random?limit=25');
  const attemptId = randomUUID();
  const questionIds = questions.map(({ id }) => id);
  await must(accessToken, 'POST', '/api/test/start', { attemptId, testType: 'exam', sectionIds: [6], questionIds });
  for (const { id: questionId, answers } of questions.slice(0, right)) {
    const answerIds = answers.filter(({ isCorrect }) => isCorrect).map(({ id }) => id);
    await must(accessToken, 'POST', '/api/test/answer', { attemptId, questionId, answerIds });
  }
  await must(accessToken, 'POST', `/api/test/${attemptId}/finish`, {});
  return attemptId;
}

/** Finishes an exam over all sections with the API, without answers. */
async function leaveExam({ accessToken }: Account): Promise<string> {
  const attemptId = randomUUID();
  await must(accessToken, 'POST', '/api/test/start', { attemptId, testType: 'exam' });
  await must(accessToken, 'POST', `/api/test/${attemptId}/finish`, {});
  return attemptId;
}

test('an exam result first states what it means for the certification, and contains no praise for a failed exam', async ({
  signedIn: page,
  account,
}) => {
  const attemptId = await rehearseCore(account, 17);
  await page.goto(`/results?attempt=${attemptId}`);
  const outcome = page.locator('main').getByRole('heading', { level: 2 }).first();
  await expect(outcome).toHaveText('Not passed yet. Core: 1 short.');
  // The exam score counts every question. The page also shows the percentage of the answered questions, 100 %, below
  // the score.
  await expect(page.getByText('17 of 25', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^100% of the 17 answered, in /)).toBeVisible();
  await expect(page.getByText(/Excellent!|Great job!|Well done!/)).toHaveCount(0);
  await expectNoAxeViolations(page);
  // The list of tests must not praise a failed exam.
  await page.goto('/statistics#history');
  await expect(page.getByRole('table', { name: 'Recent attempts' }).getByText('Not passed')).toBeVisible();
});

test('a failed exam folds its questions, filters them by section, and prints all of them', async ({
  signedIn: page,
  account,
}) => {
  const attemptId = await leaveExam(account);
  await page.goto(`/results?attempt=${attemptId}`);
  const cards = page.getByRole('article');
  await expect(page.getByRole('heading', { name: 'What you missed' })).toBeVisible();
  await expect(cards).toHaveCount(EXAM_QUESTIONS);
  await expect(page.locator('article details[open]')).toHaveCount(0);
  // The limit shows that questions are folded: with all of them open, the page was 53,670 px high.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(20_000);

  const first = cards.first().locator('summary').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(cards.first().getByText('Right answer').first()).toBeVisible();
  await expect(page.locator('article details[open]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.getByLabel('Section to show').selectOption('Type II');
  await expect(page.getByText(`${QUESTIONS_PER_SECTION} of ${EXAM_QUESTIONS} questions shown.`)).toBeVisible();
  await expect(cards).toHaveCount(QUESTIONS_PER_SECTION);
  await page.getByRole('button', { name: 'Open all answers' }).click();
  await expect(page.locator('article:visible > details[open]')).toHaveCount(QUESTIONS_PER_SECTION);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Close all answers' }).click();
  await expect(page.locator('article details[open]')).toHaveCount(0);

  // Records how many answers are still folded when the browser prints.
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      document.body.dataset.folded = String(document.querySelectorAll('article details:not([open])').length);
    });
  });
  await page.emulateMedia({ media: 'print' });
  await expect(cards).toHaveCount(EXAM_QUESTIONS);
  await page.pdf();
  await expect(page.locator('body')).toHaveAttribute('data-folded', '0');
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('article details[open]')).toHaveCount(0);
});

test('a practice result states how far the learner is from passing, and a retake asks the same questions', async ({
  signedIn: page,
}) => {
  await startPractice(page, 2);
  for (let place = 1; place <= 2; place += 1) await answerByKeyboard(page, place, 2);
  await expect(page).toHaveURL(/\/results$/);
  const card = page.locator('main').getByRole('heading', { level: 2 }).first();
  await expect(card).toHaveText(/^(On pace to pass Core\.|Below passing in Core: it takes 70%\.)$/);
  await expect(page.getByText(/^(Excellent!|Good effort!|Keep practicing!)$/)).toBeVisible();

  const asked = () =>
    page.evaluate(() =>
      (
        JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}').state.attempt.questions as {
          id: number;
        }[]
      )
        .map(({ id }) => id)
        .sort(),
    );
  const first = await asked();
  await page.getByRole('button', { name: 'Retake Test', exact: true }).click();
  await expect(page.getByText('Question 1 of 2').first()).toBeVisible();
  expect(await asked()).toEqual(first);
  const optionsAsked = await page.evaluate(() => {
    const { questions } = JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}').state.attempt;
    return (questions as { id: number; answers: { id: number }[] }[])
      .map(({ id, answers }) => [id, answers.map((answer) => answer.id)] as const)
      .sort(([one], [other]) => one - other);
  });

  // Enter on the summary unfolds the other reasons and does not move to the next question.
  await page.locator('[data-option]').first().click();
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  const others = page.locator('summary', { hasText: /^Why not the other answers?\?$/ });
  await seeVerdict(page);
  await others.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open] dd').first()).not.toBeEmpty();
  await expect(page.getByText('Question 1 of 2').first()).toBeVisible();
  await expectNoAxeViolations(page);

  // The right option has the same colors in the test and in the result.
  const looks = (right: ReturnType<Page['locator']>) =>
    right.evaluate((element) => {
      const { backgroundColor, borderColor, color } = getComputedStyle(element);
      return [backgroundColor, borderColor, color];
    });
  const inTest = await looks(page.locator('main button', { hasText: /Right answer|Your answer, right/ }).first());
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next Question' }).click();
  await expect(page.getByText('Question 2 of 2').first()).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Skip and finish' }).click();
  await expect(page).toHaveURL(/\/results$/);
  expect(await looks(page.locator('article li', { hasText: /Right answer|Your answer, right/ }).first())).toEqual(
    inTest,
  );
  await expect(page.getByText('Skipped questions count as wrong for passing.')).toBeVisible();
  await expect(page.getByText('Saved on this device')).toHaveCount(0);

  // The result of a retake lists the options in the order in which they were asked.
  const { result } = await compareWithServer(page);
  const optionsListed = result.questions
    .map(({ questionId, answers }) => [questionId, answers.map(({ id }) => id)] as const)
    .sort(([one], [other]) => one - other);
  expect(optionsListed).toEqual(optionsAsked);
});

test('a result stored on this device shows a correction that was made later', async ({ signedIn: page }) => {
  await startPractice(page, 2);
  for (let place = 1; place <= 2; place += 1) await answerByKeyboard(page, place, 2);
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await page.route(/\/api\/test\/[\w-]+$/, async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const whole = { correct: 2, total: 2, answered: 2, skipped: 0, percentage: 100 };
    const fair = { score: whole, successful: true, sections: [{ sectionId: 6, ...whole, passed: true }] };
    const correction = { id: 1, questionId: data.questions[0].questionId, kind: 'withdrawn', said: [], right: [] };
    const corrections = [{ ...correction, why: 'It was wrong.', rule: '40 CFR 82.156' }];
    await route.fulfill({ response, json: { success: true, data: { ...data, fair, corrections } } });
  });
  await page.reload();
  await expect(page.getByText(/^You scored \d+% on the day; a correction made it 100%/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Corrected since' })).toBeVisible();
});
