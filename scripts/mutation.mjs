import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { prepareDependencies } from './lib/dependencies.mjs';

/**
 * `npm run test:mutation [-- --mutate FILE]` makes single changes to the pure decision code and reports those that no
 * unit test notices. Installs StrykerJS on first use, because nothing else needs its hundred packages.
 */

const VERSION = '9.6.1';
const PACKAGES = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}`);

function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

prepareDependencies({ withTools: true });
if (!PACKAGES.every((name) => existsSync(`node_modules/${name}`))) {
  const versions = PACKAGES.map((name) => `${name}@${VERSION}`);
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...versions]);
}
run('node_modules/.bin/stryker', ['run', ...process.argv.slice(2)]);
