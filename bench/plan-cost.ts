/**
 * What a learner's plan costs beside their statistics, on the built product with a million answers in its database, for learners of
 * 500 tests each: `GET /api/plan` and the page `/today` beside the page `/statistics`, in turn (ABBA). Told apart: the first call of a
 * day, which plans it; a call after a new answer, which tells the forecast anew; and any other. Says also how long another
 * visitor's smallest request waited meanwhile. `npm run bench:plan-cost -- [tests]`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { withDatabase } from './lib/admin';
import { makeHistories } from './lib/histories';
import { startInstance } from './lib/lab';
import { median, percentile } from './lib/measure';
import { timeGet } from './lib/paced';

const tests = Number(process.argv[2] ?? 100_000);
const TESTS_EACH = 500;
/** Of those learners a third is asked for first, so that what is measured is a server that has been running. */
const LEARNERS = 18;
const ROUNDS = 6;
const PROBE_EVERY_MS = 5;
/** The bar: at most what the statistics cost. */
const AT_MOST = 1;

/** The histories of the first learners go to accounts that can sign in. */
const GIVEN = [
  'UPDATE attempts SET user_id = $1 WHERE user_id = (SELECT id FROM users WHERE email = $2)',
  'UPDATE learner_questions SET user_id = $1 WHERE user_id = (SELECT id FROM users WHERE email = $2)',
  `INSERT INTO study_plans (user_id, chosen_at, exam_date, section_ids, minutes_per_day, study_days, time_zone)
   SELECT $1, now(), current_date + 30, '{6,3,4,5}', 20, '{0,1,2,3,4,5,6}', 'America/Chicago' WHERE $2::text IS NOT NULL`,
];

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

interface Learner {
  userId: string;
  headers: Record<string, string>;
}

async function register(url: string, place: number): Promise<Learner> {
  const response = await fetch(`${url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ email: `plan-${place}@example.test`, password: 'a long enough sentence' },
      ...{ firstName: 'Bench', lastName: 'Learner' },
    }),
  });
  if (!response.ok) throw new Error(`Registration failed: ${response.status} ${await response.text()}`);
  const { data } = (await response.json()) as { data: { accessToken: string } };
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return {
    userId: decodeJwt(data.accessToken).sub ?? '',
    headers: { authorization: `Bearer ${data.accessToken}`, cookie },
  };
}

const PAGES = { statistics: '/statistics', today: '/today', plan: '/api/plan' } as const;
type Asked = keyof typeof PAGES;

/** How long the server kept the smallest request waiting, in milliseconds, until `work` was done. */
async function probing(url: string, work: () => Promise<void>): Promise<number[]> {
  let isOver = false;
  const waits: number[] = [];
  const probe = (async () => {
    while (!isOver) {
      waits.push(await timeGet(`${url}/api/health/live`, {}));
      await sleep(PROBE_EVERY_MS);
    }
  })();
  await work().finally(() => {
    isOver = true;
  });
  await probe;
  return waits;
}

async function compare(url: string, learners: readonly Learner[], answer: (userId: string) => Promise<unknown>) {
  const get = ({ headers }: Learner, asked: Asked) => timeGet(`${url}${PAGES[asked]}`, headers);
  const [warming, planned, shown] = [0, 1, 2].map((part) => learners.filter((_, place) => place % 3 === part)) as [
    Learner[],
    Learner[],
    Learner[],
  ];
  for (const one of warming) for (const asked of ['plan', 'today', 'statistics'] as const) await get(one, asked);
  const times: Record<string, number[]> = {};
  const note = async (name: string, took: Promise<number>) => {
    times[name] = [...(times[name] ?? []), await took];
  };
  const waits = await probing(url, async () => {
    for (const one of planned) await note('GET /api/plan, the first of a day', get(one, 'plan'));
    for (const one of shown) await note('/today, the first of a day', get(one, 'today'));
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    const order: Asked[] = ['statistics', 'plan', 'today'];
    for (const one of learners) {
      for (const asked of round % 2 === 0 ? order : order.toReversed()) {
        await note(asked === 'plan' ? 'GET /api/plan' : PAGES[asked], get(one, asked));
      }
    }
  }
  for (const [name, some, asked] of [
    ['GET /api/plan, after an answer', planned, 'plan'],
    ['/today, after an answer', shown, 'today'],
  ] as const) {
    for (const one of some) {
      await answer(one.userId);
      await note(name, get(one, asked));
    }
  }
  return { times, waits };
}

function print({ times, waits }: Awaited<ReturnType<typeof compare>>): boolean {
  const statistics = median(times['/statistics'] ?? []);
  let isHeld = true;
  for (const [name, took] of Object.entries(times)) {
    const ratio = median(took) / statistics;
    isHeld &&= ratio <= AT_MOST;
    const range = `${Math.min(...took).toFixed(1)} to ${Math.max(...took).toFixed(1)}`;
    console.log(`${name}: median ${median(took).toFixed(1)} ms (${range}), ${ratio.toFixed(2)} of the statistics page`);
  }
  console.log(
    `another visitor's smallest request while days were planned: median ${median(waits).toFixed(1)} ms, p99 ${percentile(waits, 0.99).toFixed(1)}, longest ${Math.max(...waits).toFixed(1)}`,
  );
  return isHeld;
}

async function main(): Promise<void> {
  const product = await startInstance();
  try {
    const learners: Learner[] = [];
    for (let place = 0; place < LEARNERS; place += 1) learners.push(await register(product.url, place));
    const result = await withDatabase(product.dataDir, async (owner) => {
      await makeHistories(owner, { attempts: tests, learners: tests / TESTS_EACH });
      for (const [place, { userId }] of learners.entries()) {
        for (const statement of GIVEN) await owner.query(statement, [userId, `bench-${place}@bench.test`]);
      }
      await owner.query('ANALYZE');
      return compare(product.url, learners, (userId) => owner.query(ANSWERED, [userId]));
    });
    if (!print(result)) process.exitCode = 1;
  } finally {
    await product.stop();
  }
}

await main();
