import { describe, expect, it } from 'vitest';
import { takeOut } from './light-pages';

const page = (scripts: string): string =>
  `<html><head><script>first()</script><link rel="preload" as="script" href="/_next/static/chunks/a.js"/><link rel="preload" as="font" href="/f.woff2"/></head><body><p>Text</p>${scripts}</body></html>`;

const FRAMEWORK = [
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/turbopack-0x.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"the page again"])</script>',
].join('');
const DATA = '<script type="application/ld+json">{"@type":"FAQPage"}</script>';

describe('a light page', () => {
  const { html, taken } = takeOut(page(FRAMEWORK + DATA), '/x');

  it('keeps its text, its first script and what search engines read', () => {
    expect(html).toContain('<p>Text</p>');
    expect(html).toContain('<script>first()</script>');
    expect(html).toContain(DATA);
    expect(html).toContain('as="font"');
  });

  it('names no script of the framework and holds no second copy of itself', () => {
    expect(html).not.toMatch(/_next\/static\/chunks|TURBOPACK|__next_f/);
  });

  it('has them put by in their order, without those for browsers that it is not written for', () => {
    expect(taken.sources).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/turbopack-0x.js']);
    expect(taken.texts).toHaveLength(3);
    expect(taken.texts.at(-1)).toContain('the page again');
  });
});

it('is refused where the framework writes its pages in another way', () => {
  expect(() => takeOut(page(DATA), '/x')).toThrow('/x could not be made light');
  expect(() => takeOut(page('<script src="/_next/static/chunks/turbopack-0x.js"></script>'), '/x')).toThrow('light');
});
