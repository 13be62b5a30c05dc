import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account';

/** A database cluster on disk, and how to run it. */
export interface Cluster {
  binaries: string;
  folder: string;
  account: Account;
  logFile: string;
}

/** Environment variables of the server. It does not get the variables of this process, because they contain secrets. */
export const SERVER_ENVIRONMENT = { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // `fsync` and `synchronous_commit` must be on, because an acknowledged answer must already be on disk.
  fsync: 'on',
  synchronous_commit: 'on',
  // PostgreSQL uses this much memory only when needed. With 64 MB, work on a million answers would read the same pages
  // again and again.
  shared_buffers: '256MB',
  max_connections: '60',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
} as const;

/**
 * Starts the server without waiting until it is ready. The server runs in a separate session, so that Ctrl-C does not
 * reach it. When this process ends, it stops the server, except after an unhandled signal or `kill -9`.
 */
export function spawnServer(cluster: Cluster, port: number): ChildProcess {
  const log = openLog(cluster.logFile);
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(cluster.binaries, 'bin/postgres'), ['-D', cluster.folder, '-p', String(port), ...settings], {
    ...cluster.account,
    detached: true,
    cwd: '/',
    env: SERVER_ENVIRONMENT,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const endWithUs = () => child.kill('SIGINT');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  return child;
}

/**
 * Opens the log as a file. With a pipe, a server whose parent process was killed would end when it writes to the pipe.
 */
function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 5_000_000) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

/** Stops the server with a fast shutdown, which closes connections and writes everything to disk. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGINT');
  const late = setTimeout(() => child.kill('SIGQUIT'), 15_000);
  await exited;
  clearTimeout(late);
}

/**
 * Stops a server that a killed process of this product left running in this folder. Never stops any other process.
 * Returns true if such a server was running.
 */
export async function stopOrphan(cluster: Pick<Cluster, 'folder'>): Promise<boolean> {
  const pid = orphanOf(cluster.folder);
  if (!pid) return false;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; orphanOf(cluster.folder) === pid; waited += 100) {
    if (waited > 20_000)
      throw new Error(`An older database server (process ${pid}) does not stop. End it and try again.`);
    await sleep(100);
  }
  return true;
}

function orphanOf(folder: string): number | null {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  // Checks the command too, because the process id in the file may now belong to another program.
  return pid > 0 && commandOf(pid).includes(folder) ? pid : null;
}

function commandOf(pid: number): string {
  try {
    if (existsSync('/proc/self')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
