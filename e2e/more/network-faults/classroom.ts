import { randomUUID } from 'node:crypto';
import { userIdOf } from '@/e2e/fixtures/token';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import type { ClassView } from '@/lib/classes/contract';
import type { Random } from '@/lib/kernel/random';
import { answerAll, type CurrentAttempt, type Learner, type Question } from './learner';
import { askUntilDone, type Weather } from './network';

/** A class of students without an email. Each joins by the code with a device account and takes the class test. */

const QUESTIONS = 10;

async function startOnDevice(weather: Weather, random: Random): Promise<Learner> {
  const { accessToken } = await askUntilDone<{ accessToken: string }>(
    weather,
    { method: 'POST', path: '/auth/device' },
    random,
  );
  return { email: '', userId: userIdOf(accessToken), token: accessToken, attempts: [] };
}

export interface Classroom {
  instructor: Learner;
  made: ClassView;
  test: AssignmentView;
}

/** Creates a class with a test in which each student gets different questions, which makes starting slowest. */
export async function openClassroom(weather: Weather, random: Random): Promise<Classroom> {
  const instructor = await startOnDevice(weather, random);
  const { token } = instructor;
  const made = await askUntilDone<ClassView>(
    weather,
    { method: 'POST', path: '/api/classes', body: { name: 'HVAC 101' }, token },
    random,
  );
  const body = {
    title: 'Quiz',
    testType: 'practice',
    sectionIds: [6],
    questionCount: QUESTIONS,
    samePaper: false,
    attempts: 1,
  };
  const path = `/api/classes/${made.id}/assignments`;
  const test = await askUntilDone<AssignmentView>(weather, { method: 'POST', path, body, token }, random);
  return { instructor, made, test };
}

interface Student {
  learner: Learner;
  attempt: CurrentAttempt;
}

/** Joins the class by its code and starts the test. */
export async function joinAndStart(
  weather: Weather,
  { made: { code }, test }: Classroom,
  name: string,
  random: Random,
): Promise<Student> {
  await askUntilDone(weather, { method: 'POST', path: '/api/classes/preview', body: { code } }, random);
  const learner = await startOnDevice(weather, random);
  const { token } = learner;
  await askUntilDone(weather, { method: 'POST', path: '/api/classes/join', body: { code, name }, token }, random);
  const path = `/api/assignments/${test.id}/questions`;
  const questions = Object.values(
    await askUntilDone<Record<string, Question>>(weather, { method: 'GET', path, token }, random),
  );
  const attempt: CurrentAttempt = {
    attemptId: randomUUID(),
    questions,
    acknowledged: new Map(),
    acknowledgements: 0,
    isFinished: false,
    isFirstResponseKept: true,
  };
  // Records the attempt first, because it may exist even if the response to its start is lost.
  learner.attempts.push(attempt);
  const body = {
    testType: 'practice',
    assignmentId: test.id,
    attemptId: attempt.attemptId,
    questionIds: questions.map(({ id }) => id),
    revisions: questions.map(({ revision }) => revision),
  };
  await askUntilDone(weather, { method: 'POST', path: '/api/test/start', body, token }, random);
  return { learner, attempt };
}

/** Answers all questions and finishes the test. */
export async function takeToEnd(weather: Weather, { learner, attempt }: Student, random: Random): Promise<void> {
  await answerAll(weather, learner, attempt, random);
  const path = `/api/test/${attempt.attemptId}/finish`;
  await askUntilDone(weather, { method: 'POST', path, body: {}, token: learner.token }, random);
  attempt.isFinished = true;
}
