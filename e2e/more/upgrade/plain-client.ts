import { expect } from '../../fixtures/test';

/** Client built from the specification alone: its paths, its payloads, `success` and `data`. */

interface Envelope<T> {
  success: boolean;
  data: T;
}

export async function call<T>(
  url: string,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: object } = {},
) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  expect(response.ok, `${method} ${path}: ${response.status} ${text}`).toBe(true);
  return (text ? (JSON.parse(text) as Envelope<T>).data : undefined) as T;
}

interface Question {
  id: number;
  answers: { id: number; text: string; isCorrect: boolean }[];
}

const CORE = 6;

/** Starts a practice test of Core. Returns the attempt's id. */
export async function startPractice(url: string, token: string): Promise<string> {
  const { id } = await call<{ id: string }>(url, 'POST', '/api/test/start', {
    token,
    body: { sectionId: CORE, testType: 'practice' },
  });
  return id;
}

/**
 * Answers questions `from` up to, but not including, `below`. They are drawn at random from Core, and all answers are
 * right.
 */
export async function answerQuestions(
  url: string,
  { token, attemptId, from, below }: { token: string; attemptId: string; from: number; below: number },
): Promise<void> {
  const path = `/api/sections/${CORE}/questions/random?limit=10`;
  const questions = await call<Question[]>(url, 'GET', path, { token });
  for (let place = from; place < below; place += 1) {
    const question = questions[place];
    for (const { id: answerId } of question?.answers.filter(({ isCorrect }) => isCorrect) ?? []) {
      const body = { attemptId, questionId: question?.id, answerId, timeSpentSeconds: 7, questionOrder: place + 1 };
      await call(url, 'POST', '/api/test/answer', { token, body });
    }
  }
}
