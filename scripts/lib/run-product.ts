import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

/** Time limit in milliseconds for a start. A first build on a busy machine takes minutes. */
const READY_MS = 600_000;
const LOOK_EVERY_MS = 100;

interface RunningProduct {
  url: string;
  /** Process id of the start command. */
  pid: number;
  stop: () => Promise<void>;
}

interface ProductOptions {
  port: number;
  env: Record<string, string>;
  /** Command in front of the start command, such as `taskset -c 0`. */
  prefix?: readonly string[];
  /** Hides the product's output. */
  isQuiet?: boolean;
  /** File to which the output is written. */
  logFile?: string;
}

/**
 * Starts the built product like `npm start`. Resolves when it is ready. Throws if it exits before or takes more than
 * ten minutes.
 */
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

/** Resolves when the URL returns 2xx. Throws if the process exits before. */
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
