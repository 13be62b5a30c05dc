import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Plain JavaScript without imports from npm: this runs before anything is installed. */

const STAMP = 'node_modules/.coldpass-installed';
const CLIENT_STAMP = 'lib/db/generated/.coldpass-schema';

const digest = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
const isStamped = (stamp, value) => existsSync(stamp) && readFileSync(stamp, 'utf8') === value;

function run(what, command, args, env = {}) {
  console.log(`${what} …`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${what} failed${error ? `: ${error.message}` : ''}. See the lines above.`);
}

/**
 * Installs what package-lock.json names and generates the database client, where either is missing or out of date. Without tools only
 * what starting and building need: half of the packages are for tests and measurements.
 */
export function prepareDependencies({ withTools = false } = {}) {
  installPackages(withTools);
  generateClient();
}

/** Whether npm has put it there; a folder alone may be what an installation that was broken off has left. */
const isThere = (name) => existsSync(`node_modules/${name}/package.json`);

function installPackages(withTools) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { dependencies, devDependencies } = packages[''];
  // Some that are named as tools are needed by what starts, too.
  const tools = Object.keys(devDependencies).filter((name) => packages[`node_modules/${name}`]?.dev);
  const needed = [...Object.keys(dependencies), ...(withTools ? tools : [])];
  const wanted = digest('package-lock.json');
  if (isStamped(STAMP, wanted) && needed.every(isThere)) return;
  // Tools that are there stay.
  const isAll = withTools || tools.some(isThere);
  // Said either way: NODE_ENV=production would leave the tools out.
  run('Installing dependencies (a minute or two the first time)', 'npm', [
    ...['ci', '--no-fund', '--no-audit', '--loglevel=error'],
    isAll ? '--include=dev' : '--omit=dev',
  ]);
  writeFileSync(STAMP, wanted);
}

/** Generates the database client where it is missing or older than the schema or its generator. Throws when that fails. */
export function generateClient() {
  const schema = digest('prisma/schema.prisma') + digest('package-lock.json');
  if (isStamped(CLIENT_STAMP, schema)) return;
  const env = {
    // The generator is WebAssembly: with any file named here, Prisma downloads no engine.
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    // Prisma would ask for a newer version, and note in the home folder that it was used.
    CHECKPOINT_DISABLE: '1',
    XDG_CONFIG_HOME: resolve('node_modules/.cache'),
  };
  run('Generating the database client', 'node_modules/.bin/prisma', ['generate'], env);
  writeFileSync(CLIENT_STAMP, schema);
}
