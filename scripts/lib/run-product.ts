import { type ChildProcess, spawn } from 'node:child_process';
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

/** A port that is free now, on the loopback address. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
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
