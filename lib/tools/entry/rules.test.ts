import { describe, expect, it } from 'vitest';
import { readNumber } from './rules';

const read = (text: string) => readNumber(text, { min: -60, max: 150, say: 'Enter a temperature.' });

describe('a number that is typed into a tool', () => {
  it.each([' 12.5', '12.5 ', '\t12.5\n'])('counts with the blanks that a paste leaves around it, %j', (text) => {
    expect(read(text)).toEqual({ kind: 'number', value: 12.5 });
  });

  it('is still missing where there are blanks alone', () => {
    expect(read('  ')).toEqual({ kind: 'empty' });
  });
});
