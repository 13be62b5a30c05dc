import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as product from '@/lib/kernel/product';
import { compressFiles, copyFiles } from './built-files';
import { SHEET_FILES } from './cheat-sheet-files';
import { writeCspHashes } from './csp-hashes';
import { FILE_READER } from './front-door-files';
import { writeLightPages } from './light-pages';
import { bundlePageStart } from './page-start';
import { runStep } from './run-step';
import { buildServiceWorker, SERVICE_WORKER } from './service-worker';
import { SEARCH_INDEX_FILES, TEACHING_FILES } from './study-file-names';

/** File with the version of the sources that were built. */
export const STAMP = 'dist/build';
/**
 * Records the settings that are part of prerendered pages. `server/main.ts` compares them with the current settings.
 */
const BUILT_WITH = 'dist/built-with.json';
/**
 * All files and folders that a build reads. The question bank is one of them, because the landing page shows a
 * question.
 */
const SOURCES = [
  'app',
  'components',
  'emails',
  'lib',
  'messages',
  'public',
  'server',
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
  'tsconfig.scripts.json',
  'scripts/lib',
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
        !file.startsWith(SHEET_FILES) &&
        !Object.values<string>(SEARCH_INDEX_FILES).includes(file) &&
        !file.startsWith(TEACHING_FILES) &&
        !file.includes('/generated/') &&
        !/\.test\.tsx?$/.test(file) &&
        statSync(file).isFile(),
    )
    .sort();
}

/** Returns the version of the product: a digest of all files and environment variables that a build reads. */
export function digestSources(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(listFiles)) hash.update(file).update(readFileSync(file));
  const inlined = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  // `product` contains settings from the environment that are part of prerendered pages.
  return hash.update(JSON.stringify([inlined.sort(), { ...product }])).digest('hex');
}

async function writePublicFiles(): Promise<void> {
  buildServiceWorker();
  const { writeSheetFiles } = await import('./cheat-sheet-pdf');
  await writeSheetFiles();
  const { writeStudyFiles } = await import('./study-files');
  writeStudyFiles();
}

interface Building {
  /** Version from `digestSources`. */
  version: string;
  say: (message: string) => void;
  signal: AbortSignal;
}

/** Builds if the sources have changed since the last build. Throws if the build fails or `signal` aborts it. */
export async function buildIfStale({ version, say, signal }: Building): Promise<void> {
  const isBuilt = existsSync('.next/BUILD_ID') && existsSync(STAMP);
  if (isBuilt && readFileSync(STAMP, 'utf8') === version) return;
  say('Building the product (about half a minute) …');
  // Removes the stamp before the build, because an aborted build leaves files that do not match the stamp.
  rmSync(STAMP, { force: true });
  const env = { ...process.env, NODE_ENV: 'production', BUILD_VERSION: version.slice(0, 16) } as const;
  bundlePageStart();
  const building = runStep(['node_modules/next/dist/bin/next', 'build'], { env, signal });
  // Runs the build and `writePublicFiles` in parallel, because the build does not read the files in `public`.
  const [{ isDone, output }] = await Promise.all([building, writePublicFiles()]);
  if (!isDone) throw new Error(`The build failed:\n${output}`);
  copyFiles();
  writeLightPages();
  writeCspHashes();
  await compressFiles();
  // Imported only when a build runs, because this module loads every endpoint declaration.
  const { buildFrontDoor } = await import('./front-door');
  buildFrontDoor();
  const { bundleReader } = await import('@/lib/import-export/reading/bundle.mjs');
  bundleReader(FILE_READER);
  const { bundleEndpoints } = await import('./endpoint-bundle');
  bundleEndpoints();
  writeFileSync(BUILT_WITH, JSON.stringify(product.shownSettings(process.env)));
  writeFileSync(STAMP, version);
}
