import { describe, expect, it } from 'vitest';
import { readMarks, readVersion } from './rules';

const question = (first: number, count = 4) => ({
  options: Array.from({ length: count }, (_, place) => ({ id: first + place })),
});
const QUESTIONS = [question(10), question(20), question(30, 3)];

describe('answers typed from a paper', () => {
  it.each([
    ['ABC', [[10], [21], [32]]],
    ['abc', [[10], [21], [32]]],
    [' A B, C ', [[10], [21], [32]]],
    ['A-C', [[10], [], [32]]],
    ['A_.', [[10], [], []]],
    ['(AC)B-', [[10, 12], [21], []]],
    ['[a, c] B ()', [[10, 12], [21], []]],
    ['(AA)BC', [[10], [21], [32]]],
  ])('are parsed: %s', (typed, read) => {
    expect(readMarks(typed, QUESTIONS)).toEqual(read);
  });

  it.each([
    ['', /This line has 0 answers, but the test has 3 questions/],
    ['A', /This line has 1 answer, but the test has 3 questions/],
    ['ABCD', /This line has 4 answers/],
    ['AB1', /Question 3 has “1”/],
    ['ABD', /Question 3 has the options A to C, but this line has D/],
    ['A(BX)C', /Question 2 has “X”/],
    ['A(BC', /This line has 4 answers/],
    ['A(B-)C', /Question 2 has “-”/],
    ['AB😀', /Question 3 has “😀”/],
    ['ABС', /Question 3 has “С”/],
  ])('are rejected: %s', (typed, says) => {
    expect(readMarks(typed, QUESTIONS)).toMatch(says);
  });
});

it.each([
  ['A', 'A'],
  [' b ', 'B'],
  ['C', null],
  ['', null],
  ['AB', null],
])('readVersion parses %j as %s', (typed, version) => {
  expect(readVersion(typed)).toBe(version);
});
