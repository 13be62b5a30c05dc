import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generateCatalog } from './catalog.mjs';

/** Plain JavaScript without npm packages, because it runs before anything is installed. */

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
 * Installs the packages of package-lock.json and generates code, where either is missing or out of date.
 * Without tools, installs only packages for starting and building: half of all packages are for tests and measurements.
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

/** Looks for package.json, because an interrupted installation may leave an empty folder. */
const isThere = (name) => existsSync(`node_modules/${name}/package.json`);

function installPackages(withTools) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { dependencies, devDependencies } = packages[''];
  // Some packages listed as development tools are also needed at runtime.
  const tools = Object.keys(devDependencies).filter((name) => packages[`node_modules/${name}`]?.dev);
  const needed = [...Object.keys(dependencies), ...(withTools ? tools : [])];
  const wanted = digest('package-lock.json');
  if (isStamped(STAMP, wanted) && needed.every(isThere)) return;
  // Keeps the tools if they are installed already.
  const isAll = withTools || tools.some(isThere);
  // The flag is always explicit, because NODE_ENV=production would leave the tools out.
  run('Installing dependencies (a minute or two the first time)', 'npm', [
    ...['ci', '--no-fund', '--no-audit', '--loglevel=error'],
    isAll ? '--include=dev' : '--omit=dev',
  ]);
  writeFileSync(STAMP, wanted);
}

/** Generates the database client if it is missing or older than the schema or its generator. */
function generateClient() {
  const schema = digest('prisma/schema.prisma') + digest('package-lock.json');
  if (isStamped(CLIENT_STAMP, schema)) return;
  const env = {
    // The generator is WebAssembly. Naming any existing file here keeps Prisma from downloading an engine.
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    // Otherwise Prisma would look for a newer version and record its use in the home folder.
    CHECKPOINT_DISABLE: '1',
    XDG_CONFIG_HOME: resolve('node_modules/.cache'),
  };
  run('Generating the database client', 'node_modules/.bin/prisma', ['generate'], env);
  writeFileSync(CLIENT_STAMP, schema);
}
