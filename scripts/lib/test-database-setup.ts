import { inject, vi } from 'vitest';
import { perProcess } from '@/lib/kernel/per-process';
import { databaseOfWorker } from './test-workers';

/** Points the product to this worker's copy of the test database. Runs before the imports of a test file. */
const worker = Number(process.env.VITEST_POOL_ID);
process.env.DATABASE_URL = databaseOfWorker(inject('databaseUrl'), worker);
process.env.MIGRATION_DATABASE_URL = databaseOfWorker(inject('databaseOwnerUrl'), worker);

// Hashes passwords at the lowest cost. At the normal cost, hashing would take a fifth of the time of these tests.
vi.mock('@/lib/passwords/adapter', async (load) => {
  const { runHashTask, ...others } = await load<typeof import('@/lib/passwords/adapter')>();
  const cheaply: typeof runHashTask = (task) => runHashTask(task.task === 'hash' ? { ...task, cost: 4 } : task);
  return { ...others, runHashTask: cheaply };
});

const mockOfMail = perProcess('mock of mail', async () =>
  vi.mockObject(await vi.importActual<typeof import('@/lib/mail/service')>('@/lib/mail/service')),
);

// Mocks mail, because a real message would be stored long after its test has ended. All test files of a process share
// the mocks, because modules are loaded only once. A test of mails calls `vi.unmock` and runs in a process of its own.
vi.mock('@/lib/mail/service', () => mockOfMail());
vi.clearAllMocks();
