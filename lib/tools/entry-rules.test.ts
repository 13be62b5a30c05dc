import { describe, expect, it } from 'vitest';
import { readNumber } from './entry-rules';

const read = (text: string) => readNumber(text, { min: -60, max: 150, say: 'Enter a temperature.' });

describe('number typed into a tool', () => {
  it.each([' 12.5', '12.5 ', '\t12.5\n'])('is parsed without surrounding white space: %j', (text) => {
    expect(read(text)).toEqual({ kind: 'number', value: 12.5 });
  });

  it('counts as empty if it is only white space', () => {
    expect(read('  ')).toEqual({ kind: 'empty' });
  });
});
