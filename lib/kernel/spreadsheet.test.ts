import { expect, it } from 'vitest';
import { neutralize, writeRows } from './spreadsheet';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\n1', "'=1", "'' +1", '＝1', '－1'])(
  'neutralize protects %j, which a spreadsheet would run as a formula',
  (text) => {
    expect(neutralize(text)).toBe(`'${text}`);
  },
);

it.each(['', 'Core + Type I', "'Core'", '1-2', ' Core'])('neutralize leaves %j unchanged', (text) => {
  expect(neutralize(text)).toBe(text);
});

it('writeRows quotes cells with delimiters, quotes or line breaks, and neutralizes formulas', () => {
  const rows = [
    ['plain', 'a, b', 'say "no"', 'two\nlines'],
    ['=1+1', '', 'x', ' '],
    ["Ann;=cmd|' /C calc'!A0;", 'a\tb'],
  ];
  expect(writeRows(rows)).toBe(
    ['plain,"a, b","say ""no""","two\nlines"\r\n', "'=1+1,,x, \r\n", `"Ann;=cmd|' /C calc'!A0;","a\tb"\r\n`].join(''),
  );
});
