/**
 * What the statistics page's two calls cost for a learner with 500 attempts, as the database grows from 10,000 attempts to
 * 1,000,000 (10,000,000 answers): at most 3 times, and no sequential scan of attempts or answers. Both databases stand on
 * one scratch server, measured in turn (ABBA), medians. `npm run bench:growth -- [attempts]`.
 */
import { join, resolve } from 'node:path';
import pg from 'pg';
import { loadQuestionBank } from '@/lib/bank/file/adapter';
import type { Prisma } from '@/lib/db/generated/client';
import { migrate } from '@/lib/db/migrate';
import { toUserId } from '@/lib/kernel/ids';
import { NO_FILTERS } from '@/lib/statistics/filter/rules';
import { startScratchDatabase } from '@/scripts/lib/scratch-database';
import { makeHistories } from './lib/histories';
import { median } from './lib/measure';

const SMALL = { attempts: 10_000, learners: 20 };
const largeAttempts = Number(process.argv[2] ?? 1_000_000);
const LARGE = { attempts: largeAttempts, learners: largeAttempts / 500 };
const ROUNDS = 20;
const CALLS_A_ROUND = 10;
const MOST_TIMES = 3;

type Statements = (userId: string) => Prisma.Sql[][];

/** The statements of each call, as the service runs them: side by side. */
async function pageStatements(): Promise<Statements> {
  const store = await import('@/lib/statistics/store');
  return (userId) => {
    const scope = {
      userId: toUserId(userId),
      from: new Date(Date.now() - 400 * 86_400_000),
      until: null,
      filters: NO_FILTERS,
    };
    const page = { page: 0, size: 10, sortBy: 'startedAt', sortDirection: 'desc' } as const;
    return [
      [store.summaryQuery(scope), store.bestsQuery(scope), store.sectionsQuery(scope)],
      [store.historyQuery(scope, page), store.countQuery(scope)],
    ];
  };
}

interface Side {
  pool: pg.Pool;
  userIds: string[];
  statements: Statements;
}

/** Milliseconds of both calls for one learner after another. */
async function measure({ pool, userIds, statements }: Side, round: number): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < CALLS_A_ROUND; call += 1) {
    const userId = userIds[(round * CALLS_A_ROUND + call) % userIds.length] ?? '';
    const started = performance.now();
    for (const together of statements(userId)) {
      await Promise.all(together.map(({ text, values }) => pool.query(text, values as unknown[])));
    }
    times.push(performance.now() - started);
  }
  return median(times);
}

async function listScans({ pool, userIds, statements }: Side): Promise<string[]> {
  const lines: string[] = [];
  for (const { text, values } of statements(userIds[0] ?? '').flat()) {
    const { rows } = await pool.query(`EXPLAIN ${text}`, values as unknown[]);
    for (const row of rows) lines.push(String(row['QUERY PLAN']));
  }
  return lines.filter((line) => /Scan.* on attempt/.test(line)).map((line) => line.trim().replace(/ {2}\(.*/, ''));
}

async function fill(ownerUrl: string, amount: typeof SMALL): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const started = performance.now();
  await makeHistories(client, amount);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${amount.attempts} attempts by ${amount.learners} learners made in ${seconds} s`);
  await client.end();
}

const named = (url: string, database: string): string => Object.assign(new URL(url), { pathname: `/${database}` }).href;

async function openSide(url: string, statements: Statements): Promise<Side> {
  const pool = new pg.Pool({ connectionString: url, max: 3 });
  // A pool says that it has ended before its last connection has; the server may be gone by then.
  pool.on('error', () => undefined);
  const { rows } = await pool.query(`SELECT id FROM users WHERE email LIKE 'bench-%' ORDER BY email LIMIT 20`);
  return { pool, userIds: rows.map((row) => String(row.id)), statements };
}

async function compare(small: Side, large: Side): Promise<number> {
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const);
    for (const side of order) times[side].push(await measure(side === 'small' ? small : large, round));
  }
  const ratio = median(times.large) / median(times.small);
  for (const side of ['small', 'large'] as const) {
    const [least, most] = [Math.min(...times[side]), Math.max(...times[side])];
    console.log(`${side}: median ${median(times[side]).toFixed(2)} ms (${least.toFixed(2)} to ${most.toFixed(2)})`);
  }
  console.log(`ratio ${ratio.toFixed(2)}, at most ${MOST_TIMES}`);
  return ratio;
}

async function main(): Promise<boolean> {
  const server = await startScratchDatabase();
  try {
    const secret = 'a-secret-for-a-benchmark-on-a-scratch-database';
    Object.assign(process.env, { DATABASE_URL: server.url, AUTH_SECRET: secret, PASSWORD_PEPPER: `${secret}-pepper` });
    await migrate({ ownerUrl: server.ownerUrl, appUrl: server.url, folder: resolve('prisma/migrations') });
    const { seedBank } = await import('@/lib/bank/seeding/service');
    await seedBank(loadQuestionBank(join(process.cwd(), 'prisma/question-bank')));
    await (await import('@/lib/db/client')).disconnect();
    const largeUrl = await copyDatabase(server.ownerUrl);
    await fill(server.ownerUrl, SMALL);
    await fill(largeUrl, LARGE);
    const statements = await pageStatements();
    const small = await openSide(server.ownerUrl, statements);
    const large = await openSide(largeUrl, statements);
    const scans = await listScans(large);
    console.log([...new Set(scans)].join('\n'));
    const ratio = await compare(small, large);
    await Promise.all([small.pool.end(), large.pool.end()]);
    return ratio <= MOST_TIMES && !scans.some((scan) => scan.includes('Seq Scan'));
  } finally {
    await server.stop();
  }
}

async function copyDatabase(ownerUrl: string): Promise<string> {
  const source = new URL(ownerUrl).pathname.slice(1);
  const client = new pg.Client({ connectionString: named(ownerUrl, 'postgres') });
  await client.connect();
  await client.query(`CREATE DATABASE coldpass_large TEMPLATE "${source}"`);
  await client.end();
  return named(ownerUrl, 'coldpass_large');
}

process.exit((await main()) ? 0 : 1);
