import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { prepareDependencies } from './lib/dependencies.mjs';
import { findInstalledBrowser, HEADLESS_SHELL } from './lib/installed-browser.mjs';

/**
 * `npm test` checks style, types, unused code, unit and database tests, the build, and one browser test for each main
 * task. `--check` (`npm run check`) skips the build and the browser. `--more` (`npm run test:more`) runs everything
 * that `npm test` skips: full browser sweeps, network failures, load, faults, fuzzing and slow database tests. The last
 * line is `N passed, N failed`.
 */

const RESULTS = 'test-results';
const counted = { passed: 0, failed: 0 };
/**
 * Tests that failed, or that passed only on the second try. Printed again at the end, because often only the last lines
 * of a long log are stored.
 */
const named = [];

/** Runs a command and shows its output. Returns true if it succeeded. */
function run(title, command, args, env = {}) {
  const startedAt = Date.now();
  console.log(`\n=== ${title}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  console.log(
    `=== ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
  return status === 0;
}

/** Counts a step without tests, such as the linter, as one test. */
function count(title, ok) {
  if (ok) counted.passed += 1;
  else {
    counted.failed += 1;
    named.push(`FAILED  ${title}`);
  }
}

const check = (title, command, args) => count(title, run(title, command, args));

/**
 * Adds the results in a runner's report. A missing report, or an exit code that contradicts it, counts as a failure.
 */
function countReport(ok, file, read) {
  const report = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  counted.passed += report.passed;
  counted.failed += report.failed;
  named.push(...(report.named ?? []));
  if (!ok && report.failed === 0) {
    counted.failed += 1;
    named.push(`FAILED  ${file}: the runner ended with an error outside its tests`);
  }
}

const firstLines = (message = '') => stripVTControlCharacters(message).split('\n').slice(0, 6).join('\n        ');

function vitestReport(report) {
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // Reports the file if it could not be loaded, because it then has no failed test.
    if (failed.length === 0 && message) return [`FAILED  ${file}\n        ${firstLines(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `FAILED  ${file} › ${fullName}\n        ${firstLines(failureMessages[0])}`,
    );
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, named: failures };
}

function playwrightReport(report) {
  const { expected, unexpected, flaky } = report.stats;
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const failures = report.suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const word = status === 'flaky' ? 'SECOND TRY' : 'FAILED';
        const message = results.find(({ error }) => error)?.error?.message;
        return `${word}  e2e/${file}:${line} › ${title}\n        ${firstLines(message)}`;
      }),
  );
  if (flaky > 0) console.log(`${flaky} passed only at the second try. They are named above as flaky; fix them.`);
  const outside = report.errors.map(({ message }) => `FAILED  outside the browser tests: ${firstLines(message)}`);
  return { passed: expected + flaky, failed: unexpected, named: [...failures, ...outside] };
}

/**
 * Finds a browser: the browser named by CHROMIUM_PATH, an installed Chromium, or Playwright's download in this folder.
 * As root on Debian, installs the package.
 */
function findBrowser() {
  const installed = findInstalledBrowser();
  if (installed) return installed;
  console.log(`No Chromium found; downloading one into ${process.env.PLAYWRIGHT_BROWSERS_PATH}`);
  if (run('download a browser (Playwright)', bin('playwright'), ['install', 'chromium'])) return '';
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('It cannot be downloaded. Installing the package chromium-headless-shell on this machine with apt-get');
    const apt = { DEBIAN_FRONTEND: 'noninteractive' };
    const install = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'];
    run('package lists', 'apt-get', ['update'], apt);
    if (run('install a browser (Debian)', 'apt-get', install, apt)) return HEADLESS_SHELL;
  }
  throw new Error('There is no browser for the tests. Install Chromium and set CHROMIUM_PATH to it.');
}

const bin = (name) => `node_modules/.bin/${name}`;

function checkStatically() {
  check('format and lint (biome)', bin('biome'), ['check', '--error-on-warnings', '.']);
  // The route types of a former build name pages that may have moved since, so they are generated again.
  check('types of routes (next typegen)', bin('next'), ['typegen']);
  check('types (tsc)', bin('tsc'), ['--noEmit', '-p', '.']);
  check('types of the service worker (tsc)', bin('tsc'), ['--noEmit', '-p', 'service-worker']);
  check('unused code (knip)', bin('knip'), ['--no-config-hints']);
  check('question bank (bank:check)', bin('tsx'), ['scripts/bank-check.ts']);
  check('Spanish of the question bank', bin('tsx'), ['scripts/bank-check.ts', '--lang', 'es']);
}

/** `projects` is a prefix of project names in vitest.config.ts. `more` holds additional arguments. */
function testWithVitest(projects, more = []) {
  const file = `${RESULTS}/${projects}.json`;
  const errors = `${RESULTS}/${projects}-errors.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', '--project', `${projects}*`, ...reporters, '--reporter=./scripts/lib/unhandled-errors.mjs'];
  const ok = run(`${projects} tests (vitest)`, bin('vitest'), [...args, ...more], { UNHANDLED_ERRORS: errors });
  const unhandled = existsSync(errors) ? JSON.parse(readFileSync(errors, 'utf8')) : [];
  named.push(...unhandled.map((text) => `FAILED  outside the ${projects} tests: ${firstLines(text)}`));
  countReport(ok, file, vitestReport);
}

/** `project` is a project in playwright.config.ts. Playwright first runs the projects on which it depends. */
function testInBrowser(project) {
  const file = `${RESULTS}/browser.json`;
  const browser = findBrowser();
  const env = browser ? { CHROMIUM_PATH: browser } : {};
  const ok = run('browser tests (playwright)', bin('playwright'), ['test', `--project=${project}`], env);
  countReport(ok, file, playwrightReport);
}

const SLOW = '.slow.db.test.ts';

function testWhatNewcomersRun(withBrowser) {
  checkStatically();
  testWithVitest('unit');
  testWithVitest('database', ['--exclude', `**/*${SLOW}`]);
  if (withBrowser) testInBrowser('journeys');
}

function testTheRest() {
  testWithVitest('database', [SLOW]);
  testInBrowser('fuzz');
}

prepareDependencies({ withTools: true });
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
if (process.argv.includes('--more')) testTheRest();
else testWhatNewcomersRun(!process.argv.includes('--check'));
if (named.length > 0) console.log(`\n${named.join('\n')}`);
console.log(`\n${counted.passed} passed, ${counted.failed} failed`);
process.exitCode = counted.failed > 0 ? 1 : 0;
