import { exceptBusy } from '@/e2e/fixtures/flood';
import { type Caller, schoolOf } from '@/e2e/fixtures/school';
import { shippedProduct } from '@/e2e/fixtures/shipped-product';
import { expect, test } from '@/e2e/fixtures/test';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import type { ClassLists } from '@/lib/classes/contract';

/** Attacks on class certificates by clients without the pages, under production rate limits. */

const product = shippedProduct();
const { ask, start, teach } = schoolOf(product);

const QUIZ = { title: '=HYPERLINK("//x";"Quiz")', testType: 'practice', sectionIds: [6], questionCount: 1 };

interface Question {
  id: number;
  answers: { id: number; isCorrect: boolean }[];
}

/** Takes the test and answers every question right. */
async function take(student: Caller, assignmentId: string): Promise<void> {
  const { data: paper } = await ask<Question[]>(student, 'GET', `/api/assignments/${assignmentId}/questions`);
  const questionIds = paper.map(({ id }) => id);
  const { data } = await ask<{ id: string }>(student, 'POST', '/api/test/start', {
    testType: 'practice',
    sectionIds: [6],
    assignmentId,
    questionIds,
  });
  for (const { id: questionId, answers } of paper) {
    const answerIds = answers.flatMap(({ id, isCorrect }) => (isCorrect ? [id] : []));
    await ask(student, 'POST', '/api/test/answer', { attemptId: data.id, questionId, answerIds });
  }
  expect((await ask(student, 'POST', `/api/test/${data.id}/finish`, {})).status).toBe(200);
}

/**
 * Creates a class with a student who has completed a test. The client addresses of the instructor and the student begin
 * with `addresses`.
 */
async function open(addresses: string, name: string) {
  const { instructor, made } = await teach(`${addresses}1`);
  const at = `/api/classes/${made.id}`;
  const { data: quiz } = await ask<AssignmentView>(instructor, 'POST', `${at}/assignments`, QUIZ);
  const enter = async (address: string, as: string) => {
    const student = await start(address);
    const joined = await ask<{ placeId: string }>(student, 'POST', '/api/classes/join', { code: made.code, name: as });
    return { student, certificate: `${at}/places/${joined.data.placeId}/certificate` };
  };
  const first = await enter(`${addresses}2`, name);
  await take(first.student, quiz.id);
  return { instructor, at, enter, ...first };
}

const fetchFile = ({ address, token }: Caller, path: string) =>
  fetch(`${product.url}${path}`, {
    headers: { 'x-forwarded-for': address, authorization: `Bearer ${token}` },
  });

test('only the class’s instructors and the named student can download a certificate, and the file contains no scripts', async () => {
  const maria = await open('192.0.2.15', '<script>alert(1)</script> ) /JS (x)');
  const sam = await maria.enter('192.0.2.153', 'Sam');
  const other = await open('192.0.2.16', 'Zoe');
  for (const who of [maria.instructor, maria.student]) {
    const response = await fetchFile(who, maria.certificate);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="certificate-of-completion.pdf"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text).not.toMatch(/\/(JavaScript|JS|URI|Launch|EmbeddedFile|OpenAction)\b/);
  }
  for (const who of [sam.student, other.instructor, other.student, await start('192.0.2.171')]) {
    const { status, error, message } = await ask(who, 'GET', maria.certificate);
    expect([status, error]).toEqual([404, 'NOT_FOUND']);
    expect(message).toMatch(/\. .+\.$/);
  }
  // This instructor teaches the class in the path, but the student is in another class.
  const foreign = maria.certificate.replace(maria.at, other.at);
  expect((await ask(other.instructor, 'GET', foreign)).status).toBe(404);
  const none = await ask(sam.student, 'GET', sam.certificate);
  expect([none.status, none.error]).toEqual([409, 'CONFLICT']);
  const attending = async ({ student }: { student: Caller }) =>
    (await ask<ClassLists>(student, 'GET', '/api/classes')).data.attending;
  expect(await attending(maria)).toMatchObject([{ hasCompleted: true }]);
  expect(await attending(sam)).toMatchObject([{ hasCompleted: false }]);
  for (const id of ['1', "'; DROP TABLE classes; --", '%00', '../..']) {
    const path = `${maria.at}/places/${encodeURIComponent(id)}/certificate`;
    expect([400, 404], path).toContain((await ask(maria.instructor, 'GET', path)).status);
  }
  expect((await ask(maria.instructor, 'POST', maria.certificate, {})).status).toBe(405);
  // A student who leaves the class loses its certificates.
  expect((await ask(maria.student, 'DELETE', `${maria.at}/membership`)).status).toBe(204);
  expect((await ask(maria.student, 'GET', maria.certificate)).status).toBe(404);
  expect((await ask(maria.instructor, 'GET', maria.certificate)).status).toBe(404);
});

test('a thousand calls of one person hit the rate limits and delay no other person', async () => {
  const { instructor, certificate } = await open('192.0.2.18', 'Maria');
  const other = await start('192.0.2.191');
  const look = async (): Promise<number> => {
    const startedAt = performance.now();
    expect((await ask(other, 'GET', '/api/classes')).status).toBe(200);
    return performance.now() - startedAt;
  };
  let isOver = false;
  const looks: number[] = [];
  const looking = (async () => {
    while (!isOver) {
      looks.push(await look());
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  })();
  const statuses: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const calls = Array.from({ length: 200 }, () => ask(instructor, 'GET', certificate));
    statuses.push(...(await Promise.all(calls)).map(({ status }) => status));
  }
  isOver = true;
  await looking;
  expect(exceptBusy(statuses).filter((status) => ![200, 429].includes(status))).toEqual([]);
  const drawn = statuses.filter((status) => status === 200).length;
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(100);
  const median = looks.toSorted((one, two) => one - two)[Math.floor(looks.length / 2)] ?? 0;
  test.info().annotations.push({
    type: 'measured',
    description: `${drawn} of 1,000 drawn; ${looks.length} reads of another user, median ${median.toFixed(1)} ms, longest ${Math.max(...looks).toFixed(0)} ms`,
  });
  console.log(test.info().annotations.at(-1)?.description);
  expect(median).toBeLessThan(1_000);
  expect((await ask(other, 'GET', '/api/classes')).status).toBe(200);
});
