import 'server-only';
import { pool } from '@/lib/db/client';

/** Past Prisma, whose engine an instance need not have loaded to be ready. */
export const askDatabase = async (): Promise<void> => {
  await pool().query('SELECT 1');
};

export const poolState = () => {
  const { totalCount, idleCount, waitingCount } = pool();
  return { connections: totalCount, idle: idleCount, waiting: waitingCount };
};
