import { describe, expect, it } from 'vitest';
import { faultsOf, HEAD } from '@/lib/import-export/testing/files';
import { readCsv } from './csv-codec';
import { IMPORT_MAX_ROWS } from './formats-rules';

describe('CSV file', () => {
  it('reports every missing column', async () => {
    expect(faultsOf(await readCsv('section,text,answer1\nCore,x,a\n'))).toEqual([
      '1 answer2: The column "answer2" is missing',
      '1 correct: The column "correct" is missing',
    ]);
    expect(faultsOf(await readCsv(''))[0]).toMatch(/^1 section: .*missing/);
  });

  it('reports an unknown column', async () => {
    expect(faultsOf(await readCsv(`${HEAD},explnation\n`))).toEqual([
      expect.stringMatching(/^1 explnation: .*not known/),
    ]);
  });

  it('may use semicolons, any case and any order of columns, and omit optional columns', async () => {
    const [row] = await readCsv('Text;Correct;Section;Answer1;Answer2\r\nWhich?;2;Core;a, b;c\r\n');
    expect(row).toMatchObject({
      row: 2,
      draft: { text: 'Which?', section: 'Core', state: undefined, topic: undefined, difficulty: undefined },
    });
    expect(row?.draft?.answers.slice(0, 2).map(({ text, isCorrect }) => [text, isCorrect])).toEqual([
      ['a, b', false],
      ['c', true],
    ]);
  });

  it('numbers rows as a spreadsheet does, including line breaks in cells and empty rows', async () => {
    const rows = await readCsv(`${HEAD}\n,Core,"two\nlines",a,b,,,1\n,,,,,,,\n,Core,x,a,b,,,9\n`);
    expect(rows.map((row) => row.row)).toEqual([2, 4]);
    expect(faultsOf(rows)).toEqual([expect.stringMatching(/^4 correct: /)]);
  });

  it.each([
    ['rows', 'Core,x,a,b,1\n', IMPORT_MAX_ROWS + 2],
    ['rows in which nothing stands', ',,\n', 5 * IMPORT_MAX_ROWS + 1],
  ])('stops reading beyond the limit on %s', async (_, row, last) => {
    const file = `section,text,answer1,answer2,correct\n${row.repeat(last + 1_000)}`;
    expect(faultsOf(await readCsv(file))).toEqual([`${last} file: A file holds at most 20,000 questions. Split it.`]);
  });

  it.each([
    ['a quotation mark that never closes', `${HEAD}\n,Core,x,a,b,,,1\n,Core,"x,a,b,,,1\n`, /^3 row: .*never closes/],
    ['a stray quotation mark', `${HEAD}\n,Core,5" pipe,a,b,,,1\n`, /^2 row: .*not written as CSV/],
    ['more cells than columns', `${HEAD}\n,Core,x,a,b,,,1,left over\n`, /^2 row: The row has 9 cells, the header 8/],
    ['a right answer that is empty', `${HEAD}\n,Core,x,a,b,,,3\n`, /^2 correct: .*answer 3, which is empty/],
  ])('reports the row with %s', async (_name, text, fault) => {
    expect(faultsOf(await readCsv(text))).toEqual([expect.stringMatching(fault)]);
  });
});
