/**
 * A correction of a question with a million answers: how long it takes to be saved, how long regular work takes to bring every
 * result up to date, and what learners' answers take beside that. Then it is taken back, and the work, in a process of its own, is
 * killed (SIGKILL) every few seconds and started again. Each time every result is compared with what it must be.
 * `npm run bench:corrections -- [answers]`.
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
  'ANALYZE',
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

async function settleOnce(): Promise<void> {
  const { settleCorrections } = await import('@/lib/attempts/fair/service');
  const { disconnect } = await import('@/lib/db/client');
  await settleCorrections();
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

function startWorker(): ChildProcess {
  const options = ['--conditions', 'react-server', 'bench/corrections.ts', 'settle'];
  return spawn('node_modules/.bin/tsx', options, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: process.env,
    detached: true,
  });
}

/** Until the work has ended by itself: where it is interrupted, killed after some seconds each time and started anew. Returns how often. */
async function settle(isInterrupted: boolean): Promise<number> {
  for (let kills = 0; ; kills += 1) {
    const worker = startWorker();
    const ended = once(worker, 'exit');
    const timer = isInterrupted
      ? setTimeout(() => worker.pid && process.kill(-worker.pid, 'SIGKILL'), KILL_EVERY_MS * (1 + kills))
      : undefined;
    const [code] = (await ended) as [number | null];
    clearTimeout(timer);
    if (code === 0) return kills;
  }
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
    const id = await makeQuestion(userId);
    const { answers } = await getQuestion(id);
    const { currentRevisionId } = await db.question.findUniqueOrThrow({
      where: { id },
      select: { currentRevisionId: true },
    });
    const values = [id, currentRevisionId, answers[0]?.id, answers[1]?.id];
    for (const statement of HISTORIES) {
      const used = Math.max(0, ...[...statement.matchAll(/\$(\d)/g)].map(([, place]) => Number(place)));
      await owner.query(
        statement,
        used === 1 && statement.includes('generate_series(1, $1') ? [count] : values.slice(0, used),
      );
    }
    const state = { answered: 0, isOver: false };
    const idle = await answering(() => ++state.answered > IDLE_ANSWERS);

    const savedAt = performance.now();
    const change = { kind: 'correction' as const, why: 'It was raised', rule: '40 CFR 82.156', finder: '' };
    await updateQuestion(userId, id, { ...fields(1), change });
    console.log(`${count} answers: the correction was saved in ${Math.round(performance.now() - savedAt)} ms`);

    const told = (times: number[]) => `${median(times).toFixed(1)} ms (p95 ${percentile(times, 0.95).toFixed(1)} ms)`;
    const work = async (mustBe: string, isInterrupted: boolean) => {
      state.isOver = false;
      const beside = answering(() => state.isOver);
      const startedAt = performance.now();
      const kills = await settle(isInterrupted);
      const seconds = (performance.now() - startedAt) / 1000;
      state.isOver = true;
      const busy = await beside;
      const { rows } = await owner.query<{ wrong: number }>(wrongQuery(mustBe), [id]);
      console.log(
        `every result up to date after ${seconds.toFixed(1)} s, killed ${kills} times meanwhile; results that are wrong: ${rows[0]?.wrong}`,
      );
      console.log(
        `learners' answers: idle ${told(idle)}, beside the work ${told(busy)}, ratio ${(median(busy) / median(idle)).toFixed(2)}`,
      );
      if (rows[0]?.wrong !== 0) process.exitCode = 1;
    };
    await work(MUST_BE.corrected, false);
    const { id: correctionId } = await db.correction.findFirstOrThrow({
      where: { questionId: id },
      select: { id: true },
    });
    const takenAt = performance.now();
    await takeBackCorrection(userId, correctionId, 'It was right');
    console.log(`taken back in ${Math.round(performance.now() - takenAt)} ms`);
    await work(MUST_BE.takenBack, true);
    await disconnect();
  } finally {
    await owner.end();
    await database.stop();
  }
}

await (asked === 'settle' ? settleOnce() : measure(Number(asked)));
