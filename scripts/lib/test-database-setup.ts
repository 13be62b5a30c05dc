import { inject, vi } from 'vitest';
import { databaseOfWorker } from './test-database-workers';

/** Before a test file's own imports: the product's code finds the copy that belongs to this worker. */
const worker = Number(process.env.VITEST_POOL_ID);
process.env.DATABASE_URL = databaseOfWorker(inject('databaseUrl'), worker);
process.env.MIGRATION_DATABASE_URL = databaseOfWorker(inject('databaseOwnerUrl'), worker);

// As the product hashes, in its threads, at the lowest cost: a third of a second for each password is a fifth of all that these tests take.
vi.mock('@/lib/passwords/adapter', async (load) => {
  const { runHashTask, ...others } = await load<typeof import('@/lib/passwords/adapter')>();
  const cheaply: typeof runHashTask = (task, asker) =>
    runHashTask(task.task === 'hash' ? { ...task, cost: 4 } : task, asker);
  return { ...others, runHashTask: cheaply };
});
