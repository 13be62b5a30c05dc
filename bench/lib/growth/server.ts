import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { makeHistories } from '@/bench/lib/histories';
import { loadQuestionBank } from '@/lib/bank/file/adapter';
import { type EmbeddedDatabase, startEmbedded } from '@/lib/db/embedded';
import { migrate } from '@/lib/db/migrate';
import { env } from '@/lib/env';

/** While filling alone. What the product's own start says of the disk (`fsync`) cannot be undone, and need not be. */
const FILLING = {
  // What is written into a table that the same transaction has emptied goes to the table alone, and so does an index that is built.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  checkpoint_timeout: '1h',
  full_page_writes: 'off',
  autovacuum: 'off',
};

const TESTS_EACH = 500;

export type Report = (message: string) => void;

async function asOwner<T>({ ownerUrl }: EmbeddedDatabase, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  return work(client).finally(() => client.end());
}

async function setSystem(database: EmbeddedDatabase, statements: readonly string[]): Promise<void> {
  await asOwner(database, async (client) => {
    for (const statement of statements) await client.query(statement);
    // A server that has much to write when it is told to end is ended before it has.
    await client.query('CHECKPOINT');
  });
}

/** The product's code in this process works on that database from here on. */
async function use({ url, ownerUrl }: EmbeddedDatabase): Promise<void> {
  const { disconnect } = await import('@/lib/db/client');
  await disconnect();
  const secret = 'a-secret-for-a-benchmark-on-a-scratch-database';
  Object.assign(process.env, { DATABASE_URL: url, AUTH_SECRET: secret, PASSWORD_PEPPER: `${secret}-pepper` });
  env.clear();
  await migrate({ ownerUrl, appUrl: url, folder: resolve('prisma/migrations') });
}

async function fill(database: EmbeddedDatabase, attempts: number, report: Report): Promise<void> {
  await use(database);
  const { seedBank } = await import('@/lib/bank/seeding/service');
  await seedBank(loadQuestionBank(join(process.cwd(), 'prisma/question-bank')));
  await asOwner(database, async (client) => {
    await makeHistories(client, { attempts, learners: attempts / TESTS_EACH }, report);
    await client.query('VACUUM (ANALYZE)');
  });
}

/** A server on this folder with so many attempts, under the product's settings. One that was filled before is used again. */
export async function openFilled(dataDir: string, attempts: number, report: Report): Promise<EmbeddedDatabase> {
  const marker = join(dataDir, 'filled');
  const start = () => startEmbedded({ dataDir, report: () => undefined });
  if (!existsSync(marker)) {
    const fresh = await start();
    await setSystem(
      fresh,
      Object.entries(FILLING).map(([name, value]) => `ALTER SYSTEM SET ${name} = '${value}'`),
    );
    await fresh.stop();
    const filling = await start();
    const started = performance.now();
    const since = () => `${Math.round((performance.now() - started) / 1000)} s`;
    await fill(filling, attempts, (message) => report(`${since()}: ${message}`));
    await setSystem(filling, ['ALTER SYSTEM RESET ALL']);
    report(`${since()}: filled, vacuumed and on the disk`);
    await filling.stop();
    writeFileSync(marker, '');
  }
  const database = await start();
  await use(database);
  return database;
}

/** Of the large tables, in gigabytes. */
export const listSizes = (database: EmbeddedDatabase): Promise<string[]> =>
  asOwner(database, async (client) => {
    const { rows } = await client.query(
      `SELECT c.relname AS name, c.reltuples::bigint AS rows, round(pg_table_size(c.oid) / 1e9, 2) AS itself,
         round(pg_indexes_size(c.oid) / 1e9, 2) AS indexes, round(pg_database_size(current_database()) / 1e9, 2) AS whole
       FROM pg_class c WHERE c.relname IN ('attempts', 'attempt_questions', 'attempt_sections') AND c.relkind = 'r' ORDER BY 1`,
    );
    const { rows: settings } = await client.query(
      `SELECT name || ' ' || setting || coalesce(' x ' || unit, '') AS one FROM pg_settings
       WHERE name IN ('shared_buffers', 'fsync', 'wal_level', 'full_page_writes', 'autovacuum', 'synchronous_commit') ORDER BY 1`,
    );
    return [
      ...rows.map(
        ({ name, rows: count, itself, indexes }) => `${name}: ${count} rows, ${itself} GB, indexes ${indexes} GB`,
      ),
      `whole database: ${rows[0]?.whole} GB (${settings.map(({ one }) => one).join(', ')})`,
    ];
  });
