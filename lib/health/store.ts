import 'server-only';
import { readdirSync } from 'node:fs';
import { openConnections as connect, pool } from '@/lib/db/client';
import { perProcess } from '@/lib/kernel/per-process';

export const openConnections = connect;

/** Name of the newest migration of this version. */
const newestMigration = perProcess('newest migration', () =>
  readdirSync('prisma/migrations')
    .filter((name) => /^\d/.test(name))
    .sort()
    .at(-1),
);

/**
 * Checks that the database answers and contains this version's newest migration. Throws if not, because every request
 * would fail. Does not use Prisma, so that the start need not load its engine.
 */
export async function askDatabase(): Promise<void> {
  const { rowCount } = await pool().query(
    'SELECT 1 FROM _prisma_migrations WHERE migration_name = $1 AND finished_at IS NOT NULL',
    [newestMigration()],
  );
  if (!rowCount) throw new Error('The database is not migrated. Run: npm run db:migrate');
}

export const poolState = () => {
  const { totalCount, idleCount, waitingCount } = pool();
  return { connections: totalCount, idle: idleCount, waiting: waitingCount };
};

/** Returns the state of PostgreSQL's log archiving. `secondsAgo` is null if nothing was archived yet. */
export async function archiveState(): Promise<{ secondsAgo: number | null; failures: number }> {
  const { rows } = await pool().query<{ secondsAgo: number | null; failures: number }>(
    `SELECT extract(epoch FROM now() - last_archived_time)::float AS "secondsAgo", failed_count::int AS failures
     FROM pg_stat_archiver`,
  );
  return rows[0] ?? { secondsAgo: null, failures: 0 };
}
