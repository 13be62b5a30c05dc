import 'server-only';
import { openConnections as connect, pool } from '@/lib/db/client';

export const openConnections = connect;

/** Past Prisma, whose engine an instance need not have loaded to be ready. */
export const askDatabase = async (): Promise<void> => {
  await pool().query('SELECT 1');
};

export const poolState = () => {
  const { totalCount, idleCount, waitingCount } = pool();
  return { connections: totalCount, idle: idleCount, waiting: waitingCount };
};

/** How PostgreSQL fares with archiving its log; `secondsAgo` null where nothing has been archived. */
export async function archiveState(): Promise<{ secondsAgo: number | null; failures: number }> {
  const { rows } = await pool().query<{ secondsAgo: number | null; failures: number }>(
    `SELECT extract(epoch FROM now() - last_archived_time)::float AS "secondsAgo", failed_count::int AS failures
     FROM pg_stat_archiver`,
  );
  return rows[0] ?? { secondsAgo: null, failures: 0 };
}
