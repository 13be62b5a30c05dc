import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { SECTIONS } from './exam';
import { inWords } from './number-words';
import { SECTION_COUNT_WORD } from './section-facts';
import { listNames } from './words';

it('inWords spells out small counts', () => {
  expect([0, 4, 12, 13].map(inWords)).toEqual(['zero', 'four', 'twelve', '13']);
});

it('listNames joins names with commas and “and”', () => {
  const names = ['Core', 'Type I', 'Type II'];
  expect([0, 1, 2, 3].map((count) => listNames(names.slice(0, count)))).toEqual([
    '',
    'Core',
    'Core and Type I',
    'Core, Type I and Type II',
  ]);
});

/** Matches a spelled-out number of sections. */
const COUNTED =
  /\b(?:all (?:four|4)|(?:four|4) (?:sections|parts of the (?:exam|certification))|certification['’]s four|up to three types|two hours|100 questions)\b/i;

describe('a spelled-out number of sections', () => {
  test.each(['All four sections', 'certification’s four.', 'up to three types', 'an exam of 100 questions'])(
    'is found in “%s”',
    (text) => expect(text).toMatch(COUNTED),
  );

  test('occurs in no file of the product, because texts use SECTION_COUNT_WORD', () => {
    // Allows such numbers in the guides, which describe the real exam, and in tests, which state expected texts.
    const isMeant = (path: string) =>
      /\.tsx?$/.test(path) && !/\.test\.ts$|^lib\/(?:db\/generated|study\/guides)\/|^lib\/kernel\/exam\.ts$/.test(path);
    const files = ['app', 'components', 'emails', 'lib', 'server', 'service-worker']
      .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => join(folder, String(path))))
      .filter(isMeant);
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((path) => COUNTED.test(readFileSync(path, 'utf8')))).toEqual([]);
    expect(SECTION_COUNT_WORD).toBe(inWords(SECTIONS.length));
  });
});
