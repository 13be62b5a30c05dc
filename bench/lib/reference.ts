import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '@/lib/kernel/free-port';
import { stopProcess, waitUntilReady } from '@/scripts/lib/run-product';

const NEXT = resolve('node_modules/next/dist/bin/next');
const environment = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };

/**
 * Files of an empty Next project whose page and handler do nothing. Its speed is the best that this Next version can
 * reach.
 */
const FILES = {
  'next.config.mjs': `export default { turbopack: { root: '/' } };`,
  'app/layout.tsx': `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  'app/page.tsx': `export default () => <h1>Nothing here</h1>;`,
  'app/api/empty/route.ts': `
    export const dynamic = 'force-dynamic';
    export const GET = () => Response.json({ success: true });
    export async function POST(request) {
      await request.json();
      return Response.json({ success: true });
    }`,
};

/**
 * Writes the project to a folder outside the repository: Turbopack looks for `proxy.ts` in parent folders and would
 * include the product's.
 */
function writeProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'empty-project-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), `// @ts-nocheck\n${text}\n`);
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

interface RunningReference {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/**
 * Builds the empty project and serves it with `next start`. `prefix` is a command in front of the start, such as
 * `taskset -c 0`.
 */
export async function startReference(prefix: readonly string[]): Promise<RunningReference> {
  const folder = writeProject();
  const built = spawnSync(process.execPath, [NEXT, 'build'], { cwd: folder, env: environment, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The empty project could not be built:\n${built.stdout}\n${built.stderr}`);
  const port = await freePort();
  const [command = process.execPath, ...rest] = [...prefix, process.execPath, NEXT, 'start', '-p', String(port)];
  const child = spawn(command, rest, { cwd: folder, env: environment, stdio: 'ignore' });
  const url = `http://localhost:${port}`;
  await waitUntilReady(url, child);
  const stop = async () => {
    await stopProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, pid: child.pid ?? 0, stop };
}
