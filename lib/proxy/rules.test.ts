import { describe, expect, it } from 'vitest';
import { redirectTarget, safeNext } from './rules';

const user = { isAdmin: false };
const admin = { isAdmin: true };

describe('redirectTarget', () => {
  it.each([
    '/tests',
    '/test-selection',
    '/test',
    '/results',
    '/profile',
    '/statistics',
    '/favorites',
    '/admin',
    '/admin/dashboard',
  ])('sends a visitor from %s to the landing page and remembers the way', (path) => {
    expect(redirectTarget(null, path, '?a=1')).toBe(`/?next=${encodeURIComponent(`${path}?a=1`)}`);
  });

  it.each(['/admin', '/admin/dashboard', '/admin/questions/7'])(
    'sends a user without the role from %s to the tests',
    (path) => {
      expect(redirectTarget(user, path, '')).toBe('/tests');
      expect(redirectTarget(admin, path, '')).toBeNull();
    },
  );

  it('sends a signed-in person from the mock pages to the real ones', () => {
    expect(redirectTarget(user, '/mock-test', '')).toBe('/tests');
    expect(redirectTarget(user, '/mock-test/run', '')).toBe('/test');
    expect(redirectTarget(null, '/mock-test', '')).toBeNull();
  });

  it('does not take /testsuite for /tests', () => {
    expect(redirectTarget(null, '/testsuite', '')).toBeNull();
  });
});

describe('safeNext', () => {
  it.each(['/tests', '/results?attempt=1', '/admin/questions#top'])('lets %s pass', (path) => {
    expect(safeNext(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    null,
    undefined,
  ])('refuses %j', (target) => {
    expect(safeNext(target)).toBeNull();
  });
});
