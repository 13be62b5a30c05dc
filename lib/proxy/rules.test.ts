import { describe, expect, it } from 'vitest';
import { pathIn, readLanguage } from '@/lib/kernel/language';
import { listAdminPages, listMemberPages, listPublicPages } from '@/lib/kernel/pages';
import { redirectTarget } from './rules';

const user = { isAdmin: false };
const admin = { isAdmin: true };

describe('redirectTarget', () => {
  it.each([...listMemberPages(), ...listAdminPages(), '/test', '/results'])(
    'sends a visitor from %s to the landing page and remembers the requested URL',
    (path) => {
      const { language } = readLanguage(path);
      expect(redirectTarget(null, path, '?a=1')).toBe(
        `${pathIn(language, '/')}?next=${encodeURIComponent(`${path}?a=1`)}`,
      );
    },
  );

  it.each(['/admin', '/admin/dashboard', '/admin/questions/7'])(
    'sends a user who is not an admin from %s to the tests',
    (path) => {
      expect(redirectTarget(user, path, '')).toBe('/tests');
      expect(redirectTarget(admin, path, '')).toBeNull();
    },
  );

  it('sends a signed-in person from the mock pages to the real pages', () => {
    expect(redirectTarget(user, '/mock-test', '')).toBe('/tests');
    expect(redirectTarget(user, '/mock-test/run', '')).toBe('/test');
    expect(redirectTarget(null, '/mock-test', '')).toBeNull();
  });

  it.each(listPublicPages())('lets a visitor open %s', (path) => {
    expect(redirectTarget(null, path, '')).toBeNull();
  });

  it.each([...listMemberPages(), '/test', '/results', '/study', '/mock-test/results'])(
    'lets a signed-in person open %s',
    (path) => {
      expect(redirectTarget(user, path, '')).toBeNull();
    },
  );

  it('sends a visitor from Today to the first lesson, and a signed-in person back', () => {
    expect(redirectTarget(null, '/today', '')).toBe('/start');
    expect(redirectTarget(null, '/today/plan', '')).toBe('/?next=%2Ftoday%2Fplan');
    expect(redirectTarget(user, '/start', '')).toBe('/today');
  });

  it('does not redirect from an unknown path below a mock page, so that it returns 404', () => {
    expect(redirectTarget(user, '/mock-test/elsewhere', '')).toBeNull();
  });

  it('stays in Spanish when it redirects from a Spanish page', () => {
    expect(redirectTarget(user, '/es/mock-test', '')).toBe(pathIn('es', '/tests'));
  });

  it('does not mistake /testsuite for /tests', () => {
    expect(redirectTarget(null, '/testsuite', '')).toBeNull();
  });
});
