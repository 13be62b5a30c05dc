import { beforeAll, describe, expect, it } from 'vitest';
import sitemap from '@/app/sitemap';
import { env, parseEnv } from '@/lib/env';
import { listSitemap } from '@/lib/kernel/pages';

const SITE = 'https://practice.example';
beforeAll(() => {
  const secrets = { AUTH_SECRET: 'a'.repeat(32), PASSWORD_PEPPER: 'b'.repeat(32) };
  env.set(parseEnv({ ...secrets, PUBLIC_URL: SITE, SMTP_URL: 'capture', TRUSTED_PROXY_HOPS: '1' }));
});

const dayOf = (path: string) => sitemap().find(({ url }) => url === SITE + path)?.lastModified;

describe('sitemap', () => {
  it('has each listed page once, with the origin of the running product', () => {
    expect(sitemap().map(({ url }) => url)).toEqual(listSitemap().map((path) => SITE + path));
  });

  it.each([
    '/cards',
    '/cheat-sheet',
    '/cheat-sheet/core',
    '/study/type-2',
    '/exam-day',
    '/es/study/core',
    '/tools/evacuation',
  ])('has the date of the last check that the page states: %s', (path) => {
    expect(dayOf(path)).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it('gives no date for pages without a check', () => {
    for (const path of ['/', '/overview', '/mock-test', '/tools/pressure-temperature'])
      expect(dayOf(path)).toBeUndefined();
  });

  it('has no date in the future', () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const { lastModified } of sitemap()) if (lastModified) expect(String(lastModified) <= today).toBe(true);
  });
});
