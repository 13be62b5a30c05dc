import { describe, expect, it } from 'vitest';
import sitemap from '@/app/sitemap';
import { listSitemap } from '@/lib/kernel/pages';
import { SITE_URL } from '@/lib/kernel/product';

const dayOf = (path: string) => sitemap().find(({ url }) => url === SITE_URL + path)?.lastModified;

describe('the sitemap', () => {
  it('has each listed page once', () => {
    expect(sitemap().map(({ url }) => url)).toEqual(listSitemap().map((path) => SITE_URL + path));
  });

  it.each(['/cards', '/cheat-sheet', '/cheat-sheet/core', '/study/type-2', '/exam-day', '/tools/evacuation'])(
    'says of %s the day that the page gives for its check',
    (path) => {
      expect(dayOf(path)).toMatch(/^20\d\d-\d\d-\d\d$/);
    },
  );

  it('says no day where a page gives none', () => {
    for (const path of ['/', '/overview', '/mock-test', '/tools/pressure-temperature'])
      expect(dayOf(path)).toBeUndefined();
  });

  it('has no day that is still to come', () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const { lastModified } of sitemap()) if (lastModified) expect(String(lastModified) <= today).toBe(true);
  });
});
