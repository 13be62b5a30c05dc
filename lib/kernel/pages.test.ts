import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listClosedPages, listMenu, listPages, listSitemap } from './pages';

/** `(learn)/test/page.tsx` is `/test`; groups of routes are no part of an address. */
const toPath = (file: string): string =>
  `/${file
    .split('/')
    .slice(0, -1)
    .filter((part) => !part.startsWith('('))
    .join('/')}`;

const PAGES = listPages();
const FILES = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('page.tsx'));

describe('the list of pages', () => {
  it('has every page of app/ and no other', () => {
    const inFolders = FILES.filter((file) => !file.endsWith('.dev.tsx')).map(toPath);
    const listed = PAGES.map(({ path }) => path.replace(/^\/(study|cheat-sheet)\/.*/, '/$1/[group]'));
    expect([...new Set(listed)].toSorted()).toEqual(inFolders.toSorted());
  });

  it('has each page once, and sends nobody to a page that is not there', () => {
    const paths = PAGES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { instead } of PAGES) if (instead) expect(paths).toContain(instead);
  });

  it('closes what is personal to search engines, and lists what says the same to everybody', () => {
    const closed = listClosedPages();
    expect(closed).toEqual(
      expect.arrayContaining(['/reset-password', '/verify-email', '/test$', '/results', '/admin']),
    );
    for (const { path, access } of PAGES.filter(({ access }) => /member|admin/.test(access))) {
      expect(listSitemap(), path).not.toContain(path);
      // The way in says nothing of anybody, and has to be found to be left out of what is shown.
      const isWayIn = path === '/tests' || path === '/test-selection';
      expect(
        closed.some((rule) => (rule.endsWith('$') ? `${path}$` === rule : path.startsWith(rule))),
        `${path}, for ${access}s`,
      ).toBe(!isWayIn);
    }
  });

  it('gives each page a name of its own in a menu', () => {
    for (const menu of ['main', 'prepare', 'legal', 'more', 'member', 'admin', 'learn', 'panel'] as const) {
      const names = listMenu(menu, PAGES).map(([, name]) => name);
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
