import { randomUUID } from 'node:crypto';
import { userIdOf } from '@/e2e/fixtures/token';
import type { Random } from '@/lib/kernel/random';
import { askUntilAnswered, type Sent, sendStale, type Weather } from './network';

/** Scripted learner who takes tests and records what the server has acknowledged. */

export interface Question {
  id: number;
  revision: number;
  isMultiAnswer: boolean;
  answers: { id: number; isCorrect: boolean }[];
}

export interface CurrentAttempt {
  attemptId: string;
  questions: Question[];
  /** Last acknowledged choice by question id. */
  acknowledged: Map<number, number[]>;
  /** Number of acknowledged answers, including changed ones. */
  acknowledgements: number;
  isFinished: boolean;
  /** True once the start was acknowledged. */
  isStarted?: boolean;
  /**
   * True if only the first answer to a question counts, as in assigned practice. The response to a later answer then
   * contains the first one.
   */
  isFirstResponseKept?: boolean;
  /** True if the learner has signed out in the middle of the attempt, which removes it. */
  isGivenUp?: boolean;
}

export interface Learner {
  email: string;
  userId: string;
  token: string;
  attempts: CurrentAttempt[];
}

export const PASSWORD = 'a long enough sentence';
const QUESTIONS = 10;
const CHANGE_OF_MIND = 0.3;
const STALE = 0.15;

export async function register(weather: Weather, random: Random): Promise<Learner> {
  const email = `weather-${randomUUID()}@example.test`;
  const body = { email, password: PASSWORD, firstName: 'Test', lastName: 'Learner' };
  const registered = await askUntilAnswered(weather, { method: 'POST', path: '/auth/register', body }, random);
  // A registration that was cut off or repeated may already have succeeded.
  if (registered.status !== 201 && registered.status !== 409) throw new Error(`Registration: ${registered.status}`);
  const token = await signIn(weather, email, random);
  return { email, userId: userIdOf(token), token, attempts: [] };
}

async function signIn(weather: Weather, email: string, random: Random): Promise<string> {
  const sent = { method: 'POST', path: '/auth/login', body: { email, password: PASSWORD } };
  const { status, data } = await askUntilAnswered(weather, sent, random);
  if (status !== 200) throw new Error(`Sign-in: ${status}`);
  return String(data.accessToken);
}

/** Sends a request as the learner. Signs in again if the token has expired. Throws on any other refusal. */
async function send(weather: Weather, learner: Learner, sent: Sent, random: Random): Promise<Record<string, unknown>> {
  for (;;) {
    const { status, data } = await askUntilAnswered(weather, { ...sent, token: learner.token }, random);
    if (status < 300) return data;
    if (status !== 401) throw new Error(`${sent.method} ${sent.path}: ${status}`);
    learner.token = await signIn(weather, learner.email, random);
  }
}

export function choose({ answers, isMultiAnswer }: Question, random: Random): number[] {
  const some = isMultiAnswer ? answers.filter(() => random() < 0.4).map(({ id }) => id) : [];
  const any = answers[Math.floor(random() * answers.length)];
  return some.length > 0 || !any ? some : [any.id];
}

/** Takes one practice test from start to finish. */
export async function takeTest(weather: Weather, learner: Learner, random: Random): Promise<void> {
  const sections = [6, 3, 4, 5];
  const sectionId = sections[Math.floor(random() * sections.length)] ?? 6;
  const drawn = await send(
    weather,
    learner,
    { method: 'GET', path: `/api/sections/${sectionId}/questions/random?limit=${QUESTIONS}` },
    random,
  );
  const questions = Object.values(drawn) as Question[];
  const attempt: CurrentAttempt = {
    attemptId: randomUUID(),
    questions,
    acknowledged: new Map(),
    acknowledgements: 0,
    isFinished: false,
  };
  // Records the attempt first, because it may exist even if the response to its start is lost.
  learner.attempts.push(attempt);
  const start = {
    testType: 'practice',
    sectionId,
    attemptId: attempt.attemptId,
    questionIds: questions.map(({ id }) => id),
    revisions: questions.map(({ revision }) => revision),
  };
  await send(weather, learner, { method: 'POST', path: '/api/test/start', body: start }, random);
  attempt.isStarted = true;
  await answerAll(weather, learner, attempt, random);
  const finish = { method: 'POST', path: `/api/test/${attempt.attemptId}/finish`, body: {} };
  await send(weather, learner, finish, random);
  attempt.isFinished = true;
}

/** Answers each question, some of them twice, and sends late copies of older choices in between. */
export async function answerAll(
  weather: Weather,
  learner: Learner,
  attempt: CurrentAttempt,
  random: Random,
): Promise<void> {
  const deviceId = randomUUID();
  const earlier: Sent[] = [];
  let sequence = 0;
  for (const [place, question] of attempt.questions.entries()) {
    const times = random() < CHANGE_OF_MIND ? 2 : 1;
    for (let time = 0; time < times; time += 1) {
      const answerIds = choose(question, random);
      sequence += 1;
      const body = {
        attemptId: attempt.attemptId,
        questionId: question.id,
        answerIds,
        deviceId,
        sequence,
        questionOrder: place + 1,
        timeSpentSeconds: 1,
      };
      const sent = { method: 'POST', path: '/api/test/answer', body };
      await send(weather, learner, sent, random);
      if (time === 0 || !attempt.isFirstResponseKept) attempt.acknowledged.set(question.id, answerIds);
      attempt.acknowledgements += 1;
      earlier.push(sent);
    }
    const stale = earlier[Math.floor(random() * earlier.length)];
    if (stale && random() < STALE) await sendStale(weather, { ...stale, token: learner.token });
  }
}
