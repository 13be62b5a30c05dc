import { describe, expect, it } from 'vitest';
import { isPossible } from './rules';

describe('isPossible', () => {
  it.each([
    [true, undefined, true],
    [true, 17, false],
    [true, 18, true],
    [true, 25, true],
    [true, 26, false],
    [false, -1, false],
    [false, 0, true],
    [false, 20, true],
    [false, 21, false],
  ])('passed = %s and %s right answers are possible together: %s', (passed, correct, possible) => {
    expect(isPossible({ passed, correct })).toBe(possible);
  });
});
