import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';

/** A first build on a busy machine takes minutes. */
const READY_MS = 600_000;
const LOOK_EVERY_MS = 100;

interface RunningProduct {
  url: string;
  /** The start command's process. */
  pid: number;
  stop: () => Promise<void>;
}

interface ProductOptions {
  port: number;
  env: Record<string, string>;
  /** Before the start command, such as `taskset -c 0`. */
  prefix?: readonly string[];
  /** Whether what the product says is shown. */
  isQuiet?: boolean;
  /** Where what the product says is written instead. */
  logFile?: string;
}

/** The built product as `npm start` runs it; resolves once it is ready. Throws when it ends first or takes ten minutes. */
export async function startProduct({
  port,
  env,
  prefix = [],
  isQuiet = false,
  logFile,
}: ProductOptions): Promise<RunningProduct> {
  const url = `http://localhost:${port}`;
  const [command = process.execPath, ...rest] = [...prefix, process.execPath, 'scripts/start.mjs'];
  const log = logFile === undefined ? null : openSync(logFile, 'a');
  const product = spawn(command, rest, {
    env: { ...process.env, PORT: String(port), PUBLIC_URL: url, ...env },
    stdio: ['ignore', log ?? (isQuiet ? 'ignore' : 'inherit'), log ?? 'inherit'],
  });
  if (log !== null) closeSync(log);
  try {
    await waitUntilReady(`${url}/api/health/ready`, product);
  } catch (error) {
    await stopProcess(product);
    throw error;
  }
  return { url, pid: product.pid ?? 0, stop: () => stopProcess(product) };
}

/**
 * Below what Linux (from 32768) and other systems (from 49152) give to programs that ask for any port: a build, a database and every
 * connection do, and the product takes its port seconds after it was found free.
 */
const PORTS = { from: 20_000, below: 32_768 } as const;
const TRIES = 100;

/** A port that is free now, on the loopback address, and that nobody is given by chance. Throws where there is none. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(PORTS.from, PORTS.below);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${PORTS.from} to ${PORTS.below - 1} is free.`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

/** Resolves when the address answers 2xx; throws when the process ends before. */
export async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`${url} was not reached: its process ended with code ${child.exitCode}`);
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`${url} did not get ready in time`);
}

export function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
