import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generateCatalog } from './catalog.mjs';

/** Plain JavaScript without npm packages, because it runs before anything is installed. */

const INSTALLED = 'node_modules/.package-lock.json';
const CLIENT_STAMP = 'lib/db/generated/.coldpass-schema';

const digest = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
const isStamped = (stamp, value) => existsSync(stamp) && readFileSync(stamp, 'utf8') === value;

function run(what, command, args, env = {}) {
  console.log(`${what} …`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${what} failed${error ? `: ${error.message}` : ''}. See the lines above.`);
}

/**
 * Installs the packages of package-lock.json and generates code if they are missing or out of date. With `withTools:
 * false`, installs only the packages for starting and building, which are half of all packages.
 */
export function prepareDependencies({ withTools = false } = {}) {
  installPackages(withTools);
  generateCode();
}

/** Generates the database client and the catalog of endpoints. Throws when that fails. */
export function generateCode() {
  generateClient();
  generateCatalog();
}

/**
 * True if every package is installed in its locked version. npm writes the file INSTALLED at the end of an
 * installation.
 */
function isInstalled(packages, withTools) {
  if (!existsSync(INSTALLED)) return false;
  const installed = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages;
  return Object.entries(packages).every(
    ([path, { version, dev, optional, devOptional }]) =>
      path === '' || optional || devOptional || (dev && !withTools) || installed[path]?.version === version,
  );
}

function installPackages(withTools) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  if (isInstalled(packages, withTools)) return;
  // Includes the tools if they are already installed, because npm would remove them otherwise.
  const isAll = withTools || existsSync('node_modules/vitest');
  // Always passes the flag, because otherwise npm would omit the tools under NODE_ENV=production.
  run('Installing dependencies (a minute or two the first time)', 'npm', [
    ...['ci', '--no-fund', '--no-audit', '--loglevel=error'],
    isAll ? '--include=dev' : '--omit=dev',
  ]);
}

/** Generates the database client if it is missing or older than the schema or its generator. */
function generateClient() {
  const schema = digest('prisma/schema.prisma') + digest('package-lock.json');
  if (isStamped(CLIENT_STAMP, schema)) return;
  const env = {
    // Keeps Prisma from downloading an engine: any existing file will do, because the generator is WebAssembly and
    // needs no engine.
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    // Keeps Prisma from looking for a newer version and from writing to the home folder.
    CHECKPOINT_DISABLE: '1',
    XDG_CONFIG_HOME: resolve('node_modules/.cache'),
  };
  run('Generating the database client', 'node_modules/.bin/prisma', ['generate'], env);
  writeFileSync(CLIENT_STAMP, schema);
}
