import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const SCRIPT = /<script\b[^>]*\ssrc="\/_next\/([^"?]+)[^"]*"[^>]*>/g;

/** `index` for `/`: the name that a prerendered page has in a build's output. */
const fileOf = (path: string): string => (path === '/' ? 'index' : path.slice(1));

/**
 * Bytes of JavaScript, each file gzipped by itself as it is sent, that a prerendered page names in its HTML. Polyfills are left
 * out: browsers that understand modules never ask for them. Throws where there is no such page in the build.
 */
export function weighScripts(buildFolder: string, path: string): number {
  const page = join(buildFolder, 'server/app', `${fileOf(path)}.html`);
  if (!existsSync(page)) throw new Error(`${path} is not in the build: ${page} is missing.`);
  const tags = [...readFileSync(page, 'utf8').matchAll(SCRIPT)].filter(([tag]) => !/\snomodule/i.test(tag));
  const files = new Set(tags.map(([, file]) => file ?? ''));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(buildFolder, file))).length, 0);
}

/** What an empty page of a version of Next weighs, as `bench/page-weight.ts` measured it. */
export interface ReferenceWeight {
  next: string;
  scriptBytes: number;
}

export const REFERENCE_WEIGHT_FILE = 'bench/reference/weight.json';

export const readReferenceWeight = (): ReferenceWeight =>
  JSON.parse(readFileSync(REFERENCE_WEIGHT_FILE, 'utf8')) as ReferenceWeight;

export const installedNext = (): string => JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')).version;

/** Times an empty page of the same version of Next. */
export const LANDING_BAR = 1.1;
export const LANDING_GOAL = 1.02;
