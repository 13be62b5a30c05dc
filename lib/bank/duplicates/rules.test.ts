import { describe, expect, it } from 'vitest';
import { countContrasted, countPictured, groupPairs, hasOtherPicture, isContrastSet } from './rules';

const pair = (first: number, second: number, similarity: number) => ({
  first: { id: first },
  second: { id: second },
  similarity,
});

describe('groups of duplicates', () => {
  it('hold whatever is tied together by pairs, the most similar group first', () => {
    const groups = groupPairs([pair(5, 9, 0.7), pair(1, 2, 0.65), pair(3, 9, 0.8), pair(8, 2, 0.9), pair(5, 3, 0.6)]);
    expect(groups.map(({ similarity, questions }) => [similarity, questions.map(({ id }) => id)])).toEqual([
      [0.9, [1, 2, 8]],
      [0.8, [3, 5, 9]],
    ]);
  });

  it('are none without pairs', () => {
    expect(groupPairs([])).toEqual([]);
  });
});

describe('pairs of questions about drawings', () => {
  it.each([
    ['a', 'b', true],
    ['a', 'a', false],
    ['a', null, false],
    [null, 'a', false],
    [undefined, undefined, false],
  ])('%s and %s make two questions: %s', (one, other, isOther) => {
    expect(hasOtherPicture(one, other)).toBe(isOther);
  });

  it('are at most as many as are counted', () => {
    expect(countPictured(['a', null, 'b', 'a'].map((picture) => ({ picture })))).toBe(3);
  });
});

describe('pairs of a contrast set', () => {
  it('are counted as they are told', () => {
    const questions = ['a', null, 'b', 'a', undefined, 'a', 'b', '', 'c', ''].map((contrast) => ({ contrast }));
    const told = questions.flatMap((one, at) => questions.slice(at + 1).filter((other) => isContrastSet(one, other)));
    expect(countContrasted(questions)).toBe(told.length);
    expect(told).toHaveLength(4);
  });
});
