import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as product from '@/lib/kernel/product';
import { writeCompileHints } from './compile-hints';
import { writeCspHashes } from './csp-hashes';
import { buildServiceWorker, SERVICE_WORKER } from './service-worker';

const STAMP = '.next/coldpass-build';
/** Everything that a build reads. The bank is among it: the landing page shows a question. */
const SOURCES = [
  'app',
  'components',
  'emails',
  'lib',
  'public',
  'service-worker',
  'types',
  'prisma/question-bank',
  'prisma/schema.prisma',
  'proxy.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter(
      (file) =>
        file !== SERVICE_WORKER &&
        !file.includes('/generated/') &&
        !/\.test\.tsx?$/.test(file) &&
        statSync(file).isFile(),
    )
    .sort();
}

function digestSources(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(listFiles)) hash.update(file).update(readFileSync(file));
  const inlined = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  // Prerendered pages say what `product` reads from the environment.
  return hash.update(JSON.stringify([inlined.sort(), { ...product }])).digest('hex');
}

/** Builds when the sources have changed since the last build. Throws when the build fails. */
export function buildIfStale(say: (message: string) => void): void {
  const wanted = digestSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  say('Building the product (about half a minute) …');
  buildServiceWorker();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  writeCompileHints();
  writeCspHashes();
  writeFileSync(STAMP, wanted);
}
