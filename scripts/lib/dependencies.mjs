import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Plain JavaScript without imports from npm: this runs before anything is installed. */

const STAMP = 'node_modules/.coldpass-installed';
/** npm reads it in place of package-lock.json where both are there. */
const ADDRESSED = 'npm-shrinkwrap.json';
const CLIENT_STAMP = 'lib/db/generated/.coldpass-schema';

const digest = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
const isStamped = (stamp, value) => existsSync(stamp) && readFileSync(stamp, 'utf8') === value;

function run(what, command, args) {
  console.log(`${what} …`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
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

/**
 * The lockfile names no host, so npm first reads the list of all versions of each package, some of megabytes, to learn where its file is:
 * a third of the time. It is where the registry's own convention says; what arrives is held to its digest as before.
 * `registry`: the address that npm is set to, with its slash.
 */
export function withAddresses(lock, registry) {
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const file = `${name.slice(name.indexOf('/') + 1)}-${entry.version}.tgz`;
    return [path, entry.integrity ? { ...entry, resolved: `${registry}${name}/-/${file}` } : entry];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

function findRegistry() {
  const { status, stdout } = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' });
  if (status !== 0) throw new Error('npm did not say which registry it is set to.');
  return stdout.trim().replace(/\/*$/, '/');
}

function installPackages(withTools) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { packages } = lock;
  // What an installation that was killed has left.
  rmSync(ADDRESSED, { force: true });
  const { dependencies, devDependencies } = packages[''];
  // Some that are named as tools are needed by what starts, too.
  const tools = Object.keys(devDependencies).filter((name) => packages[`node_modules/${name}`]?.dev);
  const needed = [...Object.keys(dependencies), ...(withTools ? tools : [])];
  const wanted = digest('package-lock.json');
  if (isStamped(STAMP, wanted) && needed.every(isThere)) return;
  // npm takes away what it is told to leave out, so tools that are there stay.
  const isAll = withTools || tools.some(isThere);
  const what = isStamped(STAMP, wanted) ? 'Installing the packages of tests and tools' : 'Installing dependencies';
  rmSync(STAMP, { force: true });
  // Not `npm ci`: it refuses a lockfile that leaves out optional binaries of platforms which a registry does not carry.
  const install = (title) =>
    run(title, 'npm', [
      'install',
      '--no-save',
      '--no-fund',
      '--no-audit',
      // Said either way: NODE_ENV=production would leave them out.
      isAll ? '--include=dev' : '--omit=dev',
    ]);
  try {
    writeFileSync(ADDRESSED, JSON.stringify(withAddresses(lock, findRegistry())));
    install(`${what} (a minute or two the first time)`);
  } catch (error) {
    console.log(`${error.message} Some registries keep packages at other addresses.`);
    rmSync(ADDRESSED, { force: true });
    install(`${what} by the list of each package`);
  } finally {
    rmSync(ADDRESSED, { force: true });
  }
  writeFileSync(STAMP, wanted);
}

/** Generates the database client where it is missing or older than the schema or its generator. Throws when that fails. */
export function generateClient() {
  const schema = digest('prisma/schema.prisma') + digest('package-lock.json');
  if (!isStamped(CLIENT_STAMP, schema)) {
    run('Generating the database client', process.execPath, ['scripts/generate.mjs']);
    writeFileSync(CLIENT_STAMP, schema);
  }
}
