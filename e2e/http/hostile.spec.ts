import type { APIRequestContext } from '@playwright/test';
import { bearer, questionBody } from '@/e2e/fixtures/admin';
import { ADMIN } from '@/e2e/fixtures/analytics';
import { type Account, createAccount, expect, test } from '@/e2e/fixtures/test';

/** Attacks by a client that calls the endpoints without the pages. */

interface Paper {
  id: string;
  questions: { id: number; answers: { id: number; isCorrect: boolean }[] }[];
}

const headersOf = (account: Account) => ({ authorization: `Bearer ${account.accessToken}` });

async function startTest(request: APIRequestContext, account: Account): Promise<Paper> {
  const headers = headersOf(account);
  const drawn = await request.get('/api/sections/6/questions/random?limit=5', { headers });
  const questions = (await drawn.json()).data as Paper['questions'];
  const started = await request.post('/api/test/start', {
    headers,
    data: { testType: 'practice', sectionId: 6, questionIds: questions.map(({ id }) => id) },
  });
  expect(started.status()).toBe(201);
  return { id: (await started.json()).data.id, questions };
}

const answer = (request: APIRequestContext, account: Account, data: object | string) =>
  request.post('/api/test/answer', { headers: { ...headersOf(account), 'content-type': 'application/json' }, data });

const finish = (request: APIRequestContext, account: Account, id: string) =>
  request.post(`/api/test/${id}/finish`, { headers: headersOf(account), data: {} });

test('every attempt to manipulate a score gets a 4xx with a reason and changes nothing', async ({
  request,
  account,
}) => {
  const paper = await startTest(request, account);
  const [first, second] = paper.questions;
  if (!first || !second) throw new Error('The paper is empty');
  const right = first.answers.filter(({ isCorrect }) => isCorrect).map(({ id }) => id);
  expect(
    (await answer(request, account, { attemptId: paper.id, questionId: first.id, answerIds: right })).status(),
  ).toBe(200);

  const stranger = await createAccount(request);
  const offPaper = await request.get('/api/sections/5/questions/random?limit=1', { headers: headersOf(account) });
  const foreign = (await offPaper.json()).data[0] as Paper['questions'][number];
  const wrong = first.answers.find(({ isCorrect }) => !isCorrect)?.id;
  const base = { attemptId: paper.id, questionId: first.id, answerIds: [wrong] };
  const raw = (fields: string) =>
    `{"attemptId":"${paper.id}","questionId":${first.id},"answerIds":[${wrong}],${fields}}`;
  const attacks: [name: string, who: Account, body: object | string, status: number][] = [
    ['another’s attempt', stranger, base, 404],
    ['an attempt that is none', account, { ...base, attemptId: '00000000-0000-7000-8000-000000000000' }, 404],
    [
      'a question not on the paper',
      account,
      { ...base, questionId: foreign.id, answerIds: [foreign.answers[0]?.id] },
      404,
    ],
    ['an option of another question', account, { ...base, answerIds: [second.answers[0]?.id] }, 400],
    ['both ways of answering', account, { ...base, answerId: wrong }, 400],
    ['order 0', account, { ...base, questionOrder: 0 }, 400],
    ['order -1', account, { ...base, questionOrder: -1 }, 400],
    ['order 1e9', account, { ...base, questionOrder: 1_000_000_000 }, 400],
    ['a time of NaN', account, raw('"timeSpentSeconds":NaN'), 400],
    ['a time of 1e999', account, raw('"timeSpentSeconds":1e999'), 400],
    ['a negative time', account, { ...base, timeSpentSeconds: -5 }, 400],
    ['a time in words', account, { ...base, timeSpentSeconds: '5' }, 400],
    ['a field that is none', account, { ...base, isCorrect: true }, 400],
    ['a prototype', account, raw('"__proto__":{"isCorrect":true}'), 400],
    ['a key twice', account, raw(`"questionId":${second.id}`), 400],
    ['a key twice, once in escapes', account, raw(`"question\\u0049d":${second.id}`), 400],
    ['seven options', account, { ...base, answerIds: [1, 2, 3, 4, 5, 6, 7] }, 400],
    ['a list for an id', account, { ...base, questionId: [first.id] }, 400],
  ];
  for (const [name, who, body, status] of attacks) {
    const response = await answer(request, who, body);
    expect(response.status(), name).toBe(status);
    const envelope = await response.json();
    expect(envelope, name).toMatchObject({ success: false });
    expect(envelope.message.length, name).toBeGreaterThan(5);
  }
  expect((await finish(request, stranger, paper.id)).status()).toBe(404);

  const results = await Promise.all([1, 2].map(() => finish(request, account, paper.id)));
  const [one, other] = await Promise.all(results.map(async (response) => (await response.json()).data));
  expect(one).toEqual(other);
  expect(one.score).toMatchObject({ correct: 1, answered: 1, total: 5, skipped: 4 });
  const late = await answer(request, account, base);
  expect(late.status()).toBe(409);
  expect((await late.json()).error).toBe('ATTEMPT_FINISHED');
  expect((await (await finish(request, account, paper.id)).json()).data.score).toEqual(one.score);
});

test('only the choice that the device sent last is stored after a hundred simultaneous answers to a question', async ({
  request,
  account,
}) => {
  const paper = await startTest(request, account);
  const question = paper.questions[0];
  if (!question) throw new Error('The paper is empty');
  const deviceId = crypto.randomUUID();
  const choices = Array.from({ length: 100 }, (_, sequence) => ({
    attemptId: paper.id,
    questionId: question.id,
    answerIds: [question.answers[sequence % question.answers.length]?.id],
    deviceId,
    sequence,
  }));
  const statuses = await Promise.all(choices.map(async (choice) => (await answer(request, account, choice)).status()));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const { data } = await (await finish(request, account, paper.id)).json();
  const asked = data.questions.find(({ questionId }: { questionId: number }) => questionId === question.id);
  expect(asked.chosenIds).toEqual(choices.at(-1)?.answerIds);
  expect(data.score.answered).toBe(1);
});

test('an exam reveals nothing of its key before it ends', async ({ request, account }) => {
  const headers = headersOf(account);
  const started = await request.post('/api/test/start', { headers, data: { testType: 'exam' } });
  expect(started.status()).toBe(201);
  const { id } = (await started.json()).data;
  const result = await request.get(`/api/test/${id}`, { headers });
  expect(result.status()).toBe(404);
  const page = await request.get('/api/sections/6/questions?shuffle=true&size=25', { headers });
  const question = (await page.json()).data.items[0];
  const recorded = await answer(request, account, {
    attemptId: id,
    questionId: question.id,
    answerIds: [question.answers[0].id],
  });
  // The server may or may not have drawn this question for this test.
  expect([200, 404]).toContain(recorded.status());
  expect(await recorded.text()).not.toMatch(/"correct"|correctAnswerIds|explanation/);
});

test('a question whose picture contains a script is refused with advice', async ({ request }) => {
  const { accessToken } = (await (await request.post('/auth/login', { data: ADMIN })).json()).data;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" onload="alert(1)"><path d="M0 0"/></svg>';
  const refused = await request.post('/api/questions', {
    headers: bearer(accessToken),
    data: questionBody('Hostile', { state: 'draft', picture: { svg, description: 'A line' } }),
  });
  expect(refused.status()).toBe(400);
  expect(JSON.stringify(await refused.json())).toContain(
    'The picture has the attribute \\"onload\\", which is not allowed: take it out',
  );
});
