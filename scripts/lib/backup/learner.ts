import { randomUUID } from 'node:crypto';

interface Question {
  id: number;
  text: string;
  answers: { id: number; isCorrect: boolean }[];
}

interface Result {
  score: { correct: number; answered: number; total: number };
  questions: { questionId: number; chosenIds: number[] }[];
}

const CORE = 6;

/** Creates a device account and starts a practice test over the API. Every call throws unless it succeeds. */
export async function openLearner(url: string, count: number) {
  const { accessToken } = await call<{ accessToken: string }>(url, '/auth/device', { method: 'POST' });
  return continueTest(url, accessToken, await startTest(url, accessToken, count));
}

interface Test {
  attemptId: string;
  questions: Question[];
}

async function startTest(url: string, token: string, count: number): Promise<Test> {
  const drawn = await call<Question[]>(url, `/api/sections/${CORE}/questions/random?limit=${count}`, { token });
  const questions = drawn.slice(0, count);
  if (questions.length < count) throw new Error(`Only ${questions.length} questions were drawn`);
  const attemptId = randomUUID();
  const body = { testType: 'practice', sectionId: CORE, attemptId, questionIds: questions.map(({ id }) => id) };
  await call(url, '/api/test/start', { method: 'POST', token, body });
  return { attemptId, questions };
}

/** Continues the same test at another URL, such as the URL of a product on a restored database. */
function continueTest(url: string, token: string, test: Test) {
  return {
    questions: test.questions,
    /** Answers a question correctly. Resolves when the server has acknowledged the answer. */
    answer: async (at: number): Promise<void> => {
      const question = test.questions[at];
      if (!question) throw new Error(`The test has no question ${at}`);
      const answerIds = question.answers.filter(({ isCorrect }) => isCorrect).map(({ id }) => id);
      const body = { attemptId: test.attemptId, questionId: question.id, answerIds, timeSpentSeconds: 1 };
      await call(url, '/api/test/answer', { method: 'POST', token, body });
    },
    finish: () => call<Result>(url, `/api/test/${test.attemptId}/finish`, { method: 'POST', token, body: {} }),
    moveTo: (other: string) => continueTest(other, token, test),
  };
}

interface Call {
  method?: string;
  token?: string;
  body?: object;
}

async function call<T>(url: string, path: string, { method = 'GET', token, body }: Call): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}
