import { join, resolve } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { loadBankWithTranslations } from '@/lib/bank/translation-adapter';
import type { EmbeddedDatabase } from '@/lib/db/embedded';
import { migrate } from '@/lib/db/migrate';
import { perProcess } from '@/lib/kernel/per-process';
import { startScratchDatabase } from './scratch-database';
import { databaseOfWorker, TEST_WORKERS } from './test-workers';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    databaseOwnerUrl: string;
  }
}

/** Shared by both Vitest projects with database tests, although each of them loads this file. */
const testDatabase = perProcess('database of tests', startTestDatabase);

/**
 * Starts PostgreSQL for database tests with all migrations and the question bank, and deletes it after the run. Each
 * worker has its own copy of the database, so that files that run in parallel do not see each other's rows.
 */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const database = await testDatabase();
  provide('databaseUrl', database.url);
  provide('databaseOwnerUrl', database.ownerUrl);
  return async () => {
    const running = testDatabase.peek();
    testDatabase.clear();
    await (await running)?.stop();
  };
}

async function startTestDatabase(): Promise<EmbeddedDatabase> {
  const database = await startScratchDatabase();
  process.env.DATABASE_URL = database.url;
  process.env.AUTH_SECRET = 'a-secret-for-tests-that-nobody-else-uses';
  process.env.PASSWORD_PEPPER = 'a-pepper-for-tests-that-nobody-else-uses';
  process.env.RATE_LIMIT_FACTOR = '1000';
  process.env.LOG_LEVEL = 'error';
  // Imported after the URL is set, because the store reads the URL on its first use.
  const { disconnect } = await import('@/lib/db/client');
  const { seedBank } = await import('@/lib/bank/seeding-service');
  try {
    await migrate({ ownerUrl: database.ownerUrl, appUrl: database.url, folder: resolve('prisma/migrations') });
    await seedBank(loadBankWithTranslations(join(process.cwd(), 'prisma/question-bank')));
    await disconnect();
    await copyForWorkers(database.ownerUrl);
  } catch (error) {
    await disconnect();
    await database.stop();
    throw error;
  }
  return database;
}

async function copyForWorkers(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseOfWorker(ownerUrl, null) });
  await client.connect();
  try {
    // Turns off waiting for the disk, because the data is deleted after the run.
    await client.query('ALTER SYSTEM SET fsync = off');
    await client.query('SELECT pg_reload_conf()');
    const template = new URL(ownerUrl).pathname.slice(1);
    for (let worker = 1; worker <= TEST_WORKERS; worker += 1) {
      const copy = new URL(databaseOfWorker(ownerUrl, worker)).pathname.slice(1);
      await client.query(`CREATE DATABASE ${copy} TEMPLATE ${template}`);
    }
  } finally {
    await client.end();
  }
}
