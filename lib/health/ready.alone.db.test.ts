import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { disconnect } from '@/lib/db/client';
import { requireReady } from './ready';

afterAll(disconnect);

/** Renames the newest migration while `work` runs. Connects as the owner of the tables, who may do this. */
async function withoutNewest(work: () => Promise<void>): Promise<void> {
  const owner = new pg.Client({ connectionString: process.env.MIGRATION_DATABASE_URL });
  await owner.connect();
  const newest = '(SELECT max(migration_name) FROM _prisma_migrations)';
  try {
    await owner.query(
      `UPDATE _prisma_migrations SET migration_name = migration_name || '?' WHERE migration_name = ${newest}`,
    );
    await work();
  } finally {
    await owner.query(`UPDATE _prisma_migrations SET migration_name = rtrim(migration_name, '?')`);
    await owner.end();
  }
}

it('requireReady throws while the database lacks a migration of this version', async () => {
  await requireReady();
  await withoutNewest(async () => {
    await expect(requireReady()).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 2 });
  });
  await requireReady();
});
