/**
 * A correction of a question with a million answers: how long it takes to be saved, how long regular work takes to bring every
 * result up to date, and what learners' answers take beside that and before and after it. Then it is taken back, and the work, in a
 * process of its own, is killed (SIGKILL) every few seconds and started again. Each time every result is compared with what it must
 * be. One table at the end; a measure that fails is a line of it, and the others go on. `npm run bench:corrections -- [answers]`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { loadQuestionBank } from '@/lib/bank/file/adapter';
import { migrate } from '@/lib/db/migrate';
import { startScratchDatabase } from '@/scripts/lib/scratch-database';
import { median, percentile } from './lib/measure';

const [asked = '1000000'] = process.argv.slice(2);
const ANSWERS_PER_LEARNER = 10;
const KILL_EVERY_MS = 4_000;
const ANSWER_EVERY_MS = 20;
const IDLE_ANSWERS = 200;
const CORE = 6;

/** Learners who have each answered the question in ten tests of one question: four of ten chose what is right in truth. */
const HISTORIES = [
  `INSERT INTO users (id, email, first_name, last_name, updated_at)
   SELECT gen_random_uuid(), 'bench-' || n || '@example.test', 'Bench', 'Learner', now() FROM generate_series(1, $1::int / ${ANSWERS_PER_LEARNER}) n`,
  `INSERT INTO attempts (id, user_id, test_type, section_ids, section_name, started_at, completed_at, total_questions,
     answered_count, correct_count, percentage, successful, duration_seconds)
   SELECT gen_random_uuid(), u.id, 'practice', '{${CORE}}', 'Core', at, at, 1, 1, (n % 10 >= 4)::int,
     CASE WHEN n % 10 >= 4 THEN 100 ELSE 0 END, n % 10 >= 4, 5
   FROM users u CROSS JOIN generate_series(1, ${ANSWERS_PER_LEARNER}) n,
     LATERAL (SELECT now() - make_interval(days => n) AS at) moment WHERE u.email LIKE 'bench-%'`,
  `INSERT INTO attempt_questions (attempt_id, position, question_id, revision_id, section_id, answer_ids, is_correct, chosen_at, time_spent_seconds)
   SELECT a.id, 1, $1, $2, ${CORE}, CASE WHEN a.successful THEN ARRAY[$3::int] ELSE ARRAY[$4::int] END, a.successful, a.completed_at, 5
   FROM attempts a JOIN users u ON u.id = a.user_id AND u.email LIKE 'bench-%'`,
  `INSERT INTO attempt_sections (attempt_id, section_id, total_questions, answered_count, correct_count, time_spent_seconds, passed)
   SELECT a.id, ${CORE}, 1, 1, a.correct_count, 5, a.successful FROM attempts a JOIN users u ON u.id = a.user_id AND u.email LIKE 'bench-%'`,
  `INSERT INTO learner_questions (user_id, question_id, first_answered_at, first_correct, first_answer_ids, first_revision_id,
     last_answered_at, last_correct, times_answered, times_correct)
   SELECT a.user_id, $1, min(a.completed_at), (array_agg(a.successful ORDER BY a.completed_at))[1],
     CASE WHEN (array_agg(a.successful ORDER BY a.completed_at))[1] THEN ARRAY[$3::int] ELSE ARRAY[$4::int] END, $2,
     max(a.completed_at), (array_agg(a.successful ORDER BY a.completed_at DESC))[1], count(*)::int, (count(*) FILTER (WHERE a.successful))::int
   FROM attempts a JOIN users u ON u.id = a.user_id AND u.email LIKE 'bench-%' GROUP BY a.user_id`,
  // As answers of months are: looked after by regular vacuuming.
  'VACUUM (ANALYZE)',
];

/** Results that are not as they must be: by the correction every one of these tests is right by either key. */
const MUST_BE = {
  corrected: `aq.fair IS NOT DISTINCT FROM (CASE WHEN aq.is_correct THEN NULL ELSE 'right' END)::fair_mark
    AND a.fair_correct IS NOT DISTINCT FROM (CASE WHEN aq.is_correct THEN NULL ELSE 1 END)
    AND s.fair_passed IS NOT DISTINCT FROM (CASE WHEN aq.is_correct THEN NULL ELSE true END)
    AND l.times_correct = l.times_answered AND l.first_correct AND l.last_correct
    AND EXISTS (SELECT 1 FROM correction_notices n WHERE n.user_id = a.user_id)`,
  takenBack: `aq.fair IS NULL AND a.fair_correct IS NULL AND s.fair_passed IS NULL AND l.times_answered = ${ANSWERS_PER_LEARNER}
    AND l.times_correct = ${(ANSWERS_PER_LEARNER / 10) * 6}
    AND NOT EXISTS (SELECT 1 FROM correction_notices n WHERE n.user_id = a.user_id)`,
};
const wrongQuery = (mustBe: string) => `
  SELECT count(*)::int AS wrong FROM attempts a JOIN attempt_questions aq ON aq.attempt_id = a.id AND aq.question_id = $1
  JOIN attempt_sections s ON s.attempt_id = a.id
  JOIN learner_questions l ON l.user_id = a.user_id AND l.question_id = $1
  WHERE a.completed_at IS NOT NULL AND NOT (${mustBe})`;

/** In a process of its own: says on its output what it has done. */
async function settleOnce(): Promise<void> {
  const { settleCorrections } = await import('@/lib/attempts/fair/service');
  const { disconnect } = await import('@/lib/db/client');
  const beganAt = performance.now();
  const { batches, ms } = await settleCorrections();
  process.stdout.write(JSON.stringify({ batches, workedMs: ms, tookMs: performance.now() - beganAt }));
  await disconnect();
}

async function makeQuestion(adminId: string): Promise<number> {
  const { createQuestion } = await import('@/lib/bank/editing/service');
  const { id } = await createQuestion(adminId, { ...fields(0), text: `How much ${randomUUID()}?` });
  return id;
}

const fields = (right: number) => ({
  ...{
    text: 'How much?',
    sectionId: CORE,
    isForMockTest: false,
    explanation: '',
    reference: '',
    topic: 'laws',
    difficulty: 2,
  },
  answers: ['15 lb', '50 lb'].map((text, place) => ({ text, isCorrect: place === right, why: '' })),
});

/** Answers another question again and again, in a test that goes on, until it is told to stop. Milliseconds of each. */
async function answering(isOver: () => boolean): Promise<number[]> {
  const { makeLearner, someQuestions, right } = await import('@/lib/attempts/testing/learner');
  const [learner, questions] = [await makeLearner(), await someQuestions(CORE, 20)];
  const attempt = await learner.startPractice(questions);
  const times: number[] = [];
  while (!isOver()) {
    const question = questions[times.length % questions.length];
    if (!question) break;
    const at = performance.now();
    await learner.answer(attempt.id, question.id, right(question));
    times.push(performance.now() - at);
    await sleep(ANSWER_EVERY_MS);
  }
  return times;
}

/** Of the last run of the work, the one that came to the end. */
interface Settled {
  batches: number;
  /** Without its rests. */
  workedMs: number;
  /** With them. */
  tookMs: number;
  kills: number;
}

function startWorker(): ChildProcess {
  const options = ['--conditions', 'react-server', 'bench/corrections.ts', 'settle'];
  return spawn('node_modules/.bin/tsx', options, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: process.env,
    detached: true,
  });
}

/** Until the work has ended by itself: where it is interrupted, killed after some seconds each time and started anew. */
async function settle(isInterrupted: boolean): Promise<Settled> {
  for (let kills = 0; ; kills += 1) {
    const worker = startWorker();
    const said: Buffer[] = [];
    worker.stdout?.on('data', (part: Buffer) => said.push(part));
    const ended = once(worker, 'close');
    const timer = isInterrupted
      ? setTimeout(() => worker.pid && process.kill(-worker.pid, 'SIGKILL'), KILL_EVERY_MS * (1 + kills))
      : undefined;
    const [code, signal] = (await ended) as [number | null, string | null];
    clearTimeout(timer);
    if (code === 0) return { ...(JSON.parse(Buffer.concat(said).toString()) as Omit<Settled, 'kills'>), kills };
    if (signal !== 'SIGKILL') throw new Error(`The work ended with ${code}`);
  }
}

/** Lines of the table: what, what was seen, what is wanted, and whether that is so. */
const table: string[][] = [['what', 'seen', 'wanted', '']];

function note(what: string, seen: string, wanted = '', isHeld?: boolean): void {
  table.push([what, seen, wanted, isHeld === undefined ? '' : isHeld ? 'held' : 'MISSED']);
  console.log(`${what}: ${seen}`);
  if (isHeld === false) process.exitCode = 1;
}

/** A step that others can do without. */
async function attempt<T>(what: string, step: () => Promise<T>): Promise<T | null> {
  try {
    return await step();
  } catch (error) {
    note(what, `failed: ${error instanceof Error ? error.message : String(error)}`, '', false);
    return null;
  }
}

const inMs = (times: readonly number[]): string =>
  `${median(times).toFixed(2)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms, of ${times.length}`;

async function makeHistories(owner: pg.Client, count: number, values: readonly unknown[]): Promise<void> {
  for (const statement of HISTORIES) {
    const used = Math.max(0, ...[...statement.matchAll(/\$(\d)/g)].map(([, place]) => Number(place)));
    const isCount = used === 1 && statement.includes('generate_series(1, $1');
    await owner.query(statement, isCount ? [count] : values.slice(0, used));
  }
  // What was written just now is on the disk before anything is measured.
  await owner.query('CHECKPOINT');
}

interface Lab {
  owner: pg.Client;
  questionId: number;
}

/** Regular work beside a learner who answers, with a learner who answers alone before and after. */
async function work({ owner, questionId }: Lab, name: string, mustBe: string, isInterrupted: boolean): Promise<void> {
  const idle = async () => {
    let answered = 0;
    return answering(() => ++answered > IDLE_ANSWERS);
  };
  const before = await idle();
  const { rows: log } = await owner.query<{ at: string }>('SELECT pg_current_wal_lsn()::text AS at');
  const state = { isOver: false };
  const beside = answering(() => state.isOver);
  const startedAt = performance.now();
  const settled = await attempt(`${name}: the work`, () => settle(isInterrupted));
  const seconds = (performance.now() - startedAt) / 1000;
  state.isOver = true;
  const busy = await beside;
  const alone = [...before, ...(await idle())];
  if (settled) {
    const { batches, workedMs, tookMs, kills } = settled;
    const what = isInterrupted ? `${name}: all done, killed ${kills} times` : `${name}: all done`;
    note(what, `${seconds.toFixed(1)} s`, isInterrupted ? '' : '60 s', isInterrupted ? undefined : seconds <= 60);
    const run = `${(workedMs / 1000).toFixed(1)} s of work in ${batches} batches, ${(tookMs / 1000).toFixed(1)} s with rests`;
    note(`${name}: its last run`, run);
  }
  await attempt(`${name}: log written`, async () => {
    const { rows } = await owner.query<{ mb: string }>(
      'SELECT round(pg_wal_lsn_diff(pg_current_wal_lsn(), $1::pg_lsn) / 1048576) AS mb',
      [log[0]?.at],
    );
    note(`${name}: log written meanwhile`, `${rows[0]?.mb} MB`);
  });
  await attempt(`${name}: results that are wrong`, async () => {
    const { rows } = await owner.query<{ wrong: number }>(wrongQuery(mustBe), [questionId]);
    note(`${name}: results that are wrong`, String(rows[0]?.wrong), '0', rows[0]?.wrong === 0);
  });
  note(`${name}: answers alone`, inMs(alone));
  note(`${name}: answers beside it`, inMs(busy));
  const ratio = median(busy) / median(alone);
  note(`${name}: ratio of the medians`, ratio.toFixed(2), '1.20', isInterrupted ? undefined : ratio <= 1.2);
}

/** How many rows were changed on their page, without any index. */
async function noteInPlace(owner: pg.Client): Promise<void> {
  await sleep(2_000);
  const { rows } = await owner.query<{ name: string; changed: string; share: string }>(`
    SELECT relname AS name, n_tup_upd AS changed, round(100.0 * n_tup_hot_upd / greatest(n_tup_upd, 1)) AS share
    FROM pg_stat_user_tables
    WHERE relname IN ('attempts', 'attempt_questions', 'attempt_sections', 'learner_questions') ORDER BY 1`);
  for (const { name, changed, share } of rows) note(`rows of ${name} changed`, `${changed}, ${share}% in place`);
}

async function measure(count: number): Promise<void> {
  const database = await startScratchDatabase();
  process.env.DATABASE_URL = database.url;
  process.env.AUTH_SECRET = 'a-secret-for-a-bench-that-nobody-else-uses';
  process.env.PASSWORD_PEPPER = 'a-pepper-for-a-bench-that-nobody-else-uses';
  process.env.LOG_LEVEL = 'error';
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  try {
    await migrate({ ownerUrl: database.ownerUrl, appUrl: database.url, folder: resolve('prisma/migrations') });
    const { seedBank } = await import('@/lib/bank/seeding/service');
    await seedBank(loadQuestionBank(join(process.cwd(), 'prisma/question-bank')));
    await owner.connect();
    const { makeLearner } = await import('@/lib/attempts/testing/learner');
    const { updateQuestion, getQuestion, takeBackCorrection } = await import('@/lib/bank/editing/service');
    const { db, disconnect } = await import('@/lib/db/client');
    const { userId } = await makeLearner();
    const questionId = await makeQuestion(userId);
    const { answers } = await getQuestion(questionId);
    const { currentRevisionId } = await db.question.findUniqueOrThrow({
      where: { id: questionId },
      select: { currentRevisionId: true },
    });
    const madeAt = performance.now();
    await makeHistories(owner, count, [questionId, currentRevisionId, answers[0]?.id, answers[1]?.id]);
    note('answers of the question', `${count}, made in ${((performance.now() - madeAt) / 1000).toFixed(0)} s`);
    const lab = { owner, questionId };
    const timed = async (what: string, act: () => Promise<unknown>) => {
      const beganAt = performance.now();
      await act();
      const ms = performance.now() - beganAt;
      note(what, `${ms.toFixed(0)} ms`, '1000 ms', ms <= 1_000);
    };

    const change = { kind: 'correction' as const, why: 'It was raised', rule: '40 CFR 82.156', finder: '' };
    await timed('correction: saved', () => updateQuestion(userId, questionId, { ...fields(1), change }));
    await work(lab, 'correction', MUST_BE.corrected, false);
    await attempt('rows changed in place', () => noteInPlace(owner));
    const { id: correctionId } = await db.correction.findFirstOrThrow({ where: { questionId }, select: { id: true } });
    await timed('taking back: saved', () => takeBackCorrection(userId, correctionId, 'It was right'));
    await work(lab, 'taking back', MUST_BE.takenBack, true);
    await disconnect();
  } finally {
    const widths = [0, 1, 2].map((column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
    console.log(
      `\n${table.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')}`,
    );
    await owner.end();
    await database.stop();
  }
}

await (asked === 'settle' ? settleOnce() : measure(Number(asked)));
