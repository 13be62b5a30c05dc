import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { EXAM_LIMIT, listRouteScripts, readReferenceWeight, TODAY_BAR, weighRoute } from '@/scripts/lib/page-weight';

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
].map((name) => `(learn)/${name}/page`);
/** Words of what learners' pages must not start with; each must be found somewhere, or the check would prove nothing. */
const FOREIGN = {
  'the admin panel': 'Change the chosen questions',
  'the library of charts': 'recharts-surface',
  'the library of schemas': '._zod',
};

const scriptsOf = (files: Iterable<string>): string => [...files].map((file) => readFileSync(file, 'utf8')).join('\n');
const listFiles = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

test('the page of a test does not grow', () => {
  expect(weighRoute('.next', '(learn)/test/page') / readReferenceWeight().scriptBytes).toBeLessThanOrEqual(EXAM_LIMIT);
});

test('the page where a learner starts stays light', () => {
  expect(weighRoute('.next', '(learn)/today/page') / readReferenceWeight().scriptBytes).toBeLessThanOrEqual(TODAY_BAR);
});

test('learners’ pages start without admin code and without charts', () => {
  const everything = scriptsOf(listFiles(CHUNKS, '.js'));
  for (const [what, words] of Object.entries(FOREIGN)) {
    expect(everything, `${what} is nowhere`).toContain(words);
    for (const route of LEARNERS_ROUTES) {
      const started = scriptsOf([...listRouteScripts('.next', route)].map((file) => join('.next', file)));
      expect(started.includes(words), `${route} starts with ${what}`).toBe(false);
    }
  }
});

test('no script holds a key of the question bank', () => {
  const everything = scriptsOf(listFiles(CHUNKS, '.js'));
  const reasons = listFiles(BANK, '.yaml').flatMap((file) => {
    const found = /^\s+why: ([A-Z][\w ,]{40,})/m.exec(readFileSync(file, 'utf8'));
    return found?.[1] ? [found[1]] : [];
  });
  expect(reasons.length).toBeGreaterThan(10);
  expect(reasons.filter((reason) => everything.includes(reason))).toEqual([]);
});
