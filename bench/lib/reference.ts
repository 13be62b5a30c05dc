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
  const folder = mkdtempSync(join(tmpdir(), 'empty-project-'));
  cpSync('bench/reference/app', join(folder, 'app'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'next.config.mjs'), "export default { turbopack: { root: '/' } };\n");
  const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, 'build'], {
    cwd: folder,
    env: environment(),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The empty project could not be built:\n${stdout}\n${stderr}`);
  return folder;
}

interface RunningReference {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/** The empty project, built and served. */
export async function startReference(prefix: readonly string[]): Promise<RunningReference> {
  const folder = buildReference();
  const port = await freePort();
  const [command = process.execPath, ...rest] = [...prefix, process.execPath, NEXT, 'start', '-p', String(port)];
  const child = spawn(command, rest, { cwd: folder, env: environment(), stdio: 'ignore' });
  const url = `http://localhost:${port}`;
  await waitUntilReady(url, child);
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      await stopProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
