import { join, resolve } from 'node:path';
import { loadQuestionBank } from '@/lib/bank/file/load';
import { migrate } from '@/lib/db/migrate';
import { startScratchDatabase } from './scratch-database';

/** Database tests run on a real PostgreSQL of their own, migrated and with the question bank, which is thrown away after. */
export default async function setUp(): Promise<() => Promise<void>> {
  const database = await startScratchDatabase();
  process.env.DATABASE_URL = database.url;
  process.env.MIGRATION_DATABASE_URL = database.ownerUrl;
  process.env.AUTH_SECRET = 'a-secret-for-tests-that-nobody-else-uses';
  process.env.PASSWORD_PEPPER = 'a-pepper-for-tests-that-nobody-else-uses';
  process.env.RATE_LIMIT_FACTOR = '1000';
  process.env.LOG_LEVEL = 'error';
  // After the address is known: the store connects with it when it is first used.
  const { disconnect } = await import('@/lib/db/client');
  const { seedBank } = await import('@/lib/bank/seeding/service');
  try {
    await migrate({ ownerUrl: database.ownerUrl, appUrl: database.url, folder: resolve('prisma/migrations') });
    await seedBank(loadQuestionBank(join(process.cwd(), 'prisma/question-bank')).files);
  } catch (error) {
    await database.stop();
    throw error;
  } finally {
    await disconnect();
  }
  return database.stop;
}
