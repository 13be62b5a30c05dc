import 'server-only';
import { db } from '@/lib/db/client';

export const askDatabase = async (): Promise<void> => {
  await db.$queryRaw`SELECT 1`;
};
