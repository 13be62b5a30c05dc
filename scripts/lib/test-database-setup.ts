import { inject, vi } from 'vitest';
import { perProcess } from '@/lib/kernel/per-process';
import { databaseOfWorker } from './test-workers';

/** Makes the product use this worker's copy of the database. Runs before the imports of a test file. */
const worker = Number(process.env.VITEST_POOL_ID);
process.env.DATABASE_URL = databaseOfWorker(inject('databaseUrl'), worker);
process.env.MIGRATION_DATABASE_URL = databaseOfWorker(inject('databaseOwnerUrl'), worker);

// Hashes passwords in the product's threads but at the lowest cost. At the real cost, hashing would be a fifth of the
// duration of these tests.
vi.mock('@/lib/passwords/adapter', async (load) => {
  const { runHashTask, ...others } = await load<typeof import('@/lib/passwords/adapter')>();
  const cheaply: typeof runHashTask = (task) => runHashTask(task.task === 'hash' ? { ...task, cost: 4 } : task);
  return { ...others, runHashTask: cheaply };
});

const mockOfMail = perProcess('mock of mail', async () =>
  vi.mockObject(await vi.importActual<typeof import('@/lib/mail/service')>('@/lib/mail/service')),
);

// Mocks mail, because a real message would be written and stored long after its test. All test files of a process share
// the mocks, because their imports are loaded once. A test of messages calls `vi.unmock` and runs in its own process.
vi.mock('@/lib/mail/service', () => mockOfMail());
vi.clearAllMocks();
