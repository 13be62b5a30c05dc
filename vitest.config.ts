import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { TEST_WORKERS } from './scripts/lib/test-workers';

const root = fileURLToPath(new URL('.', import.meta.url));
const shared = {
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      // `server-only` throws outside a React server build, so tests replace it.
      { find: 'server-only', replacement: `${root}scripts/lib/server-only.ts` },
    ],
  },
};
const UNIT_TESTS = '{lib,components,emails,scripts,server,prisma,bench}/**/*.test.{ts,tsx}';
const DATABASE_TESTS = '{lib,prisma,scripts}/**/*.db.test.ts';
/**
 * Tests that change their process (mocked modules, timers, globals, the environment, the database). Each file gets its
 * own process.
 */
const ALONE = '**/*.alone.*';

/** Longer timeout for `expect.poll`, the same as in browser tests. */
const PATIENT = { poll: { timeout: 20_000 } };

/** Tests that need only Node. */
export const unit = {
  ...shared,
  test: {
    include: [UNIT_TESTS],
    exclude: [DATABASE_TESTS],
    setupFiles: ['scripts/lib/test-setup.ts'],
    // An unusual time zone (UTC+12:45, with daylight saving) reveals code that assumes UTC.
    env: { TZ: 'Pacific/Chatham' },
    // Property tests run hundreds of times, and must not fail on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: PATIENT,
  },
};

/** Tests that need a real PostgreSQL. */
const database = {
  ...shared,
  test: {
    include: [DATABASE_TESTS],
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
      { ...unit, test: { ...unit.test, name: 'unit', isolate: false, exclude: [DATABASE_TESTS, ALONE] } },
      { ...unit, test: { ...unit.test, name: 'unit-alone', include: ['{lib,components,scripts}/**/*.alone.test.ts'] } },
      { ...database, test: { ...database.test, name: 'database', isolate: false, exclude: [ALONE] } },
      {
        ...database,
        test: { ...database.test, name: 'database-alone', include: ['{lib,scripts}/**/*.alone*.db.test.ts'] },
      },
    ],
  },
});
