/**
 * What a learner's plan costs beside their statistics, with a million answers in the database: the two services in turn (ABBA) for
 * learners of 500 attempts each, as endpoints call them. Told apart: the first call of a day, which plans it; a call after a new
 * answer, which tells the forecast anew; and any other. Says also how long the event loop was held at once.
 * `npm run bench:plan-cost -- [attempts]`.
 */
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { loadQuestionBank } from '@/lib/bank/file/adapter';
import { migrate } from '@/lib/db/migrate';
import { toUserId, type UserId } from '@/lib/kernel/ids';
import { NO_FILTERS } from '@/lib/statistics/filter/rules';
import { startScratchDatabase } from '@/scripts/lib/scratch-database';
import { makeHistories } from './lib/histories';
import { median } from './lib/measure';

const attempts = Number(process.argv[2] ?? 100_000);
const LEARNERS = 20;
const ROUNDS = 10;

const CHOSEN = `
  INSERT INTO study_plans (user_id, chosen_at, exam_date, section_ids, minutes_per_day, study_days, time_zone)
  SELECT id, now(), current_date + 30, '{6,3,4,5}', 20, '{0,1,2,3,4,5,6}', 'America/Chicago' FROM users WHERE email LIKE 'bench-%'`;

/** One more answer, given now: a paper of one question, the one that was asked longest ago. */
const ANSWERED = `
  WITH asked AS (
    SELECT aq.* FROM attempts a JOIN attempt_questions aq ON aq.attempt_id = a.id
    WHERE a.user_id = $1 ORDER BY a.started_at, aq.position LIMIT 1
  ), taken AS (
    INSERT INTO attempts (id, user_id, test_type, section_ids, section_name, started_at, completed_at, total_questions,
      answered_count, correct_count, percentage, successful, duration_seconds)
    SELECT gen_random_uuid(), $1, 'practice', ARRAY[section_id], 'Core', now(), now(), 1, 1, 1, 100, true, 30 FROM asked
    RETURNING id
  )
  INSERT INTO attempt_questions (attempt_id, position, question_id, revision_id, section_id, answer_ids, is_correct, chosen_at, time_spent_seconds)
  SELECT taken.id, 1, question_id, revision_id, section_id, answer_ids, true, now(), 30 FROM asked, taken`;

/** Milliseconds: until the answer, and of processor time, which tells more on a machine that others use. */
interface Spent {
  wall: number;
  cpu: number;
}

async function timed(work: () => Promise<unknown>): Promise<Spent> {
  const [started, used] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(used);
  return { wall: performance.now() - started, cpu: (user + system) / 1000 };
}

interface Calls {
  statistics: (userId: UserId) => Promise<unknown>;
  plan: (userId: UserId) => Promise<unknown>;
}

async function openCalls(): Promise<Calls> {
  const { getStatistics } = await import('@/lib/statistics/service');
  const { getPlan } = await import('@/lib/plan/service');
  return {
    statistics: (userId) => getStatistics({ userId, timeZone: null }, NO_FILTERS),
    plan: (userId) => getPlan({ userId, timeZone: null, now: new Date() }),
  };
}

const middle = (spent: readonly Spent[], which: keyof Spent): number => median(spent.map((one) => one[which]));

function told(spent: readonly Spent[]): string {
  const walls = spent.map(({ wall }) => wall);
  const range = `${Math.min(...walls).toFixed(1)} to ${Math.max(...walls).toFixed(1)}`;
  return `median ${middle(spent, 'wall').toFixed(1)} ms (${range}), ${middle(spent, 'cpu').toFixed(1)} ms of processor time`;
}

async function compare(calls: Calls, userIds: readonly UserId[], owner: pg.Client): Promise<void> {
  const times: Record<'statistics' | 'first' | 'other' | 'answered', Spent[]> = {
    ...{ statistics: [], first: [], other: [], answered: [] },
  };
  for (const userId of userIds) await calls.statistics(userId);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (const userId of userIds) times.first.push(await timed(() => calls.plan(userId)));
  await sleep(5);
  const heldFirst = delay.max / 1e6;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const userId of userIds) {
      const order = round % 2 === 0 ? (['statistics', 'other'] as const) : (['other', 'statistics'] as const);
      for (const one of order) {
        times[one].push(await timed(() => (one === 'other' ? calls.plan(userId) : calls.statistics(userId))));
      }
    }
  }
  delay.reset();
  for (const userId of userIds) {
    await owner.query(ANSWERED, [userId]);
    times.answered.push(await timed(() => calls.plan(userId)));
  }
  await sleep(5);
  console.log(`statistics: ${told(times.statistics)}`);
  console.log(`plan: ${told(times.other)}`);
  console.log(
    `plan, first call of a day: ${told(times.first)}; the event loop held ${heldFirst.toFixed(0)} ms at most`,
  );
  console.log(
    `plan, after an answer: ${told(times.answered)}; the event loop held ${(delay.max / 1e6).toFixed(0)} ms at most`,
  );
  const ratioOf = (which: keyof Spent) => (middle(times.other, which) / middle(times.statistics, which)).toFixed(2);
  console.log(`ratio ${ratioOf('wall')}, of processor time ${ratioOf('cpu')}`);
}

async function main(): Promise<void> {
  const server = await startScratchDatabase();
  const owner = new pg.Client({ connectionString: server.ownerUrl });
  try {
    const secret = 'a-secret-for-a-benchmark-on-a-scratch-database';
    Object.assign(process.env, { DATABASE_URL: server.url, AUTH_SECRET: secret, PASSWORD_PEPPER: `${secret}-pepper` });
    await migrate({ ownerUrl: server.ownerUrl, appUrl: server.url, folder: resolve('prisma/migrations') });
    const { seedBank } = await import('@/lib/bank/seeding/service');
    await seedBank(loadQuestionBank(join(process.cwd(), 'prisma/question-bank')));
    await owner.connect();
    await makeHistories(owner, { attempts, learners: attempts / 500 });
    await owner.query(CHOSEN);
    const { rows } = await owner.query(
      `SELECT id FROM users WHERE email LIKE 'bench-%' ORDER BY email LIMIT ${LEARNERS}`,
    );
    await compare(
      await openCalls(),
      rows.map((row) => toUserId(String(row.id))),
      owner,
    );
  } finally {
    await owner.end();
    await (await import('@/lib/db/client')).disconnect();
    await server.stop();
  }
}

await main();
