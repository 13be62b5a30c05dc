import { describe, expect, it } from 'vitest';
import { linkTo, pathIn, readLanguage } from './language';
import { listMemberPages } from './pages';

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

describe('linkTo', () => {
  it('keeps the query, and adds language=en to English links to pages for members', () => {
    expect(linkTo('es', '/tests', '?language=en&topic=core/venting')).toBe('/es/tests?topic=core%2Fventing');
    expect(linkTo('en', '/tests', '?topic=a')).toBe('/tests?topic=a&language=en');
    expect(linkTo('en', '/overview')).toBe('/overview');
  });

  it.each(listMemberPages().filter((path) => path.startsWith('/es')))(
    'adds language=en to the English link for %s',
    (path) => {
      expect(linkTo('en', readLanguage(path).path)).toMatch(/\?language=en$/);
    },
  );
});

describe('readLanguage', () => {
  it.each([
    ['/es', 'es', '/'],
    ['/es#exam', 'es', '/#exam'],
    ['/es/mock-test?a=b', 'es', '/mock-test?a=b'],
    ['/essay', 'en', '/essay'],
    ['/', 'en', '/'],
  ])('reads %s as the language %s and the page %s', (path, language, page) => {
    expect(readLanguage(path)).toEqual({ language, path: page });
  });
});
