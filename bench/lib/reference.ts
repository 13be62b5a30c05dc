import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, stopProcess, waitUntilReady } from '@/scripts/lib/run-product';

const NEXT = resolve('node_modules/next/dist/bin/next');
const environment = () => ({ ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' });

/**
 * Builds the empty project of the same Next version; answers its folder, to be removed by the caller. Outside the repository:
 * Turbopack looks upward for `proxy.ts` and would build the product's into the empty project.
 */
export function buildReference(): string {
  const folder = layReference();
  buildWithin(folder);
  return folder;
}

/** The project's sources in a folder of their own. */
export function layReference(): string {
  const folder = mkdtempSync(join(tmpdir(), 'empty-project-'));
  cpSync('bench/reference/app', join(folder, 'app'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'next.config.mjs'), "export default { turbopack: { root: '/' } };\n");
  return folder;
}

/** A whole build, as a first one is: what an earlier one left is removed. */
export function buildWithin(folder: string): void {
  rmSync(join(folder, '.next'), { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, 'build'], {
    cwd: folder,
    env: environment(),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${folder} could not be built:\n${stdout}\n${stderr}`);
}

/** `next start` on a build, pinned like the product; resolves once it answers. */
export async function serveBuilt(
  folder: string,
  { prefix, env = {}, path = '' }: { prefix: readonly string[]; env?: Record<string, string>; path?: string },
): Promise<RunningReference> {
  const port = await freePort();
  const [command = process.execPath, ...rest] = [...prefix, process.execPath, NEXT, 'start', '-p', String(port)];
  const child = spawn(command, rest, { cwd: folder, env: { ...environment(), ...env }, stdio: 'ignore' });
  const url = `http://localhost:${port}`;
  await waitUntilReady(`${url}${path}`, child);
  return { url, folder, pid: child.pid ?? 0, stop: () => stopProcess(child) };
}

interface RunningReference {
  url: string;
  folder: string;
  pid: number;
  stop: () => Promise<void>;
}

/** The empty project, built and served. */
export async function startReference(prefix: readonly string[]): Promise<RunningReference> {
  const folder = buildReference();
  const running = await serveBuilt(folder, { prefix });
  return {
    ...running,
    stop: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
