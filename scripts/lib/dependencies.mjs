import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Plain JavaScript without imports from npm: this runs before anything is installed. */

const STAMP = 'node_modules/.coldpass-installed';
const CLIENT_STAMP = 'lib/db/generated/.coldpass-schema';

const digest = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
const isStamped = (stamp, value) => existsSync(stamp) && readFileSync(stamp, 'utf8') === value;

function run(what, command, args) {
  console.log(`${what} …`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${what} failed${error ? `: ${error.message}` : ''}. See the lines above.`);
}

/** Installs what package-lock.json names and generates the database client, where either is missing or out of date. */
export function prepareDependencies() {
  const wanted = digest('package-lock.json');
  if (!isStamped(STAMP, wanted)) {
    // Not `npm ci`: it refuses a lockfile that leaves out optional binaries of platforms which a registry does not carry.
    run('Installing dependencies (a minute or two the first time)', 'npm', [
      'install',
      '--no-save',
      '--no-fund',
      '--no-audit',
    ]);
    writeFileSync(STAMP, wanted);
  }
  const schema = digest('prisma/schema.prisma') + wanted;
  if (!isStamped(CLIENT_STAMP, schema)) {
    run('Generating the database client', process.execPath, ['scripts/generate.mjs']);
    writeFileSync(CLIENT_STAMP, schema);
  }
}
