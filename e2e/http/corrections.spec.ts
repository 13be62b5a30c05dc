import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { bearer, makeQuestion, questionBody } from '@/e2e/fixtures/admin';
import { ADMIN } from '@/e2e/fixtures/analytics';
import { createAccount, expect, test } from '@/e2e/fixtures/test';

const signInAdmin = async (request: APIRequestContext): Promise<string> =>
  (await (await request.post('/auth/login', { data: ADMIN })).json()).data.accessToken;

/**
 * Creates a question that only this test gets, answers it with an option that its original key marks as wrong, and
 * finishes the test.
 */
async function answered(request: APIRequestContext, admin: string, text: string) {
  const { id } = await makeQuestion(request, admin, text, { state: 'in_review' });
  const { data: question } = await (await request.get(`/api/questions/${id}`, { headers: bearer(admin) })).json();
  const headers = bearer((await createAccount(request)).accessToken);
  const attemptId = randomUUID();
  const start = { testType: 'practice', sectionId: 6, attemptId, questionIds: [id] };
  expect((await request.post('/api/test/start', { headers, data: start })).status()).toBe(201);
  const answerIds = [question.answers[1].id];
  const answer = { attemptId, questionId: id, answerIds, timeSpentSeconds: 1 };
  expect((await request.post('/api/test/answer', { headers, data: answer })).status()).toBe(200);
  expect((await request.post(`/api/test/${attemptId}/finish`, { headers, data: {} })).status()).toBe(200);
  return { id, headers, attemptId };
}

const OTHER_KEY = {
  state: 'in_review',
  explanation: 'Written anew',
  answers: [
    { text: 'The right one', isCorrect: false, why: 'Until 2020' },
    { text: 'The wrong one', isCorrect: true, why: 'Since 2021' },
  ],
};

test('a change of the key must be classified, is published as a correction, and can be reversed', async ({
  request,
}) => {
  const admin = await signInAdmin(request);
  const text = `A & B <i>${randomUUID()}</i>`;
  const { id, headers } = await answered(request, admin, text);
  const { answers } = OTHER_KEY;
  const weigh = {
    state: 'in_review',
    answers: answers.map(({ text: words, isCorrect }) => ({ text: words, isCorrect })),
  };
  const weighed = await request.post(`/api/questions/${id}/weigh-change`, { headers: bearer(admin), data: weigh });
  expect((await weighed.json()).data).toEqual({ change: 'key', people: 1, results: 1, isAtLeast: false });

  const save = (change?: object) =>
    request.put(`/api/questions/${id}`, {
      headers: bearer(admin),
      data: questionBody(text, { ...OTHER_KEY, ...(change ? { change } : {}) }),
    });
  const undeclared = await save();
  expect(undeclared.status()).toBe(400);
  expect((await undeclared.json()).fields.change).toContain('a wording fix or a correction');
  expect((await save({ kind: 'slip' })).status()).toBe(400);
  const change = { kind: 'correction', why: 'It was raised', rule: '40 CFR 82.156', finder: 'Ann' };
  expect((await save(change)).status()).toBe(200);

  const listed = await (await request.get(`/api/corrections?questionId=${id}`)).json();
  expect(listed.data.items).toMatchObject([
    { questionText: text, said: ['The right one'], right: ['The wrong one'], rule: '40 CFR 82.156', finder: 'Ann' },
  ]);
  const [{ id: correction }] = listed.data.items;
  const feed = await request.get('/corrections.xml');
  expect(feed.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(await feed.text()).toContain(text.replace('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));

  const back = (by: Record<string, string>) =>
    request.post(`/api/corrections/${correction}/take-back`, { headers: by, data: { why: 'It was right' } });
  expect((await back({})).status()).toBe(401);
  expect((await back(headers)).status()).toBe(403);
  expect((await back(bearer(admin))).status()).toBe(200);
  expect((await back(bearer(admin))).status()).toBe(409);
  expect(await (await request.get('/corrections.xml')).text()).toContain(
    `Question ${id}: Wrong key corrected, taken back`,
  );
});

test('archiving a question that learners were asked needs a confirmation', async ({ request }) => {
  const admin = await signInAdmin(request);
  const { id } = await answered(request, admin, `Kept ${randomUUID()}`);
  const stateOf = async () =>
    (await (await request.get(`/api/questions/${id}`, { headers: bearer(admin) })).json()).data.state;
  const refusals = [
    await request.delete(`/api/questions/${id}`, { headers: bearer(admin) }),
    await request.post('/api/questions/bulk', {
      headers: bearer(admin),
      data: { ids: [id], change: { state: 'draft' } },
    }),
  ];
  for (const refusal of refusals) {
    expect(refusal.status()).toBe(400);
    expect((await refusal.json()).fields.isOnlyUnasked).toContain(`asked question ${id},`);
  }
  expect(await stateOf()).toBe('in_review');
  const gone = await request.delete(`/api/questions/${id}?isOnlyUnasked=true`, { headers: bearer(admin) });
  expect(gone.status()).toBe(204);
  expect(await stateOf()).toBe('archived');
});

test('the HTML of the corrections page contains new corrections, without scripts', async ({
  browser,
  baseURL,
  request,
}) => {
  const admin = await signInAdmin(request);
  const text = `Withdrawn ${randomUUID()}`;
  const { id } = await answered(request, admin, text);
  const data = questionBody(text, {
    state: 'archived',
    change: { kind: 'correction', why: 'Two options were right', rule: '40 CFR 82.161' },
  });
  expect((await request.put(`/api/questions/${id}`, { headers: bearer(admin), data })).status()).toBe(200);
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/corrections');
  const entry = page.getByRole('main').getByRole('article', { name: `Question ${id}: Question withdrawn` });
  await expect(entry).toContainText(text);
  await expect(entry).toContainText('40 CFR 82.161');
  await context.close();
});
