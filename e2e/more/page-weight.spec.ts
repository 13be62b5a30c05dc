import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const BUILD = '.next';

/**
 * Lists the initial scripts of a dynamic route according to the build manifests: the scripts of every page, and those
 * of the route's client components and layouts. Excludes scripts that are loaded on demand. Also excludes scripts of
 * the not-found page, which Next lists in the manifest of every page.
 */
function listRouteScripts(route: string): ReadonlySet<string> {
  const folder = join(BUILD, 'server/app', route);
  const { rootMainFiles } = JSON.parse(readFileSync(join(folder, 'build-manifest.json'), 'utf8')) as {
    rootMainFiles: string[];
  };
  const manifest = readFileSync(`${folder}_client-reference-manifest.js`, 'utf8');
  const { entryJSFiles } = JSON.parse(manifest.slice(manifest.indexOf('] = {') + 4).replace(/;\s*$/, '')) as {
    entryJSFiles: Record<string, string[]>;
  };
  const entries = Object.entries(entryJSFiles).filter(([entry]) => !entry.endsWith('/global-not-found'));
  return new Set([...rootMainFiles, ...entries.flatMap(([, files]) => files)]);
}

const weighRoute = (route: string): number =>
  [...listRouteScripts(route)].reduce((sum, file) => sum + gzipSync(readFileSync(join(BUILD, file))).length, 0);

/** Limits in bytes for the initial scripts of the test page and of Today. */
const MOST_SCRIPT_BYTES = { test: 180_000, today: 180_000 };

const CHUNKS = '.next/static/chunks';
const BANK = 'prisma/question-bank';
const LEARNERS_ROUTES = [
  'today',
  'today/plan',
  'today/which-way',
  'tests',
  'test',
  'results',
  'favorites',
  'reports',
  'statistics',
].map((name) => `(en)/(learn)/${name}/page`);
/**
 * Strings that occur only in code outside the learner pages. Each must exist in some script; otherwise the check would
 * prove nothing.
 */
const FOREIGN = {
  'the admin panel': 'Change the selected questions',
  'the library of charts': 'recharts-surface',
  'the library of schemas': '._zod',
};

const scriptsOf = (files: Iterable<string>): string => [...files].map((file) => readFileSync(file, 'utf8')).join('\n');
const listFiles = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

test('the test page starts with at most 180 kB of script', () => {
  expect(weighRoute('(en)/(learn)/test/page')).toBeLessThanOrEqual(MOST_SCRIPT_BYTES.test);
});

test('the Today page starts with at most 180 kB of script', () => {
  expect(weighRoute('(en)/(learn)/today/page')).toBeLessThanOrEqual(MOST_SCRIPT_BYTES.today);
});

test('learner pages start without admin code, charts and schemas', () => {
  const everything = scriptsOf(listFiles(CHUNKS, '.js'));
  for (const [what, words] of Object.entries(FOREIGN)) {
    expect(everything, `${what} is nowhere`).toContain(words);
    for (const route of LEARNERS_ROUTES) {
      const started = scriptsOf([...listRouteScripts(route)].map((file) => join(BUILD, file)));
      expect(started.includes(words), `${route} starts with ${what}`).toBe(false);
    }
  }
});

test('no script contains an answer reason from the question bank', () => {
  const everything = scriptsOf(listFiles(CHUNKS, '.js'));
  const reasons = listFiles(BANK, '.yaml').flatMap((file) => {
    const found = /^\s+why: ([A-Z][\w ,]{40,})/m.exec(readFileSync(file, 'utf8'));
    return found?.[1] ? [found[1]] : [];
  });
  expect(reasons.length).toBeGreaterThan(10);
  expect(reasons.filter((reason) => everything.includes(reason))).toEqual([]);
});
