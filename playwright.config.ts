import { defineConfig, devices } from '@playwright/test';

const isRoot = process.getuid?.() === 0;
const executablePath = process.env.CHROMIUM_PATH;

const CROWD = /@crowd/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  // Tests wait for pages and timers more than they work: with two workers half of two cores was idle.
  workers: 4,
  fullyParallel: false,
  // A shared build machine may stall for longer than any patience; what passes only at the second try is printed as flaky.
  retries: process.env.CI ? 1 : 0,
  // For what hangs: beside another whole run, tests take several times as long as alone.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // `npm test` runs `journeys`, `npm run test:more` the others. Killing the server under a test that does not expect it would only show
  // that it was killed, so faults come after the other tests.
  projects: [
    { name: 'journeys', testIgnore: /\/more\// },
    {
      name: 'more',
      testMatch: /\/more\/.*\.spec\.ts$/,
      testIgnore: /(faults|fuzz)\.spec\.ts|\/faults\//,
      grepInvert: CROWD,
    },
    // Nobody of a crowd is refused on a machine that is there for the product: not beside four browsers, nor beside `faults`, which begin
    // with a class of forty.
    { name: 'crowds', testMatch: /\/more\/http\/.*\.spec\.ts$/, grep: CROWD, dependencies: ['more'], workers: 1 },
    {
      name: 'faults',
      testMatch: /faults\.spec\.ts|\/faults\/[\w-]+\.spec\.ts/,
      dependencies: ['crowds'],
      workers: 1,
    },
    { name: 'fuzz', testMatch: /fuzz\.spec\.ts/, dependencies: ['faults'], workers: 1 },
    // Minutes long, on products of their own: `npm run test:faults`.
    ...(process.env.FAULTS_LONG
      ? [{ name: 'long-faults', testMatch: /\/faults\/long\/.*\.spec\.ts/, workers: 1 }]
      : []),
  ],
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // A press on what never comes fails by itself, well before its test.
    actionTimeout: 90_000,
    viewport: { width: 390, height: 780 },
    // Keeping every page for a place without signal takes a second and a half of the processor in each new browser. Tests that are about
    // it say `allow`.
    serviceWorkers: 'block',
    // A trace of every test takes a third of the processor: only the second try has one, and what is looked into with `TRACES=1`.
    trace: process.env.TRACES ? 'retain-on-failure' : 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // A browser that calls its manufacturer's hosts at every start only adds noise, and as root it needs to be told.
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
