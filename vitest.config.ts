import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { TEST_DATABASE_WORKERS } from './scripts/lib/test-database-workers';
import { testsThatLeaveTraces } from './scripts/lib/tests-that-leave-traces';

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
const leavingTraces = testsThatLeaveTraces(root, UNIT_FOLDERS);

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
  },
};

export default defineConfig({
  test: {
    // One more than the smallest machine has cores, because tests also wait.
    maxWorkers: 3,
    projects: [
      {
        ...unit,
        test: { ...unit.test, name: 'unit', isolate: false, exclude: [...unit.test.exclude, ...leavingTraces] },
      },
      { ...unit, test: { ...unit.test, name: 'unit-alone', include: leavingTraces } },
      {
        ...shared,
        test: {
          name: 'database',
          include: ['{lib,prisma,scripts}/**/*.db.test.ts'],
          globalSetup: ['scripts/lib/test-database.ts'],
          setupFiles: ['scripts/lib/test-database-setup.ts', 'scripts/lib/test-setup.ts'],
          env: { TZ: 'Pacific/Chatham' },
          maxWorkers: TEST_DATABASE_WORKERS,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
