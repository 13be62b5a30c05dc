import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { withOwner } from '@/e2e/fixtures/database';
import { BASE_URL, createAccount, expect, test } from '@/e2e/fixtures/test';
import { EXAM_GRACE_SECONDS } from '@/lib/kernel/exam';

const CORE = 6;
/** Seconds left to answer when the request begins. */
const LEFT_SECONDS = 10;

test('an answer whose request body arrives only after the keys were released is refused', async ({ request }) => {
  const { accessToken } = await createAccount(request);
  const headers = { Authorization: `Bearer ${accessToken}` };
  const drawn = await request.get(`/api/sections/${CORE}/questions?shuffle=true`, { headers });
  const [question] = (await drawn.json()).data.items as { id: number; answers: { id: number }[] }[];
  const paper = { testType: 'exam', sectionIds: [CORE], questionIds: [question?.id] };
  const started = await request.post('/api/test/start', { headers, data: paper });
  const attemptId = (await started.json()).data.id as string;
  const answer = { attemptId, questionId: question?.id, answerIds: [question?.answers[0]?.id] };
  const isOver = () =>
    withOwner(async (client) => {
      const { rows } = await client.query(
        'SELECT deadline_at + make_interval(secs => $2) < now() AS over FROM attempts WHERE id = $1',
        [attemptId, EXAM_GRACE_SECONDS],
      );
      return rows[0]?.over as boolean;
    });
  await withOwner((client) =>
    client.query(
      `UPDATE attempts SET started_at = started_at - interval '30 minutes', deadline_at = now() - make_interval(secs => $2)
       WHERE id = $1`,
      [attemptId, EXAM_GRACE_SECONDS - LEFT_SECONDS],
    ),
  );

  const { hostname, port, host } = new URL(BASE_URL);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = [
    'POST /api/test/answer HTTP/1.1',
    `Host: ${host}`,
    `Authorization: ${headers.Authorization}`,
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  expect(await isOver()).toBe(false);
  await expect.poll(isOver, { timeout: 60_000 }).toBe(true);
  const body = JSON.stringify(answer);
  socket.write(`${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`);
  const reply = await text(socket);
  expect(reply).toContain('HTTP/1.1 409');
  // The job that closes overdue exams may have run first.
  expect(reply).toMatch(/TIME_IS_UP|ATTEMPT_FINISHED/);
  const isBlank = await withOwner(async (client) => {
    const { rows } = await client.query(
      'SELECT bool_and(answer_ids = $2) AS blank FROM attempt_questions WHERE attempt_id = $1',
      [attemptId, []],
    );
    return rows[0]?.blank;
  });
  expect(isBlank).toBe(true);
});
