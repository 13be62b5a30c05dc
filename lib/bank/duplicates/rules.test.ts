import { describe, expect, it } from 'vitest';
import { findSimilarPairs } from '@/lib/bank/similarity/rules.mjs';
import { ALIKE_IN_CONTRAST, exclusionsOf, groupPairs, hasOtherPicture, isContrastSet } from './rules';

const pair = (first: number, second: number, similarity: number) => ({
  first: { id: first },
  second: { id: second },
  similarity,
});

describe('groups of duplicates', () => {
  it('contain all questions connected by pairs, with the most similar group first', () => {
    const groups = groupPairs([pair(5, 9, 0.7), pair(1, 2, 0.65), pair(3, 9, 0.8), pair(8, 2, 0.9), pair(5, 3, 0.6)]);
    expect(groups.map(({ similarity, questions }) => [similarity, questions.map(({ id }) => id)])).toEqual([
      [0.9, [1, 2, 8]],
      [0.8, [3, 5, 9]],
    ]);
  });

  it('are empty if there are no pairs', () => {
    expect(groupPairs([])).toEqual([]);
  });
});

describe('hasOtherPicture', () => {
  it.each([
    ['a', 'b', true],
    ['a', 'a', false],
    ['a', null, false],
    [null, 'a', false],
    [undefined, undefined, false],
  ])('compares the drawings %s and %s, and returns %s', (one, other, isOther) => {
    expect(hasOtherPicture(one, other)).toBe(isOther);
  });
});

describe('the similarity search', () => {
  it('skips pairs within a contrast set and pairs with different drawings, and replaces them by other pairs up to the limit', () => {
    const names = ['a', null, 'b'];
    const questions = Array.from({ length: 120 }, (_, at) => ({
      text: `What does the ${at % 5 === 0 ? 'low' : 'high'} gauge of system ${at % 11} read at ${at % 7} degrees?`,
      contrast: names[at % 3] ?? null,
      picture: names[(at >> 2) % 3] ?? null,
    }));
    const texts = questions.map(({ text }) => text);
    const wanted = findSimilarPairs(texts, 0.6).filter(({ first, second, similarity }) => {
      const [one, other] = [questions[first], questions[second]];
      if (!one || !other) throw new Error('A pair of texts that are not there');
      if (hasOtherPicture(one.picture, other.picture)) return false;
      return similarity >= ALIKE_IN_CONTRAST || !isContrastSet(one, other);
    });
    expect(wanted.length).toBeGreaterThan(500);
    expect(wanted.length).toBeLessThan(findSimilarPairs(texts, 0.6).length - 500);
    for (const limit of [50, wanted.length, Number.POSITIVE_INFINITY])
      expect(findSimilarPairs(texts, 0.6, limit, exclusionsOf(questions))).toEqual(wanted.slice(0, limit));
  });
});
