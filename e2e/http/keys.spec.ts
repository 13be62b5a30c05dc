import type { APIRequestContext } from '@playwright/test';
import { ADMIN } from '@/e2e/fixtures/analytics';
import { readExport } from '@/e2e/fixtures/export';
import { createAccount, expect, test } from '@/e2e/fixtures/test';

/** Attempts to learn the right answers of an exam from other endpoints before the exam ends. */

const CORE = 6;

const signUp = async (request: APIRequestContext) => {
  const { accessToken } = await createAccount(request);
  return { accessToken, headers: { Authorization: `Bearer ${accessToken}` } };
};

type Headers = Record<string, string>;
const post = (request: APIRequestContext, path: string, headers: Headers, data: object) =>
  request.post(path, { headers, data });

async function drawCore(
  request: APIRequestContext,
  headers: Headers,
): Promise<{ id: number; answers: { id: number }[] }[]> {
  const answer = await request.get(`/api/sections/${CORE}/questions?shuffle=true`, { headers });
  return (await answer.json()).data.items;
}

const startExam = (request: APIRequestContext, headers: Headers, questionIds: number[]) =>
  post(request, '/api/test/start', headers, { testType: 'exam', sectionIds: [CORE], questionIds });

test('every endpoint withholds the keys of an open exam, and reveals them again after the exam ends', async ({
  request,
}) => {
  const { headers, accessToken } = await signUp(request);
  const paper = await drawCore(request, headers);
  const ids = paper.map((question) => question.id);
  expect(ids).toHaveLength(25);
  const [first] = ids as [number];
  // This practice test started before the exam and contains one of the exam's questions. It must not reveal the key of
  // that question either.
  const before = await post(request, '/api/test/start', headers, {
    testType: 'practice',
    sectionId: CORE,
    questionIds: [first],
  });
  const practiceId = (await before.json()).data.id;
  await post(request, `/api/favorites?questionId=${first}`, headers, {});
  // An admin's reply may name the right answer.
  const report = await post(request, `/api/questions/${first}/reports`, headers, { reason: 'wrong-key' });
  const reportId = (await report.json()).data.id;
  const admin = (await (await request.post('/auth/login', { data: ADMIN })).json()).data;
  const replied = await request.put(`/api/reports/${reportId}`, {
    headers: { Authorization: `Bearer ${admin.accessToken}` },
    data: { status: 'resolved', reply: 'The first one is right' },
  });
  expect(replied.status(), await replied.text()).toBe(200);
  const exam = await startExam(request, headers, ids);
  expect(exam.status(), await exam.text()).toBe(201);
  const examId = (await exam.json()).data.id;

  for (const body of [
    { testType: 'practice', sectionId: CORE, questionIds: [first] },
    { testType: 'exam', questionIds: ids },
    { testType: 'favorites', questionIds: [first] },
  ]) {
    const refused = await post(request, '/api/test/start', headers, body);
    expect(refused.status()).toBe(409);
    expect(await refused.json()).toMatchObject({
      error: 'EXAM_OPEN',
      message: expect.stringContaining('Finish it first'),
    });
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(60);
  }
  const held = new Set(ids);
  const draws = await Promise.all(
    Array.from({ length: 4 }, () => request.get(`/api/sections/${CORE}/questions/random?limit=50`, { headers })),
  );
  for (const draw of draws) {
    const drawn = (await draw.json()).data as { id: number }[];
    expect(drawn).toHaveLength(50);
    expect(drawn.filter(({ id }) => held.has(id))).toEqual([]);
  }
  expect((await (await request.get('/api/favorites/test/random', { headers })).json()).data).toEqual([]);
  const answered = await post(request, '/api/test/answer', headers, {
    attemptId: practiceId,
    questionId: first,
    answerIds: [paper[0]?.answers[0]?.id],
  });
  expect((await answered.json()).data).toEqual({ recorded: true });
  expect((await post(request, `/api/test/${practiceId}/finish`, headers, {})).status()).toBe(409);
  await post(request, '/api/test/answer', headers, {
    attemptId: examId,
    questionId: first,
    answerIds: [paper[0]?.answers[0]?.id],
  });
  const exported = await readExport(request, accessToken);
  const marks = exported.attempt_questions.map((row: { isCorrect: boolean | null }) => row.isCorrect);
  expect(marks).toHaveLength(26);
  expect(new Set(marks)).toEqual(new Set([null]));
  expect((exported.data ?? exported).question_reports).toMatchObject([{ questionId: first, reply: null }]);
  expect((await (await request.get('/api/reports', { headers })).json()).data).toEqual([]);

  // The requests that were refused during the exam succeed afterwards.
  const ended = await post(request, `/api/test/${examId}/finish`, headers, {});
  expect((await ended.json()).data.questions).toHaveLength(25);
  const practiced = await post(request, `/api/test/${practiceId}/finish`, headers, {});
  expect((await practiced.json()).data.score.answered).toBe(1);
  expect((await (await request.get('/api/favorites/test/random', { headers })).json()).data).toHaveLength(1);
});

test('an exam with a single question is never passed, and no exam asks a question of the mock test', async ({
  request,
}) => {
  const { headers } = await signUp(request);
  const [question] = (await (await request.get(`/api/sections/${CORE}/questions/random?limit=1`, { headers })).json())
    .data as { id: number; answers: { id: number; isCorrect: boolean }[] }[];
  const exam = await post(request, '/api/test/start', headers, { testType: 'exam', questionIds: [question?.id] });
  const attemptId = (await exam.json()).data.id;
  const answerIds = question?.answers.filter((answer) => answer.isCorrect).map((answer) => answer.id);
  await post(request, '/api/test/answer', headers, { attemptId, questionId: question?.id, answerIds });
  const result = (await (await post(request, `/api/test/${attemptId}/finish`, headers, {})).json()).data;
  expect(result.score).toMatchObject({ correct: 1, total: 1 });
  expect(result.successful).toBe(false);
  const { summary } = (await (await request.get('/api/statistics/user', { headers })).json()).data;
  expect(summary).toMatchObject({ completedAttempts: 1, successfulAttempts: 0 });

  const mock = (await (await request.get(`/api/sections/${CORE}/questions/mock`)).json()).data as { id: number }[];
  const shown = new Set(mock.map(({ id }) => id));
  for (let page = 0; page < 4; page += 1) {
    const drawn = await drawCore(request, headers);
    expect(drawn.filter(({ id }) => shown.has(id))).toEqual([]);
  }
});

test('an open exam rejects an answer to a question that the result of another exam has revealed', async ({
  request,
}) => {
  const { headers } = await signUp(request);
  const begin = () => post(request, '/api/test/start', headers, { testType: 'exam', sectionIds: [CORE] });
  const [open, shown] = [(await (await begin()).json()).data.id, (await (await begin()).json()).data.id];
  const result = (await (await post(request, `/api/test/${shown}/finish`, headers, {})).json()).data;
  const statuses: number[] = [];
  for (const { questionId, answers, position } of result.questions) {
    const answerIds = answers
      .filter((one: { isCorrect: boolean }) => one.isCorrect)
      .map(({ id }: { id: number }) => id);
    const body = { attemptId: open, questionId, answerIds, questionOrder: position };
    statuses.push((await post(request, '/api/test/answer', headers, body)).status());
  }
  // The open exam accepts only the few questions that it contains itself. All other answers get 404.
  expect(statuses.filter((status) => status === 404).length).toBeGreaterThan(15);
  const ended = (await (await post(request, `/api/test/${open}/finish`, headers, {})).json()).data;
  expect(ended.score.correct).toBe(statuses.filter((status) => status === 200).length);
  expect(ended.score.correct).toBeLessThan(10);
});

test('an exam rejects an answer if practice has shown the key since the exam began', async ({ request }) => {
  const { headers } = await signUp(request);
  const exam = await post(request, '/api/test/start', headers, { testType: 'exam', sectionIds: [CORE] });
  const attemptId = (await exam.json()).data.id;
  const listed = await drawCore(request, headers);
  const answer = (question: { id: number; answers: { id: number }[] } | undefined) =>
    post(request, '/api/test/answer', headers, {
      attemptId,
      questionId: question?.id,
      answerIds: [question?.answers[0]?.id],
    });
  // The first question was loaded without its key, so the exam accepts an answer to it. The second was loaded with its
  // key, so its answer is rejected.
  expect((await answer(listed[0])).status()).toBe(200);
  const drawn = (await (await request.get(`/api/sections/${CORE}/questions/random?limit=50`, { headers })).json()).data;
  expect((await answer(drawn[0])).status()).toBe(404);
  expect((await answer(listed[0])).status()).toBe(200);
});

test('an exam rejects answers to questions whose keys another test showed, even with a backdated start', async ({
  request,
}) => {
  const { headers } = await signUp(request);
  const exam = await post(request, '/api/test/start', headers, { testType: 'exam', sectionIds: [CORE] });
  const examId = (await exam.json()).data.id;
  const [question] = await drawCore(request, headers);
  const asked = { questionId: question?.id, answerIds: [question?.answers[0]?.id] };
  const ageMs = 2 * 60 * 60_000;
  const start = { testType: 'practice', sectionId: CORE, questionIds: [question?.id], ageMs };
  const practice = await post(request, '/api/test/start', headers, start);
  expect(practice.status()).toBe(201);
  const attemptId = (await practice.json()).data.id;
  const shown = await post(request, '/api/test/answer', headers, { attemptId, ...asked, ageMs });
  expect((await shown.json()).data.correctAnswerIds).toHaveLength(1);
  expect((await post(request, `/api/test/${attemptId}/finish`, headers, { ageMs })).status()).toBe(200);
  expect((await post(request, '/api/test/answer', headers, { attemptId: examId, ...asked })).status()).toBe(404);
});
