import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { bearer, makeQuestion, SIZES, signInAsAdmin } from './fixtures/admin';
import { expectBriefly } from './fixtures/brief-words';
import { seeOnlySpanish } from './fixtures/spanish';
import { type Account, expect, expectNoAxeViolations, signInOn, test } from './fixtures/test';

interface Answered {
  attemptId: string;
  headers: Record<string, string>;
}

/** Starts a practice test, answers the question with the given wrong option, and finishes the test. */
async function answerWrong(
  request: APIRequestContext,
  { accessToken }: Account,
  id: number,
  optionId: number,
): Promise<Answered> {
  const headers = bearer(accessToken);
  const attemptId = randomUUID();
  const send = async (path: string, data: object) => {
    const response = await request.post(path, { headers, data });
    expect(response.ok(), await response.text()).toBe(true);
  };
  await send('/api/test/start', { testType: 'practice', sectionIds: [6], attemptId, questionIds: [id] });
  await send('/api/test/answer', { attemptId, questionId: id, answerIds: [optionId], timeSpentSeconds: 1 });
  await send(`/api/test/${attemptId}/finish`, {});
  return { attemptId, headers };
}

test('an admin corrects a wrong key, and a learner who answered the question sees the correction and the new score', async ({
  page,
  browser,
  request,
  account,
}) => {
  const context = await browser.newContext();
  const panel = await context.newPage();
  const token = await signInAsAdmin(panel);
  const text = `Which limit holds ${randomUUID()}?`;
  const { id } = await makeQuestion(request, token, text, { state: 'in_review' });
  const { data: question } = await (await request.get(`/api/questions/${id}`, { headers: bearer(token) })).json();
  const { attemptId, headers } = await answerWrong(request, account, id, question.answers[1].id);
  const data = { reason: 'wrong-key', comment: 'The other one is right' };
  const report = await request.post(`/api/questions/${id}/reports`, { headers, data });
  expect(report.status(), await report.text()).toBe(201);

  await test.step('the admin corrects the key', async () => {
    await panel.setViewportSize(SIZES.desktop);
    await panel.goto(`/admin/questions?q=${encodeURIComponent(text)}&edit=${id}`);
    const dialog = panel.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Answer 1 is right' }).uncheck();
    await dialog.getByRole('checkbox', { name: 'Answer 2 is right' }).check();
    await dialog.getByRole('button', { name: 'Save question' }).click();
    const note = dialog.getByRole('region', { name: 'Kind of change' });
    await expect(note).toBeFocused();
    await expect(dialog.getByRole('button', { name: /^Save/ })).toHaveCount(1);
    await expect(note).toContainText('1 person has answered this question. A correction would change 1 result.');
    await expect(note).toContainText(
      'Rewrite them above: the reason of answer 1, the reason of answer 2, the explanation.',
    );
    await dialog.getByLabel('Why answer 1 is wrong').fill('It held until 2020');
    await dialog.getByLabel('Why answer 2 is right').fill('It has held since 2021');
    await dialog.getByLabel('Explanation').fill('The limit was raised in 2021.');
    await note.getByLabel('Why it was wrong').fill('The limit was raised in 2021');
    await note.getByLabel('Rule').fill('40 CFR 82.156');
    await note.getByLabel('Found by').fill('Ann');
    await expectNoAxeViolations(panel);
    await note.getByRole('button', { name: 'Save and record the correction' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the learner sees the correction', async () => {
    // A background job updates corrected scores every 15 s.
    const fair = async () =>
      (await (await request.get(`/api/test/${attemptId}`, { headers })).json()).data.fair?.score.percentage;
    await expect.poll(fair, { timeout: 60_000 }).toBe(100);
    await signInOn(page, request, account);
    const notice = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: 'A question that you answered was wrong' });
    // The background job corrects the results first, and creates the notices later.
    await expect(async () => {
      await page.goto('/today');
      await expect(notice).toContainText('Right answer: “The wrong one”. 40 CFR 82.156', { timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    await expectNoAxeViolations(page);
    await page.goto('/es/today');
    await expect(
      page.getByRole('main').getByRole('status').filter({ hasText: 'Una pregunta que contestó tenía un error' }),
    ).toContainText('Respuesta correcta: “The wrong one”. 40 CFR 82.156');
    await seeOnlySpanish(page);
    await page.goto(`/es/results?attempt=${attemptId}`);
    await expect(page.getByText('Corregido después')).toBeVisible();
    await seeOnlySpanish(page);
    await page.goto('/today?language=en');
    await notice.getByRole('button').click();
    await expect(notice).toHaveCount(0);
    await page.goto(`/results?attempt=${attemptId}`);
    const result = page.getByRole('main').getByRole('status').filter({ hasText: 'Corrected since' });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('On pace to pass Core.');
    await expect(main.getByText('100%', { exact: true })).toBeVisible();
    await expect(main).toContainText('You scored 0% on the day; a correction made it 100%: passed.');
    await expect(page.getByRole('article')).toContainText('Counts as correct');
    await expect(result).toContainText(
      'we counted “The right one” as right. The right answer is “The wrong one”. Both count.',
    );
    await expectNoAxeViolations(page);
    const answered = await request.get('/api/reports', { headers });
    expect((await answered.json()).data[0]).toMatchObject({
      status: 'resolved',
      reply: 'This question was corrected. The limit was raised in 2021 Rule: 40 CFR 82.156',
    });
  });

  await test.step('the admin takes the correction back', async () => {
    await panel.goto(`/admin/questions?q=${encodeURIComponent(text)}&edit=${id}`);
    await panel.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
    const ask = panel.getByRole('alertdialog');
    await ask.getByLabel('Why').fill('The rule was read wrong');
    await expectBriefly(panel, 'The correction was taken back', () =>
      ask.getByRole('button', { name: 'Take back' }).click(),
    );
    await panel.goto('/corrections');
    const entry = panel
      .getByRole('main')
      .getByRole('article', { name: `Question ${id}: Wrong key corrected, taken back` });
    await expect(entry).toContainText('The rule was read wrong');
    await panel.goto('/es/corrections');
    await expect(
      panel.getByRole('article', {
        name: `Pregunta ${id}: se corrigió la respuesta marcada como correcta; corrección anulada`,
      }),
    ).toContainText('Esta corrección se anuló. The rule was read wrong');
    await seeOnlySpanish(panel);
  });
  await context.close();
});
