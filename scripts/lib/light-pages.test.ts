import { describe, expect, it } from 'vitest';
import { takeScripts } from './light-pages';

const OWN = '<script data-own="">first()</script>';
const DATA = '<script type="application/ld+json">{"@type":"FAQPage"}</script>';
const FRAMEWORK = [
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/b.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script>one({})</script>',
  '<script id="x">two("the page again")</script>',
].join('');
const PAGE = `<html><head>${OWN}<link rel="preload" as="script" href="/_next/static/chunks/a.js"/><link rel="preload" as="font" href="/f.woff2"/></head><body><p>Text</p>${FRAMEWORK}${DATA}</body></html>`;

describe('light page', () => {
  const { html, program } = takeScripts(PAGE);

  it("keeps its text, the product's own scripts and structured data", () => {
    for (const part of ['<p>Text</p>', OWN, DATA, 'as="font"']) expect(html).toContain(part);
  });

  it('neither runs nor preloads a script of the framework', () => {
    expect(html).not.toMatch(/chunks|one\(|the page again/);
  });

  it('has a program that runs inline scripts in order, then adds script files, but no files for old browsers', () => {
    const ran: string[] = [];
    const added: string[] = [];
    const document = {
      createElement: () => ({ src: '' }),
      head: { append: ({ src }: { src: string }) => added.push(src) },
    };
    const run = new Function('one', 'two', 'document', program);
    run(
      () => ran.push('one'),
      () => ran.push('two'),
      document,
    );
    expect(ran).toEqual(['one', 'two']);
    expect(added).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']);
  });
});
