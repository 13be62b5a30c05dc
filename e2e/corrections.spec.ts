import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { bearer, makeQuestion, SIZES, signInAsAdmin } from './fixtures/admin';
import { expectBriefly } from './fixtures/brief-words';
import { withOwner } from './fixtures/database';
import { linkTo, waitForMail } from './fixtures/mail';
import { type Account, createAccount, expect, expectNoAxeViolations, test } from './fixtures/test';

interface Answered {
  attemptId: string;
  headers: Record<string, string>;
}

/** A test that asks the question alone, answered by the option at a place. */
async function answer(
  request: APIRequestContext,
  { accessToken }: Account,
  id: number,
  optionId: number,
  testType: 'practice' | 'exam' = 'practice',
): Promise<Answered> {
  const headers = bearer(accessToken);
  const attemptId = randomUUID();
  const start = { testType, sectionIds: [6], attemptId, questionIds: [id] };
  expect((await request.post('/api/test/start', { headers, data: start })).status()).toBe(201);
  const data = { attemptId, questionId: id, answerIds: [optionId], timeSpentSeconds: 1 };
  expect((await request.post('/api/test/answer', { headers, data })).status()).toBe(200);
  return { attemptId, headers };
}

/** At any hour of the day, as a learner who has confirmed an address and chosen an hour. */
const askForMails = ({ userId }: Account) =>
  withOwner(async (client) => {
    await client.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [userId]);
    await client.query(
      `INSERT INTO study_plans (user_id, section_ids, minutes_per_day, study_days, time_zone, reminder_hour)
       VALUES ($1, '{}', 20, '{}', 'UTC', 0)`,
      [userId],
    );
  });

const finish = async (request: APIRequestContext, { attemptId, headers }: Answered) => {
  expect((await request.post(`/api/test/${attemptId}/finish`, { headers, data: {} })).status()).toBe(200);
};

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  const login = await page.request.post('/auth/login', { data: { email, password } });
  const { accessToken, refreshToken } = (await login.json()).data;
  await page.goto('/offline');
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('accessToken', access ?? '');
      localStorage.setItem('refreshToken', refresh ?? '');
    },
    [accessToken, refreshToken],
  );
}

test('a wrong key is reported and corrected, and everybody who answered sees it', async ({
  page,
  browser,
  request,
}) => {
  const token = await signInAsAdmin(page);
  const text = `Which limit holds ${randomUUID()}?`;
  const { id } = await makeQuestion(request, token, text, { state: 'in_review' });
  const { data: question } = await (await request.get(`/api/questions/${id}`, { headers: bearer(token) })).json();
  const [asRight, asWrong] = question.answers.map((option: { id: number }) => option.id) as [number, number];
  const [right, wrong, running] = [
    await createAccount(request),
    await createAccount(request),
    await createAccount(request),
  ];
  await askForMails(right);
  const taken = [
    await answer(request, right, id, asRight),
    await answer(request, wrong, id, asWrong),
    await answer(request, running, id, asWrong, 'exam'),
  ] as const;
  await finish(request, taken[0]);
  await finish(request, taken[1]);
  const report = await request.post(`/api/questions/${id}/reports`, {
    headers: taken[1].headers,
    data: { reason: 'wrong-key', comment: 'The other one is right' },
  });
  expect(report.status(), await report.text()).toBe(201);

  await test.step('the admin corrects it', async () => {
    await page.setViewportSize(SIZES.desktop);
    await page.goto(`/admin/questions?q=${encodeURIComponent(text)}&edit=${id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Answer 1 is right' }).uncheck();
    await dialog.getByRole('checkbox', { name: 'Answer 2 is right' }).check();
    await dialog.getByRole('button', { name: 'Save question' }).click();
    const note = dialog.getByRole('region', { name: 'What this change is' });
    await expect(note).toContainText('2 people have answered this question. A correction would change 1 result.');
    await expect(note).toContainText('Rewrite above: the reason of answer 1, the reason of answer 2, the explanation.');
    await dialog.getByLabel('Why answer 1 is wrong').fill('It held until 2020');
    await dialog.getByLabel('Why answer 2 is right').fill('It has held since 2021');
    await dialog.getByLabel('Explanation').fill('The limit was raised in 2021.');
    await note.getByLabel('Why it was wrong').fill('The limit was raised in 2021');
    await note.getByLabel('Rule').fill('40 CFR 82.156');
    await note.getByLabel('Found by').fill('Ann');
    await expectNoAxeViolations(page);
    await note.getByRole('button', { name: 'Save and record the correction' }).click();
    await expect(dialog).toBeHidden();
  });
  // The exam is under way, and nothing tells what is right in it.
  expect((await (await request.get('/api/corrections/mine', { headers: taken[2].headers })).json()).data).toEqual([]);
  await finish(request, taken[2]);

  // Regular work looks every quarter of a minute.
  const fairOf = async ({ attemptId, headers }: Answered) => {
    const response = await request.get(`/api/test/${attemptId}`, { headers });
    if (!response.ok()) return response.status();
    return (await response.json()).data.fair?.score.percentage ?? null;
  };
  await expect.poll(() => fairOf(taken[1]), { timeout: 60_000 }).toBe(100);
  await expect.poll(() => fairOf(taken[2])).toBe(100);
  await expect.poll(() => fairOf(taken[0])).toBeNull();
  const listMine = async () =>
    (await (await request.get('/api/corrections/mine', { headers: taken[0].headers })).json()).data;
  await expect.poll(listMine).toHaveLength(1);
  await test.step('a learner who asked for mail is mailed it', async () => {
    await withOwner((client) =>
      client.query(`UPDATE scheduled_jobs SET due_at = now() WHERE name = 'mail corrections'`),
    );
    const mailed = await waitForMail(right.email, /^A question that you answered was corrected$/);
    expect(linkTo('/today', mailed)).toMatch(/\/today$/);
  });

  for (const [account, { attemptId }, score] of [
    [right, taken[0], 'Your score stays as it was.'],
    [wrong, taken[1], 'Fair score: 100%, 1 of 1. It was 0%, 0 of 1. With it, you passed.'],
    [running, taken[2], 'Fair score: 1 of 1. It was 0 of 1.'],
  ] as const) {
    const context = await browser.newContext();
    const own = await context.newPage();
    await signIn(own, account);
    await own.goto('/today');
    const notice = own
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: 'A question that you answered was wrong' });
    await expect(notice).toContainText('Right is: “The wrong one”. 40 CFR 82.156');
    await expectNoAxeViolations(own);
    const seen = own.waitForResponse((response) => response.url().endsWith('/api/corrections/mine/seen'));
    await notice.getByRole('button').click();
    expect((await seen).status()).toBe(200);
    await own.goto(`/results?attempt=${attemptId}`);
    const result = own.getByRole('main').getByRole('status').filter({ hasText: 'Corrected since' });
    await expect(result).toContainText(score);
    await expect(result).toContainText('we counted “The right one” as right. Right is “The wrong one”. Either counts.');
    await expectNoAxeViolations(own);
    await own.goto('/today');
    await expect(own.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(own.getByText('A question that you answered was wrong')).toHaveCount(0);
    await context.close();
  }
  const answered = await request.get('/api/reports', { headers: taken[1].headers });
  expect((await answered.json()).data[0]).toMatchObject({
    status: 'resolved',
    reply: 'This question was corrected. The limit was raised in 2021 Rule: 40 CFR 82.156',
  });

  await test.step('and takes it back', async () => {
    await page.goto(`/admin/questions?q=${encodeURIComponent(text)}&edit=${id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Take back' }).click();
    const ask = page.getByRole('alertdialog');
    await ask.getByLabel('Why').fill('The rule was read wrong');
    await expectBriefly(page, 'The correction was taken back', () =>
      ask.getByRole('button', { name: 'Take back' }).click(),
    );
    await expect.poll(() => fairOf(taken[1]), { timeout: 60_000 }).toBeNull();
    await page.goto('/corrections');
    const entry = page
      .getByRole('main')
      .getByRole('article', { name: `Question ${id}: Wrong key corrected, taken back` });
    await expect(entry).toContainText('The rule was read wrong');
    await expectNoAxeViolations(page);
  });
});
