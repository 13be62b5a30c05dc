import type { Page } from '@playwright/test';
import type { AttemptResult } from '@/lib/attempts/contract';
import { EXAM_QUESTIONS, QUESTIONS_PER_SECTION, SECTIONS } from '@/lib/kernel/exam';
import { answerByKeyboard, compareWithServer, saved, startPractice } from './fixtures/attempt';
import { BASE_URL, expect, expectNoAxeViolations, test } from './fixtures/test';

interface Taken {
  id: string;
  result: AttemptResult;
}

interface Form {
  sectionIds?: number[];
  openBook?: boolean;
}

/** Takes an exam through the API, with so many right answers in each section, in the certification's order or the form's. */
async function takeExam(
  page: Page,
  key: Map<number, number[]>,
  right: readonly number[],
  form: Form = {},
): Promise<Taken> {
  return page.evaluate(
    async ([pairs, wanted, how, everySection]) => {
      const send = async (method: string, path: string, body?: object) => {
        const response = await fetch(path, {
          method,
          headers: {
            authorization: `Bearer ${localStorage.getItem('accessToken')}`,
            'content-type': 'application/json',
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
        return (await response.json()).data;
      };
      const byId = new Map(pairs);
      const questions: { id: number; place: number }[] = [];
      for (const [place, section] of (how.sectionIds ?? everySection).entries()) {
        const list = await send('GET', `/api/sections/${section}/questions?shuffle=true&size=25`);
        for (const { id } of list.items) questions.push({ id, place });
      }
      const id = crypto.randomUUID();
      const questionIds = questions.map((question) => question.id);
      await send('POST', '/api/test/start', { attemptId: id, testType: 'exam', questionIds, ...how });
      const left = [...wanted];
      for (const question of questions) {
        const answerIds = byId.get(question.id) ?? [];
        if ((left[question.place] ?? 0) <= 0 || answerIds.length === 0) continue;
        left[question.place] = (left[question.place] ?? 0) - 1;
        await send('POST', '/api/test/answer', { attemptId: id, questionId: question.id, answerIds });
      }
      return { id, result: await send('POST', `/api/test/${id}/finish`, {}) };
    },
    [[...key], [...right], form, SECTIONS.map(({ id }) => id)] as const,
  );
}

/** The key of every question, as the practice endpoint gives it. */
async function readKey(page: Page): Promise<Map<number, number[]>> {
  const { signInAsAdmin } = await import('./fixtures/admin');
  const context = await page.context().browser()?.newContext();
  const admin = await context?.newPage();
  if (!context || !admin) throw new Error('No browser for the admin');
  await signInAsAdmin(admin);
  await admin.goto(`${BASE_URL}/admin`);
  const pairs = await admin.evaluate(async () => {
    const found: [number, number[]][] = [];
    for (let at = 0, last = 0; at <= last; at += 1) {
      const response = await fetch(`/api/questions?page=${at}&size=100&state=published`, {
        headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
      });
      const { items, totalPages } = (await response.json()).data;
      last = totalPages - 1;
      for (const { id, answers } of items)
        found.push([
          id,
          answers.filter((one: { isCorrect: boolean }) => one.isCorrect).map((one: { id: number }) => one.id),
        ]);
    }
    return found;
  });
  await context.close();
  return new Map(pairs);
}

test('an exam says first what it means for the certification, and no word beside it contradicts that', async ({
  signedIn: page,
}) => {
  await page.goto('/statistics');
  const key = await readKey(page);
  const outcome = page.locator('main').getByRole('heading', { level: 2 }).first();

  const failed = await takeExam(page, key, [17, 25, 16, 25]);
  await page.goto(`/results?attempt=${failed.id}`);
  await expect(outcome).toHaveText('Not certified yet. Core: 1 short. Type II: 2 short.');
  // The figure of an exam counts every question; the share of the answered ones, 100 %, comes second.
  await expect(page.getByText(/^\d+ of \d+$/).first()).toBeVisible();
  await expect(page.getByText(/^100% of the \d+ answered, in /)).toBeVisible();
  await expect(page.getByText(/Excellent!|Great job!|Well done!/)).toHaveCount(0);
  await expectNoAxeViolations(page);

  const passed = await takeExam(page, key, [18, 18, 17, 18]);
  await page.goto(`/results?attempt=${passed.id}`);
  await expect(outcome).toHaveText('Passed: Type I and Type III certification. Type II: 1 short.');
  // A certification is earned, and a section that was tried is not passed: no word of praise stands beside it.
  await expect(page.getByText(/Excellent!|Great job!|Well done!/)).toHaveCount(0);

  const all = await takeExam(
    page,
    key,
    SECTIONS.map(() => 18),
  );
  await page.goto(`/results?attempt=${all.id}`);
  await expect(outcome).toHaveText('Passed: Universal certification.');
  await expect(page.getByText('Well done!')).toBeVisible();

  const open = await takeExam(page, key, [21, 20], { sectionIds: [6, 3], openBook: true });
  await page.goto(`/results?attempt=${open.id}`);
  await expect(outcome).toHaveText('Not certified yet. Type I: 1 short.');
  await expect(page.getByText(/21 of 25 passes with the book open/)).toBeVisible();
  await expect(page.getByText('20 of 25, not passed')).toBeVisible();
  await expectNoAxeViolations(page);

  // Neither does the list of tests praise what was not passed.
  await page.goto('/statistics');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row('Core + Type I, open book').getByText('Not passed')).toBeVisible();
  await expect(row('Full exam').getByText('Not passed')).toHaveCount(2);
  await expect(row('Full exam').getByText('Good', { exact: true })).toHaveCount(1);
});

test('an exam that went wrong folds its questions, shows them by section, and has all of them on paper', async ({
  signedIn: page,
}) => {
  await page.goto('/statistics');
  const failed = await takeExam(page, new Map(), [0, 0, 0, 0]);
  await page.goto(`/results?attempt=${failed.id}`);
  const cards = page.getByRole('article');
  await expect(page.getByRole('heading', { name: 'What you missed' })).toBeVisible();
  await expect(cards).toHaveCount(EXAM_QUESTIONS);
  await expect(page.locator('article details[open]')).toHaveCount(0);
  // It was 53,670 px with all of them open.
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

  // The browser's own way to paper: what is folded when it takes its picture.
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

  // What lists call it.
  await page.goto('/statistics');
  await expect(page.getByRole('table', { name: 'Recent attempts' }).getByText('Full exam')).toBeVisible();
});

test('practice says how far it is from passing, asks the same questions again or new ones, and tells the other reasons', async ({
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

  // The reasons of the options that were not chosen are one press away, and Enter on it does not go on.
  await page.locator('[data-option]').first().click();
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  const others = page.locator('summary', { hasText: /^Why not the other answers?\?$/ });
  await others.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open] dd').first()).not.toBeEmpty();
  await expect(page.getByText('Question 1 of 2').first()).toBeVisible();
  await expectNoAxeViolations(page);

  // The right answer looks the same here and in the result.
  const looks = (right: ReturnType<Page['locator']>) =>
    right.evaluate((element) => {
      const { backgroundColor, borderColor, color } = getComputedStyle(element);
      return [backgroundColor, borderColor, color];
    });
  const inTest = await looks(page.locator('main button', { hasText: /Right answer|Your answer, right/ }).first());
  await page.waitForTimeout(400);
  await page.getByRole('button', { name: 'Next Question' }).click();
  await expect(page.getByText('Question 2 of 2').first()).toBeVisible();
  await page.waitForTimeout(400);
  await page.getByRole('button', { name: 'Skip and finish' }).click();
  await expect(page).toHaveURL(/\/results$/);
  expect(await looks(page.locator('article li', { hasText: /Right answer|Your answer, right/ }).first())).toEqual(
    inTest,
  );
  await expect(page.getByText('Skipped questions count as wrong for passing.')).toBeVisible();
  await expect(page.getByText('Saved on this device')).toHaveCount(0);

  // The result lists the options of a retake in the order in which they were asked.
  const { result } = await compareWithServer(page);
  const optionsListed = result.questions
    .map(({ questionId, answers }) => [questionId, answers.map(({ id }) => id)] as const)
    .sort(([one], [other]) => one - other);
  expect(optionsListed).toEqual(optionsAsked);
});

test('the number of an option and its text stand on one line', async ({ signedIn: page }) => {
  await startPractice(page, 1);
  await expect(saved(page)).toBeVisible();
  const option = page.locator('[data-option]').first();
  const [sign, text] = await Promise.all([
    option.locator('> span').first().boundingBox(),
    option
      .locator('> span')
      .nth(1)
      .locator('> span')
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const line = range.getClientRects()[0];
        return line ? { y: line.y, height: line.height } : null;
      }),
  ]);
  if (!sign || !text) throw new Error('The option is not shown');
  expect(Math.abs(sign.y + sign.height / 2 - text.y - text.height / 2)).toBeLessThanOrEqual(1.5);
});
