import { describe, expect, it } from 'vitest';
import { bestOf, resultsFileName, wouldCertifyIn } from './rules';

const [CORE, TYPE_1, TYPE_2, TYPE_3] = [6, 3, 4, 5];

describe('wouldCertifyIn', () => {
  it.each([
    ['nothing without Core', [TYPE_1, TYPE_2, TYPE_3], ''],
    ['nothing by Core alone', [CORE], ''],
    ['a type with Core', [TYPE_2, CORE], 'Type II'],
    ['two types with Core', [TYPE_2, TYPE_1, CORE], 'Type I and Type II'],
    ['everything', [TYPE_2, TYPE_1, CORE, TYPE_3], 'Universal'],
    ['nothing at all', [], ''],
  ])('returns %s', (_name, passed, words) => {
    expect(wouldCertifyIn(passed)).toBe(words);
  });
});

describe('the best attempt', () => {
  it('has the highest percentage of right answers, and is the earliest of several equal attempts', () => {
    const made = (correct: number, total: number, minute: number) => ({
      correct,
      total,
      startedAt: new Date(minute * 60_000),
    });
    expect(bestOf([made(5, 10, 1), made(9, 10, 2), made(18, 20, 3)])).toEqual(made(9, 10, 2));
    expect(bestOf([made(18, 20, 3), made(9, 10, 2)])).toEqual(made(9, 10, 2));
    expect(bestOf([])).toBeNull();
  });
});

describe('the name of a results file', () => {
  it.each([
    ['HVAC 101', 'Week 1 quiz', 'HVAC 101 - Week 1 quiz - 2026-11-29.csv'],
    ['../Núñez: "A/B"', 'a\u0000b?', 'Núñez- -A-B- - a-b- - 2026-11-29.csv'],
  ])('contains %j and %j without the characters that a file system refuses', (className, title, expected) => {
    expect(resultsFileName(className, title, '2026-11-29')).toBe(expected);
  });
});
