import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProduct } from '@/scripts/lib/run-product';
import { startReference } from './reference';

export interface Member {
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
}

/** Everything that a measure works with: the built product on data of its own, and the empty project beside it. */
export interface Lab {
  url: string;
  dataDir: string;
  referenceUrl: string;
  referenceFolder: string;
  /** Processes whose children the servers are. */
  pid: number;
  referencePid: number;
  register: () => Promise<Member>;
  stop: () => Promise<void>;
}

// Asked once, before this process is bound to one core itself: after that it sees no second one.
const canPin = availableParallelism() >= 2 && spawnSync('taskset', ['--version']).status === 0;

/** The servers on one core, the load on the other, where there are two and the system lets us say so. */
export const PINS: { server: string[]; others: string | null } = canPin
  ? { server: ['taskset', '-c', '0'], others: '1' }
  : { server: [], others: null };

function pinLoad(core: string): void {
  spawnSync('taskset', ['-a', '-cp', core, String(process.pid)]);
}

function pinDatabase(core: string, dataDir: string): void {
  const postmaster = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  const children = spawnSync('pgrep', ['-P', postmaster], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  for (const pid of [postmaster, ...children]) spawnSync('taskset', ['-a', '-cp', core, pid]);
}

const PASSWORD = 'a long enough sentence';
let registered = 0;

interface Instance {
  url: string;
  dataDir: string;
  pid: number;
  stop: () => Promise<void>;
}

/**
 * The built product on an empty folder of its own, its server on one core and the load on the other. The database shares the load's
 * core, so that it takes nothing of the server's: left alone, it wakes up where the server has just asked it.
 */
export async function startInstance(settings: Record<string, string> = {}): Promise<Instance> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  chmodSync(dataDir, 0o755);
  const { server, others } = PINS;
  const product = await startProduct({
    port: await freePort(),
    prefix: server,
    isQuiet: true,
    env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error', ...settings },
  });
  if (others !== null) {
    pinLoad(others);
    pinDatabase(others, dataDir);
  }
  const stop = async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: product.url, dataDir, pid: product.pid, stop };
}

/** A new account, signed in. */
export async function registerMember(url: string): Promise<Member> {
  registered += 1;
  const email = `bench-${process.pid}-${registered}@example.test`;
  const response = await fetch(`${url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, firstName: 'Bench', lastName: 'Learner' }),
  });
  if (!response.ok) throw new Error(`Registration failed: ${response.status} ${await response.text()}`);
  const { accessToken, refreshToken } = ((await response.json()) as { data: Member }).data;
  return { email, password: PASSWORD, accessToken, refreshToken };
}

export async function openLab(): Promise<Lab> {
  const product = await startInstance();
  const reference = await startReference(PINS.server);
  const register = () => registerMember(product.url);
  const stop = async () => {
    await reference.stop();
    await product.stop();
  };
  return {
    url: product.url,
    dataDir: product.dataDir,
    referenceUrl: reference.url,
    referenceFolder: reference.folder,
    pid: product.pid,
    referencePid: reference.pid,
    register,
    stop,
  };
}
