import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { databaseAccount } from '@/lib/db/embedded/account';
import { freePort } from '@/lib/db/embedded/process';

/** A PostgreSQL of the system with pgBackRest beside it, as `deploy/backup` sets one up, on a scratch folder. */

const LIBRARIES = '/usr/lib/postgresql';
const CONFIGURATION = resolve('deploy/backup');
const OWNER = 'coldpass_owner';
const DATABASE = 'coldpass';
const PACKAGES = ['postgresql', 'pgbackrest'];

/** The newest PostgreSQL of the system. Installs what is missing where that is possible; throws a sentence where it is not. */
export function findServer(say: (message: string) => void): string {
  if (!newestServer() || spawnSync('pgbackrest', ['version']).status !== 0) install(say);
  const found = newestServer();
  if (!found)
    throw new Error(`PostgreSQL was not found below ${LIBRARIES}. Install it and pgBackRest, then try again.`);
  return found;
}

function newestServer(): string | undefined {
  const versions = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  const newest = versions
    .filter((name) => existsSync(join(LIBRARIES, name, 'bin/postgres')))
    .sort((a, b) => +b - +a)[0];
  return newest && join(LIBRARIES, newest, 'bin');
}

function install(say: (message: string) => void): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) {
    throw new Error(`Install these packages and try again: ${PACKAGES.join(', ')}`);
  }
  say(`Installing ${PACKAGES.join(' and ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES], { env, stdio: 'ignore' });
}

interface Options {
  /** The folder with PostgreSQL's programs. */
  programs: string;
  /** Everything is below it, and belongs to the user that PostgreSQL runs as. */
  scratch: string;
  passphrase: string;
}

/** One repository of backups, and clusters by name. Nothing runs yet. */
export function createCluster({ programs, scratch, passphrase }: Options) {
  const account = databaseAccount(join(scratch, 'none'));
  const folderFor = (name: string): string => {
    const folder = join(scratch, name);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (account) chownSync(folder, account.uid, account.gid);
    return folder;
  };
  const sockets = folderFor('sockets');
  const places = {
    REPO1: folderFor('repository'),
    LOG: folderFor('log'),
    LOCK: folderFor('lock'),
    SPOOL: folderFor('spool'),
  };
  const environment = (folder: string, port: number) => ({
    PATH: `${programs}:${CONFIGURATION}:${process.env.PATH}`,
    NODE_ENV: process.env.NODE_ENV,
    LC_ALL: 'C',
    TZ: 'UTC',
    ...{ PGHOST: sockets, PGPORT: String(port), PGUSER: OWNER, PGDATABASE: 'postgres' },
    PGBACKREST_CONFIG: join(CONFIGURATION, 'pgbackrest.conf'),
    ...Object.fromEntries(Object.entries(places).map(([name, path]) => [`PGBACKREST_${name}_PATH`, path])),
    ...{ PGBACKREST_PG1_PATH: folder, PGBACKREST_PG1_PORT: String(port), PGBACKREST_PG1_USER: OWNER },
    PGBACKREST_PG1_SOCKET_PATH: sockets,
    PGBACKREST_REPO1_CIPHER_PASS: passphrase,
    // Several clusters of one repository follow each other here; the log on the console is the script's own.
    PGBACKREST_LOG_LEVEL_CONSOLE: 'warn',
  });
  const cluster = async (name: string) => {
    const folder = folderFor(name);
    const port = await freePort();
    const options = { ...account, cwd: scratch, env: environment(folder, port), encoding: 'utf8' } as const;
    const run = (program: string, ...args: string[]): string => {
      const { status, stdout, stderr, error } = spawnSync(program, args, options);
      if (status !== 0) throw new Error(`${program} ${args[0] ?? ''} failed: ${error?.message ?? (stderr || stdout)}`);
      return stdout;
    };
    const url = (role: string) => `postgresql://${role}:unused@127.0.0.1:${port}/${DATABASE}`;
    return {
      folder,
      ownerUrl: url(OWNER),
      appUrl: url('coldpass_app'),
      run,
      initialize() {
        run('initdb', '--pgdata', folder, '--auth=trust', `--username=${OWNER}`, '--encoding=UTF8', '--locale=C.UTF-8');
        // As an operator puts it into conf.d.
        appendFileSync(join(folder, 'postgresql.conf'), readFileSync(join(CONFIGURATION, 'postgresql.conf')));
      },
      start() {
        const flags = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${sockets}`;
        const log = join(places.LOG, `${name}.log`);
        run('pg_ctl', 'start', '--wait', '--timeout=60', '--pgdata', folder, '--log', log, '--options', flags);
      },
      stop: () => run('pg_ctl', 'stop', '--wait', '--mode=fast', '--pgdata', folder),
    };
  };
  return { cluster, repository: places.REPO1 };
}
