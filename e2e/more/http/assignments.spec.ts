import { exceptBusy } from '@/e2e/fixtures/flood';
import { type Caller, schoolOf } from '@/e2e/fixtures/school';
import { shippedProduct } from '@/e2e/fixtures/shipped-product';
import { expect, test } from '@/e2e/fixtures/test';
import type { AssignedView, AssignmentView } from '@/lib/classes/assignments/contract';
import { MOST_ASSIGNMENTS } from '@/lib/classes/assignments/rules';
import type { ClassView } from '@/lib/classes/contract';
import type { ClassResults } from '@/lib/classes/results/contract';

/** Attacks on class tests by clients without the pages, under production rate limits. */

const { ask, start, teach } = schoolOf(shippedProduct());

const QUIZ = { title: 'Quiz', testType: 'practice', sectionIds: [6], questionCount: 5 };

async function give(address: string, given: object = {}) {
  const { instructor, made } = await teach(address);
  const at = `/api/classes/${made.id}`;
  const { status, data } = await ask<AssignmentView>(instructor, 'POST', `${at}/assignments`, { ...QUIZ, ...given });
  expect(status).toBe(201);
  return { instructor, made, at, quiz: data, paper: `/api/assignments/${data.id}/questions` };
}

async function enter({ code }: ClassView, address: string, name: string) {
  const student = await start(address);
  const { data } = await ask<{ placeId: string }>(student, 'POST', '/api/classes/join', { code, name });
  return { student, placeId: data.placeId };
}

interface Question {
  id: number;
  answers: { id: number; isCorrect: boolean }[];
}

/** Takes the test to its end, with only the first question right. */
async function take(student: Caller, assignmentId: string) {
  const { data: paper } = await ask<Question[]>(student, 'GET', `/api/assignments/${assignmentId}/questions`);
  const questionIds = paper.map(({ id }) => id);
  const body = { testType: 'practice', sectionIds: [6], assignmentId, questionIds };
  const { data } = await ask<{ id: string }>(student, 'POST', '/api/test/start', body);
  const [first] = paper;
  const answerIds = first?.answers.filter(({ isCorrect }) => isCorrect).map(({ id }) => id);
  const chosen = { attemptId: data.id, questionId: first?.id, answerIds };
  expect((await ask(student, 'POST', '/api/test/answer', chosen)).status).toBe(200);
  expect((await ask(student, 'POST', `/api/test/${data.id}/finish`, {})).status).toBe(200);
  return { attemptId: data.id, questionIds };
}

test('only the class’s instructors can read a class test and its results, and only its students get its questions', async () => {
  const { instructor, made, at, quiz, paper } = await give('192.0.2.11');
  const { student, placeId } = await enter(made, '192.0.2.12', 'Maria');
  const other = await give('192.0.2.13');
  const one = `${at}/assignments/${quiz.id}`;
  const acts: [method: string, path: string, body?: object][] = [
    ['POST', `${at}/assignments`, QUIZ],
    ['GET', `${at}/assignments`],
    ['PUT', one, { closesAt: null }],
    ['DELETE', one],
    ['PUT', `${one}/places/${placeId}`, { closesAt: null }],
    ['GET', `${at}/results`],
    ['GET', `${at}/results?assignmentId=${quiz.id}`],
    ['GET', `${at}/results.csv`],
    ['GET', `${at}/gradebook.csv`],
    ['GET', `${at}/board?assignmentId=${quiz.id}`],
  ];
  for (const who of [student, other.instructor, await start('192.0.2.14')]) {
    for (const [method, path, body] of acts) {
      const { status, error, message } = await ask(who, method, path, body);
      expect([status, error], `${method} ${path}`).toEqual([404, 'NOT_FOUND']);
      expect(message).toMatch(/\. .+\.$/);
    }
  }
  // `other` is the instructor of this class, but the test belongs to another class.
  for (const [method, path] of [
    ['PUT', `${other.at}/assignments/${quiz.id}`],
    ['DELETE', `${other.at}/assignments/${quiz.id}`],
    ['GET', `${other.at}/results?assignmentId=${quiz.id}`],
  ] as const) {
    const body = method === 'PUT' ? { closesAt: null } : undefined;
    expect((await ask(other.instructor, method, path, body)).status, path).toBe(404);
  }
  for (const who of [instructor, other.instructor]) expect((await ask(who, 'GET', paper)).status).toBe(404);
  expect((await ask(student, 'GET', paper)).status).toBe(200);
  expect((await ask(instructor, 'DELETE', `${at}/places/${placeId}`)).status).toBe(200);
  expect((await ask(student, 'GET', paper)).status).toBe(404);
  expect((await ask<AssignedView[]>(student, 'GET', '/api/assignments')).data).toEqual([]);
  const { data } = await ask<AssignmentView[]>(instructor, 'GET', `${at}/assignments`);
  expect(data).toMatchObject([{ id: quiz.id, title: 'Quiz', closesAt: null }]);
});

test('simultaneous starts on two devices are all stored, but no more of them count than the attempts allowed', async () => {
  const { instructor, made, at, quiz, paper } = await give('192.0.2.17', { attempts: 1 });
  const { student } = await enter(made, '192.0.2.18', 'Maria');
  const questionIds = (await ask<Question[]>(student, 'GET', paper)).data.map(({ id }) => id);
  const body = { testType: 'practice', assignmentId: quiz.id, questionIds };
  const { data: carried } = await ask<{ code: string }>(student, 'POST', '/auth/carry');
  const there = { address: '192.0.2.19' };
  const { data: session } = await ask<{ accessToken: string }>(there, 'POST', '/auth/carry/redeem', {
    code: carried.code,
  });
  const laptop = { ...there, token: session.accessToken };
  const begin = (device: Caller) =>
    ask<{ id: string; totalQuestions: number }>(device, 'POST', '/api/test/start', body);
  const started = await Promise.all([student, laptop, student, laptop, student, laptop].map(begin));
  // One start more than the allowed attempts.
  started.push(await begin(laptop));
  expect(started.map(({ status, data }) => [status, data.totalQuestions])).toEqual(Array(7).fill([201, 5]));
  const { data } = await ask<ClassResults>(instructor, 'GET', `${at}/results`);
  expect(data.students).toMatchObject([{ status: 'begun', attempts: 1 }]);
});

test('an instructor sees only attempts of the class test, and a student sees nothing of other students', async () => {
  const { instructor, made, at, quiz } = await give('192.0.2.21');
  const maria = await enter(made, '192.0.2.22', 'Maria');
  const sam = await enter(made, '192.0.2.23', '=HYPERLINK("//x";"Sam")');
  const taken = await take(maria.student, quiz.id);
  const own = { testType: 'practice', sectionIds: [6], questionIds: taken.questionIds };
  const started = await ask<{ id: string }>(sam.student, 'POST', '/api/test/start', own);
  expect(started.status).toBe(201);
  expect((await ask(sam.student, 'POST', `/api/test/${started.data.id}/finish`, {})).status).toBe(200);

  const { data } = await ask<ClassResults>(instructor, 'GET', `${at}/results`);
  expect(data.students.map(({ name, status, best }) => [name, status, best?.correct]).toSorted()).toEqual([
    ['=HYPERLINK("//x";"Sam")', 'not-begun', undefined],
    ['Maria', 'finished', 1],
  ]);
  const { text } = await ask(instructor, 'GET', `${at}/results.csv?assignmentId=${quiz.id}`);
  expect(text).toContain('Maria,finished,1,1,5,20,');
  expect(text).not.toMatch(/(^|[,"\n])=/);
  for (const id of [taken.attemptId, started.data.id]) {
    expect((await ask(instructor, 'GET', `/api/test/${id}`)).status).toBe(404);
  }
  expect((await ask(sam.student, 'GET', `/api/test/${taken.attemptId}`)).status).toBe(404);
  const seen = await ask<AssignedView[]>(sam.student, 'GET', '/api/assignments');
  expect(seen.data).toMatchObject([{ title: 'Quiz', begun: 0 }]);
  expect(seen.text).not.toContain('Maria');
  // The instructor must not see answers that a student gives after leaving the class.
  expect((await ask(sam.student, 'DELETE', `${at}/membership`)).status).toBe(204);
  const late = await ask(sam.student, 'POST', '/api/test/start', { ...own, assignmentId: quiz.id });
  expect(late.status).toBe(201);
  const after = await ask<ClassResults>(instructor, 'GET', `${at}/results`);
  expect(after.data.students.map(({ name, attempts }) => [name, attempts])).toEqual([['Maria', 1]]);
});

test('a class test cannot be read or started before it opens, after it closes, or after the last attempt', async () => {
  const { instructor, made, at, quiz, paper } = await give('192.0.2.31', { attempts: 1 });
  const { student } = await enter(made, '192.0.2.32', 'Maria');
  const soon = { ...QUIZ, opensAt: new Date(Date.now() + 3_600_000).toISOString() };
  const next = await ask<AssignmentView>(instructor, 'POST', `${at}/assignments`, soon);
  const begin = (assignmentId: string, more: object = {}) =>
    ask(student, 'POST', '/api/test/start', { testType: 'practice', sectionIds: [6], assignmentId, ...more });
  expect((await ask(student, 'GET', `/api/assignments/${next.data.id}/questions`)).status).toBe(409);
  expect((await begin(next.data.id)).status).toBe(409);
  expect((await begin(quiz.id, { testType: 'exam' })).status).toBe(400);
  expect((await begin(quiz.id, { questionIds: [1, 2, 3] })).status).toBe(400);

  const { questionIds } = await take(student, quiz.id);
  for (const refused of [await ask(student, 'GET', paper), await begin(quiz.id)]) {
    expect([refused.status, refused.error]).toEqual([409, 'CONFLICT']);
  }
  // The server stores the attempt as the student's own practice, not as an attempt of the class test.
  expect((await begin(quiz.id, { questionIds, ageMs: 3_600_000 })).status).toBe(201);
  const { data } = await ask<ClassResults>(instructor, 'GET', `${at}/results?assignmentId=${quiz.id}`);
  expect(data.students).toMatchObject([{ attempts: 1, best: { correct: 1, total: 5 } }]);

  const one = `${at}/assignments/${quiz.id}`;
  expect((await ask(instructor, 'PUT', one, { attempts: 3 })).status).toBe(200);
  expect((await ask(student, 'GET', paper)).status).toBe(200);
  const closed = await ask<AssignmentView>(instructor, 'PUT', one, { closesAt: new Date().toISOString() });
  expect(closed.data).toMatchObject({ attempts: 3 });
  expect((await ask(student, 'GET', paper)).message).toMatch(/Ask your instructor/);
  expect((await begin(quiz.id)).status).toBe(409);
  expect((await ask(instructor, 'DELETE', one)).status).toBe(204);
  expect((await ask(student, 'GET', paper)).status).toBe(404);
});

test('a class exam is delivered without its key', async () => {
  const { made, paper } = await give('192.0.2.41', { testType: 'exam', questionCount: 25 });
  const { student } = await enter(made, '192.0.2.42', 'Maria');
  const { status, text, data } = await ask<object[]>(student, 'GET', paper);
  expect(status).toBe(200);
  expect(data).toHaveLength(25);
  expect(text).not.toMatch(/"(isCorrect|why|explanation|reference)":/);
});

test('invalid class tests are refused with a clear 4xx', async () => {
  const { instructor, at, quiz } = await give('192.0.2.51');
  const one = `${at}/assignments/${quiz.id}`;
  const attacks: [name: string, body: object, says: RegExp][] = [
    ['nothing', {}, /Give the test a title/],
    ['a title of blanks', { ...QUIZ, title: ' ' }, /Give the test a title/],
    ['a title that is too long', { ...QUIZ, title: 'x'.repeat(81) }, /At most 80/],
    ['another kind', { ...QUIZ, testType: 'favorites' }, /testType/],
    ['no sections', { ...QUIZ, sectionIds: [] }, /at least one section/],
    ['a section twice', { ...QUIZ, sectionIds: [6, 6] }, /twice/],
    ['a section of nobody', { ...QUIZ, sectionIds: [999] }, /Invalid section/],
    ['sections in words', { ...QUIZ, sectionIds: '6' }, /at least one section/],
    ['a topic that is none', { ...QUIZ, topics: [{ sectionId: 6, topic: 'x' }] }, /no such topic/],
    [
      'a topic of another section',
      { ...QUIZ, topics: [{ sectionId: 4, topic: 'safety' }] },
      /at least one topic of each chosen section/,
    ],
    ['topics in words', { ...QUIZ, topics: 'safety' }, /topics/],
    ['more topics than there are', { ...QUIZ, topics: Array(99).fill({ sectionId: 6, topic: 'safety' }) }, /topics/],
    [
      'topics of an exam',
      { ...QUIZ, testType: 'exam', questionCount: 25, topics: [{ sectionId: 6, topic: 'safety' }] },
      /all topics/,
    ],
    ['no questions', { ...QUIZ, questionCount: 0 }, /At least 1/],
    ['half a question', { ...QUIZ, questionCount: 2.5 }, /questionCount/],
    ['too many questions', { ...QUIZ, questionCount: 26 }, /At most 25/],
    ['a short exam', { ...QUIZ, testType: 'exam' }, /An exam asks 25/],
    ['a day of the Romans', { ...QUIZ, opensAt: '0001-01-01T00:00:00Z' }, /2020 to 2099/],
    ['a day that is none', { ...QUIZ, closesAt: '2030-02-31T00:00:00Z' }, /Enter a date/],
    ['an end that is over', { ...QUIZ, closesAt: '2021-01-01T00:00:00Z' }, /after it opens/],
    [
      'an end before the start',
      { ...QUIZ, opensAt: '2098-01-02T00:00:00Z', closesAt: '2098-01-01T00:00:00Z' },
      /after it opens/,
    ],
    ['eleven attempts', { ...QUIZ, attempts: 11 }, /attempts/],
    ['threefold time', { ...QUIZ, timeFactor: 3 }, /timeFactor/],
    ['a class of one’s choice', { ...QUIZ, classId: quiz.id }, /classId/],
    ['questions of one’s choice', { ...QUIZ, questionIds: [1] }, /questionIds/],
  ];
  for (const [name, body, says] of attacks) {
    const answer = await ask(instructor, 'POST', `${at}/assignments`, body);
    expect(answer.status, name).toBe(400);
    expect(answer.text, name).toMatch(says);
  }
  for (const body of [
    { closesAt: 'now' },
    { closesAt: 5 },
    { attempts: 0 },
    { title: ' ' },
    { certificateMark: 0 },
    { timeFactor: 9 },
    { questionIds: [1] },
  ]) {
    expect((await ask(instructor, 'PUT', one, body)).status, JSON.stringify(body)).toBe(400);
  }
  for (const id of ['1', "'; DROP TABLE classes; --", '%00']) {
    const named = encodeURIComponent(id);
    for (const path of [
      `${at}/assignments/${named}`,
      `/api/assignments/${named}/questions`,
      `${at}/results?assignmentId=${named}`,
    ]) {
      const method = path.endsWith('questions') || path.includes('?') ? 'GET' : 'DELETE';
      expect([400, 404], path).toContain((await ask(instructor, method, path)).status);
    }
  }
  const big = await ask(instructor, 'POST', `${at}/assignments`, { ...QUIZ, title: 'x'.repeat(100_000) });
  expect(big.status).toBe(413);
});

test('a thousand calls hit the rate limits, stay within the row limits, and delay no other class', async () => {
  const { instructor, at } = await give('192.0.2.61');
  const statuses: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const calls = Array.from({ length: 50 }, () => ask(instructor, 'POST', `${at}/assignments`, QUIZ));
    statuses.push(...(await Promise.all(calls)).map(({ status }) => status));
  }
  expect(exceptBusy(statuses).filter((status) => ![201, 409, 429].includes(status))).toEqual([]);
  const made = statuses.filter((status) => status === 201).length;
  expect(made).toBeLessThan(MOST_ASSIGNMENTS);
  expect(statuses).toContain(429);
  // Repeats the request, because the calls above may have used up the instructor's rate limit.
  const list = () => ask<AssignmentView[]>(instructor, 'GET', `${at}/assignments`);
  await expect.poll(async () => (await list()).data?.length, { timeout: 90_000 }).toBe(made + 1);
  const other = await give('192.0.2.62');
  expect((await ask(other.instructor, 'GET', `${other.at}/results`)).status).toBe(200);
  const reads = await Promise.all(
    Array.from({ length: 30 }, () => ask(other.instructor, 'GET', `${other.at}/results.csv`)),
  );
  expect(new Set(exceptBusy(reads.map(({ status }) => status)))).toEqual(new Set([200, 429]));
});
