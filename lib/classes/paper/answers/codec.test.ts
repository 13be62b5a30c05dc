import { describe, expect, it } from 'vitest';
import { MOST_PLACES } from '@/lib/classes/rules';
import { readTyped } from './codec';

describe('a list of answers', () => {
  it.each([
    ['Maria Garcia; A; ABCD', ['Maria Garcia', 'A', 'ABCD']],
    ['Maria Garcia,B,ABCD', ['Maria Garcia', 'B', 'ABCD']],
    ['Maria Garcia\ta\tABCD', ['Maria Garcia', 'a', 'ABCD']],
    ['Garcia, Maria; A; ABCD', ['Maria Garcia', 'A', 'ABCD']],
    ['Garcia, Maria, A, ABCD', ['Maria Garcia', 'A', 'ABCD']],
    ['"Garcia, Maria",A,ABCD', ['Maria Garcia', 'A', 'ABCD']],
    ['Maria,B,A,B,C,D', ['Maria', 'B', 'A B C D']],
    ['Maria; A; ABCD EFAB', ['Maria', 'A', 'ABCD EFAB']],
    ['Maria; A', ['Maria', 'A', '']],
    ['Maria', ['Maria', '', '']],
    ['Maria; C; ABCD', ['Maria', 'C', 'ABCD']],
    ["'-Maria; A; '-BCD", ['-Maria', 'A', '-BCD']],
  ])('is parsed: %s', (line, [name, version, answers]) => {
    expect(readTyped(line)).toEqual([{ line: 1, name, version, answers }]);
  });

  it('counts physical lines, skips empty lines and a header, and accepts mixed separators', () => {
    const list = '\uFEFFName;Version;Answers\r\n\r\nMaria;A;ABC\r\nSam\tB\tCBA\n   \nZoe,A,AAA\n';
    expect(readTyped(list)).toEqual([
      { line: 3, name: 'Maria', version: 'A', answers: 'ABC' },
      { line: 4, name: 'Sam', version: 'B', answers: 'CBA' },
      { line: 6, name: 'Zoe', version: 'A', answers: 'AAA' },
    ]);
  });

  it('reports the line with an unclosed quotation mark, and parses the other lines', () => {
    expect(readTyped('"Maria;A;ABC\nSam;B;CBA')).toEqual([
      { line: 1, name: '"Maria;A;ABC', version: '', answers: '', problem: expect.stringMatching(/never closes/) },
      { line: 2, name: 'Sam', version: 'B', answers: 'CBA' },
    ]);
  });

  it('is rejected as a whole when it has no line, or more lines than a class may have students', () => {
    for (const list of ['', ' \n\n', 'Name;Version;Answers'])
      expect(readTyped(list)).toMatch(/Paste the answers first/);
    const lines = Array.from({ length: MOST_PLACES }, (_, index) => `Student ${index};A;ABC`).join('\n');
    expect(readTyped(lines)).toHaveLength(MOST_PLACES);
    expect(readTyped(`name;version;answers\n${lines}`)).toHaveLength(MOST_PLACES);
    expect(readTyped(`${lines}\nOne more;A;ABC`)).toMatch(/more than 120 lines/);
  });
});
