import { Agent, request } from 'node:http';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import type { ClassView } from '@/lib/classes/contract';

/** Calls that learners, students and admins make to an instance of the product. */

/** Number of students in a classroom. */
export const STUDENTS = 40;

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Calls an endpoint with a bearer token and returns its data. Throws on a refusal. */
export async function ask<T>(url: string, token: string, path: string, body?: object, method?: string): Promise<T> {
  const response = await fetch(`${url}${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: { ...bearer(token), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

interface Question {
  id: number;
  answers: { id: number }[];
}

/**
 * Starts practice tests. Returns a function that builds the body of the next answer request. The function goes through
 * the tests in turn, because a device sends the answers of one test one after the other. Each body is newer than all
 * earlier ones.
 */
export async function openPapers(url: string, token: string, count: number): Promise<() => string> {
  const deviceId = crypto.randomUUID();
  const papers: { attemptId: string; question: Question }[][] = [];
  for (let number = 0; number < count; number += 1) {
    const questions = await ask<Question[]>(url, token, '/api/sections/6/questions/random?limit=50');
    const test = { testType: 'practice', sectionId: 6, questionIds: questions.map(({ id }) => id) };
    const { id: attemptId } = await ask<{ id: string }>(url, token, '/api/test/start', test);
    papers.push(questions.map((question) => ({ attemptId, question })));
  }
  const places = Array.from({ length: 50 }, (_, at) => papers.flatMap((paper) => paper[at] ?? [])).flat();
  let sequence = 0;
  return () => {
    sequence += 1;
    const { attemptId, question } = places[sequence % places.length] as (typeof places)[number];
    const answerIds = [question.answers[sequence % question.answers.length]?.id];
    return JSON.stringify({ attemptId, questionId: question.id, answerIds, timeSpentSeconds: 5, deviceId, sequence });
  };
}

const startOnDevice = async (url: string): Promise<string> =>
  (await ask<{ accessToken: string }>(url, '', '/auth/device', {})).accessToken;

/** Joins the class and returns the student's token. */
async function enterClass(url: string, { code }: ClassView, name: string): Promise<string> {
  const student = await startOnDevice(url);
  await ask(url, student, '/api/classes/join', { code, name });
  return student;
}

/** Creates a class of forty with a test that nobody has started. */
export async function openClassTest(url: string) {
  const token = await startOnDevice(url);
  const made = await ask<ClassView>(url, token, '/api/classes', { name: 'HVAC 101' });
  const quiz = { title: 'Quiz', testType: 'practice', sectionIds: [6], questionCount: 25 };
  const { id: testId } = await ask<AssignmentView>(url, token, `/api/classes/${made.id}/assignments`, quiz);
  const students: string[] = [];
  for (let number = 0; number < STUDENTS; number += 1) students.push(await enterClass(url, made, `Student ${number}`));
  return { token, students, testId, boardPath: `/api/classes/${made.id}/board?assignmentId=${testId}` };
}

/** Loads the questions of a class test and starts it, as a student's phone does. */
export async function startTest(url: string, student: string, assignmentId: string): Promise<void> {
  const questions = await ask<Question[]>(url, student, `/api/assignments/${assignmentId}/questions`);
  const questionIds = questions.map(({ id }) => id);
  await ask(url, student, '/api/test/start', { testType: 'practice', assignmentId, questionIds });
}

// The timeout is shorter than the server's, so that the client closes idle connections first.
const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 2_000 });

export interface Sent {
  status: number;
  ms: number;
}

/**
 * Sends one request and measures the time from the first byte sent to the last byte received. A request with a body is
 * a POST with JSON.
 */
export const send = (url: string, headers: Record<string, string> = {}, body?: string): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const method = body === undefined ? 'GET' : 'POST';
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(url, { method, headers: { ...headers, ...type }, agent }, (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - startedAt }));
    });
    sent.once('error', reject);
    sent.end(body);
  });

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends requests at a fixed rate without waiting for responses. Returns the duration of each. */
export async function paced(seconds: number, perSecond: number, sendOne: () => Promise<Sent>): Promise<number[]> {
  const open: Promise<Sent>[] = [];
  const startedAt = performance.now();
  while (performance.now() - startedAt < seconds * 1000) {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
    while (open.length < due) open.push(sendOne());
    await pause(1);
  }
  const all = await Promise.all(open);
  if (all.some(({ status }) => status !== 200)) throw new Error('A request at half load was refused');
  return all.map(({ ms }) => ms);
}

/** Answers questions as another learner, one after the other, until `goesOn` returns false. */
export async function answerWhile(url: string, token: string, nextBody: () => string, goesOn: () => boolean) {
  const seen = { times: [] as number[], refused: 0 };
  while (goesOn()) {
    const { status, ms } = await send(`${url}/api/test/answer`, bearer(token), nextBody());
    seen.times.push(ms);
    if (status !== 200) seen.refused += 1;
    await pause(60);
  }
  return seen;
}
