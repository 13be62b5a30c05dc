import { resolve } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { disconnect } from '@/lib/db/client';
import { migrate } from '@/lib/db/migrate';
import { env } from '@/lib/env';
import { databaseOfWorker } from '@/scripts/lib/test-workers';

/** A separate database for one test file. `drop` deletes it. */
export interface OwnDatabase {
  drop: () => Promise<void>;
}

async function asOwner(owner: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/**
 * Creates a database called `name` (letters and underscores) and connects the product's code in this test file to it.
 * `empty`: the database has only tables. `bank`: it also has the question bank and statistics for the query planner.
 * Only this test updates the statistics, so other test files and autovacuum cannot change query plans.
 */
export async function useOwnDatabase(name: string, content: 'empty' | 'bank'): Promise<OwnDatabase> {
  const { DATABASE_URL: app = '', MIGRATION_DATABASE_URL: owner = '' } = process.env;
  const own = (url: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const server = databaseOfWorker(owner, null);
  const template = content === 'bank' ? ` TEMPLATE ${new URL(inject('databaseOwnerUrl')).pathname.slice(1)}` : '';
  await asOwner(server, `CREATE DATABASE ${name}${template}`);
  if (content === 'empty') {
    await migrate({ ownerUrl: own(owner), appUrl: own(app), folder: resolve('prisma/migrations') });
  } else {
    await asOwner(own(owner), WITHOUT_AUTOVACUUM);
  }
  await disconnect();
  env.clear();
  process.env.DATABASE_URL = own(app);
  return {
    async drop() {
      await disconnect();
      await asOwner(server, `DROP DATABASE ${name}`);
    },
  };
}

const WITHOUT_AUTOVACUUM = `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT format('%I.%I', schemaname, tablename) FROM pg_tables WHERE schemaname = 'public' LOOP
    EXECUTE 'ALTER TABLE ' || name || ' SET (autovacuum_enabled = off)';
  END LOOP;
END $$`;
