import { inject, vi } from 'vitest';
import { perProcess } from '@/lib/kernel/per-process';
import { databaseOfWorker } from './test-workers';

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

const mockOfMail = perProcess('mock of mail', async () =>
  vi.mockObject(await vi.importActual<typeof import('@/lib/mail/service')>('@/lib/mail/service')),
);

// A message would be written and stored long after its test. The functions are the same ones for all test files of a process, because what they
// import is loaded once. A test of messages says `vi.unmock`, and has a process of its own.
vi.mock('@/lib/mail/service', () => mockOfMail());
vi.clearAllMocks();
