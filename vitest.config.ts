import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { TEST_WORKERS } from './scripts/lib/test-workers';
import { byTraces } from './scripts/lib/tests-by-traces';

const root = fileURLToPath(new URL('.', import.meta.url));
const shared = {
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      // `server-only` throws outside a React server build; tests are the server.
      { find: 'server-only', replacement: `${root}scripts/lib/server-only.ts` },
    ],
  },
};
const UNIT_FOLDERS = ['bench', 'lib', 'components', 'emails', 'scripts', 'server', 'prisma'];
const DATABASE_FOLDERS = ['lib', 'prisma', 'scripts'];
const isDatabaseTest = (path: string) => path.endsWith('.db.test.ts');
const isUnitTest = (path: string) => /\.test\.tsx?$/.test(path) && !isDatabaseTest(path);
const unitTests = byTraces(root, UNIT_FOLDERS, isUnitTest);
const databaseTests = byTraces(root, DATABASE_FOLDERS, isDatabaseTest);

/** For `expect.poll`, as in browser tests. */
const PATIENT = { poll: { timeout: 20_000 } };

/** Tests that need nothing but Node. */
export const unit = {
  ...shared,
  test: {
    include: [`{${UNIT_FOLDERS.join(',')}}/**/*.test.{ts,tsx}`],
    exclude: ['**/*.db.test.ts'],
    setupFiles: ['scripts/lib/test-setup.ts'],
    // An awkward zone (UTC+12:45, with daylight saving) finds code that assumes UTC.
    env: { TZ: 'Pacific/Chatham' },
    // Property tests are hundreds of runs; a busy machine must not fail them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: PATIENT,
  },
};

/** Tests on a real PostgreSQL. */
const database = {
  ...shared,
  test: {
    globalSetup: ['scripts/lib/test-database.ts'],
    setupFiles: ['scripts/lib/test-database-setup.ts', 'scripts/lib/test-setup.ts'],
    env: { TZ: 'Pacific/Chatham' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: PATIENT,
  },
};

export default defineConfig({
  test: {
    maxWorkers: TEST_WORKERS,
    projects: [
      { ...unit, test: { ...unit.test, name: 'unit', isolate: false, include: unitTests.together } },
      { ...unit, test: { ...unit.test, name: 'unit-alone', include: unitTests.alone } },
      { ...database, test: { ...database.test, name: 'database', isolate: false, include: databaseTests.together } },
      { ...database, test: { ...database.test, name: 'database-alone', include: databaseTests.alone } },
    ],
  },
});
