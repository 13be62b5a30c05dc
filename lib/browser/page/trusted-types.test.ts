import { describe, expect, it } from 'vitest';
import { allowHtml, allowScriptUrl } from './trusted-types';

const ORIGIN = 'https://coldpass.example';

describe('allowScriptUrl', () => {
  it.each(['/_next/static/chunks/a.js', `${ORIGIN}/_next/static/chunks/a.js?dpl=1`, '/sw.js'])('allows %s', (url) => {
    expect(allowScriptUrl(url, ORIGIN)).toBe(url);
  });

  it.each([
    'https://evil.example/_next/static/chunks/a.js',
    '//evil.example/_next/static/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://coldpass.example/1',
    'javascript:alert(1)',
    '/_next/static/../../auth/pictures/1',
    '/_next/image?url=x',
    '/auth/pictures/1',
    '',
  ])('refuses %s', (url) => {
    expect(allowScriptUrl(url, ORIGIN)).toBeNull();
  });
});

describe('allowHtml', () => {
  it('refuses text that would create an element', () => {
    expect(allowHtml('[data-viewport]{overflow:auto}')).toBe('[data-viewport]{overflow:auto}');
    expect(allowHtml('<script></script>')).toBe('<script></script>');
    for (const html of ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '</style><b>']) {
      expect(allowHtml(html)).toBeNull();
    }
  });
});
