import { decodeJwt } from 'jose';
import type pg from 'pg';
import { ask } from '@/bench/lib/calls';
import { giveHistory, makeHistories } from '@/bench/lib/histories';
import { ADMIN, register, startInstance, withDatabase } from '@/bench/lib/lab';
import { type LoneMeasure, limitRow, milliseconds, type Row } from '@/bench/lib/measure';
import { freePort } from '@/lib/kernel/free-port';
import { ADMIN_AREA, MEMBERS_AREA, SITE } from '@/lib/kernel/pages';

/** Limit of processor time per request in milliseconds. */
const MOST_MS = 150;
const CALLS = 5;
const STUDENTS = 120;
const EXAM_QUESTIONS = 100;
const TESTS = 8;
/** Number of attempts with ten questions each, because an account may store at most 100,000 questions. */
const ATTEMPTS = 10_000;
const PEOPLE = 5_000;
const REPORTS = 10_000;
const AUDIT_ENTRIES = 20_000;

interface Visitor {
  token: string;
  cookie: string;
}

/** Signs in and returns the token, and the cookies that pages need. */
async function signIn(url: string, { email, password }: { email: string; password: string }): Promise<Visitor> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  const response = await fetch(`${url}/auth/login`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`/auth/login: ${response.status} ${await response.text()}`);
  const { data } = (await response.json()) as { data: { accessToken: string } };
  const cookie = response.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  return { token: data.accessToken, cookie: cookie.join('; ') };
}

/**
 * Creates a class with the largest number of students, each with the answers of a whole exam in every test. Returns the
 * query string for the class's pages.
 */
async function fillClass(url: string, { token }: Visitor): Promise<string> {
  const names = Array.from({ length: STUDENTS }, (_student, number) => `Student ${String(number).padStart(3, '0')}`);
  const { id } = await ask<{ id: string }>(url, token, '/api/classes', { name: 'HVAC 101' });
  await ask(url, token, `/api/classes/${id}/places`, { list: names.join('\n') });
  let test = '';
  for (let count = 0; count < TESTS; count += 1) {
    const exam = { title: `Exam ${count + 1}`, testType: 'exam', sectionIds: [6, 3, 4, 5], onPaper: true };
    ({ id: test } = await ask<{ id: string }>(url, token, `/api/classes/${id}/assignments`, exam));
    const lines = names.map((name, place) => `${name}; ${'AB'[place % 2]}; ${lettersOf(place + count)}`);
    await ask(url, token, `/api/classes/${id}/assignments/${test}/papers`, { list: lines.join('\n') }, 'PUT');
  }
  return `?id=${id}&test=${test}`;
}

const lettersOf = (seed: number): string =>
  Array.from({ length: EXAM_QUESTIONS }, (_question, place) => 'ABCD'[(place * 7 + seed) % 4]).join('');

/** Fills the history of one learner, and the lists that admins work on. */
async function fillRest(owner: pg.Client, learnerId: string): Promise<void> {
  await makeHistories(owner, { attempts: ATTEMPTS, learners: 1 });
  await giveHistory(owner, learnerId);
  await owner.query(`INSERT INTO favorites (user_id, question_id) SELECT $1, id FROM questions`, [learnerId]);
  await owner.query(
    `INSERT INTO users (id, email, first_name, last_name, updated_at)
     SELECT uuidv7(), 'person-' || n || '@bench.test', 'Some', 'Body', now() FROM generate_series(1, $1::int) AS n`,
    [PEOPLE],
  );
  await owner.query(
    `INSERT INTO question_reports (id, question_id, revision_id, user_id, reason, comment)
     SELECT uuidv7(), q.id, q.current_revision_id, $2, 'other', repeat('The second option is right as well. ', 20)
     FROM generate_series(1, $1::int) AS n JOIN LATERAL (SELECT id, current_revision_id FROM questions OFFSET n % 1000 LIMIT 1) q ON true`,
    [REPORTS, learnerId],
  );
  await owner.query(
    `INSERT INTO audit_entries (id, actor_id, action, subject)
     SELECT uuidv7(), $2, 'question.update', 'question ' || n FROM generate_series(1, $1::int) AS n`,
    [AUDIT_ENTRIES, learnerId],
  );
  await owner.query('ANALYZE');
}

async function openPages() {
  const metricsPort = await freePort();
  const { url, dataDir, stop } = await startInstance({ METRICS_PORT: String(metricsPort) });
  const processorMs = async (): Promise<number> => {
    const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1_000;
  };
  const visit = async (path: string, { cookie }: Visitor): Promise<void> => {
    const response = await fetch(`${url}${path}`, { headers: { cookie }, redirect: 'manual' });
    await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  };
  const measure = async (path: string, visitor: Visitor): Promise<Row> => {
    await visit(path, visitor);
    const idleFromMs = await processorMs();
    const idleMs = (await processorMs()) - idleFromMs;
    const beforeMs = await processorMs();
    for (let call = 0; call < CALLS; call += 1) await visit(path, visitor);
    // Subtracts the processor time of reading the metrics.
    const ms = Math.max(0, ((await processorMs()) - beforeMs - idleMs) / CALLS);
    return limitRow(`${path.split('?')[0]}, processor time`, ms, MOST_MS, milliseconds);
  };
  return { url, dataDir, stop, measure };
}

/** Measures the processor time of every page with the largest data that its limits allow. */
export const pages: LoneMeasure = {
  name: 'pages',
  async runAlone() {
    const { url, dataDir, stop, measure } = await openPages();
    try {
      const instructor = await signIn(url, await register(url));
      const learner = await signIn(url, await register(url));
      const admin = await signIn(url, ADMIN);
      const ofClass = await fillClass(url, instructor);
      await withDatabase(dataDir, (owner) => fillRest(owner, decodeJwt(learner.token).sub ?? ''));
      const nobody: Visitor = { token: '', cookie: '' };
      const rows: Row[] = [];
      for (const { path, access, isFollowUp } of [...SITE, ...MEMBERS_AREA]) {
        if (isFollowUp) continue;
        if (path.startsWith('/classes'))
          rows.push(await measure(`${path}${path === '/classes' ? '' : ofClass}`, instructor));
        else rows.push(await measure(path, access === 'member' ? learner : nobody));
      }
      for (const { path } of ADMIN_AREA) rows.push(await measure(path, admin));
      return rows;
    } finally {
      await stop();
    }
  },
};
