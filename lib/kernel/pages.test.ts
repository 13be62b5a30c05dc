import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listClosedPages, listMenu, listPages, listSitemap } from './pages';

/** Maps `(en)/(learn)/test/page.tsx` to `/test`, because route groups are not part of a URL. */
const toPath = (file: string): string =>
  `/${file
    .split('/')
    .slice(0, -1)
    .filter((part) => !part.startsWith('('))
    .map((part) => (part === '[language]' ? 'es' : part))
    .join('/')}`;

const PAGES = listPages();
const FILES = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('page.tsx'));

describe('list of pages', () => {
  it('contains every page of app/ and no other', () => {
    const inFolders = FILES.filter((file) => !file.endsWith('.dev.tsx')).map(toPath);
    const listed = PAGES.map(({ path }) => path.replace(/^((?:\/es)?)\/(study|cheat-sheet)\/.*/, '$1/$2/[group]'));
    expect([...new Set(listed)].toSorted()).toEqual(inFolders.toSorted());
  });

  it('contains each page once, and redirects only to existing pages', () => {
    const paths = PAGES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { instead } of PAGES) if (instead) expect(paths).toContain(instead);
  });

  it('hides personal pages from search engines, and lists public pages', () => {
    const closed = listClosedPages();
    expect(closed).toEqual(
      expect.arrayContaining(['/reset-password', '/verify-email', '/test$', '/results', '/admin']),
    );
    for (const { path, access } of PAGES.filter(({ access }) => /member|admin/.test(access))) {
      expect(listSitemap(), path).not.toContain(path);
      // These pages show no personal data. Search engines must be able to read them, because the pages themselves
      // tell search engines not to index them.
      const isWayIn = /^(\/es)?\/(tests|test-selection)$/.test(path);
      expect(
        closed.some((rule) => (rule.endsWith('$') ? `${path}$` === rule : path.startsWith(rule))),
        `${path}, for ${access}s`,
      ).toBe(!isWayIn);
    }
  });

  it('gives each page a different name in a menu', () => {
    const menus = ['main', 'prepare', 'legal', 'more', 'member', 'admin', 'learn', 'panel', 'panelMore'] as const;
    for (const menu of menus) {
      const names = listMenu(menu, PAGES).map(([, name]) => name);
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
