import type { APIRequestContext } from '@playwright/test';
import { withOwner } from '@/e2e/fixtures/database';
import { readExport } from '@/e2e/fixtures/export';
import { tabTo } from '@/e2e/fixtures/keyboard';
import { linkTo, waitForMail } from '@/e2e/fixtures/mail';
import { untilReady } from '@/e2e/fixtures/slow-start';
import { type Account, createAccount, expect, expectNoAxeViolations, test } from '@/e2e/fixtures/test';
import type { PlanView, StudySet } from '@/lib/plan/contract';

const ZONE = 'America/Chicago';
const REMINDER = /^Today: \d+ minutes/;
const CHOSEN = {
  examDate: null,
  sectionIds: [6, 4],
  minutesPerDay: 20,
  studyDays: [0, 1, 2, 3, 4, 5, 6],
  timeZone: ZONE,
};

const as = ({ accessToken }: Account) => ({ headers: { Authorization: `Bearer ${accessToken}` } });

async function readPlan(request: APIRequestContext, account: Account): Promise<PlanView> {
  const response = await request.get('/api/plan', as(account));
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()).data;
}

const choose = (request: APIRequestContext, account: Account, plan: object) =>
  request.put('/api/plan', { ...as(account), data: plan });

test('a learner has a default plan until they save their own', async ({ request, account }) => {
  const first = await readPlan(request, account);
  expect(first).toMatchObject({ isDefault: true, minutesPerDay: 20, sectionIds: [6, 3, 4, 5], oneTap: false });
  expect(first.today.sets.length).toBeGreaterThan(0);
  const response = await choose(request, account, { ...CHOSEN, minutesPerDay: 35, oneTap: true });
  expect(response.status(), await response.text()).toBe(200);
  const chosen = (await response.json()).data;
  expect(chosen).toMatchObject({ ...CHOSEN, minutesPerDay: 35, oneTap: true, isDefault: false });
  expect(await readPlan(request, account)).toEqual(chosen);
});

async function takeSet(request: APIRequestContext, account: Account, set: StudySet): Promise<void> {
  const asked = await request.get(`/api/plan/sets/${set.id}`, as(account));
  const questions: { id: number; answers: { id: number; isCorrect: boolean }[] }[] = (await asked.json()).data;
  expect(questions.map(({ id }) => id)).toEqual(set.questionIds);
  const { sectionIds, questionIds } = set;
  const data = { testType: 'practice', sectionIds, questionIds };
  const started = await request.post('/api/test/start', { ...as(account), data });
  expect(started.status(), await started.text()).toBe(201);
  const attemptId = (await started.json()).data.id;
  for (const [place, question] of questions.entries()) {
    // Every second answer is wrong, and every answer is marked as sure.
    const isRight = place % 2 === 0;
    const answerIds = question.answers.filter(({ isCorrect }) => isCorrect === isRight).map(({ id }) => id);
    const answer = {
      attemptId,
      questionId: question.id,
      answerIds: isRight ? answerIds : answerIds.slice(0, 1),
      sure: true,
    };
    const recorded = await request.post('/api/test/answer', { ...as(account), data: answer });
    expect((await recorded.json()).data).toMatchObject({ recorded: true, correct: isRight });
  }
}

test('a set that a learner finishes counts as done, and its missed questions are in the deck of mistakes', async ({
  request,
  account,
}) => {
  await choose(request, account, { ...CHOSEN, minutesPerDay: 10 });
  const { today } = await readPlan(request, account);
  const [set] = today.sets;
  if (!set) throw new Error('There was no set');
  await takeSet(request, account, set);
  const after = await readPlan(request, account);
  expect(after).toMatchObject({ answeredToday: set.questionCount, streakDays: 1 });
  expect(after.today.sets[0]).toMatchObject({ id: set.id, isDone: true, answeredCount: set.questionCount });
  const deck = after.today.sets.find(({ kind }) => kind === 'mistakes');
  expect(new Set(deck?.questionIds)).toEqual(new Set(set.questionIds.filter((_id, place) => place % 2 === 1)));
  const confidence = await request.get('/api/statistics/user/confidence', as(account));
  const right = Math.ceil(set.questionCount / 2);
  expect((await confidence.json()).data).toMatchObject({
    sure: { answers: set.questionCount, correct: right, percentRight: Math.round((100 * right) / set.questionCount) },
    notSure: { answers: 0, correct: 0, percentRight: null },
  });
});

test('a set is private to one learner, and an invalid plan is refused with the names of its fields', async ({
  request,
  account,
}) => {
  const { today } = await readPlan(request, account);
  const other = await createAccount(request);
  expect((await request.get(`/api/plan/sets/${today.sets[0]?.id}`, as(other))).status()).toBe(404);
  for (const [field, value] of [
    ['examDate', '2020-01-01'],
    ['examDate', '2026-02-30'],
    ['sectionIds', []],
    ['sectionIds', [6, 6]],
    ['sectionIds', [999]],
    ['minutesPerDay', 4],
    ['minutesPerDay', 121],
    ['studyDays', [7]],
    ['studyDays', []],
    ['timeZone', 'Mars/Olympus'],
  ] as const) {
    const response = await choose(request, account, { ...CHOSEN, [field]: value });
    expect(response.status(), `${field} ${JSON.stringify(value)}`).toBe(400);
    const { fields } = await response.json();
    expect(Object.keys(fields).some((name) => name.startsWith(field))).toBe(true);
  }
  expect((await readPlan(request, account)).isDefault).toBe(true);
});

test('a plan is included in the data that its owner downloads', async ({ request, account }) => {
  await choose(request, account, CHOSEN);
  const data = await readExport(request, account.accessToken);
  expect(data.study_plans).toMatchObject([{ minutesPerDay: 20, timeZone: ZONE }]);
  expect(data.study_days).toHaveLength(1);
});

test('a plan is available as a calendar file', async ({ request, account }) => {
  await choose(request, account, CHOSEN);
  const response = await request.get('/api/plan/calendar.ics', as(account));
  expect(response.headers()['content-type']).toMatch(/^text\/calendar/);
  const text = await response.text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(21);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

/** Removes the origin of a link, because the mail may come from another test's product, which may have stopped. */
const pathOf = (link: string): string => {
  const { pathname, search } = new URL(link);
  return pathname + search;
};

test('a reminder mail links to its set, and one press unsubscribes', async ({ page, request }) => {
  test.slow();
  const account = await createAccount(request);
  await withOwner((client) =>
    client.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [account.userId]),
  );
  // Retries in case the hour changes before the job runs.
  await expect(async () => {
    await choose(request, account, { ...CHOSEN, timeZone: 'UTC', reminderHour: new Date().getUTCHours() });
    await withOwner((client) => client.query(`UPDATE scheduled_jobs SET due_at = now() WHERE name = 'mail reminders'`));
    await waitForMail(account.email, REMINDER);
  }).toPass({ timeout: 90_000 });
  const message = await waitForMail(account.email, REMINDER);
  const { today } = await readPlan(request, account);
  expect(linkTo('/today', message)).toContain(`/today?set=${today.sets[0]?.id}`);
  const header = (name: string) => message.headers.find(({ key }) => key === name)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const url = /^<(.+)>$/.exec(header('list-unsubscribe'))?.[1] ?? '';
  expect(url).toContain('/api/plan/unsubscribe?token=');

  // Mail programs unsubscribe by posting a form, without a sign-in.
  const posted = await request.post(pathOf(url), { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(posted.status()).toBe(200);
  expect((await readPlan(request, account)).reminderHour).toBeNull();

  // A person unsubscribes by a button. Opening the page alone changes nothing.
  await request.put('/api/plan/settings', { ...as(account), data: { reminderHour: 9 } });
  await page.goto(pathOf(linkTo('/unsubscribe', message)));
  const button = page.getByRole('button', { name: 'Turn off these emails' });
  await expect(button).toBeVisible();
  expect((await readPlan(request, account)).reminderHour).toBe(9);
  await expectNoAxeViolations(page);
  await untilReady(page);
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You get no more emails about study days.')).toBeVisible();
  await expectNoAxeViolations(page);
  expect((await readPlan(request, account)).reminderHour).toBeNull();
});
