import { describe, expect, it } from 'vitest';
import { pathIn, readLanguage } from './language';

describe('pathIn', () => {
  it.each([
    ['/', '/es'],
    ['/?next=/today', '/es?next=/today'],
    ['/#exam', '/es#exam'],
    ['/mock-test#sections', '/es/mock-test#sections'],
    ['/admin', '/admin'],
  ])('turns %s into %s for Spanish, if the page is translated', (path, spanish) => {
    expect(pathIn('es', path)).toBe(spanish);
    expect(pathIn('en', path)).toBe(path);
  });
});

describe('readLanguage', () => {
  it.each([
    ['/es', 'es', '/'],
    ['/es#exam', 'es', '/#exam'],
    ['/es/mock-test?a=b', 'es', '/mock-test?a=b'],
    ['/essay', 'en', '/essay'],
    ['/', 'en', '/'],
  ])('reads %s as %s with the page %s', (path, language, page) => {
    expect(readLanguage(path)).toEqual({ language, path: page });
  });
});
