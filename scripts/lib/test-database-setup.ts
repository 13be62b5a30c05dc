import { inject } from 'vitest';
import { databaseOfWorker } from './test-database-workers';

/** Before a test file's own imports: the product's code finds the copy that belongs to this worker. */
const worker = Number(process.env.VITEST_POOL_ID);
process.env.DATABASE_URL = databaseOfWorker(inject('databaseUrl'), worker);
process.env.MIGRATION_DATABASE_URL = databaseOfWorker(inject('databaseOwnerUrl'), worker);
