import { type IncomingHttpHeaders, request } from 'node:http';
import type { Client } from 'pg';
import { LONG_TEST, PASSWORD, userName } from './exam';
import type { Answer, Learner, Side } from './side';
import { connect, LOGIN_PAGE, type Stack } from './stack';

const QUESTION_PAGE = '/public/code/tce_test_execute.php';
const BOUNDARY = 'bench-form-boundary';

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** With no headers but those given: TCExam holds a session to the headers that it began with. */
function send(url: string, method: string, headers: Record<string, string>, body = ''): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        reply.once('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: text }));
      },
    );
    sent.once('error', reject).end(body);
  });
}

const sessionOf = (headers: IncomingHttpHeaders): string | undefined =>
  headers['set-cookie']?.map((cookie) => cookie.split(';')[0]).find((pair) => pair?.startsWith('PHPSESSID='));

/** As a browser does: the page to sign in, the form, the test, which is made when its page is first asked for. */
async function startLearner(url: string, number: number): Promise<{ headers: Record<string, string>; page: string }> {
  // A name each: after a sign-in the same browser has to wait for the next.
  const browser = { 'user-agent': `bench learner ${number}`, accept: 'text/html' };
  const first = await send(url + LOGIN_PAGE, 'GET', browser);
  const headers = { ...browser, cookie: sessionOf(first.headers) ?? '' };
  const form = new URLSearchParams({ logaction: 'login', xuser_name: userName(number), xuser_password: PASSWORD });
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const entered = await send(url + LOGIN_PAGE, 'POST', { ...headers, ...type }, form.toString());
  if (entered.status !== 302) throw new Error(`TCExam did not let ${userName(number)} in: ${entered.status}`);
  const { body } = await send(`${url}${QUESTION_PAGE}?testid=${LONG_TEST.id}`, 'GET', headers);
  if (!body.includes('id="testlogid"')) throw new Error(`TCExam shows no question: ${body.slice(-2_000)}`);
  return { headers, page: body };
}

const fieldOf = (page: string, name: string): string =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(page)?.[1] ?? '';

const multipart = (fields: Record<string, string>): string =>
  `${Object.entries(fields)
    .map(([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--${BOUNDARY}--\r\n`;

async function listPaper(database: Client, userNumber: number): Promise<{ testUserId: string; logs: string[] }> {
  const { rows } = await database.query<{ log: string; test_user: string }>(
    `SELECT testlog_id AS log, testuser_id AS test_user
     FROM tce_tests_logs JOIN tce_tests_users ON testuser_id = testlog_testuser_id JOIN tce_users ON user_id = testuser_user_id
     WHERE user_name = $1 AND testuser_test_id = $2 ORDER BY testlog_id`,
    [userName(userNumber), LONG_TEST.id],
  );
  if (rows.length !== LONG_TEST.questions) throw new Error(`TCExam made a paper of ${rows.length} questions.`);
  return { testUserId: rows[0]?.test_user ?? '', logs: rows.map(({ log }) => log) };
}

async function openPaper(url: string, database: Client, number: number): Promise<Learner> {
  const { headers, page } = await startLearner(url, number);
  const { testUserId, logs } = await listPaper(database, number);
  let mark = 0;
  let awaited = '';
  /** What its form sends when "next" is pressed. */
  const next = (): Answer => {
    const at = mark % logs.length;
    const round = Math.floor(mark / logs.length);
    mark += 1;
    const place = logs[at] ?? '';
    awaited = logs[(at + 1) % logs.length] ?? '';
    const body = multipart({
      testid: String(LONG_TEST.id),
      testlogid: place,
      testuser_id: testUserId,
      examtime: fieldOf(page, 'examtime'),
      answpos: String((round % 4) + 1),
      nextquestion: 'Next >',
      prevquestionid: logs[at - 1] ?? '0',
      nextquestionid: awaited,
      autonext: '',
      finish: '0',
      display_time: String(Date.now()),
      // Milliseconds that the learner took: any number, kept with the answer.
      reaction_time: String(mark),
      testcomment: '',
      csrf_token: fieldOf(page, 'csrf_token'),
    });
    return { place, mark, body };
  };
  return {
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    next,
    // The page of the next question, and no message of an error in it.
    isGood: (body) => body.includes(`id="testlogid" value="${awaited}"`) && !body.includes('role="alert"'),
  };
}

export async function openTcexam(stack: Stack, roots: number[], learners: number): Promise<Side> {
  const database = await connect(stack.folder);
  try {
    const papers: Learner[] = [];
    for (let number = 0; number < learners; number += 1) papers.push(await openPaper(stack.url, database, number));
    return {
      name: stack.name,
      address: `${stack.url}${QUESTION_PAGE}`,
      learners: papers,
      roots,
      rows: { table: 'tce_tests_logs', place: 'testlog_id::text', mark: 'testlog_reaction_time' },
      connect: () => connect(stack.folder),
    };
  } finally {
    await database.end();
  }
}
