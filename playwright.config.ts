import { defineConfig, devices } from '@playwright/test';

const isRoot = process.getuid?.() === 0;
const executablePath = process.env.CHROMIUM_PATH;

const CROWD = /@crowd/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  // Tests mostly wait for pages and timers. Two workers would leave half of two cores idle.
  workers: 4,
  fullyParallel: false,
  // A shared build machine may stall for longer than any timeout. A test that passes only on the second try is reported
  // as flaky.
  retries: process.env.CI ? 1 : 0,
  // Tests take several times as long while another test run uses the machine.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // `npm test` runs `journeys`, `npm run test:more` the others. The faults come last, because killing the server would
  // fail tests that do not expect it.
  projects: [
    { name: 'journeys', testIgnore: /\/more\// },
    {
      name: 'more',
      testMatch: /\/more\/.*\.spec\.ts$/,
      testIgnore: /(faults|fuzz)\.spec\.ts|\/faults\//,
      grepInvert: CROWD,
    },
    // These tests run alone, after all others: each sends the requests of a crowd, and the product may refuse none.
    // `faults` begins with a class of forty, so the two projects must not overlap.
    { name: 'crowds', testMatch: /\/more\/http\/.*\.spec\.ts$/, grep: CROWD, dependencies: ['more'], workers: 1 },
    {
      name: 'faults',
      testMatch: /faults\.spec\.ts|\/faults\/[\w-]+\.spec\.ts/,
      dependencies: ['crowds'],
      workers: 1,
    },
    { name: 'fuzz', testMatch: /fuzz\.spec\.ts/, dependencies: ['faults'], workers: 1 },
    // Tests that take minutes, on separate products: `npm run test:faults`.
    ...(process.env.FAULTS_LONG
      ? [{ name: 'long-faults', testMatch: /\/faults\/long\/.*\.spec\.ts/, workers: 1 }]
      : []),
  ],
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // An action on a missing element times out well before its test does.
    actionTimeout: 90_000,
    viewport: { width: 390, height: 780 },
    // Caching every page for offline use takes a second and a half of processor time in each new browser. Tests of
    // offline use set `allow`.
    serviceWorkers: 'block',
    // A trace of every test takes a third of the processor time. By default only a second try has a trace; `TRACES=1`
    // keeps a trace of every failure.
    trace: process.env.TRACES ? 'retain-on-failure' : 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Calls to Chromium's vendor at every start would only add noise. As root, Chromium needs `--no-sandbox`.
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
