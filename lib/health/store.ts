import 'server-only';
import { db, pool } from '@/lib/db/client';

export const askDatabase = async (): Promise<void> => {
  await db.$queryRaw`SELECT 1`;
};

export const poolState = () => {
  const { totalCount, idleCount, waitingCount } = pool();
  return { connections: totalCount, idle: idleCount, waiting: waitingCount };
};
