import { describe, expect, test } from 'vitest';
import { factFields } from './forms-contract';

const fact = {
  name: 'Rate of process',
  value: '30',
  unit: '%',
  source: '40 CFR 82.157',
  inForceFrom: '2019-01-01',
  inForceUntil: null,
  checkAgainBy: '2027-01-10',
};
const problems = (changes: object) =>
  factFields
    .safeParse({ ...fact, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('factFields', () => {
  test.each([
    {},
    { value: '100' },
    { value: '0.5' },
    { value: '124,426', unit: '$' },
    { value: '-15', unit: '°F' },
    { value: 'two to five years', unit: '' },
    { value: '9999', unit: 'psig' },
    { inForceUntil: '2019-01-01' },
    { inForceFrom: null, inForceUntil: '2019-01-01' },
  ])('accepts %o', (changes) => {
    expect(problems(changes)).toBeUndefined();
  });

  test.each([
    [{ value: '9,999' }, 'value: A percentage is from 0 to 100'],
    [{ value: '-1' }, 'value: A percentage is from 0 to 100'],
    [{ value: 'a third' }, 'value: With a unit, the figure is a number, such as 1,500'],
    [{ value: '12,34', unit: 'lb' }, 'value: With a unit, the figure is a number, such as 1,500'],
    [{ value: ' ' }, 'value: Please fill in this field'],
    [{ inForceFrom: '0001-01-01' }, 'inForceFrom: Please enter a date from 1900 to 2200'],
    [{ inForceUntil: '2018-12-31' }, 'inForceUntil: The end is before the start'],
    [{ checkAgainBy: '9999-01-01' }, 'checkAgainBy: Please enter a date from 2020 to 2100'],
    [{ checkAgainBy: null }, 'checkAgainBy: Please fill in this field'],
  ])('refuses %o', (changes, message) => {
    expect(problems(changes)).toContain(message);
  });
});
