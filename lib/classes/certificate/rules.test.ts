import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { WRITABLE, writable } from './rules';

describe('a name on a certificate', () => {
  it.each([
    ['María José Núñez-García', 'María José Núñez-García'],
    ['Łukasz Żółć', 'Łukasz Żółć'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    ['Дмитро Шевченко', 'Дмитро Шевченко'],
    ['Γιώργος', 'Γιώργος'],
    ['O’Brien, Jr. (night class)', 'O’Brien, Jr. (night class)'],
    ['=HYPERLINK("//x")', '=HYPERLINK("//x")'],
    ['HVAC 🔧 101', 'HVAC 101'],
    ['Sam\u202e\u200b Lee\u2028x', 'Sam Lee x'],
  ])('is printed in characters of the fonts: %s', (text, written) => {
    expect(writable(text)).toBe(written);
  });

  it.each(['王小明', 'محمد', 'Ana 王', 'नमस्ते', '🔧', ' ', `A${'\u0301'.repeat(40)}`])(
    'is left blank for handwriting: %s',
    (text) => {
      expect(writable(text)).toBeNull();
    },
  );

  it.each(['regular', 'bold'])('has only letters that the %s font contains', (weight) => {
    const document = new PDFDocument().font(`lib/classes/certificate/fonts/noto-serif-${weight}.ttf`);
    const { font } = (document as unknown as { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } })
      ._font;
    const missing = WRITABLE.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
        (code) => !font.hasGlyphForCodePoint(code),
      ),
    );
    expect(missing.map((code) => code.toString(16))).toEqual([]);
    expect(readFileSync('lib/classes/certificate/fonts/OFL.txt', 'utf8')).toContain('SIL OPEN FONT LICENSE');
  });
});
