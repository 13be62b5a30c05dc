import { type ChildProcess, execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '@/lib/kernel/free-port';
import { databaseAccount } from './embedded/account';
import { findBinaries, reachableBinaries } from './embedded/binaries';
import { databaseHome, findHome, storedSecret } from './embedded/home';
import { type Cluster, SERVER_ENVIRONMENT, spawnServer, stopOrphan, stopServer } from './embedded/process';

const DATABASE = 'coldpass';
const OWNER = 'coldpass_owner';
const APP = 'coldpass_app';
const MAJOR_VERSION = '18';
const START_TIMEOUT_MS = 30_000;
const RESTART_AGAIN_MS = 2_000;

/** A running embedded server. */
export interface EmbeddedDatabase {
  /**
   * Connection URL of the product's role, which may read and write rows but not change tables. `migrate` creates the
   * role.
   */
  url: string;
  /** Connection URL of the owner's role, for migrations and tests. */
  ownerUrl: string;
  stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** Receives progress messages for people. */
  report: (message: string) => void;
}

/**
 * Starts PostgreSQL 18 with the data folder, on a free local port. First stops a server that a killed process left
 * running. If the server ends unexpectedly, restarts it on the same port. Throws errors with messages for people.
 */
export async function startEmbedded({ dataDir, report }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir);
  mkdirSync(join(folder, 'log'), { recursive: true });
  const cluster = prepare(folder, report);
  const secrets = { owner: storedSecret(folder, 'postgres-owner'), app: storedSecret(folder, 'postgres-app') };
  if (!existsSync(cluster.folder)) await initialize(cluster, secrets.owner, report);
  checkVersion(cluster);
  if (await stopOrphan(cluster)) report('Stopped a database server that an earlier run had left behind');
  const port = await freePort();
  const address = (role: string, secret: string, database: string) =>
    `postgresql://${role}:${secret}@127.0.0.1:${port}/${database}`;
  const adminUrl = address(OWNER, secrets.owner, 'postgres');
  const stop = await keepRunning({ cluster, port, adminUrl, report });
  await createDatabase(adminUrl).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: address(APP, secrets.app, DATABASE), ownerUrl: address(OWNER, secrets.owner, DATABASE), stop };
}

/**
 * Returns the URL with which the product connects to the server that `npm start` runs for a data folder. Null if no
 * server runs.
 */
export const findRunning = (dataDir: string): string | null => addressOfRunning(dataDir, APP, 'postgres-app');

/**
 * Returns the database owner's URL, which migrations and tests use, of the server that `npm start` runs for a data
 * folder. Null if no server runs.
 */
export const findRunningOwner = (dataDir: string): string | null => addressOfRunning(dataDir, OWNER, 'postgres-owner');

function addressOfRunning(dataDir: string, role: string, secretName: string): string | null {
  const folder = resolve(dataDir);
  const pidFile = join(findHome(folder), 'postgres', 'postmaster.pid');
  if (!existsSync(pidFile)) return null;
  // PostgreSQL writes one value per line: process id, folder, start time, port.
  const port = readFileSync(pidFile, 'utf8').split('\n')[3];
  return port ? `postgresql://${role}:${storedSecret(folder, secretName)}@127.0.0.1:${port}/${DATABASE}` : null;
}

function prepare(dataDir: string, report: (message: string) => void): Cluster {
  const native = findBinaries();
  const account = databaseAccount(join(findHome(dataDir), 'postgres'));
  const home = databaseHome(dataDir, account);
  if (home !== dataDir) report(`The database is in ${home}, because PostgreSQL’s user cannot reach ${dataDir}`);
  return {
    binaries: reachableBinaries({ native, home, account }),
    folder: join(home, 'postgres'),
    account,
    logFile: join(dataDir, 'log/postgres.log'),
  };
}

/**
 * Creates the cluster in a temporary folder and renames it when complete, so that an interrupted first start leaves no
 * partial cluster.
 */
async function initialize(cluster: Cluster, password: string, report: (message: string) => void): Promise<void> {
  report('Creating the database');
  const unfinished = `${cluster.folder}.new`;
  const passwordFile = `${cluster.folder}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (cluster.account) for (const path of [unfinished, passwordFile]) giveTo(cluster.account, path);
  const flags = ['--auth=scram-sha-256', `--username=${OWNER}`, `--pwfile=${passwordFile}`, '--encoding=UTF8'];
  // PostgreSQL's built-in locale sorts and changes case in the same way on every system; the locales of the C library
  // differ.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-locale'];
  try {
    await promisify(execFile)(join(cluster.binaries, 'bin/initdb'), ['-D', unfinished, ...flags, ...locale], {
      ...cluster.account,
      cwd: '/',
      env: SERVER_ENVIRONMENT,
    });
    renameSync(unfinished, cluster.folder);
  } catch (error) {
    throw new Error(explain(error instanceof Error ? error.message : String(error)), { cause: error });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function giveTo(account: { uid: number; gid: number }, path: string): void {
  chownSync(path, account.uid, account.gid);
}

function checkVersion(cluster: Cluster): void {
  let version: string;
  try {
    version = readFileSync(join(cluster.folder, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    throw new Error(
      `The database in ${cluster.folder} cannot be read by this user. Start as the user who created it, or set DATA_DIR.`,
      { cause: error },
    );
  }
  if (version !== MAJOR_VERSION) {
    throw new Error(
      `The database in ${cluster.folder} was created by PostgreSQL ${version}; this release needs ${MAJOR_VERSION}.`,
    );
  }
}

interface Running {
  cluster: Cluster;
  port: number;
  adminUrl: string;
  report: (message: string) => void;
}

/** Starts the server, and restarts it whenever it ends. Returns a function that stops the server for good. */
async function keepRunning(running: Running): Promise<() => Promise<void>> {
  let child = await startServer(running);
  let stopping = false;
  let restarting = Promise.resolve();
  const restart = async () => {
    running.report('The database stopped unexpectedly; starting it again');
    while (!stopping) {
      try {
        child = await startServer(running);
        return watch();
      } catch (error) {
        // Tries again without a limit, because a full disk or a busy machine may recover, and the product cannot work
        // without its database.
        running.report(error instanceof Error ? error.message : String(error));
        await sleep(RESTART_AGAIN_MS);
      }
    }
  };
  const watch = () => {
    child.once('exit', () => {
      if (stopping) return;
      restarting = restart();
    });
  };
  watch();
  return async () => {
    stopping = true;
    await restarting;
    await stopServer(child);
  };
}

/**
 * Starts the server, and retries until it accepts connections. After a `kill -9`, child processes of the old server
 * still use its shared memory for a short time.
 */
async function startServer({ cluster, port, adminUrl }: Running): Promise<ChildProcess> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const child = spawnServer(cluster, port);
    const isUp = await isReady(child, adminUrl, deadline).catch(async (error: unknown) => {
      await stopServer(child);
      throw error;
    });
    if (isUp) return child;
    await stopServer(child);
    const reason = lastLogLines(cluster.logFile);
    if (!/pre-existing shared memory|is already running|lock file/i.test(reason)) throw new Error(explain(reason));
    await sleep(500);
  }
  throw new Error(explain(lastLogLines(cluster.logFile)));
}

async function isReady(child: ChildProcess, url: string, deadline: number): Promise<boolean> {
  let failed = false;
  child.once('error', () => {
    failed = true;
  });
  while (!failed && child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const refusal = await tryConnect(url);
    if (refusal === null) return true;
    if (refusal === '28P01') {
      throw new Error(
        'The saved password does not open the database. Restore the folder "secrets" of the data folder, or remove both to start over.',
      );
    }
    await sleep(50);
  }
  return false;
}

/** Tries to connect. Returns null if the server accepted the connection, otherwise the error code. */
async function tryConnect(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function lastLogLines(file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-6).join('\n');
  } catch {
    return '';
  }
}

/** Turns an error message of PostgreSQL into a sentence with advice. */
function explain(reason: string): string {
  if (/No space left on device/i.test(reason)) {
    return 'The disk is full, so the database cannot start. Free some space and start again.';
  }
  const line = reason.split('\n').findLast((text) => /FATAL|PANIC|error/i.test(text)) ?? reason;
  return `The database did not start: ${line.replace(/^.*?(FATAL|PANIC|error):\s*/i, '').trim() || 'it gave no reason'}`;
}
