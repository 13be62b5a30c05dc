import { expect, it } from 'vitest';
import { neutralize } from './spreadsheet';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\n1', "'=1", "'' +1", '＝1', '－1'])(
  'neutralize protects %j, which a spreadsheet would run as a formula',
  (text) => {
    expect(neutralize(text)).toBe(`'${text}`);
  },
);

it.each(['', 'Core + Type I', "'Core'", '1-2', ' Core'])('neutralize leaves %j unchanged', (text) => {
  expect(neutralize(text)).toBe(text);
});
