import { expect, it } from 'vitest';
import { tallyOf } from './rules';

it.each([
  [0, 0, null],
  [9, 9, null],
  [10, 9, 90],
  [3, 1, null],
  [12, 7, 58],
  [200, 199, 100],
])(
  'tallyOf, called with %i answers of which %i are right, returns the percentage %s',
  (answers, correct, percentRight) => {
    expect(tallyOf({ answers, correct })).toEqual({ answers, correct, percentRight });
  },
);
