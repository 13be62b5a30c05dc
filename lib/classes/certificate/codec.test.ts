import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawCertificate } from './codec';
import type { Certificate } from './rules';

const read = (weight: string) => readFileSync(`lib/classes/certificate/fonts/noto-serif-${weight}.ttf`);
const fonts = { regular: read('regular'), bold: read('bold') };
const NOW = new Date('2026-11-23T12:00:00Z');

const TEST = { title: 'Week 1 quiz', kind: 'Practice: Core', completedOn: 'Nov 2, 2026', score: '18 of 20 (90%)' };
const GIVEN: Certificate = {
  language: 'en',
  student: 'María Núñez',
  className: 'HVAC 101',
  instructor: 'Renée Fitzgerald',
  issuedOn: 'Nov 23, 2026',
  tests: [TEST],
};
const draw = async (given: Partial<Certificate> = {}) =>
  Buffer.from(await drawCertificate({ ...GIVEN, ...given }, { fonts, now: NOW }));
const count = (file: Buffer, pattern: RegExp): number => file.toString('latin1').match(pattern)?.length ?? 0;
const pagesOf = (file: Buffer): number => count(file, /\/Type \/Page\b/g);

describe('a certificate as a file', () => {
  it('is one landscape letter page in English, with a heading and a table for screen readers', async () => {
    const file = await draw();
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(file)).toBe(1);
    expect(count(file, /\/MediaBox \[0 0 792 612\]/g)).toBe(1);
    expect(count(file, /\/Lang \(en-US\)/g)).toBeGreaterThan(0);
    expect(count(file, /\/S \/H1/g)).toBe(1);
    expect(count(file, /\/S \/TH\b/g)).toBe(4);
    expect(count(file, /\/S \/TD\b/g)).toBe(4);
  });

  it('is one page in Spanish too', async () => {
    const file = await draw({ language: 'es' });
    expect(pagesOf(file)).toBe(1);
    expect(count(file, /\/Lang \(es-US\)/g)).toBeGreaterThan(0);
  });

  it('lists each of sixty tests once, over as many pages as needed, each with a header and footer', async () => {
    const long = {
      ...TEST,
      title: 'W'.repeat(80),
      kind: 'Practice exam: Core, Type I, Type II and Type III, on paper',
    };
    const file = await draw({ tests: Array.from({ length: 60 }, (_, index) => (index % 2 ? long : TEST)) });
    expect(pagesOf(file)).toBeGreaterThan(2);
    expect(count(file, /\/S \/TR\b/g)).toBe(60 + pagesOf(file));
  });

  it('fits on one page with the longest names, and with blank lines for names to be filled in by hand', async () => {
    const longest = { student: 'W'.repeat(60), className: 'W'.repeat(80), instructor: 'W'.repeat(120) };
    for (const names of [longest, { student: null, className: null, instructor: null }]) {
      expect(pagesOf(await draw(names))).toBe(1);
    }
  });

  it('contains no script, link, form or embedded file', async () => {
    const file = await draw({ student: ') /S /JavaScript /JS (app.alert(1)', className: '</b><script>' });
    expect(count(file, /\/(JavaScript|JS|URI|Launch|EmbeddedFile|AcroForm|OpenAction)\b/g)).toBe(0);
  });
});
