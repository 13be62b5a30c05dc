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
  return weigh(buildFolder, new Set(tags.map(([, file]) => file ?? '')));
}

const weigh = (buildFolder: string, files: ReadonlySet<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(buildFolder, file))).length, 0);

const CHUNK = /static\/chunks\/[^"\\]+?\.js/g;

/**
 * The scripts that a page rendered for each request starts with, by what the build says of it: those of every page, and those
 * of its client components and of the layouts around it. What it loads later, on demand, is not among them.
 */
export function listRouteScripts(buildFolder: string, route: string): ReadonlySet<string> {
  const folder = join(buildFolder, 'server/app', route);
  const { rootMainFiles } = JSON.parse(readFileSync(join(folder, 'build-manifest.json'), 'utf8')) as {
    rootMainFiles: string[];
  };
  const components = readFileSync(`${folder}_client-reference-manifest.js`, 'utf8').match(CHUNK) ?? [];
  return new Set([...rootMainFiles, ...components]);
}

export const weighRoute = (buildFolder: string, route: string): number =>
  weigh(buildFolder, listRouteScripts(buildFolder, route));

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
/** Of the page of a test, with everything that it starts with. */
export const EXAM_BAR = 1.27;
/** Where it stands, a little below its bar: it must not grow. */
export const EXAM_LIMIT = 1.265;
/** Of the page where a learner starts. */
export const TODAY_BAR = 1.27;
