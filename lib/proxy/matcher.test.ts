import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server';
import { describe, expect, it } from 'vitest';
import { listPages } from '@/lib/kernel/pages';
import { config } from '@/proxy';

const matches = (url: string, headers: Record<string, string> = {}) => doesMatch({ config, url, headers });

describe('the matcher of the proxy', () => {
  it.each(listPages().map(({ path, access }) => [path, access] as const))(
    'matches the page %s only if the page is not public',
    (path, access) => {
      expect(matches(path)).toBe(access !== 'everybody');
    },
  );

  it('includes every page of the admin panel, but no files, endpoints or prefetches', () => {
    expect(matches('/admin/questions/7')).toBe(true);
    for (const path of ['/testsuite', '/api/sections', '/_next/static/x.js']) expect(matches(path)).toBe(false);
    expect(matches('/tests', { 'next-router-prefetch': '1' })).toBe(false);
    expect(matches('/tests', { 'sec-purpose': 'prefetch' })).toBe(false);
  });
});
