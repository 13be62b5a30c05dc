import fc from 'fast-check';
import { expect, it } from 'vitest';
import { neutralise as neutraliseQuestion } from '@/lib/exchange/csv/rules';
import { neutralise } from './spreadsheet';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\n1', "'=1", "'' +1", '＝1', '－1'])(
  'takes %j for a formula',
  (text) => {
    expect(neutralise(text)).toBe(`'${text}`);
  },
);

it.each(['', 'Core + Type I', "'Core'", '1-2', ' Core'])('leaves %j alone', (text) => {
  expect(neutralise(text)).toBe(text);
});

it('is the rule by which questions leave too', () => {
  const signs = fc.constantFrom("'", ' ', '\t', '\n', '\u00a0', '=', '+', '-', '@', '＝', '＠', 'a', '1');
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 6 }), (text) => {
      expect(neutralise(text)).toBe(neutraliseQuestion(text));
    }),
  );
});
