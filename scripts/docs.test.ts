import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '@/package.json' with { type: 'json' };

/**
 * Checks that each document stays within its word limit, and that the paths, commands and tests named in documents
 * exist.
 */

const MOST_WORDS: Readonly<Record<string, number>> = {
  'README.md': 700,
  'CONTRIBUTING.md': 900,
  'SECURITY.md': 300,
  'CHANGELOG.md': 1500,
  'docs/architecture.md': 1200,
  'docs/operations.md': 2500,
  'docs/testing.md': 900,
  'docs/performance.md': 600,
  'docs/reliability.md': 660,
  'docs/accessibility.md': 600,
  'docs/model.md': 1000,
  'docs/law.md': 1800,
  'docs/classes.md': 1200,
};
const list = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...list('docs', '.md')].sort();
const read = (file: string): string => readFileSync(file, 'utf8');

const NAMED_PATH =
  /(?<![\w/.-])(?:app|bench|components|deploy|docs|e2e|emails|lib|prisma|scripts|server|service-worker)\/(?:[\w/[\]-]|\.(?=\w)|\(\w+\))+/g;
const COMMAND = /npm run ([\w:-]+)/g;
/** True if a path is a file, a folder, or a module without its extension, such as `lib/session/live`. */
const isThere = (path: string): boolean => [path, `${path}.ts`].some(existsSync);

const tests = [
  ...['app', 'components', 'lib', 'scripts', 'server'].flatMap((folder) => list(folder, '.test.ts')),
  ...list('e2e', '.spec.ts'),
]
  .map(read)
  .join('\n');

describe('documents', () => {
  it.each(PAGES)('%s names paths and commands that exist', (page) => {
    const text = read(page);
    const paths = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.match(NAMED_PATH) ?? []);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
    const links = [...text.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path = '']) => path);
    const folder = page.includes('/') ? page.slice(0, page.lastIndexOf('/') + 1) : '';
    expect(links.filter((path) => !existsSync(folder + path))).toEqual([]);
    const commands = [...text.matchAll(COMMAND)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  it.each(Object.entries(MOST_WORDS))('%s stays within %d words', (page, most) => {
    expect(read(page).split(/\s+/).length).toBeLessThanOrEqual(most);
  });

  it('docs/decisions stay within 2,300 words in all', () => {
    const words = list('docs/decisions', '.md').flatMap((page) => read(page).trim().split(/\s+/));
    expect(words.length).toBeLessThanOrEqual(2300);
  });

  it('asvs.csv names files and tests that exist', () => {
    const table = read('docs/asvs.csv');
    expect((table.match(NAMED_PATH) ?? []).filter((path) => !isThere(path))).toEqual([]);
    const titles = [...table.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title);
    const known = tests.replaceAll("\\'", "'");
    expect(titles.filter((title) => !known.includes(title))).toEqual([]);
  });
});
