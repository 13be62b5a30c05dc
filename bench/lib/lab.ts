import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findRunningOwner } from '@/lib/db/embedded';
import { freePort } from '@/lib/kernel/free-port';
import { startProduct } from '@/scripts/lib/run-product';
import { ask } from './calls';
import { startReference } from './reference';

export interface Member {
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
}

/** The built product on new data, and an empty Next project for comparison. */
export interface Lab extends Instance {
  referenceUrl: string;
  referencePid: number;
}

// Checked before this process is bound to one core: afterwards only that core would be visible.
const canPin = availableParallelism() >= 2 && spawnSync('taskset', ['--version']).status === 0;
const SERVER_CORE = canPin ? ['taskset', '-c', '0'] : [];

/** Binds the load generator and the database to the second core, so that the server has the first core for itself. */
function pinOthers(dataDir: string): void {
  const postmaster = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  const children = spawnSync('pgrep', ['-P', postmaster], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  for (const pid of [String(process.pid), postmaster, ...children]) spawnSync('taskset', ['-a', '-cp', '1', pid]);
}

export interface Instance {
  url: string;
  dataDir: string;
  /** Process id of the start command, which is the parent of the server. */
  pid: number;
  stop: () => Promise<void>;
}

export const ADMIN = { email: 'admin@example.test', password: 'correct horse battery staple' };

/** Starts the built product on a new data folder. */
export async function startInstance(settings: Record<string, string> = {}): Promise<Instance> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  chmodSync(dataDir, 0o755);
  const product = await startProduct({
    port: await freePort(),
    prefix: SERVER_CORE,
    isQuiet: true,
    env: {
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...settings,
    },
  });
  if (canPin) pinOthers(dataDir);
  const stop = async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: product.url, dataDir, pid: product.pid, stop };
}

/** Registers an account and signs in. */
export async function register(url: string): Promise<Member> {
  const account = { email: `${crypto.randomUUID()}@example.test`, password: 'a long enough sentence' };
  const names = { firstName: 'Bench', lastName: 'Learner' };
  const tokens = await ask<Pick<Member, 'accessToken' | 'refreshToken'>>(url, '', '/auth/register', {
    ...account,
    ...names,
  });
  return { ...account, ...tokens };
}

/** Calls `work` with a connection of the database owner of an instance. */
export async function withDatabase<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: findRunningOwner(dataDir) ?? '' });
  await client.connect();
  return work(client).finally(() => client.end());
}

export async function openLab(): Promise<Lab> {
  const product = await startInstance();
  const reference = await startReference(SERVER_CORE);
  const stop = async () => {
    await reference.stop();
    await product.stop();
  };
  return { ...product, referenceUrl: reference.url, referencePid: reference.pid, stop };
}
