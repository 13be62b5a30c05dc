import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeNext } from './safe-next';

describe('safeNext', () => {
  it.each(['/tests', '/results?attempt=1', '/admin/questions#top'])('accepts %s', (path) => {
    expect(safeNext(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/.//evil.example/x',
    '/x/..//evil.example/x',
    '/tests/..//evil.example',
    '/%2e//evil.example/',
    '/.///evil.example',
    '/x/%2E.//evil.example',
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

  const SITE = 'http://site.invalid';
  const piece = fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2E',
      '%2f',
      '%5c',
      '%',
      '?',
      '#',
      '@',
      ':',
      ';',
      '\t',
      '\n',
      '\u0000',
      ' ',
      '／',
      '。',
      'é',
    ],
    ...['evil.example', 'http:', 'javascript:', 'tests', 'x', '127.1', '[::1]', 'user:pass@', '\ud800'],
  );
  const address = fc.array(piece, { maxLength: 9 }).map((pieces) => `/${pieces.join('')}`);
  /** Resolves the path, query and hash of a URL again, without a trailing slash, as the router of Next.js does. */
  const asRouted = (href: string): string => {
    const { pathname, search, hash } = new URL(href, SITE);
    return (pathname.replace(/(?<=.)\/$/, '') || '/') + search + hash;
  };

  it('refuses every URL that a browser or the router resolves to another site', () => {
    let passed = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          address,
          fc.string().map((text) => `/${text}`),
        ),
        (next) => {
          const target = safeNext(next);
          if (target === null) return;
          passed += 1;
          let href = target;
          for (let times = 0; times < 3; times += 1) {
            expect(new URL(href, SITE).origin).toBe(SITE);
            href = asRouted(href);
          }
          expect(safeNext(target)).toBe(target);
        },
      ),
      { numRuns: 5_000 },
    );
    expect(passed).toBeGreaterThan(200);
  });
});
